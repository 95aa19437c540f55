import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type AdvancePaymentState = 'announced' | 'received' | 'used' | 'withdrawn' | 'surplus';
export type AdvancePaymentCommand = 'find' | 'use' | 'free' | 'withdraw' | 'as_surplus';

/**
 * Life of a payment made before the delivery. The receiver's word announces it, the provider's statement finds it, the delivery uses it, and a rolled-back
 * delivery frees it again. Money that came for a parcel that was not delivered with it is kept as a surplus, from which it is paid back.
 */
export const advancePaymentLife = lifecycle<AdvancePaymentState, AdvancePaymentCommand, Permission>({
  initial: 'announced',
  states: {
    announced: { tone: 'attention' },
    received: { tone: 'success' },
    used: { tone: 'neutral' },
    withdrawn: { tone: 'neutral', final: true },
    surplus: { tone: 'neutral', final: true },
  },
  commands: {
    find: { from: ['announced'], to: 'received', permission: 'bank_line.match' },
    use: { from: ['announced', 'received'], to: 'used', permission: 'label.scan' },
    free: { from: ['used'], to: 'announced', permission: 'label.scan' },
    withdraw: { from: ['announced'], to: 'withdrawn', permission: 'call.work', confirm: true },
    as_surplus: { from: ['received'], to: 'surplus', permission: 'bank_line.match', confirm: true },
  },
});

/** States in which the delivery can still use it. */
export const openAdvanceStates: readonly AdvancePaymentState[] = advancePaymentLife.commands.use.from;

/** Commands with a button; the others follow from statements and deliveries. */
export const advanceSteps = ['withdraw', 'as_surplus'] as const satisfies AdvancePaymentCommand[];
export type AdvanceStep = (typeof advanceSteps)[number];

/** Payment that the courier is told of at the door. */
export interface PaidAhead {
  readonly id: number;
  readonly version: number;
  readonly channel_id: number;
  /** Whole kyat. */
  readonly amount: number;
  readonly reference: string | null;
  /** On the provider's statement, so the money has come. */
  readonly received: boolean;
}
