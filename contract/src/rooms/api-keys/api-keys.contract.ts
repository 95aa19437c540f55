import { z } from 'zod';
import { apiKeyForm, revokeKeyForm, rollKeyForm } from '@waybill/domain/rooms/api-keys/api-key-form.ts';
import { apiKeyLife } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import { programStops } from '@waybill/domain/rooms/api-keys/decide-owner.ts';
import { keyModes } from '@waybill/domain/kernel/worlds.ts';
import { isProgram, keyOwnerKinds } from '@waybill/domain/kernel/key-owners.ts';
import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import { staffName } from '../../kernel/personal.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { apiKeyList } from './api-keys.columns.ts';

export type ApiKeyTopic = 'api_key';

const count = z.number().int();
const row = rowOf(apiKeyList, {
  id: count,
  name: z.string(),
  mode: z.enum(keyModes),
  owner_kind: z.enum(keyOwnerKinds),
  owner: z.string().describe('the merchant, the company, or the agent’s branch'),
  customer_id: count.nullable().describe('the merchant, whose parcels and money alone it sees'),
  branch: named,
  scopes: z.array(z.enum(keyScopeNames)),
  shown: z.string().describe('how it begins and ends, which is all that is kept of it'),
  status: z.enum(apiKeyLife.stateNames),
  stop: z.enum(programStops).nullable().describe('why it stands still although nothing was done to it'),
  per_minute: count.describe('calls a minute at most'),
  expires_at: instant.nullable(),
  last_used_at: instant.nullable(),
  last_used_address: z.string().nullable(),
  created_by: staffName('branch'),
  created_at: instant,
  rolled_from: count.nullable(),
  rolled_to: count.nullable(),
  revoked_by: staffName('branch').nullable(),
  revoked_at: instant.nullable(),
  revoke_reason: z.string().nullable(),
  version: count,
  actions: z.array(action),
});
export type ApiKeyRow = z.infer<typeof row>;

const ownKey = row.pick({
  id: true,
  name: true,
  mode: true,
  owner_kind: true,
  owner: true,
  customer_id: true,
  branch: true,
  scopes: true,
  per_minute: true,
  expires_at: true,
});
export type OwnKey = z.infer<typeof ownKey>;

const made = one(row.extend({ secret: z.string().describe('the key itself, which is shown this once') }));
const edit = { permission: 'api_key.edit' } as const;
const refusals = [
  'validation_failed',
  'branch_not_covered',
  'customer_not_active',
  'api_key_no_agent',
  'api_key_scope_above',
  'api_key_scope_of_owner',
  'day_past',
  'api_key_most',
] as const;

export const apiKeyContract = {
  list: endpoint({
    id: 'api_keys.list',
    method: 'GET',
    path: '/api/api-key',
    summary: 'The keys of programs at the covered branches',
    access: apiKeyList.access,
    scope: 'branch',
    query: listQuery(apiKeyList),
    output: many(row),
  }),
  detail: endpoint({
    id: 'api_keys.detail',
    method: 'GET',
    path: '/api/api-key/{id}',
    summary: 'One key: whose it is, what it opens, when it was used; never the key itself',
    access: apiKeyList.access,
    scope: 'branch',
    params: idParam,
    output: one(row),
    refusals: ['not_found'],
  }),
  own: endpoint({
    id: 'api_keys.own',
    method: 'GET',
    path: '/api/api-key/own',
    summary: 'What the calling key is: whose, for which branch, what it opens, how long it works',
    access: { check: isProgram },
    scope: 'self',
    output: one(ownKey),
  }),
  create: endpoint({
    id: 'api_keys.create',
    method: 'POST',
    path: '/api/api-key',
    summary: 'A new key, which opens no more than its maker may do; the answer shows it once',
    access: edit,
    scope: 'branch',
    status: 201,
    body: bodyOf(apiKeyForm),
    output: made,
    refusals,
    secret: true,
  }),
  roll: endpoint({
    id: 'api_keys.roll',
    method: 'POST',
    path: '/api/api-key/{id}/roll',
    summary: 'A key that takes the place of this one; both work until the overlap ends',
    access: { permission: apiKeyLife.commands.roll.permission },
    scope: 'branch',
    status: 201,
    params: idParam,
    body: bodyOf(rollKeyForm),
    output: made,
    refusals: ['not_found', 'state_not_allowed', ...refusals],
    secret: true,
  }),
  revoke: endpoint({
    id: 'api_keys.revoke',
    method: 'POST',
    path: '/api/api-key/{id}/revoke',
    summary: 'End a key at once, on every server',
    access: { permission: apiKeyLife.commands.revoke.permission },
    scope: 'branch',
    params: idParam,
    body: bodyOf(revokeKeyForm),
    output: one(row),
    refusals: ['not_found', 'state_not_allowed', 'validation_failed'],
  }),
};
