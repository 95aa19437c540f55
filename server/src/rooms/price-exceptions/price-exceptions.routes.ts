import { priceExceptionCommands } from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import { priceExceptionContract as calls } from '@waybill/contract/rooms/price-exceptions/price-exceptions.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { decideOnPrice } from './change-price-exception.ts';
import { priceExceptionSource } from './price-exceptions.queries.ts';

export const priceExceptionRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, priceExceptionSource, viewer, query)),
  ...priceExceptionCommands.map((name) =>
    command(calls[name], (context, { params, body }) => decideOnPrice(context, name, params.id, body.version)),
  ),
];
