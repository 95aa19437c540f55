import { describe, expect, test } from 'vitest';
import { closingProblem, insAndOuts } from './business-days.ts';

describe('M-04 a branch closes its business days in order', () => {
  test.each([
    ['today', '2026-11-24', '2026-11-23', null],
    ['the first day of a branch', '2026-11-24', null, null],
    ['yesterday, when somebody forgot', '2026-11-23', '2026-11-22', null],
    ['a day that follows others which nobody closed', '2026-11-24', '2026-11-01', null],
    ['not a day that has not begun', '2026-11-25', '2026-11-23', 'day_not_begun'],
    ['not twice', '2026-11-23', '2026-11-23', 'day_closed'],
    ['not behind a closed one', '2026-11-22', '2026-11-23', 'day_closed'],
    ['not when nobody remembers', '2026-11-16', null, 'day_too_old'],
  ])('M-04 %s', (_, closesOn, closed, expected) => {
    expect(closingProblem(closesOn, { today: '2026-11-24', closed })?.code ?? null).toBe(expected);
  });
});

test('M-04 what came into a till stands before what left it, the largest first', () => {
  expect(
    insAndOuts([
      { event: 'accepted', amount: 2_500 },
      { event: 'cleared', amount: -1_000 },
      { event: 'sent', amount: -50_000 },
      { event: 'handed_over', amount: 60_000 },
    ]).map(({ event }) => event),
  ).toEqual(['handed_over', 'accepted', 'sent', 'cleared']);
});
