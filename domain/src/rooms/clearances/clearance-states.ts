import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type ClearanceState = 'pending' | 'complete' | 'void';
export type ClearanceCommand = 'approve' | 'give_back' | 'pay' | 'close' | 'remove_line' | 'void';

/**
 * Life of a clearance of any kind (S-21, decisions 3). A paid one is never edited; the next one corrects a mistake. A partly paid one can be closed,
 * which opens the rest again.
 */
export const clearanceLife = lifecycle<ClearanceState, ClearanceCommand, Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    complete: { tone: 'success', final: true },
    void: { tone: 'neutral', final: true },
  },
  commands: {
    approve: { from: ['pending'], to: 'pending', permission: 'cod.approve', confirm: true },
    pay: { from: ['pending'], to: 'complete', permission: 'cod.pay', confirm: true },
    give_back: { from: ['pending'], to: 'pending', permission: 'cod.give_back', confirm: true },
    close: { from: ['pending'], to: 'complete', permission: 'cod.pay', confirm: true },
    remove_line: { from: ['pending'], to: 'pending', permission: 'cod.clear', confirm: true },
    void: { from: ['pending'], to: 'void', permission: 'cod.clear', confirm: true },
  },
});

export const payMethods = ['bank', 'cash'] as const;
export type PayMethod = (typeof payMethods)[number];

/** Who pays the bank's transfer fee. */
export const feeBearers = ['operator', 'merchant'] as const;
export type FeeBearer = (typeof feeBearers)[number];
