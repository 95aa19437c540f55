import { describe, expect, test } from 'vitest';
import { currentStatuses } from '../labels/label-statuses.ts';
import { ages, daysIn, daysUpTo, lateUpTo, creationRange, periodBefore, periodOf } from './periods.ts';
import { countOf, deliveryRate, stepCountNames, stepsOf, trackedAs, trackedSteps } from './step-counts.ts';

describe('N-04 the entries that a figure counts', () => {
  test.each([
    ['accept_from_origin_branch', false, 'accepted'],
    ['send_to_destination_address', false, 'out'],
    ['delivered', false, 'delivered'],
    ['return_confirmed', false, 'returned'],
    ['missing', true, 'lost'],
    ['sendback_to_destination_branch', true, 'failed'],
    ['sendback_to_destination_branch', false, null],
    ['sendback_to_origin_branch', true, 'failed'],
    ['sendback_to_origin_branch', false, null],
    ['send_to_destination_branch', false, 'sent'],
    ['send_from_forward_branch', false, 'sent'],
    ['arrived_to_destination_branch', false, 'arrived'],
    ['arrived_to_origin_branch', false, null],
  ])('N-04 %s (with a reason: %s) is %s', (status, reason, figure) => {
    expect(countOf(status, reason)).toBe(figure);
  });

  test('N-04 every figure opens the rows of a choice of track-by-date', () => {
    for (const name of stepCountNames) expect(trackedSteps).toContain(trackedAs(name));
  });

  test('N-08 nothing chosen, or what is no status, means every step', () => {
    expect(stepsOf(undefined).statuses).toEqual(currentStatuses);
    expect(stepsOf('process').statuses).toEqual(currentStatuses);
    expect(stepsOf('delivered')).toEqual({ statuses: ['delivered'] });
    expect(stepsOf('failed').withReason).toBe(true);
    expect(stepsOf('arrived').statuses).toEqual(['arrived_to_destination_branch', 'arrived_to_forward_branch']);
  });

  test.each([
    [0, 0, null],
    [3, 1, 75],
    [2, 1, 66],
    [0, 5, 0],
    [7, 0, 100],
  ])('N-04 of %i delivered and %i failed the rate is %s', (delivered, failed, rate) => {
    expect(deliveryRate({ delivered, failed })).toBe(rate);
  });
});

describe('N-04 periods', () => {
  test.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['week', '2026-02-23', '2026-03-01'],
    ['month', '2026-01-31', '2026-03-01'],
  ] as const)('N-04 %s', (name, from, to) => {
    expect(periodOf(name, '2026-03-01')).toEqual({ from, to });
  });

  test('N-04 a period is compared with the one of the same length before it', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({ from: '2026-02-22', to: '2026-02-28' });
    expect(daysIn({ from: '2026-02-22', to: '2026-02-28' })).toBe(7);
    expect(daysUpTo('2026-03-02', 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  });

  test('N-04 ages leave no day out and count none twice', () => {
    const spans = ages.map((age) => creationRange(age, '2026-03-10'));
    expect(spans).toEqual([
      { from: '2026-03-09', to: null },
      { from: '2026-03-07', to: '2026-03-08' },
      { from: '2026-03-03', to: '2026-03-06' },
      { from: null, to: '2026-03-02' },
    ]);
    expect(lateUpTo('2026-03-10')).toBe('2026-03-06');
  });
});
