import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type PaymentClaimState = 'claimed' | 'case' | 'matched' | 'cash' | 'shortage' | 'withdrawn';
export type PaymentClaimCommand = 'raise' | 'match' | 'unmatch' | 'as_cash' | 'as_shortage' | 'withdraw';

/**
 * Life of a claim: a delivery reports that the receiver paid by a channel. The provider's statement matches it. Without it, it becomes a case of the
 * courier's branch, which ends as found, as cash of the courier after all, or as the courier's shortage. A rolled-back delivery withdraws it; two people take a
 * wrong match back. Source: decisions 18.
 */
export const paymentClaimLife = lifecycle<PaymentClaimState, PaymentClaimCommand, Permission>({
  initial: 'claimed',
  states: {
    claimed: { tone: 'attention' },
    case: { tone: 'danger' },
    matched: { tone: 'success' },
    cash: { tone: 'neutral', final: true },
    shortage: { tone: 'neutral', final: true },
    withdrawn: { tone: 'neutral', final: true },
  },
  commands: {
    raise: { from: ['claimed'], to: 'case', permission: 'bank_line.match' },
    match: { from: ['claimed', 'case'], to: 'matched', permission: 'bank_line.match', confirm: true },
    unmatch: { from: ['matched'], to: 'claimed', permission: 'bank_line.match', confirm: true },
    as_cash: { from: ['case'], to: 'cash', permission: 'cash.count', confirm: true },
    as_shortage: { from: ['case'], to: 'shortage', permission: 'cash.count', confirm: true },
    withdraw: { from: ['claimed', 'case'], to: 'withdrawn', permission: 'label.scan' },
  },
});

/** States in which the provider owes the money. */
export const openClaimStates: readonly PaymentClaimState[] = paymentClaimLife.commands.match.from;

/** Ends of a case without the provider's money. */
export const claimEnds = ['as_cash', 'as_shortage'] as const satisfies PaymentClaimCommand[];
export type ClaimEnd = (typeof claimEnds)[number];
