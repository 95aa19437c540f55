import { toIso } from '@waybill/domain/kernel/calendar.ts';
import {
  leastAccess,
  merchantLevel,
  type MerchantRole,
  type PortalAccess,
} from '@waybill/domain/kernel/merchant-roles.ts';
import type { KeyScope } from '@waybill/domain/kernel/key-scopes.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  decideRemoval,
  invitationHours,
  linkNeedsSecondPerson,
} from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { MerchantTeam } from '@waybill/contract/rooms/merchant-users/merchant-users.contract.ts';
import type { User } from '@waybill/contract/kernel/user.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import type { inviteForm, shopAccessForm } from '@waybill/domain/rooms/merchant-users/merchant-user-forms.ts';
import { locales } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { ownerLinkWords } from '@waybill/contract/rooms/merchant-users/merchant-users.words.ts';
import { refuseHands } from '@waybill/domain/rooms/staff/second-person.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import { announceToMerchant } from '../announcements/announcements.door.ts';
import { portalInvitation } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { queueDirectMessage } from '../messages/messages.door.ts';
import { readUser, setWatched } from '../sessions/sessions.door.ts';
import { answerRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { tokenHash } from '../../kernel/secrets.ts';
import { mayInvite, readPortalSettings, readTeam } from './merchant-users.queries.ts';
import {
  branchOfSession,
  countOwners,
  endMerchantSessions,
  insertInvitation,
  lockShop,
  readPerson,
  readWaitingLink,
  setLinkApproved,
  setPersonStatus,
  setMostAccess,
  setPortalAccess,
  withdrawInvitation,
  type ShopFacts,
} from './merchant-users.store.ts';

type Action =
  | 'approve_invitation'
  | 'invite'
  | 'withdraw_invitation'
  | 'remove'
  | 'set_portal'
  | 'end_sessions'
  | 'make_reset_link'
  | 'watch';
type Values = {
  readonly role?: MerchantRole;
  readonly portal_access?: PortalAccess;
  readonly key_scopes?: readonly KeyScope[];
};

/** Records a change of a merchant's people in the log of its branch, and tells open pages. */
export function record(
  context: CommandContext,
  merchant: ShopFacts,
  action: Action,
  { before, after, name }: { readonly before?: Values; readonly after?: Values; readonly name?: string } = {},
): void {
  context.audit({
    room: 'merchant_users',
    record: merchant.id,
    name: name ? `${merchant.name}: ${name}` : merchant.name,
    action,
    branchId: merchant.branch_id,
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  });
  context.publish({ topic: 'merchant_user', branchId: merchant.branch_id, payload: { id: merchant.id } });
}

async function teamOf({ tx, viewer, now }: CommandContext, id: number): Promise<{ data: MerchantTeam } | Refusal> {
  return answerRecord(await readTeam(tx, viewer, id, now));
}

/**
 * Invites one person of a merchant; the answer is the only place where the link can be read. An invitation by the operator switches the portal on for a
 * merchant. A merchant's owner invites nobody above themselves.
 */
export async function invite(
  context: CommandContext,
  id: number,
  { role, phone }: FormValues<typeof inviteForm>,
): Promise<CallOutput<'merchant_users.invite'> | Refusal> {
  const { tx, viewer, now, services } = context;
  const merchant = await lockShop(tx, viewer, id);
  if (!merchant) return refuse('not_found');
  if (viewer.merchant && merchantLevel(role) < viewer.level) return refuse('role_not_assignable');
  if (!mayInvite(viewer)) return refuse('portal_sees_only');
  const opens = merchant.portal_access === 'off';
  if (opens) await setPortalAccess(tx, id, { portal_access: 'order' }, now);
  const token = services.randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + invitationHours * 3_600_000);
  const waits = linkNeedsSecondPerson({
    byOperator: viewer.merchant === undefined,
    role,
    owners: await countOwners(tx, id),
    hasFactor: false,
  });
  await insertInvitation(tx, {
    customerId: id,
    role,
    tokenHash: tokenHash(token),
    by: viewer.id,
    now,
    expiresAt,
    waits,
  });
  if (waits) await tellOwners(context, merchant);
  record(context, merchant, 'invite', {
    after: { role, ...(opens ? { portal_access: 'order' as const } : {}) },
  });
  const path = `/join/${token}`;
  const by_message =
    phone !== null && viewer.merchant === undefined && (await sendInvitation(context, merchant, { phone, path }));
  return { data: { path, expires_at: toIso(expiresAt), by_message, waits } };
}

/** Sends the link of an invitation to a phone. Returns false where no message leaves, or links have no address. */
async function sendInvitation(
  { tx, viewer, locale, ...context }: CommandContext,
  { name, branch_id }: ShopFacts,
  { phone, path }: { readonly phone: string; readonly path: string },
): Promise<boolean> {
  const { publicUrl } = context.services.settings;
  if (publicUrl === undefined) return false;
  return queueDirectMessage(tx, context, {
    purpose: portalInvitation,
    branch_id,
    phones: [phone],
    locale,
    values: { shop: name, link: new URL(path, publicUrl).href },
    created_by: viewer.id,
  });
}

/** Withdraws an invitation. Refused: `not_found` for one that was used or withdrawn. */
export async function withdraw(
  context: CommandContext,
  id: number,
  invitationId: number,
): Promise<{ data: MerchantTeam } | Refusal> {
  const merchant = await lockShop(context.tx, context.viewer, id);
  if (!merchant || !(await withdrawInvitation(context.tx, id, invitationId, context.now))) return refuse('not_found');
  record(context, merchant, 'withdraw_invitation');
  return teamOf(context, id);
}

/** Tells the people of a merchant that the branch makes somebody an owner, or gives an owner a new password. */
export const tellOwners = (context: CommandContext, { id, branch_id }: ShopFacts): Promise<void> =>
  announceToMerchant(context, {
    title: inAll(ownerLinkWords.title, ' · '),
    body: inAll(ownerLinkWords.body, '\n'),
    branchId: branch_id,
    customerId: id,
    by: context.viewer.id,
  });

/** Returns a text in all languages, as the system writes announcements. */
const inAll = (word: Word, between: string): string => locales.map((locale) => word[locale]).join(between);

/**
 * Agrees, as a second person, to a link that opens a merchant's money. Refused: `second_person_needed` for the person who made it, `not_independent` for an
 * account that they may be using.
 */
export async function approveInvitation(
  context: CommandContext,
  id: number,
  invitationId: number,
): Promise<{ data: MerchantTeam } | Refusal> {
  const { tx, viewer, now } = context;
  const merchant = await lockShop(tx, viewer, id);
  const waiting = merchant && (await readWaitingLink(tx, id, invitationId, now));
  if (!waiting) return refuse('not_found');
  const makers = [waiting.made_by];
  const problem = refuseHands(viewer.id, makers, await confirmedByAnother(tx, waiting.made_by, viewer.id, now));
  if (problem) return problem;
  await setLinkApproved(tx, invitationId, viewer.id, now);
  record(context, merchant, 'approve_invitation', { after: { role: waiting.role } });
  return teamOf(context, id);
}

/** Removes a person of a merchant. Refused: `last_owner`, `state_not_allowed`. */
export async function removePerson(
  context: CommandContext,
  id: number,
  personId: number,
): Promise<{ data: MerchantTeam } | Refusal> {
  const { tx, viewer, now } = context;
  const merchant = await lockShop(tx, viewer, id);
  const person = merchant && (await readPerson(tx, id, personId));
  if (!person) return refuse('not_found');
  const next = decideRemoval(person, {
    otherOwners: person.other_owners,
    byOperator: viewer.merchant === undefined,
  });
  if (isRefusal(next)) return next;
  await setPersonStatus(tx, person.id, next, now);
  await endMerchantSessions(tx, { customerId: id, staffId: person.staff_id, now });
  record(context, merchant, 'remove', { before: { role: person.role }, name: person.name });
  return teamOf(context, id);
}

/** Changes what the people of a merchant may do at the portal. */
export async function setAccess(
  context: CommandContext,
  id: number,
  { portal_access, key_scopes }: FormValues<typeof shopAccessForm>,
): Promise<{ data: MerchantTeam } | Refusal> {
  const { tx, viewer, now } = context;
  const merchant = await lockShop(tx, viewer, id);
  if (!merchant) return refuse('not_found');
  await setPortalAccess(tx, id, { portal_access, portal_key_scopes: [...key_scopes] }, now);
  record(context, merchant, 'set_portal', {
    before: { portal_access: merchant.portal_access, key_scopes: merchant.portal_key_scopes as KeyScope[] },
    after: { portal_access, key_scopes },
  });
  return teamOf(context, id);
}

/** Sees the portal as a merchant in the session of this staff member; the log says so. */
export async function watchMerchant(context: CommandContext, id: number): Promise<{ data: User } | Refusal> {
  const { tx, viewer, services, now } = context;
  const merchant = await lockShop(tx, viewer, id);
  if (!merchant) return refuse('not_found');
  await setWatched(tx, viewer.sessionId, id, now);
  record(context, merchant, 'watch');
  return { data: await readUser(tx, services, { staffId: viewer.id, branchId: null, customerId: id, watches: true }) };
}

/** Goes back from seeing the portal as a merchant. */
export async function endWatch({ tx, viewer, services, now }: CommandContext): Promise<{ data: User } | Refusal> {
  if (!viewer.watches) return refuse('not_found');
  const branchId = await branchOfSession(tx, viewer.sessionId);
  await setWatched(tx, viewer.sessionId, null, now);
  return { data: await readUser(tx, services, { staffId: viewer.id, branchId }) };
}

/** Changes the most that people of any merchant may do at the portal. */
export async function savePortalSettings(
  context: CommandContext,
  { portal_access }: { readonly portal_access: PortalAccess },
): Promise<CallOutput<'merchant_users.saveSettings'>> {
  const before = await readPortalSettings(context.tx);
  await setMostAccess(context.tx, portal_access, context.now);
  context.audit({
    room: 'merchant_users',
    record: 'settings',
    name: null,
    action: 'set_portal',
    branchId: null,
    before,
    after: { portal_access },
  });
  return { data: { portal_access } };
}

/** Ends every session of a merchant's people. */
export async function endAllSessions(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const merchant = await lockShop(context.tx, context.viewer, id);
  if (!merchant) return refuse('not_found');
  await endMerchantSessions(context.tx, { customerId: id, staffId: null, now: context.now });
  record(context, merchant, 'end_sessions');
  return { message: 'ok' };
}

/** Is the portal on for a merchant, by its own access and the most that the operator allows? */
export const isOpen = ({ access, most }: { readonly access: PortalAccess; readonly most: PortalAccess }): boolean =>
  leastAccess(access, most) !== 'off';
