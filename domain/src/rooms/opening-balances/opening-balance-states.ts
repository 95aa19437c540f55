import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type OpeningBalanceState = 'pending' | 'complete' | 'void';
export type OpeningBalanceCommand = 'confirm' | 'void';

/** Life of an opening balance: entered by one person, booked after another has confirmed it, reversed by a third. */
export const openingBalanceLife = lifecycle<OpeningBalanceState, OpeningBalanceCommand, Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    complete: { tone: 'success' },
    void: { tone: 'neutral', final: true },
  },
  commands: {
    confirm: { from: ['pending'], to: 'complete', permission: 'bank_account.edit' },
    void: { from: ['pending', 'complete'], to: 'void', permission: 'bank_account.edit', confirm: true },
  },
});
