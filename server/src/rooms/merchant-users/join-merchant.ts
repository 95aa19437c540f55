import type { Transaction } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import type { joinForm } from '@waybill/domain/rooms/merchant-users/merchant-user-forms.ts';
import { maySignIn, type AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { RequestContext } from '../../kernel/context.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { hashPassword, passwordMatches } from '../../kernel/password.ts';
import { tokenHash } from '../../kernel/secrets.ts';
import { asksFactor } from '../sessions/second-factor.door.ts';
import { giveBackTry, openSession, takeTry, type ThrottleKey } from '../sessions/sessions.door.ts';
import { findByLogin, insertMerchantAccount } from '../staff/staff.door.ts';
import { isOpen } from './change-team.ts';
import { joinMerchant, lockInvitation, type OpenInvitation } from './merchant-users.store.ts';

/** Reads what an invitation is for. Refused: `invitation_ended` for one that is unknown, used, withdrawn or too old. */
export async function lookAtInvitation(
  { db, now }: RequestContext,
  token: string,
): Promise<CallOutput<'merchant_users.invitation'> | Refusal> {
  const invitation = await db.transaction().execute((tx) => lockInvitation(tx, tokenHash(token), now));
  if (!invitation) return refuse('invitation_ended');
  if (invitation.waits) return refuse('invitation_waits');
  const { shop, role, person, expires_at } = invitation;
  return { data: { shop, role, person, expires_at: toIso(expires_at) } };
}

/**
 * Joins a merchant by an invitation and signs in. A phone that is new makes an account; one of a merchant's person needs the password of their account;
 * one of the staff is refused, as is a link that is used a second time. Who has a second factor has joined, and logs in with it.
 */
export async function join(
  context: RequestContext,
  { token, ...values }: FormValues<typeof joinForm> & { readonly token: string },
): Promise<CallOutput<'merchant_users.join'> | Refusal> {
  const { db, now, request } = context;
  const keys: readonly ThrottleKey[] = [
    { kind: 'address', value: request.ip },
    { kind: 'account', value: `join:${tokenHash(token).toString('hex')}` },
  ];
  const seconds = await takeTry(db, keys, now);
  if (seconds > 0) return refuse('too_many_attempts', { values: { seconds } });
  const person = await findByLogin(db, values.phone);
  const known = person && (await passwordMatches(person.password_hash, values.password));
  const passwordHash = person?.password_hash ?? (await hashPassword(values.password));
  const opened = await db.transaction().execute(async (tx) => {
    const invitation = await lockInvitation(tx, tokenHash(token), now);
    if (!invitation || invitation.staff_id !== null) return refuse('invitation_ended');
    if (invitation.waits) return refuse('invitation_waits');
    if (!isOpen(invitation)) return refuse('portal_closed');
    if (person && person.user_type !== merchantType) return refuse('phone_of_account');
    if (person && !(known && maySignIn(person.status as AccountState))) return refuse('invalid_credentials');
    const id =
      person?.id ??
      (await insertMerchantAccount(
        tx,
        { name: values.name, phone: values.phone, locale: context.locale, role: invitation.role },
        { passwordHash, now },
      ));
    await joinMerchant(tx, invitation, id, now);
    await recordJoin(tx, context, invitation, { id, name: person?.name ?? values.name });
    await giveBackTry(tx, keys);
    if (await asksFactor(tx, context, id)) return refuse('second_factor_at_login');
    return openSession(tx, context, { staffId: id, branchId: null, customerId: invitation.customer_id });
  });
  return isRefusal(opened) ? opened : opened.answer();
}

async function recordJoin(
  tx: Transaction<Tables>,
  { now, requestId }: RequestContext,
  invitation: OpenInvitation,
  person: { readonly id: number; readonly name: string },
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: now,
      staff_id: person.id,
      branch_id: invitation.branch_id,
      request_id: requestId,
      room: 'merchant_users',
      record_id: String(invitation.customer_id),
      record_name: `${invitation.shop}: ${person.name}`,
      action: 'join',
      after: JSON.stringify({ role: invitation.role }),
    })
    .execute();
}
