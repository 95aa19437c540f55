import type { ReturnCommand } from './return-approval.ts';
import { returnAnswerHours } from './return-approval.ts';

/** What a merchant wants when nobody answers the question about a parcel that could not be delivered. */
export const unansweredPolicies = ['return', 'again', 'keep'] as const;
export type UnansweredPolicy = (typeof unansweredPolicies)[number];
export const usualPolicy: UnansweredPolicy = 'return';
export const silenceDays = { usual: 7, max: 30 } as const;

/** The policy that names days. */
export const keepPolicy: UnansweredPolicy = 'keep';
export const keepsForDays = (policy: unknown): boolean => policy === keepPolicy;

export interface Unanswered {
  readonly policy: UnansweredPolicy;
  /** For how many days the branch keeps it; counts only where it is kept. */
  readonly days: number;
  /** It was tried once more already because nobody had answered. */
  readonly tried_again: boolean;
}

/** What happens when the time is over, and how many hours after the question. */
export interface Silence {
  readonly command: Extract<ReturnCommand, 'agree' | 'again'>;
  readonly hours: number;
}

/**
 * A parcel is tried once more without an answer, not for ever: the second time it goes back. One that is kept goes back after its days, during which the sender
 * may still answer at a desk.
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

/** What will happen in words that a person knows: the policy as it counts for this parcel. */
export function followsFrom(unanswered: Unanswered): UnansweredPolicy {
  if (silenceOf(unanswered).command === 'again') return 'again';
  return keepsForDays(unanswered.policy) ? 'keep' : 'return';
}
