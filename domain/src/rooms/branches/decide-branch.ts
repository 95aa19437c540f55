import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { matrixRoles } from '../../kernel/roles.ts';
import { branchLife, isOpenBranch, type BranchCommand, type BranchState } from './branch-states.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a branch. */
export interface BranchFacts {
  readonly status: BranchState;
  /** Number of people with this home branch who may sign in. */
  readonly activeStaff: number;
}

export type BranchRefusal = 'missing_permission' | 'state_not_allowed' | 'in_use';

/**
 * Returns the new state when this branch is closed or opened, or the refusal. People who work there must be moved or suspended first, so that nobody
 * stays signed in to a closed branch.
 *
 * @example decideBranch(manager, { status: 'active', activeStaff: 3 }, 'close') // in_use, staff 3
 */
export function decideBranch(
  actor: Viewer,
  branch: BranchFacts,
  command: BranchCommand,
): BranchState | Refusal<BranchRefusal> {
  return decideBy(branchLife, actor, branch.status, command, (next) =>
    !isOpenBranch(next) && branch.activeStaff > 0 ? refuse('in_use', { values: { staff: branch.activeStaff } }) : null,
  );
}

/** Returns the commands a screen offers for a branch, each with the reason when it is blocked. */
export function branchActions(actor: Viewer, branch: BranchFacts): OfferedAction<BranchCommand, BranchRefusal>[] {
  return actionsBy(branchLife, branch.status, (command) => decideBranch(actor, branch, command));
}

/** Returns whether the actor may manage collections. They widen what people see, so only roles that administer rights may. */
export function mayUseCollections(actor: Pick<Viewer, 'role'>): boolean {
  return (matrixRoles as readonly string[]).includes(actor.role);
}
