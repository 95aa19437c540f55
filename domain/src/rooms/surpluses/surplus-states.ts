import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type SurplusState = 'open' | 'requested' | 'ended';
export type SurplusCommand = 'ask' | 'confirm' | 'deny';

/** Life of a surplus: counted, an end requested by one person, confirmed or denied by another. */
export const surplusLife = lifecycle<SurplusState, SurplusCommand, Permission>({
  initial: 'open',
  states: {
    open: { tone: 'attention' },
    requested: { tone: 'attention' },
    ended: { tone: 'success', final: true },
  },
  commands: {
    ask: { from: ['open'], to: 'requested', permission: 'cash.count' },
    confirm: { from: ['requested'], to: 'ended', permission: 'cash.confirm', confirm: true },
    deny: { from: ['requested'], to: 'open', permission: 'cash.count' },
  },
});

/** Ends of a surplus. */
export const surplusEnds = ['returned', 'kept', 'shortage'] as const;
export type SurplusEnd = (typeof surplusEnds)[number];
