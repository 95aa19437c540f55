import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type ExpenseCategoryState = 'active' | 'inactive';
export type ExpenseCategoryCommand = 'close' | 'open';

/** Life of an expense category: nothing new is recorded under a closed one, existing expenses stay under it. */
export const expenseCategoryLife = lifecycle<ExpenseCategoryState, ExpenseCategoryCommand, Permission>({
  initial: 'active',
  states: { active: { tone: 'success' }, inactive: { tone: 'neutral' } },
  commands: {
    close: { from: ['active'], to: 'inactive', permission: 'expense.settings', confirm: true },
    open: { from: ['inactive'], to: 'active', permission: 'expense.settings' },
  },
});
