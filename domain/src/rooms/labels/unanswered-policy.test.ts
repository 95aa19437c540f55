import { expect, test } from 'vitest';
import { silenceOf, type UnansweredPolicy } from './unanswered-policy.ts';

test.each<[UnansweredPolicy, boolean, string, number]>([
  ['return', false, 'agree', 24],
  ['again', false, 'again', 24],
  ['again', true, 'agree', 24],
  ['keep', false, 'agree', 24 + 3 * 24],
])(
  'S-05 O-10 nobody answers, the merchant wants %s (tried again before: %s): %s after %s hours',
  (policy, tried_again, command, hours) => {
    expect(silenceOf({ policy, days: 3, tried_again })).toEqual({ command, hours });
  },
);
