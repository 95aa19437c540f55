import { can, type Viewer } from '../roles/access.ts';
import { after } from '../../kernel/lifecycle.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { isSuperRole, mayAssignRole } from '../roles/roles.ts';
import { lacks } from '../roles/who-may.ts';
import { secondPersonProblem } from './second-person.ts';
import { accountLife, superOnlyCommands, type AccountCommand, type AccountState } from './account-states.ts';

/** What the rules need to know of the person acted upon. */
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

/** Nobody acts on somebody of a higher rank than their own (decisions 7). */
function outranks(actor: Viewer, target: StaffFacts): boolean {
  return target.level < actor.level;
}

/**
 * May this person be suspended, reactivated, banned or unbanned by the actor? The new state, or why not. Nobody does it to themselves, so that the
 * last administrator is not locked out by accident.
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
  return after(accountLife, target.status, command);
}

/** May the actor change this person's record, giving them a role of `newLevel`? `null` when they may. */
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
 * May the actor set a new password for this person? `null` when they may. Only for lower ranks: of two equals, each could sign in as the other and
 * be their own second person.
 */
export function decidePasswordReset(actor: Viewer, target: StaffFacts): Refusal<StaffRefusal> | null {
  if (actor.id === target.id) return refuse('own_account');
  if (outranks(actor, target)) return refuse('higher_rank');
  return target.level === actor.level ? refuse('equal_rank') : null;
}

/** Who had a hand in an account within `inHandsDays` and was not confirmed since. */
export interface UnconfirmedActs {
  readonly actors: readonly number[];
  /** Is one of them a super role? */
  readonly hasSuper: boolean;
  /** Is the viewer another person than the actors and the owner of the account (`areDifferentPeople`)? */
  readonly byAnother: boolean;
}

/**
 * May this person confirm that the account is held by a person of their own, and hand over the second half of its code? Somebody other than all who had a hand
 * in it; after a super role only another super role. `null` when they may.
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
