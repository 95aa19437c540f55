import { toIso } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  keyCallsUsual,
  merchantKeysMost,
  type apiKeyForm,
  type revokeKeyForm,
  type rollKeyForm,
} from '@waybill/domain/rooms/api-keys/api-key-form.ts';
import { apiKeyLife, apiKeyStateAt, type ApiKeyState } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import { expiryOf, newKeyProblem, overlapEnd } from '@waybill/domain/rooms/api-keys/decide-api-key.ts';
import { usualMode } from '@waybill/domain/kernel/worlds.ts';
import { keyBytes, shownOfKey, writeKey } from '@waybill/domain/kernel/key-format.ts';
import type { ApiKeyRow } from '@waybill/contract/rooms/api-keys/api-keys.contract.ts';
import { changeState, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readRow } from '../../kernel/lists.ts';
import { tokenHash } from '../../kernel/secrets.ts';
import { apiKeySource, shownKey } from './api-keys.queries.ts';
import { ownerOf } from './program-owner.queries.ts';
import {
  countOwnKeys,
  insertApiKey,
  lockApiKey,
  setRevoked,
  setRolled,
  type KeyTerms,
  type LockedApiKey,
} from './api-keys.store.ts';

type KeyNow = LockedApiKey & { readonly status: ApiKeyState };
type MadeKey = { data: ApiKeyRow & { secret: string } } | Refusal;

/** API keys, for commands. */
const apiKeyRecord = topicRecord<'api_keys', KeyNow, ApiKeyRow>({
  room: 'api_keys',
  topic: 'api_key',
  lock: async ({ tx, viewer, now }, id) => {
    const row = await lockApiKey(tx, viewer, id);
    return row && { ...row, status: apiKeyStateAt(row, now) };
  },
  auditSubject: ({ name, branch_id }) => ({ name, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readRow(tx, apiKeySource, viewer, id),
});

/**
 * Creates a key, for the operator's data or for the sandbox. Refused: a branch or customer outside the creator's scope, an agent's key at a branch of
 * the operator, a scope with more rights than the creator has.
 */
export async function createApiKey(context: CommandContext, body: FormValues<typeof apiKeyForm>): Promise<MadeKey> {
  const { viewer, now } = context;
  const owner = await ownerOf(context, body);
  if (isRefusal(owner)) return owner;
  const problem = newKeyProblem(viewer, body, now, viewer.merchant?.keyScopes) ?? (await tooManyKeys(context));
  if (problem) return problem;
  const { called: _, ...whose } = owner;
  return makeKey(context, {
    ...whose,
    mode: body.mode ?? usualMode,
    name: body.name,
    scopes: body.scopes,
    per_minute: callsOf(viewer, body.per_minute),
    expires_at: expiryOf(body.expires_on),
  });
}

/** Returns how often a key may call: a merchant's own keys no more often than is usual. */
const callsOf = ({ merchant }: SessionViewer, wished: number | null): number =>
  merchant ? Math.min(wished ?? keyCallsUsual, keyCallsUsual) : (wished ?? keyCallsUsual);

/** Refuses a merchant's owner one key more than `merchantKeysMost`. */
async function tooManyKeys({ tx, viewer, now }: CommandContext): Promise<Refusal | null> {
  if (viewer.customerId === undefined || (await countOwnKeys(tx, viewer.customerId, now)) < merchantKeysMost)
    return null;
  return refuse('api_key_most', { values: { n: merchantKeysMost } });
}

async function makeKey(
  context: CommandContext,
  terms: KeyTerms,
  replace?: (id: number) => Promise<void>,
): Promise<MadeKey> {
  const { tx, viewer, now, services } = context;
  const secret = writeKey(terms.mode, services.randomBytes(keyBytes));
  const shown = shownOfKey(secret);
  const id = await insertApiKey(tx, terms, { token_hash: tokenHash(secret), ...shown }, { id: viewer.id, now });
  await replace?.(id);
  context.audit({
    room: 'api_keys',
    record: id,
    name: terms.name,
    action: 'create',
    branchId: terms.branch_id,
    after: {
      shown: shownKey(shown.shown_prefix, shown.last_four),
      mode: terms.mode,
      owner_kind: terms.owner_kind,
      customer_id: terms.customer_id,
      owner_name: terms.owner_name,
      branch_id: terms.branch_id,
      scopes: [...terms.scopes],
      per_minute: terms.per_minute,
      expires_at: terms.expires_at && toIso(terms.expires_at),
    },
  });
  context.publish({ topic: 'api_key', branchId: terms.branch_id, payload: { id } });
  const data = await readRow(tx, apiKeySource, viewer, id);
  return data ? { data: { ...data, secret } } : refuse('not_found');
}

/** Replaces a key by another with the same owner, scopes and limits. Both work until the overlap ends; refused as a new key would be. */
export async function rollApiKey(
  context: CommandContext,
  id: number,
  { overlap_hours, expires_on }: FormValues<typeof rollKeyForm>,
): Promise<MadeKey> {
  const { tx, viewer, now } = context;
  let made: MadeKey | null = null;
  const done = await changeState(context, apiKeyRecord, id, {
    command: 'roll',
    decide: ({ status }) => nextState(apiKeyLife, status, 'roll'),
    check: async (_, row) => {
      const owner = await ownerOf(context, row);
      if (isRefusal(owner)) return owner;
      const wish = { ...row, scopes: [...row.scopes], expires_on };
      return newKeyProblem(viewer, wish, now, viewer.merchant?.keyScopes);
    },
    set: async (_, row) => {
      const terms = { ...termsOf(row), per_minute: callsOf(viewer, row.per_minute) };
      made = await makeKey(context, { ...terms, expires_at: expiryOf(expires_on) }, (next) =>
        setRolled(tx, id, next, overlapEnd(row.expires_at, overlap_hours, now), now),
      );
    },
  });
  if (isRefusal(done) || made === null) return isRefusal(done) ? done : refuse('not_found');
  return made;
}

const termsOf = ({ mode, owner_kind, customer_id, owner_name, branch_id, name, scopes, per_minute }: LockedApiKey) => ({
  mode,
  owner_kind,
  customer_id,
  owner_name,
  branch_id,
  name,
  scopes,
  per_minute,
});

/** Revokes a key at once, on every server. Refused: `state_not_allowed` when it has ended already. */
export function revokeApiKey(
  context: CommandContext,
  id: number,
  { reason }: FormValues<typeof revokeKeyForm>,
): Changed<ApiKeyRow> {
  const { tx, viewer, now } = context;
  return changeState(context, apiKeyRecord, id, {
    command: 'revoke',
    reason,
    decide: ({ status }) => nextState(apiKeyLife, status, 'revoke'),
    set: () => setRevoked(tx, id, viewer.id, reason, now),
  });
}
