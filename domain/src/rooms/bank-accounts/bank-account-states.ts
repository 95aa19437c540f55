import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type BankAccountState = 'active' | 'inactive';
export type BankAccountCommand = 'close' | 'open';

export const bankAccountLife = lifecycle<BankAccountState, BankAccountCommand, Permission>({
  initial: 'active',
  states: { active: { tone: 'success' }, inactive: { tone: 'neutral' } },
  commands: {
    close: { from: ['active'], to: 'inactive', permission: 'bank_account.edit', confirm: true },
    open: { from: ['inactive'], to: 'active', permission: 'bank_account.edit' },
  },
});
