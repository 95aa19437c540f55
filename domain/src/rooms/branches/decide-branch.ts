import { after, commandsFrom } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import { matrixRoles } from '../roles/roles.ts';
import { branchLife, isOpenBranch, type BranchCommand, type BranchState } from './branch-states.ts';
import { offered, type OfferedAction } from '../roles/who-may.ts';

/** What the rules need to know of a branch. */
export interface BranchFacts {
  readonly status: BranchState;
  /** People whose home branch this is and who may sign in. */
  readonly activeStaff: number;
}

export type BranchRefusal = 'missing_permission' | 'state_not_allowed' | 'in_use';

/**
 * May this branch be closed or opened? The new state, or why not: people who work there are moved or suspended first, so that nobody is left
 * signed in to a branch that is closed.
 *
 * @example decideBranch(manager, { status: 'active', activeStaff: 3 }, 'close') // in_use, staff 3
 */
export function decideBranch(
  actor: Viewer,
  branch: BranchFacts,
  command: BranchCommand,
): BranchState | Refusal<BranchRefusal> {
  if (!can(actor, branchLife.commands[command].permission)) return refuse('missing_permission');
  const next = after(branchLife, branch.status, command);
  if (isRefusal(next)) return next;
  return !isOpenBranch(next) && branch.activeStaff > 0
    ? refuse('in_use', { values: { staff: branch.activeStaff } })
    : next;
}

/** The commands a screen offers for a branch, each with the reason when it is blocked. */
export function branchActions(actor: Viewer, branch: BranchFacts): OfferedAction<BranchCommand, BranchRefusal>[] {
  return commandsFrom(branchLife, branch.status).map((command) => {
    const decided = decideBranch(actor, branch, command);
    return offered(command, decided, branchLife.commands[command].permission);
  });
}

/** Collections widen what people see, so they are for the roles that administer rights. */
export function mayUseCollections(actor: Pick<Viewer, 'role'>): boolean {
  return (matrixRoles as readonly string[]).includes(actor.role);
}
