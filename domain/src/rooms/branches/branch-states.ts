import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type BranchState = 'active' | 'inactive';
export type BranchCommand = 'close' | 'open';

/** The life of a branch: it is closed and opened again, never deleted, because years of parcels name it. */
export const branchLife = lifecycle<BranchState, BranchCommand, Permission>({
  initial: 'active',
  states: { active: { tone: 'success' }, inactive: { tone: 'neutral' } },
  commands: {
    close: { from: ['active'], to: 'inactive', permission: 'branch.edit', confirm: true },
    open: { from: ['inactive'], to: 'active', permission: 'branch.edit' },
  },
});

export const branchStates = Object.keys(branchLife.states) as BranchState[];
export const branchCommands = Object.keys(branchLife.commands) as BranchCommand[];

/** Only an open branch has people working in it and accepts parcels. */
export function isOpenBranch(state: BranchState): boolean {
  return state === branchLife.initial;
}
