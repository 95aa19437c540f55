import { describe, expect, test } from 'vitest';
import { axisOf, shownLabels } from './chart-axis.ts';

describe('N-04 the axis of a chart', () => {
  test.each([
    [
      [3, 17, 9],
      [0, 5, 10, 15, 20],
    ],
    [[1], [0, 1]],
    [
      [0, 0, 0],
      [0, 1],
    ],
    [[4], [0, 1, 2, 3, 4]],
    [[5], [0, 2, 4, 6]],
    [
      [-30, 70],
      [-50, 0, 50, 100],
    ],
    [[-7], [-8, -6, -4, -2, 0]],
    [[2_248_325], [0, 1_000_000, 2_000_000, 3_000_000]],
  ])('N-04 %j has the gridlines %j', (values, ticks) => {
    expect(axisOf(values)).toEqual({ low: ticks[0], high: ticks.at(-1), ticks });
  });

  test('N-04 it has zero, every value and at most five gridlines, whatever the numbers', () => {
    for (let most = 0; most < 3000; most += 7)
      for (const least of [0, -1, -most, -3 * most]) {
        const { low, high, ticks } = axisOf([least, most]);
        expect([ticks.includes(0), low <= least, high >= most, ticks.length <= 5]).toEqual([true, true, true, true]);
      }
  });
});

test('N-04 the last day has its label, and labels that would touch are left out', () => {
  const of = (count: number, width: number) =>
    Array.from({ length: count }, (_, at) => at).filter(shownLabels(count, 20, width));
  expect(of(14, 280)).toHaveLength(14);
  expect(of(14, 140)).toEqual([1, 3, 5, 7, 9, 11, 13]);
  expect(of(31, 150)).toEqual([0, 5, 10, 15, 20, 25, 30]);
});
