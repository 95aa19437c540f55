import { can, type Viewer } from '../../kernel/access.ts';
import { nextState } from '../../kernel/lifecycle.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { isSuperRole, mayAssignRole, needsNoBranch, roles, type RoleSlug } from '../../kernel/roles.ts';
import { typeProblem, type UserType } from '../../kernel/user-types.ts';
import { lacks } from '../../kernel/who-may.ts';
import { secondPersonProblem } from './second-person.ts';
import { accountLife, superOnlyCommands, type AccountCommand, type AccountState } from './account-states.ts';

/** Facts that the rules need of the target person. */
export interface StaffFacts {
  readonly id: number;
  readonly status: AccountState;
  readonly level: number;
}

export type StaffRefusal =
  | 'missing_permission'
  | 'own_account'
  | 'higher_rank'
  | 'equal_rank'
  | 'super_roles_only'
  | 'role_not_assignable'
  | 'second_person_needed'
  | 'not_independent'
  | 'state_not_allowed';

/** Returns whether the target has a higher rank than the actor; nobody acts on a higher rank (decisions 7). */
function outranks(actor: Viewer, target: StaffFacts): boolean {
  return target.level < actor.level;
}

/**
 * Returns the new state when the actor suspends, reactivates, bans or unbans this person, or the refusal. Nobody does it to themselves, so that the last
 * administrator is not locked out by accident.
 */
export function decideAccount(
  actor: Viewer,
  target: StaffFacts,
  command: AccountCommand,
): AccountState | Refusal<StaffRefusal> {
  if (!can(actor, accountLife.commands[command].permission)) return refuse('missing_permission');
  if (actor.id === target.id) return refuse('own_account');
  if (outranks(actor, target)) return refuse('higher_rank');
  if (superOnlyCommands.has(command) && !isSuperRole(actor.role)) return refuse('super_roles_only');
  return nextState(accountLife, target.status, command);
}

/** Returns why the actor may not change this person's record to a role of `newLevel`, or `null`. */
export function decideEdit(actor: Viewer, target: StaffFacts | null, newLevel: number): Refusal<StaffRefusal> | null {
  if (target && actor.id !== target.id && outranks(actor, target)) return refuse('higher_rank');
  const keepsRole = target !== null && target.level === newLevel;
  if (keepsRole) return null;
  if (target && actor.id === target.id) return refuse('own_account', { fields: { role: [{ code: 'own_account' }] } });
  return mayAssignRole(actor, { level: newLevel })
    ? null
    : refuse('role_not_assignable', { fields: { role: [{ code: 'role_not_assignable' }] } });
}

/**
 * Returns why the actor may not reset this person's password, or `null`. Only for lower ranks: two equals could sign in as each other and be their own
 * second person.
 */
export function decidePasswordReset(actor: Viewer, target: StaffFacts): Refusal<StaffRefusal> | null {
  if (actor.id === target.id) return refuse('own_account');
  if (outranks(actor, target)) return refuse('higher_rank');
  return target.level === actor.level ? refuse('equal_rank') : null;
}

/** Who recently acted on an account within `inHandsDays` and is not confirmed since. */
export interface UnconfirmedActs {
  readonly actors: readonly number[];
  /** One of them has a super role. */
  readonly hasSuper: boolean;
  /** The viewer is a different person (`areDifferentPeople`) from the actors and the account's owner. */
  readonly byAnother: boolean;
}

/**
 * Returns why this person may not confirm the account's owner and hand over the second half of the code, or `null`. They must differ from all who acted
 * on the account; after a super role only another super role may.
 */
export function decidePersonConfirmation(
  actor: Viewer,
  target: Pick<StaffFacts, 'id'>,
  { actors, hasSuper, byAnother }: UnconfirmedActs,
): Refusal<StaffRefusal> | null {
  if (!can(actor, 'staff.reset_password')) return lacks('staff.reset_password');
  if (actor.id === target.id) return refuse('own_account');
  if (actors.length === 0) return refuse('state_not_allowed');
  if (hasSuper && !isSuperRole(actor.role)) return refuse('super_roles_only');
  const problem = secondPersonProblem(actor.id, actors, byAnother);
  return problem && refuse(problem);
}

/** An account whose role the single sign-on may change. */
export interface ClaimedAccount {
  readonly role: RoleSlug;
  readonly user_type: UserType;
  readonly branch_id: number | null;
  readonly all_branches: boolean;
  /** Another active account has this rank or a higher one. */
  readonly hasPeers: boolean;
}

/**
 * Returns the role that an account has after a single sign-on whose claims give `claimed`: the claimed one, or its own where it is the last account with a
 * super role of its rank. Refuses a role that does not fit the account.
 */
export function decideClaimedRole(account: ClaimedAccount, claimed: RoleSlug): RoleSlug | Refusal<'sso_role_unfit'> {
  const { level } = roles[claimed];
  if (account.role === claimed) return claimed;
  if (isSuperRole(account.role) && !account.hasPeers && level > roles[account.role].level) return account.role;
  const unfit =
    (account.branch_id === null && !needsNoBranch(level)) ||
    typeProblem(account.user_type, { level, all_branches: account.all_branches }) !== null;
  return unfit ? refuse('sso_role_unfit') : claimed;
}
