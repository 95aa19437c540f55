import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type ExpenseState = 'pending' | 'approved' | 'paid' | 'refused' | 'void';
export type ExpenseCommand = 'edit' | 'approve' | 'refuse' | 'pay' | 'withdraw' | 'void';

/**
 * Life of an expense (N-28, decisions 15): recorded, approved by a second person above the limit, paid from the till. A change revokes the approval. A
 * paid one is never changed: voiding mirrors its journal, which returns the cash to the till.
 */
export const expenseLife = lifecycle<ExpenseState, ExpenseCommand, Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    approved: { tone: 'info' },
    paid: { tone: 'success' },
    refused: { tone: 'danger', final: true },
    void: { tone: 'neutral', final: true },
  },
  commands: {
    edit: { from: ['pending', 'approved'], to: 'pending', permission: 'expense.record' },
    approve: { from: ['pending'], to: 'approved', permission: 'expense.approve', confirm: true },
    refuse: { from: ['pending', 'approved'], to: 'refused', permission: 'expense.approve', confirm: true },
    pay: { from: ['pending', 'approved'], to: 'paid', permission: 'expense.pay', confirm: true },
    withdraw: { from: ['pending', 'approved'], to: 'void', permission: 'expense.record', confirm: true },
    void: { from: ['paid'], to: 'void', permission: 'expense.pay', confirm: true },
  },
});

/** States before payment. */
export const waitingExpenses: readonly ExpenseState[] = expenseLife.commands.pay.from;
