import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type BranchState = 'active' | 'inactive';
export type BranchCommand = 'close' | 'open';

/** Life of a branch: closed and opened again, never deleted, because years of parcels refer to it. */
export const branchLife = lifecycle<BranchState, BranchCommand, Permission>({
  initial: 'active',
  states: { active: { tone: 'success' }, inactive: { tone: 'neutral' } },
  commands: {
    close: { from: ['active'], to: 'inactive', permission: 'branch.edit', confirm: true },
    open: { from: ['inactive'], to: 'active', permission: 'branch.edit' },
  },
});

/** Returns whether people can work in the branch and parcels can be accepted. */
export function isOpenBranch(state: BranchState): boolean {
  return state === branchLife.initial;
}
