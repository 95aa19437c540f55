import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { hashPassword, passwordMatches } from '../../kernel/password.ts';
import { passwordHashOf, setPassword } from '../staff/staff.door.ts';
import { revokeSessions } from '../../kernel/end-sessions.ts';
import { countFailure, waitOf, type ThrottleKey } from './throttle.ts';

/** Chooses a new password. The old one is asked for, with the same patience as at sign-in; every other session ends (S-30). */
export async function changePassword(
  context: CommandContext,
  body: { current_password: string; password: string },
): Promise<{ message: string } | Refusal> {
  const { tx, viewer, now } = context;
  const key: ThrottleKey = { kind: 'account', value: `password:${viewer.id}` };
  const seconds = await waitOf(tx, [key], now);
  if (seconds > 0) return refuse('too_many_attempts', { values: { seconds } });
  if (!(await passwordMatches(await passwordHashOf(tx, viewer.id), body.current_password))) {
    // On its own connection: the refusal rolls this transaction back, the count must stay.
    await countFailure(context.poolDb, [key], now);
    return refuse('wrong_password', { fields: { current_password: [{ code: 'wrong_password' }] } });
  }
  await setPassword(tx, viewer.id, { hash: await hashPassword(body.password), mustChange: false, now });
  await revokeSessions(tx, viewer.id, { but: viewer.sessionId }, 'password', now);
  context.audit({ room: 'staff', record: viewer.id, name: viewer.name, action: 'change_password' });
  return { message: 'ok' };
}
