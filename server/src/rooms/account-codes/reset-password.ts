import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decidePasswordReset } from '@waybill/domain/rooms/staff/decide-staff.ts';
import {
  halfGroups,
  joinHalves,
  oneTimePassword,
  passwordBytes,
} from '@waybill/domain/rooms/staff/one-time-password.ts';
import { codeHours } from '@waybill/domain/rooms/staff/second-person.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { endSessionsOf } from '../../kernel/end-sessions.ts';
import { hashPassword } from '../../kernel/password.ts';
import type { Services } from '../../kernel/services.ts';
import { queueStaffCodeMessage } from '../messages/messages.door.ts';
import { lockStaff, wasPhoneSetByAnother, writeCode, writePassword } from '../staff/staff.door.ts';

/** The second half of a reset code, and the hash of the whole code. */
export interface PreparedCode {
  readonly secondHalf: string;
  readonly hash: string;
}

export async function prepareCode({ randomBytes }: Services, firstHalf: string): Promise<PreparedCode> {
  const secondHalf = oneTimePassword(randomBytes(passwordBytes), halfGroups);
  return { secondHalf, hash: await hashPassword(joinHalves(firstHalf, secondHalf)) };
}

/**
 * Resets a password to a one-time code in two halves. The user who resets sees only the first half, so that the code reaches only the owner of the
 * account. The second half is sent to the owner's phone. Where messages cannot reach them, where another user changed the phone recently, or with
 * `onPaper`, another person hands it over (`confirmPerson`). The owner's sessions end, and they choose a new password at the next sign-in.
 */
export async function resetPassword(
  context: CommandContext,
  id: number,
  { secondHalf, hash }: PreparedCode,
  onPaper: boolean,
): Promise<CallOutput<'staff.resetPassword'> | Refusal> {
  const { tx, viewer, now } = context;
  const person = await lockStaff(tx, viewer, id);
  if (!person) return refuse('not_found');
  const refusal = decidePasswordReset(viewer, person);
  if (refusal) return refusal;
  const expires_at = new Date(now.getTime() + codeHours * 3_600_000);
  await writePassword(tx, id, { hash, mustChange: true, now });
  await endSessionsOf(tx, id, 'password', now);
  const by_message =
    !onPaper &&
    !(await wasPhoneSetByAnother(tx, id, now)) &&
    (await queueStaffCodeMessage(context, { ...person, reset_by: viewer.name, second_half: secondHalf }));
  await writeCode(tx, id, { second_half: by_message ? null : secondHalf, expires_at, made_at: now });
  context.audit({
    room: 'staff',
    record: id,
    name: person.name,
    action: 'reset_password',
    branchId: person.branch_id,
    after: { by_message },
  });
  context.publish({ topic: 'staff', branchId: person.branch_id, payload: { id } });
  return { message: 'ok', by_message, expires_at: toIso(expires_at) };
}
