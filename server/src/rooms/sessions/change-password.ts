import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { hashPassword, passwordMatches } from '../../kernel/password.ts';
import { replacePassword, passwordHashOf } from '../staff/staff.door.ts';
import { revokeSessions } from '../../kernel/end-sessions.ts';
import { giveBackTry, takeTry, type ThrottleKey } from './throttle.store.ts';

/** The old password, which was proved, and the new one, as they are stored. */
export interface ProvedPassword {
  readonly was: string;
  readonly hash: string;
}

const wrongPassword = (): Refusal =>
  refuse('wrong_password', { fields: { current_password: [{ code: 'wrong_password' }] } });

/**
 * Asks for the old password, with the same patience as at sign-in. Before the transaction: weighing a password takes long, and the count of a wrong one
 * stays although the change is refused.
 */
export async function provePassword(
  context: ReadContext,
  body: { current_password: string; password: string },
): Promise<ProvedPassword | Refusal> {
  const was = await proveOwnPassword(context, body.current_password);
  return typeof was === 'string' ? { was, hash: await hashPassword(body.password) } : was;
}

/** Returns the hash of the own password when it is right. */
export async function proveOwnPassword({ db, viewer, now }: ReadContext, password: string): Promise<string | Refusal> {
  const keys: readonly ThrottleKey[] = [{ kind: 'account', value: `password:${viewer.id}` }];
  const seconds = await takeTry(db, keys, now);
  if (seconds > 0) return refuse('too_many_attempts', { values: { seconds } });
  const was = await passwordHashOf(db, viewer.id);
  if (was === null || !(await passwordMatches(was, password))) return wrongPassword();
  await giveBackTry(db, keys);
  return was;
}

/** Chooses a new password; every other session ends (S-30). */
export async function changePassword(
  context: CommandContext,
  proved: ProvedPassword,
): Promise<{ message: string } | Refusal> {
  const { tx, viewer, now } = context;
  // Another password may have been set since the old one was proved; then the proof no longer counts.
  if (!(await replacePassword(tx, viewer.id, { ...proved, now }))) return wrongPassword();
  await revokeSessions(tx, viewer.id, { but: viewer.sessionId }, 'password', now);
  context.audit({ room: 'staff', record: viewer.id, name: viewer.name, action: 'change_password' });
  return { message: 'ok' };
}
