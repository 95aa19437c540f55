import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { passwordUse } from '@waybill/domain/rooms/staff/second-person.ts';
import { maySignIn, type AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { Transaction } from 'kysely';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { passwordMatches } from '../../kernel/password.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import { sameLogin, findByLogin } from '../staff/staff.door.ts';
import { lastMerchantOf } from './own-merchants.queries.ts';
import { openSession } from './open-session.ts';
import { deviceOf, isKnown } from './known-devices.ts';
import { giveBackTry, takeTry, type ThrottleKey } from './throttle.store.ts';

/**
 * Records the use of a password that another person knows: it is visible in the account's history, and the owner reads when and from where it was
 * used (decisions 15).
 */
async function keepUse(
  tx: Transaction<Tables>,
  person: { id: number; name: string; branch_id: number | null },
  { now, request, requestId }: RequestContext,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: now,
      staff_id: person.id,
      branch_id: person.branch_id,
      request_id: requestId,
      room: 'staff',
      record_id: String(person.id),
      record_name: person.name,
      action: passwordUse,
      after: JSON.stringify({ ip_address: request.ip }),
    })
    .execute();
}

/**
 * Signs in with user name, e-mail or phone. Wrong password, unknown, suspended and banned accounts get the same words after the same
 * work, so that nobody learns which accounts exist (S-30). The try is counted before the password is looked at.
 */
export async function logIn(
  context: RequestContext,
  body: { user_name: string; password: string },
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
  const opened = await db.transaction().execute(async (tx) => {
    await giveBackTry(tx, keys);
    if (person.must_change_password) await keepUse(tx, person, context);
    return openSession(tx, context, { staffId: person.id, branchId: person.branch_id, customerId });
  });
  return opened.answer();
}
