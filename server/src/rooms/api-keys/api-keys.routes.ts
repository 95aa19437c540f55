import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { apiKeyContract as calls } from '@waybill/contract/rooms/api-keys/api-keys.contract.ts';
import { apiCallContract as callLog } from '@waybill/contract/rooms/api-keys/api-calls.contract.ts';
import { readPage, readRow } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { apiCallSource, readApiCall } from './api-calls.queries.ts';
import { apiKeySource, readOwnKey } from './api-keys.queries.ts';
import { createApiKey, revokeApiKey, rollApiKey } from './change-api-key.ts';

export const apiKeyRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, apiKeySource, viewer, query)),
  read(calls.detail, async ({ db, viewer }, { params }) => {
    const data = await readRow(db, apiKeySource, viewer, params.id);
    return data ? { data } : refuse('not_found');
  }),
  read(calls.own, async ({ db, viewer }) => {
    const data = await readOwnKey(db, viewer.key?.id ?? 0);
    return data ? { data } : refuse('not_found');
  }),
  command(calls.create, (context, { body }) => createApiKey(context, body)),
  command(calls.roll, (context, { params, body }) => rollApiKey(context, params.id, body)),
  command(calls.revoke, (context, { params, body }) => revokeApiKey(context, params.id, body)),
  read(callLog.list, ({ db, viewer }, { query }) => readPage(db, apiCallSource, viewer, query)),
  read(callLog.detail, async ({ db, viewer }, { params }) => {
    const data = await readApiCall(db, viewer, params.id);
    return data ? { data } : refuse('not_found');
  }),
];
