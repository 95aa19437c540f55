import { expect, test } from 'vitest';
import { paceOf, withSample, type PaceSample } from './job-pace.ts';

const second = 1000;

/** Samples of work that was looked at at these seconds. */
const seen = (...steps: readonly (readonly [at: number, done: number])[]): readonly PaceSample[] =>
  steps.reduce<readonly PaceSample[]>((all, [at, done]) => withSample(all, { at: at * second, done }), []);

test.each([
  ['nothing was seen yet', seen(), 0],
  ['only the beginning was seen', seen([0, 0]), 30],
  ['one step was seen', seen([0, 0], [6, 10]), 6],
  ['two steps came within a moment', seen([0, 0], [1, 5], [2, 10]), 2],
  ['nothing moved for a minute', seen([0, 0], [3, 10], [6, 20]), 70],
])('P-09 long work says no rate and no time left while %s', (_, samples, now) => {
  expect(paceOf(samples, 100, now * second)).toBeNull();
});

test('P-09 long work says its rate and the whole minutes that are left', () => {
  const samples = seen([0, 0], [3, 5], [6, 10]);
  expect(paceOf(samples, 260, 6 * second)).toEqual({ perMinute: 100, minutesLeft: 3 });
  expect(paceOf(samples, 60, 6 * second)).toEqual({ perMinute: 100, minutesLeft: 0 });
});

test('P-09 work that stalls is said to be slower, and speed of more than a minute ago does not count', () => {
  const samples = seen([0, 0], [3, 5], [6, 10]);
  expect(paceOf(samples, 260, 12 * second)).toEqual({ perMinute: 50, minutesLeft: 5 });
  const slowed = seen([0, 0], [10, 100], [65, 110], [75, 112], [85, 114]);
  expect(paceOf(slowed, 134, 85 * second)).toEqual({ perMinute: 12, minutesLeft: 2 });
});

test('P-09 work that is tried again is estimated from its new beginning', () => {
  expect(seen([0, 0], [3, 50], [6, 90], [9, 0])).toEqual([{ at: 9 * second, done: 0 }]);
});
