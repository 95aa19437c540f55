import { expect, test } from 'vitest';
import { isNearSum, proposePayouts } from './gather-payments.ts';

const days = [
  { day: '2026-11-02', count: 2, amount: 99_500 },
  { day: '2026-11-03', count: 1, amount: 40_000 },
  { day: '2026-11-04', count: 3, amount: 60_000 },
];

test.each([
  ['one day', 40_000, ['2026-11-03', '2026-11-03', 0]],
  ['days that follow one another', 100_000, ['2026-11-03', '2026-11-04', 0]],
  ['all of them, less a charge of the provider', 199_000, ['2026-11-02', '2026-11-04', -500]],
  ['a day, and more than it', 60_300, ['2026-11-04', '2026-11-04', 300]],
])('W-03 a lump sum is proposed for %s', (_, received, expected) => {
  const [best] = proposePayouts(days, received);
  expect([best?.from, best?.until, best?.difference]).toEqual(expected);
});

test('W-03 a sum that is far from all payments is proposed for none of them', () => {
  expect(proposePayouts(days, 5_000_000)).toEqual([]);
  expect(proposePayouts(days, 20_000)).toEqual([]);
  expect([isNearSum(0, 1), isNearSum(110_000, 100_000), isNearSum(110_001, 100_000)]).toEqual([false, true, false]);
});
