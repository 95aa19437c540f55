import { lifecycle } from '../../kernel/lifecycle.ts';

export type PaymentClaimState = 'claimed' | 'withdrawn';
export type PaymentClaimCommand = 'withdraw';

/**
 * Life of a claim: a delivery reports that the receiver paid by a channel. Until the provider's statement has it, the provider owes it to us and no
 * merchant is paid out of it. A rolled-back delivery withdraws it. Source: decisions 18.
 */
export const paymentClaimLife = lifecycle<PaymentClaimState, PaymentClaimCommand, null>({
  initial: 'claimed',
  states: {
    claimed: { tone: 'attention' },
    withdrawn: { tone: 'neutral', final: true },
  },
  commands: {
    withdraw: { from: ['claimed'], to: 'withdrawn', permission: null },
  },
});
