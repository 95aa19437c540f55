import { apiKeyContract as calls } from '@waybill/contract/rooms/api-keys/api-keys.contract.ts';
import { apiCallContract as callLog } from '@waybill/contract/rooms/api-keys/api-calls.contract.ts';
import { readPage, readRow } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { apiCallSource, readApiCall } from './api-calls.queries.ts';
import { apiKeySource, readOwnKey } from './api-keys.queries.ts';
import { createApiKey, revokeApiKey, rollApiKey } from './change-api-key.ts';

export const apiKeyRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, apiKeySource, viewer, query)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readRow(db, apiKeySource, viewer, params.id)),
  readOne(calls.own, ({ db, viewer }) => readOwnKey(db, viewer.key?.id ?? 0)),
  command(calls.create, (context, { body }) => createApiKey(context, body)),
  command(calls.roll, (context, { params, body }) => rollApiKey(context, params.id, body)),
  command(calls.revoke, (context, { params, body }) => revokeApiKey(context, params.id, body)),
  read(callLog.list, ({ db, viewer }, { query }) => readPage(db, apiCallSource, viewer, query)),
  readOne(callLog.detail, ({ db, viewer }, { params }) => readApiCall(db, viewer, params.id)),
];
