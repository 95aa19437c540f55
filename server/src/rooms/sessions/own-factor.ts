import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { factorFreshMinutes } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { staffActions } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { proveOwnPassword } from './change-password.ts';
import { readPasskeys } from './passkeys.store.ts';
import {
  makeRecoveryCodes,
  needsFactor,
  offerFactor,
  proveCode,
  proveFactor,
  type FactorProof,
  type SentFactor,
} from './second-factor.ts';
import {
  confirmApp,
  countFactor,
  lockFactor,
  readFactor,
  readFactorTime,
  removeApp,
  removeFactor,
  setFactorTime,
} from './second-factor.store.ts';

export async function readOwnFactor({
  db,
  viewer,
  now,
  services,
}: ReadContext): Promise<CallOutput<'sessions.secondFactor'>> {
  const factor = await readFactor(db, viewer.id);
  const { app_at, confirmed_at } = factor;
  const { codes, devices } = await countFactor(db, viewer.id, now);
  return {
    data: {
      added_at: confirmed_at && toIso(confirmed_at),
      app: app_at !== null,
      required: needsFactor(services, factor),
      recovery_codes: codes ?? 0,
      trusted_devices: devices ?? 0,
    },
  };
}

/**
 * Refuses to add another factor until one that the person has was proved in this session, or the first one was added, within the last minutes: a
 * stranger who knows the password of an open session must not get past its second step.
 */
export async function requireOwnFactor({
  db,
  viewer,
  now,
}: ReadContext): Promise<Refusal<'second_factor_again'> | null> {
  const { confirmed_at } = await readFactor(db, viewer.id);
  if (confirmed_at === null) return null;
  const times = [confirmed_at, await readFactorTime(db, viewer.sessionId)];
  const isFresh = times.some((time) => time !== null && now.getTime() - time.getTime() < factorFreshMinutes * 60_000);
  return isFresh ? null : refuse('second_factor_again');
}

/** Offers a secret for an app, after the password and a factor that is there already: an open session alone adds nobody's app. */
export async function startFactor(
  context: ReadContext,
  body: { readonly current_password: string },
): Promise<CallOutput<'sessions.startSecondFactor'> | Refusal> {
  const { db, viewer, now, services } = context;
  if ((await readFactor(db, viewer.id)).app_at) return refuse('state_not_allowed');
  const proved = await proveOwnPassword(context, body.current_password);
  if (typeof proved !== 'string') return proved;
  const missing = await requireOwnFactor(context);
  if (missing) return missing;
  return { data: await offerFactor(db, services, { staffId: viewer.id, account: viewer.userName, now }) };
}

/** Takes the first code of an app that is being added. */
export async function proveNewApp(
  { db, viewer, now }: ReadContext,
  { code }: { readonly code: string },
): Promise<FactorProof | Refusal> {
  const { secret, app_at } = await readFactor(db, viewer.id);
  return secret === null || app_at !== null
    ? refuse('state_not_allowed')
    : proveCode(db, viewer.id, { code, now, adds: true });
}

/** Takes a code or a passkey for a command on the own factor. */
export async function proveOwnFactor(
  { db, viewer, now }: ReadContext,
  sent: SentFactor,
): Promise<FactorProof | Refusal> {
  return (await readFactor(db, viewer.id)).confirmed_at === null
    ? refuse('state_not_allowed')
    : proveFactor(db, sent, { staffId: viewer.id, purpose: 'prove', now });
}

/** The same before the app is removed. */
export async function proveToRemove(context: ReadContext, sent: SentFactor): Promise<FactorProof | Refusal> {
  const factor = await readFactor(context.db, context.viewer.id);
  if (factor.app_at === null) return refuse('state_not_allowed');
  if (needsFactor(context.services, factor) && (await readPasskeys(context.db, context.viewer.id)).length === 0)
    return refuse('second_factor_required');
  return proveOwnFactor(context, sent);
}

function recordOwn({ viewer, audit }: CommandContext, action: (typeof staffActions)[number]): void {
  audit({ room: 'staff', record: viewer.id, name: viewer.name, action });
}

/** The second factor was proved again: for some minutes this session may approve and pay above the limit. */
export async function proveAgain(context: CommandContext) {
  await setFactorTime(context.tx, context.viewer.sessionId, context.now);
  recordOwn(context, 'prove_second_factor');
  return { message: 'ok' };
}

export async function addFactor(context: CommandContext) {
  const { tx, viewer, now, services } = context;
  const isFirst = await confirmApp(tx, viewer.id, now);
  recordOwn(context, 'add_second_factor');
  return { data: { recovery_codes: isFirst ? await makeRecoveryCodes(tx, services, viewer.id) : [] } };
}

export async function renewRecoveryCodes(context: CommandContext) {
  recordOwn(context, 'renew_recovery_codes');
  return { data: { recovery_codes: await makeRecoveryCodes(context.tx, context.services, context.viewer.id) } };
}

/** Removes the app. The second factor goes on with the passkeys of the person, and ends without any. */
export async function removeOwnApp(
  context: CommandContext,
): Promise<CallOutput<'sessions.removeSecondFactor'> | Refusal> {
  const { tx, viewer, services } = context;
  await lockFactor(tx, viewer.id);
  const factor = await readFactor(tx, viewer.id);
  if (factor.app_at === null) return refuse('state_not_allowed');
  const keepsPasskeys = (await readPasskeys(tx, viewer.id)).length > 0;
  if (!keepsPasskeys && needsFactor(services, factor)) return refuse('second_factor_required');
  await (keepsPasskeys ? removeApp(tx, viewer.id) : removeFactor(tx, viewer.id));
  recordOwn(context, 'remove_second_factor');
  return { message: 'ok' };
}
