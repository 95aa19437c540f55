import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type AccountState = 'active' | 'suspend' | 'ban';
export type AccountCommand = 'suspend' | 'reactivate' | 'ban' | 'unban';

/** Life of an account (S-25, decisions 3): suspended by a manager, banned by an owner, reinstated by a super role. */
export const accountLife = lifecycle<AccountState, AccountCommand, Permission>({
  initial: 'active',
  states: {
    active: { tone: 'success' },
    suspend: { tone: 'attention' },
    ban: { tone: 'danger' },
  },
  commands: {
    suspend: { from: ['active'], to: 'suspend', permission: 'staff.suspend', confirm: true },
    reactivate: { from: ['suspend'], to: 'active', permission: 'staff.suspend' },
    ban: { from: ['active', 'suspend'], to: 'ban', permission: 'staff.ban', confirm: true },
    unban: { from: ['ban'], to: 'active', permission: 'staff.ban', confirm: true },
  },
});

/** Everything that the audit log records of accounts. */
export const staffActions = [
  'create',
  'edit',
  ...accountLife.commandNames,
  'reset_password',
  'confirm_person',
  'use_one_time_password',
  'change_password',
  'add_second_factor',
  'remove_second_factor',
  'prove_second_factor',
  'add_passkey',
  'rename_passkey',
  'remove_passkey',
  'renew_recovery_codes',
  'use_recovery_code',
  'ask_factor_reset',
  'reset_second_factor',
  'take_claimed_role',
  'end_one_time_password',
] as const;

/** Commands of super roles only, whatever the matrix (decisions 3: ban → active). */
export const superOnlyCommands: ReadonlySet<AccountCommand> = new Set(['unban']);

/** Returns whether the account may sign in and keep its sessions: only an active one (S-30). */
export function maySignIn(state: AccountState): boolean {
  return state === accountLife.initial;
}
