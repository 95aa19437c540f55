import { lifecycle } from '../../kernel/lifecycle.ts';
import { numberedAs } from '../ledger/document-number.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type AgentPayoutState = 'pending' | 'complete' | 'void';
export type AgentPayoutCommand = 'approve' | 'pay' | 'void';

/**
 * Life of an agent payout: made by one person, approved above the limit, paid by another. A third person reverses a wrong payment by mirroring its
 * journal.
 */
export const agentPayoutLife = lifecycle<AgentPayoutState, AgentPayoutCommand, Permission>({
  initial: 'pending',
  states: {
    pending: { tone: 'attention' },
    complete: { tone: 'success' },
    void: { tone: 'neutral', final: true },
  },
  commands: {
    approve: { from: ['pending'], to: 'pending', permission: 'cod.approve' },
    pay: { from: ['pending'], to: 'complete', permission: 'cod.pay' },
    void: { from: ['pending', 'complete'], to: 'void', permission: 'cod.pay', confirm: true },
  },
});

/** @example agentPayoutNumber(2026, 7) === 'AGP-26-000007' */
export const agentPayoutNumber = (year: number, serial: number): string => numberedAs('AGP', year, serial);
