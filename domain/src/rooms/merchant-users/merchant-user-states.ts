import { lifecycle } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { nextState } from '../../kernel/lifecycle.ts';
import { merchantOwner, type MerchantRole } from '../../kernel/merchant-roles.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type MerchantUserState = 'active' | 'removed';
export type MerchantUserCommand = 'remove';

/** A person of a merchant. Somebody who was removed comes back by a new invitation. */
export const merchantUserLife = lifecycle<MerchantUserState, MerchantUserCommand, Permission>({
  initial: 'active',
  states: { active: { tone: 'success' }, removed: { tone: 'neutral' } },
  commands: { remove: { from: ['active'], to: 'removed', permission: 'merchant_user.edit', confirm: true } },
});

/** Hours in which an invitation may be used. */
export const invitationHours = 72;

/** Minutes in which a code for a new password may be used, and how often it may be typed. */
export const codeMinutes = 10;
export const codeTries = 5;
const codeDigits = 6;

/** Returns the digits of a code for a new password from four random bytes. */
export function resetCode(bytes: Uint8Array): string {
  const number = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
}

/** Actions that the audit log records of a merchant's people. */
export const merchantUserActions = [
  ...merchantUserLife.commandNames,
  'invite',
  'withdraw_invitation',
  'join',
  'set_portal',
  'end_sessions',
  'watch',
  'make_reset_link',
  'approve_invitation',
  'reset_by_code',
  'reset_by_link',
] as const;

/**
 * Returns the state of a person who is removed. Refused: `last_owner` where no other owner of the merchant is left, unless the operator removes them.
 */
export function decideRemoval(
  person: { readonly status: MerchantUserState; readonly role: MerchantRole },
  facts: { readonly otherOwners: number; readonly byOperator: boolean },
): MerchantUserState | Refusal<'state_not_allowed' | 'last_owner'> {
  const next = nextState(merchantUserLife, person.status, 'remove');
  if (isRefusal(next) || facts.byOperator || person.role !== merchantOwner || facts.otherOwners > 0) return next;
  return refuse('last_owner');
}

/**
 * Does a link of the operator wait for a second person? It does where it opens the money of a merchant who has an owner, or takes a second factor away:
 * otherwise one of the branch could become an owner, or the owner.
 */
export function linkNeedsSecondPerson(facts: {
  readonly byOperator: boolean;
  /** The role that the link opens. */
  readonly role: MerchantRole;
  readonly owners: number;
  /** A second factor that a new password would take away. */
  readonly hasFactor: boolean;
}): boolean {
  return facts.byOperator && ((facts.role === merchantOwner && facts.owners > 0) || facts.hasFactor);
}
