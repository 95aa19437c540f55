import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decidePasswordReset } from '@waybill/domain/rooms/staff/decide-staff.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { endSessionsOf } from '../../kernel/end-sessions.ts';
import { lockStaff, writePassword } from './staff.store.ts';

/** A one-time password for somebody who forgot theirs: their sessions end, and they choose their own at the next sign-in. */
export async function resetPassword(
  context: CommandContext,
  id: number,
  passwordHash: string,
): Promise<{ message: string } | Refusal> {
  const { tx, viewer, now } = context;
  const person = await lockStaff(tx, viewer, id);
  if (!person) return refuse('not_found');
  const refusal = decidePasswordReset(viewer, person);
  if (refusal) return refusal;
  await writePassword(tx, id, { hash: passwordHash, mustChange: true, now });
  await endSessionsOf(tx, id, 'password', now);
  context.audit({ room: 'staff', record: id, name: person.name, action: 'reset_password', branchId: person.branch_id });
  return { message: 'ok' };
}
