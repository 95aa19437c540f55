import { nextState, commandsFrom } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { matrixRoles } from '../../kernel/roles.ts';
import { branchLife, isOpenBranch, type BranchCommand, type BranchState } from './branch-states.ts';
import { offered, type OfferedAction } from '../../kernel/who-may.ts';

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
  if (!can(actor, branchLife.commands[command].permission)) return refuse('missing_permission');
  const next = nextState(branchLife, branch.status, command);
  if (isRefusal(next)) return next;
  return !isOpenBranch(next) && branch.activeStaff > 0
    ? refuse('in_use', { values: { staff: branch.activeStaff } })
    : next;
}

/** Returns the commands a screen offers for a branch, each with the reason when it is blocked. */
export function branchActions(actor: Viewer, branch: BranchFacts): OfferedAction<BranchCommand, BranchRefusal>[] {
  return commandsFrom(branchLife, branch.status).map((command) => {
    const decided = decideBranch(actor, branch, command);
    return offered(command, decided, branchLife.commands[command].permission);
  });
}

/** Returns whether the actor may manage collections. They widen what people see, so only roles that administer rights may. */
export function mayUseCollections(actor: Pick<Viewer, 'role'>): boolean {
  return (matrixRoles as readonly string[]).includes(actor.role);
}
