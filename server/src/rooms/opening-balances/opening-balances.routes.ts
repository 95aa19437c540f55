import { openingBalanceContract as calls } from '@waybill/contract/rooms/opening-balances/opening-balances.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { confirmOpeningBalance, enterOpeningBalance, voidOpeningBalance } from './change-opening-balance.ts';
import { openingBalanceSource } from './opening-balances.queries.ts';

export const openingBalanceRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, openingBalanceSource, viewer, query)),
  command(calls.create, (context, { body }) => enterOpeningBalance(context, body)),
  command(calls.confirm, (context, { params }) => confirmOpeningBalance(context, params.id)),
  command(calls.void, (context, { params, body }) => voidOpeningBalance(context, params.id, body)),
];
