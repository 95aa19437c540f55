import { surplusContract as calls } from '@waybill/contract/rooms/surpluses/surpluses.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { askSurplusEnd, confirmSurplusEnd, denySurplusEnd, saveSurplusSettings } from './change-surplus.ts';
import { surplusSource } from './surpluses.queries.ts';
import { readSurplusDays } from './surpluses.store.ts';

export const surplusRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, surplusSource, viewer, query)),
  read(calls.settings, async ({ db }) => ({ data: { surplus_days: await readSurplusDays(db) } })),
  command(calls.saveSettings, (context, { body }) => saveSurplusSettings(context, body)),
  command(calls.ask, (context, { params, body }) => askSurplusEnd(context, params.id, body)),
  command(calls.confirm, (context, { params }) => confirmSurplusEnd(context, params.id)),
  command(calls.deny, (context, { params }) => denySurplusEnd(context, params.id)),
];
