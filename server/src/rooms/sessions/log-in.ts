import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { passwordUse } from '@waybill/domain/rooms/staff/second-person.ts';
import { maySignIn, type AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { loginForm } from '@waybill/domain/rooms/sessions/session-forms.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { passwordMatches } from '../../kernel/password.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import { sameLogin, findByLogin } from '../staff/staff.door.ts';
import { lastMerchantOf } from './own-merchants.queries.ts';
import { openSession } from './open-session.ts';
import { passSecondFactor } from './second-factor.ts';
import { writeSignInLine } from './sign-in-line.store.ts';
import { deviceOf, isKnown } from './known-devices.ts';
import { giveBackTry, takeTry, type ThrottleKey } from './throttle.store.ts';

/**
 * Signs in with user name, e-mail or phone. Wrong password, unknown, suspended and banned accounts get the same words after the same
 * work, so that nobody learns which accounts exist (S-30). The try is counted before the password is looked at.
 */
export async function logIn(
  context: RequestContext,
  body: FormValues<typeof loginForm>,
): Promise<CallOutput<'sessions.login'> | Refusal> {
  const { db, now, services, request } = context;
  const person = await findByLogin(db, body.user_name);
  const secret = await installationSecret(db, services);
  const device = deviceOf(request.raw?.headers.cookie);
  // One account is one counter, whichever of its names was typed. From its own device it is not slowed down by what happens elsewhere.
  const account = person ? `staff:${person.id}` : `typed:${sameLogin(body.user_name)}`;
  const keys: readonly ThrottleKey[] =
    person && device && isKnown(device, secret, person.id)
      ? [{ kind: 'device', value: `${device.id}:${person.id}` }]
      : [
          { kind: 'address', value: request.ip },
          { kind: 'account', value: account },
        ];
  const seconds = await takeTry(db, keys, now);
  if (seconds > 0) return refuse('too_many_attempts', { values: { seconds } });

  const right = await passwordMatches(person?.password_hash ?? null, body.password);
  if (!person || !right || !maySignIn(person.status as AccountState)) return refuse('invalid_credentials');
  // A person who has the whole code learns nothing new from this answer.
  if (person.code_expires_at !== null && person.code_expires_at <= now) return refuse('code_expired');
  const customerId = person.user_type === merchantType ? await lastMerchantOf(db, person.id) : null;
  if (person.user_type === merchantType && customerId === null) return refuse('portal_closed');
  const factor = await passSecondFactor(context, person, body);
  if (isRefusal(factor)) return factor;
  let recovery_codes: string[] | null = null;
  const opened = await db.transaction().execute(async (tx) => {
    await giveBackTry(tx, keys);
    recovery_codes = await factor.finish(tx);
    // The owner reads in the account's history when and from where a password that another person knows was used (decisions 15).
    if (person.must_change_password) await writeSignInLine(tx, context, person, passwordUse);
    return openSession(tx, context, {
      staffId: person.id,
      branchId: person.branch_id,
      customerId,
      proved: factor.proved,
    });
  });
  return { ...(await opened.answer()), ...(recovery_codes ? { recovery_codes } : {}) };
}
