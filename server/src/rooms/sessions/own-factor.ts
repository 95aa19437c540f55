import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { staffActions } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { proveOwnPassword } from './change-password.ts';
import { makeRecoveryCodes, needsFactor, offerFactor, proveCode, type CodeProof } from './second-factor.ts';
import { confirmFactor, countFactor, readFactor, removeFactor } from './second-factor.store.ts';

export async function readOwnFactor({
  db,
  viewer,
  now,
  services,
}: ReadContext): Promise<CallOutput<'sessions.secondFactor'>> {
  const { role_slug, confirmed_at } = await readFactor(db, viewer.id);
  const { codes, devices } = await countFactor(db, viewer.id, now);
  return {
    data: {
      added_at: confirmed_at && toIso(confirmed_at),
      required: needsFactor(services, role_slug),
      recovery_codes: codes ?? 0,
      trusted_devices: devices ?? 0,
    },
  };
}

/** Offers a secret for an app, after the password: an open session alone adds nobody's app. */
export async function startFactor(
  context: ReadContext,
  body: { readonly current_password: string },
): Promise<CallOutput<'sessions.startSecondFactor'> | Refusal> {
  const { db, viewer, now, services } = context;
  if ((await readFactor(db, viewer.id)).confirmed_at) return refuse('state_not_allowed');
  const proved = await proveOwnPassword(context, body.current_password);
  if (typeof proved !== 'string') return proved;
  return { data: await offerFactor(db, services, { staffId: viewer.id, account: viewer.userName, now }) };
}

/** Takes a code for a command on the own factor, which must be confirmed already, or not yet. */
export async function proveOwnCode(
  { db, viewer, now, services }: ReadContext,
  { code }: { readonly code: string },
  { confirmed, removes = false }: { readonly confirmed: boolean; readonly removes?: boolean },
): Promise<CodeProof | Refusal> {
  const factor = await readFactor(db, viewer.id);
  if (factor.secret === null || (factor.confirmed_at !== null) !== confirmed) return refuse('state_not_allowed');
  if (removes && needsFactor(services, factor.role_slug)) return refuse('second_factor_required');
  return proveCode(db, viewer.id, { code, now });
}

function recordOwn({ viewer, audit }: CommandContext, action: (typeof staffActions)[number]): void {
  audit({ room: 'staff', record: viewer.id, name: viewer.name, action });
}

export async function addFactor(context: CommandContext) {
  const { tx, viewer, now, services } = context;
  await confirmFactor(tx, viewer.id, now);
  recordOwn(context, 'add_second_factor');
  return { data: { recovery_codes: await makeRecoveryCodes(tx, services, viewer.id) } };
}

export async function renewRecoveryCodes(context: CommandContext) {
  recordOwn(context, 'renew_recovery_codes');
  return { data: { recovery_codes: await makeRecoveryCodes(context.tx, context.services, context.viewer.id) } };
}

export async function removeOwnFactor(context: CommandContext) {
  await removeFactor(context.tx, context.viewer.id);
  recordOwn(context, 'remove_second_factor');
  return { message: 'ok' };
}
