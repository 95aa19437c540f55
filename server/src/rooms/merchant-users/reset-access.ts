import type { Transaction } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { merchantType } from '@waybill/domain/kernel/user-types.ts';
import { portalCode } from '@waybill/domain/rooms/messages/message-purposes.ts';
import type {
  askCodeForm,
  codeForm,
  newPasswordForm,
} from '@waybill/domain/rooms/merchant-users/merchant-user-forms.ts';
import {
  codeMinutes,
  invitationHours,
  linkNeedsSecondPerson,
  resetCode,
} from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import { maySignIn, type AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { CommandContext, RequestContext } from '../../kernel/context.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { endSessionsOf } from '../../kernel/end-sessions.ts';
import { hashPassword } from '../../kernel/password.ts';
import { installationSecret, tokenHash } from '../../kernel/secrets.ts';
import { messagesLeave, queueDirectMessage } from '../messages/messages.door.ts';
import { asksFactor, hasFactor, removeFactor } from '../sessions/second-factor.door.ts';
import { giveBackTry, openSession, takeTry, type ThrottleKey } from '../sessions/sessions.door.ts';
import { findByLogin, sameLogin, writePassword } from '../staff/staff.door.ts';
import { record, tellOwners } from './change-team.ts';
import { countOwners, insertInvitation, lockInvitation, lockShop, readPerson } from './merchant-users.store.ts';
import {
  belongsElsewhere,
  markUsed,
  readShopOf,
  takeResetCode,
  withdrawLinksOf,
  writeResetCode,
  type ShopOfPerson,
} from './reset-access.store.ts';

type Opened = CallOutput<'merchant_users.resetByCode'>;

/** Counts the tries of a phone for one of the two calls, known or not. */
const triesOf = ({ request }: RequestContext, what: string, phone: string): readonly ThrottleKey[] => [
  { kind: 'address', value: request.ip },
  { kind: 'account', value: `${what}:${sameLogin(phone)}` },
];

/** Finds the account of a merchant's person who may sign in; null for any other phone, which is answered alike. */
async function personOf({ db }: RequestContext, phone: string) {
  const person = await findByLogin(db, phone);
  const known = person?.user_type === merchantType && maySignIn(person.status as AccountState);
  return known ? person : null;
}

const hashOf = async ({ db, services }: RequestContext, staffId: number, code: string): Promise<Buffer> =>
  tokenHash(`${(await installationSecret(db, services)).toString('hex')}:${staffId}:${code}`);

/**
 * Sends a code for a new password to the phone of a merchant's person. The answer says only whether messages leave this installation, so that it is the
 * same for the phone of one of the staff and of nobody.
 */
export async function askCode(
  context: RequestContext,
  { phone }: FormValues<typeof askCodeForm>,
): Promise<CallOutput<'merchant_users.askCode'> | Refusal> {
  const { db, now, services } = context;
  const seconds = await takeTry(db, triesOf(context, 'ask-code', phone), now);
  if (seconds > 0) return refuse('too_many_attempts', { values: { seconds } });
  const by_message = await messagesLeave(db, services);
  const person = by_message ? await personOf(context, phone) : null;
  if (person) {
    const code = resetCode(services.randomBytes(4));
    const codeHash = await hashOf(context, person.id, code);
    await db.transaction().execute(async (tx) => {
      const shop = await readShopOf(tx, person.id);
      if (!shop) return;
      const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
      await writeResetCode(tx, { staffId: person.id, codeHash, now, expiresAt });
      await queueDirectMessage(tx, context, {
        purpose: portalCode,
        branch_id: shop.branch_id,
        phones: shop.phones,
        locale: shop.locale,
        values: { sign_in_code: code },
        created_by: null,
      });
    });
  }
  return { data: { by_message } };
}

/** Chooses a new password with the code that was sent, and signs in. Refused alike: a wrong code, an old one, the sixth try, and a phone that has none. */
export async function resetByCode(
  context: RequestContext,
  { phone, code, password }: FormValues<typeof codeForm>,
): Promise<Opened | Refusal> {
  const { db, now } = context;
  const keys = triesOf(context, 'code', phone);
  const seconds = await takeTry(db, keys, now);
  if (seconds > 0) return refuse('too_many_attempts', { values: { seconds } });
  const passwordHash = await hashPassword(password);
  const person = await personOf(context, phone);
  const codeHash = await hashOf(context, person?.id ?? 0, code);
  const opened = await db.transaction().execute(async (tx) => {
    const shop = person && (await takeResetCode(tx, person.id, codeHash, now)) && (await readShopOf(tx, person.id));
    if (!shop) return refuse('reset_code_wrong');
    await giveBackTry(tx, keys);
    return setPassword(tx, context, { id: person.id, shop, passwordHash, action: 'reset_by_code' });
  });
  return isRefusal(opened) ? opened : opened.answer();
}

/** Chooses a new password by a link of the branch, and signs in. Refused: `invitation_ended`. */
export async function resetByLink(
  context: RequestContext,
  { token, password }: FormValues<typeof newPasswordForm> & { readonly token: string },
): Promise<Opened | Refusal> {
  const { db, now } = context;
  const passwordHash = await hashPassword(password);
  const opened = await db.transaction().execute(async (tx) => {
    const link = await lockInvitation(tx, tokenHash(token), now);
    const shop = link?.staff_id && (await readShopOf(tx, link.staff_id, link.customer_id));
    if (!link?.staff_id || !shop) return refuse('invitation_ended');
    if (link.waits) return refuse('invitation_waits');
    await markUsed(tx, link.id, link.staff_id, now);
    await removeFactor(tx, link.staff_id);
    return setPassword(tx, context, { id: link.staff_id, shop, passwordHash, action: 'reset_by_link' });
  });
  return isRefusal(opened) ? opened : opened.answer();
}

/** Writes a new password, ends all sessions of the person and opens one. The log of the merchant's branch says so. */
async function setPassword(
  tx: Transaction<Tables>,
  context: RequestContext,
  of: {
    readonly id: number;
    readonly shop: ShopOfPerson;
    readonly passwordHash: string;
    readonly action: 'reset_by_code' | 'reset_by_link';
  },
) {
  const { now, requestId } = context;
  const { id, shop, passwordHash, action } = of;
  await writePassword(tx, id, { hash: passwordHash, mustChange: false, now });
  await endSessionsOf(tx, id, 'password', now);
  await tx
    .insertInto('audit')
    .values({
      at: now,
      staff_id: id,
      branch_id: shop.branch_id,
      request_id: requestId,
      room: 'merchant_users',
      record_id: String(shop.customer_id),
      record_name: `${shop.shop}: ${shop.name}`,
      action,
    })
    .execute();
  if (await asksFactor(tx, context, id)) return refuse('second_factor_at_login');
  return openSession(tx, context, { staffId: id, branchId: null, customerId: shop.customer_id });
}

/**
 * Makes a link by which a person of a merchant chooses a new password; former ones stop working. Refused: `person_elsewhere` where the person also belongs to
 * a merchant outside the viewer's scope, whom the link would open as well.
 */
export async function makeResetLink(
  context: CommandContext,
  id: number,
  personId: number,
): Promise<CallOutput<'merchant_users.resetLink'> | Refusal> {
  const { tx, viewer, now, services } = context;
  const merchant = await lockShop(tx, viewer, id);
  const person = merchant && (await readPerson(tx, id, personId));
  if (!person || !(await readShopOf(tx, person.staff_id, id))) return refuse('not_found');
  if (await belongsElsewhere(tx, viewer, person.staff_id)) return refuse('person_elsewhere');
  const token = services.randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + invitationHours * 3_600_000);
  await withdrawLinksOf(tx, person.staff_id, now);
  const waits = linkNeedsSecondPerson({
    byOperator: viewer.merchant === undefined,
    role: person.role,
    owners: await countOwners(tx, id),
    hasFactor: await hasFactor(tx, person.staff_id),
  });
  await insertInvitation(tx, {
    customerId: id,
    role: person.role,
    tokenHash: tokenHash(token),
    by: viewer.id,
    now,
    expiresAt,
    staffId: person.staff_id,
    waits,
  });
  record(context, merchant, 'make_reset_link', { name: person.name });
  if (waits) await tellOwners(context, merchant);
  return { data: { path: `/join/${token}`, expires_at: toIso(expiresAt), waits } };
}
