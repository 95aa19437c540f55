import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { maySignIn, type AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { passwordMatches } from '../../kernel/password.ts';
import { tokenHash } from '../../kernel/secrets.ts';
import { findByLogin, sameLogin } from '../staff/staff.door.ts';
import { readUser } from './sessions.queries.ts';
import { insertSession } from './sessions.store.ts';
import { countFailure, forgetFailures, waitOf, type ThrottleKey } from './throttle.ts';

/**
 * Signs in with user name, e-mail or phone. Wrong password, unknown, suspended and banned accounts get the same words after the same
 * work, so that nobody learns which accounts exist (S-30). 256 bits of randomness make the token; only its hash is stored.
 */
export async function logIn(
  context: RequestContext,
  body: { user_name: string; password: string },
): Promise<CallOutput<'sessions.login'> | Refusal> {
  const { db, now, services } = context;
  const account: ThrottleKey = { kind: 'account', value: sameLogin(body.user_name) };
  const keys = [account, { kind: 'address', value: context.request.ip } as const];
  const seconds = await waitOf(db, keys, now);
  if (seconds > 0) return refuse('too_many_attempts', { values: { seconds } });

  const person = await findByLogin(db, body.user_name);
  const right = await passwordMatches(person?.password_hash ?? null, body.password);
  if (!person || !right || !maySignIn(person.status as AccountState)) {
    await countFailure(db, keys, now);
    return refuse('invalid_credentials');
  }
  const token = services.randomBytes(32).toString('base64url');
  const { expiresAt } = await db.transaction().execute(async (tx) => {
    await forgetFailures(tx, account);
    await tx.updateTable('staff').set({ last_login_at: now }).where('id', '=', person.id).execute();
    return insertSession(tx, {
      tokenHash: tokenHash(token),
      staffId: person.id,
      branchId: person.branch_id,
      now,
      userAgent: context.request.userAgent,
      address: context.request.ip,
    });
  });
  return {
    token,
    user: await readUser(db, services, person.id, person.branch_id),
    expires_at: toIso(expiresAt),
    idle_hours: services.settings.sessionIdleHours,
  };
}
