import { expect, test } from 'vitest';
import { stepOf, sumOfTimes, timeSteps, timeWithin } from './answer-times.ts';
import {
  byUrgency,
  healthCheckNames,
  healthChecks,
  healthOf,
  type HealthCheck,
  type HealthLevel,
} from './health-checks.ts';

test.each<[HealthCheck, number | null, HealthLevel]>([
  ['backup_age', null, 'danger'],
  ['backup_age', 3, 'fine'],
  ['backup_age', 26, 'attention'],
  ['backup_age', 50, 'danger'],
  ['disk_used', null, 'unused'],
  ['disk_used', 79.9, 'fine'],
  ['disk_used', 92, 'danger'],
  ['replica_behind', null, 'unused'],
  ['replica_behind', 0, 'fine'],
  ['job_wait', null, 'fine'],
  ['job_failed', 1, 'attention'],
  ['error_share', null, 'fine'],
])('what is looked at of %s with the figure %s is %s', (name, value, level) => {
  expect(healthOf(name, value)).toBe(level);
});

test('every bound of danger is beyond the one of attention, and the worst comes first', () => {
  expect(healthCheckNames.filter((name) => healthChecks[name].danger <= healthChecks[name].attention)).toEqual([]);
  const levels: HealthLevel[] = ['fine', 'unused', 'danger', 'attention'];
  expect(byUrgency(levels.map((level) => ({ level }))).map(({ level }) => level)).toEqual([
    'danger',
    'attention',
    'fine',
    'unused',
  ]);
});

/** Builds answer times from durations in milliseconds. */
const timesOf = (...answers: number[]) =>
  answers.reduce(
    (times, ms) => {
      times[stepOf(ms)] = (times[stepOf(ms)] ?? 0) + 1;
      return times;
    },
    Array.from({ length: timeSteps.length + 1 }, () => 0),
  );

test('the time within which nineteen of twenty answers came is known to a step, whatever one slow answer took', () => {
  const times = timesOf(...Array.from({ length: 96 }, () => 40), ...Array.from({ length: 4 }, () => 9000));
  const p95 = timeWithin(times, 0.95);
  expect(p95).toBeGreaterThan(35);
  expect(p95).toBeLessThanOrEqual(50);
  expect(timeWithin(times, 0.99)).toBeGreaterThan(5000);
  expect([timeWithin([], 0.95), timeWithin(timesOf(60_000), 0.95)]).toEqual([null, 10_000]);
});

test('the times of two servers are summed answer by answer', () => {
  expect(sumOfTimes([timesOf(1, 40), timesOf(40, 60_000)])).toEqual(timesOf(1, 40, 40, 60_000));
});
