import { erasureDecisions } from '@waybill/domain/rooms/erasures/erasure-states.ts';
import { erasureContract as calls } from '@waybill/contract/rooms/erasures/erasures.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { askForErasure, decideOnErasure } from './change-erasure.ts';
import { erasureSource } from './erasures.queries.ts';

export const erasureRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, erasureSource, viewer, query)),
  read(calls.period, async ({ services }) => ({ months: services.settings.eraseMonths })),
  command(calls.create, (context, { body }) => askForErasure(context, body)),
  ...erasureDecisions.map((name) =>
    command(calls[name], (context, { params }) => decideOnErasure(context, name, params.id)),
  ),
];
