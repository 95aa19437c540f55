import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decidePasswordReset } from '@waybill/domain/rooms/staff/decide-staff.ts';
import { factorResetHours } from '@waybill/domain/rooms/staff/second-person.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { endSessionsOf } from '../../kernel/end-sessions.ts';
import { lockStaff, refuseSamePerson } from '../staff/staff.door.ts';
import { askReset, readFactor, removeFactor } from './second-factor.store.ts';

/**
 * Removes the second factor of a person who has lost it. It takes two people above them: the first call asks, the call of a different person removes
 * it and ends the sessions. With a reset password alone, one person could otherwise sign in as another.
 */
export async function resetSecondFactor(
  context: CommandContext,
  id: number,
): Promise<CallOutput<'staff.resetSecondFactor'> | Refusal> {
  const { tx, viewer, now } = context;
  const person = await lockStaff(tx, viewer, id);
  if (!person) return refuse('not_found');
  const refusal = decidePasswordReset(viewer, person);
  if (refusal) return refusal;
  const { confirmed_at, reset_asked_by, reset_asked_at } = await readFactor(tx, id);
  if (confirmed_at === null) return refuse('state_not_allowed');
  const isPending = reset_asked_at !== null && now.getTime() - reset_asked_at.getTime() < factorResetHours * 3_600_000;
  const line = { room: 'staff', record: id, name: person.name, branchId: person.branch_id } as const;
  if (!isPending) {
    await askReset(tx, id, viewer.id, now);
    context.audit({ ...line, action: 'ask_factor_reset' });
    return { message: 'ok', done: false };
  }
  if (reset_asked_by === viewer.id) return refuse('second_person_needed');
  const same = await refuseSamePerson(context, [reset_asked_by, id]);
  if (same) return same;
  await removeFactor(tx, id);
  await endSessionsOf(tx, id, 'second_factor', now);
  context.audit({ ...line, action: 'reset_second_factor' });
  return { message: 'ok', done: true };
}
