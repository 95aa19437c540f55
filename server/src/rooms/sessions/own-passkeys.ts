import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { proveOwnPassword } from './change-password.ts';
import { askNewPasskey, askPasskeys, checkNewPasskey } from './passkeys.ts';
import { deletePasskey, insertPasskey, readPasskeys, renamePasskey, type AddedPasskey } from './passkeys.store.ts';
import { proveOwnFactor, requireOwnFactor } from './own-factor.ts';
import { makeRecoveryCodes, needsFactor, type FactorProof, type SentFactor } from './second-factor.ts';
import { beginFactor, lockFactor, readFactor, removeFactor } from './second-factor.store.ts';

export async function readOwnPasskeys({ db, viewer }: ReadContext): Promise<CallOutput<'sessions.passkeys'>> {
  const rows = await readPasskeys(db, viewer.id);
  return {
    data: rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: toIso(created_at),
      last_used_at: last_used_at && toIso(last_used_at),
    })),
  };
}

/** Asks an authenticator for a passkey, after the password and a factor that is there already: an open session alone adds nobody's key. */
export async function startPasskey(
  context: ReadContext,
  body: { readonly current_password: string },
): Promise<CallOutput<'sessions.startPasskey'> | Refusal> {
  const { viewer } = context;
  const proved = await proveOwnPassword(context, body.current_password);
  if (typeof proved !== 'string') return proved;
  const missing = await requireOwnFactor(context);
  if (missing) return missing;
  const options = await askNewPasskey(context, {
    staffId: viewer.id,
    userName: viewer.userName,
    name: viewer.name,
    purpose: 'add',
  });
  return typeof options === 'string' ? { data: { options } } : options;
}

/** Checks the answer before the transaction, so that a question is used up by a wrong one. */
export const checkOwnPasskey = ({ db, viewer, now }: ReadContext, { passkey }: { readonly passkey: string }) =>
  checkNewPasskey(db, { staffId: viewer.id, purpose: 'add' }, { answer: passkey, now });

/** Stores a passkey that was checked. The first second factor of an account gets recovery codes. */
export async function addPasskey(
  { tx, viewer, now, services, audit }: CommandContext,
  name: string,
  checked: Omit<AddedPasskey, 'name'>,
): Promise<CallOutput<'sessions.addPasskey'> | Refusal> {
  const isFirst = await beginFactor(tx, viewer.id, now);
  if (!(await insertPasskey(tx, { ...checked, name }, now))) return refuse('duplicate');
  audit({
    room: 'staff',
    record: viewer.id,
    name: viewer.name,
    action: 'add_passkey',
    after: { passkey_name: name },
  });
  return { data: { recovery_codes: isFirst ? await makeRecoveryCodes(tx, services, viewer.id) : [] } };
}

/** Gives one of the own passkeys another name. */
export async function renameOwnPasskey(
  { tx, viewer, audit }: CommandContext,
  id: number,
  name: string,
): Promise<CallOutput<'sessions.renamePasskey'> | Refusal> {
  const before = await renamePasskey(tx, { staffId: viewer.id, id }, name);
  if (before === undefined) return refuse('not_found');
  audit({
    room: 'staff',
    record: viewer.id,
    name: viewer.name,
    action: 'rename_passkey',
    before: { passkey_name: before },
    after: { passkey_name: name },
  });
  return { message: 'ok' };
}

/** Takes a code or a passkey before one of the own passkeys is removed. */
export async function proveToRemovePasskey(
  context: ReadContext,
  id: number,
  sent: SentFactor,
): Promise<FactorProof | Refusal> {
  const own = await readPasskeys(context.db, context.viewer.id);
  return own.some((passkey) => passkey.id === id) ? proveOwnFactor(context, sent) : refuse('not_found');
}

/** Removes a passkey; with the last one of an account without app its second factor ends. */
export async function removePasskey(
  { tx, viewer, services, audit }: CommandContext,
  id: number,
): Promise<CallOutput<'sessions.removePasskey'> | Refusal> {
  await lockFactor(tx, viewer.id);
  const name = await deletePasskey(tx, viewer.id, id);
  if (name === undefined) return refuse('not_found');
  const factor = await readFactor(tx, viewer.id);
  const line = { room: 'staff', record: viewer.id, name: viewer.name } as const;
  audit({ ...line, action: 'remove_passkey', before: { passkey_name: name } });
  if (factor.app_at !== null || (await readPasskeys(tx, viewer.id)).length > 0) return { message: 'ok' };
  if (needsFactor(services, factor)) return refuse('second_factor_required');
  await removeFactor(tx, viewer.id);
  audit({ ...line, action: 'remove_second_factor' });
  return { message: 'ok' };
}

/** Returns how the own second factor can be proved now. */
export async function challengeFactor(context: ReadContext): Promise<CallOutput<'sessions.factorChallenge'>> {
  const { db, viewer } = context;
  const { app_at } = await readFactor(db, viewer.id);
  return {
    data: { app: app_at !== null, passkey: await askPasskeys(context, { staffId: viewer.id, purpose: 'prove' }) },
  };
}
