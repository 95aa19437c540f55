import { toIso } from '@waybill/domain/kernel/calendar.ts';
import {
  leastAccess,
  merchantLevel,
  type MerchantRole,
  type PortalAccess,
} from '@waybill/domain/kernel/merchant-roles.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideRemoval, invitationHours } from '@waybill/domain/rooms/merchant-users/merchant-user-states.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { MerchantTeam } from '@waybill/contract/rooms/merchant-users/merchant-users.contract.ts';
import { answerRecord } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { tokenHash } from '../../kernel/secrets.ts';
import { readTeam } from './merchant-users.queries.ts';
import {
  endMerchantSessions,
  insertInvitation,
  lockShop,
  readPerson,
  setPersonStatus,
  setPortalAccess,
  withdrawInvitation,
  type ShopFacts,
} from './merchant-users.store.ts';

type Action = 'invite' | 'withdraw_invitation' | 'remove' | 'set_portal' | 'end_sessions' | 'make_reset_link';
type Values = { readonly role?: MerchantRole; readonly portal_access?: PortalAccess };

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
  { role }: { readonly role: MerchantRole },
): Promise<CallOutput<'merchant_users.invite'> | Refusal> {
  const { tx, viewer, now, services } = context;
  const merchant = await lockShop(tx, viewer, id);
  if (!merchant) return refuse('not_found');
  if (viewer.merchant && merchantLevel(role) < viewer.level) return refuse('role_not_assignable');
  const opens = merchant.portal_access === 'off';
  if (opens) await setPortalAccess(tx, id, 'order', now);
  const token = services.randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + invitationHours * 3_600_000);
  await insertInvitation(tx, { customerId: id, role, tokenHash: tokenHash(token), by: viewer.id, now, expiresAt });
  record(context, merchant, 'invite', {
    after: { role, ...(opens ? { portal_access: 'order' as const } : {}) },
  });
  return { data: { path: `/join/${token}`, expires_at: toIso(expiresAt) } };
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
  { portal_access }: { readonly portal_access: PortalAccess },
): Promise<{ data: MerchantTeam } | Refusal> {
  const { tx, viewer, now } = context;
  const merchant = await lockShop(tx, viewer, id);
  if (!merchant) return refuse('not_found');
  await setPortalAccess(tx, id, portal_access, now);
  record(context, merchant, 'set_portal', {
    before: { portal_access: merchant.portal_access },
    after: { portal_access },
  });
  return teamOf(context, id);
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
