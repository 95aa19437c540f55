import type { ReturnCommand } from './return-approval.ts';
import { returnAnswerHours } from './return-approval.ts';

/** Merchant's choice for an undelivered parcel when nobody answers the question about it. */
export const unansweredPolicies = ['return', 'again', 'keep'] as const;
export type UnansweredPolicy = (typeof unansweredPolicies)[number];
export const usualPolicy: UnansweredPolicy = 'return';
export const silenceDays = { usual: 7, max: 30 } as const;

/** The policy that needs a number of days. */
export const keepPolicy: UnansweredPolicy = 'keep';
export const keepsForDays = (policy: unknown): boolean => policy === keepPolicy;

export interface Unanswered {
  readonly policy: UnansweredPolicy;
  /** Days the branch keeps it; only with the keep policy. */
  readonly days: number;
  /** Delivery was already tried again because nobody answered. */
  readonly tried_again: boolean;
}

/** Command that follows when the time is over, and hours after the question. */
export interface Silence {
  readonly command: Extract<ReturnCommand, 'agree' | 'again'>;
  readonly hours: number;
}

/**
 * Returns what follows from no answer. Delivery is tried again once; the second time the parcel returns. A kept parcel returns after its days, during
 * which the sender can still answer at a desk.
 *
 * @example silenceOf({ policy: 'keep', days: 3, tried_again: false }) // { command: 'agree', hours: 96 }
 */
export function silenceOf({ policy, days, tried_again }: Unanswered): Silence {
  const more = keepsForDays(policy) ? days * 24 : 0;
  return {
    command: policy === 'again' && !tried_again ? 'again' : 'agree',
    hours: returnAnswerHours + more,
  };
}

/** Returns the policy that applies to this parcel, for display. */
export function followsFrom(unanswered: Unanswered): UnansweredPolicy {
  if (silenceOf(unanswered).command === 'again') return 'again';
  return keepsForDays(unanswered.policy) ? 'keep' : 'return';
}
