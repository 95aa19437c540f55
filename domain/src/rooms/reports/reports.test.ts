import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import {
  comparedWith,
  daysOfPage,
  chartInterval,
  reportDays,
  reportProblem,
  chartLabels,
  wholeMonths,
  type ReportPeriod,
} from './report-periods.ts';

describe('K-06 the periods of reports', () => {
  test.each<[string, string, string[]]>([
    ['2026-01-31', '2026-03-31', ['2026-02-01 2026-02-28', '2026-03-01 2026-03-31']],
    ['2024-02-01', '2024-02-29', ['2024-02-01 2024-02-29']],
    ['2024-02-01', '2024-02-28', []],
    ['2025-12-31', '2026-01-30', []],
  ])('O-08 from %s to %s these months lie whole', (from, to, months) => {
    expect(wholeMonths({ from, to }).map((month) => `${month.from} ${month.to}`)).toEqual(months);
  });

  test.each<[ReportPeriod, string, string, string, string, string, string]>([
    ['daily', '2026-03-01', '2026-03-09', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['monthly', '2024-02-14', '2024-02-14', '2024-02-01', '2024-02-29', '2024-01-01', '2024-01-31'],
    ['monthly', '2026-01-31', '2026-01-31', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['yearly', '2025-06-30', '2025-06-30', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
    ['range', '2026-03-05', '2026-03-07', '2026-03-05', '2026-03-07', '2026-03-02', '2026-03-04'],
  ])(
    'K-06 %s of %s covers its days and is compared with those before',
    (kind, from, to, first, last, before, until) => {
      const period = reportDays(kind, { from, to });
      expect([period, comparedWith(kind, period)]).toEqual([
        { from: first, to: last },
        { from: before, to: until },
      ]);
    },
  );

  test.each([
    ['2025-01-01', '2025-12-31', null],
    ['2024-01-01', '2024-12-31', null],
    ['2024-01-01', '2025-01-01', 'report_too_long'],
    ['2016-01-01', '2026-01-01', 'report_too_long'],
    ['2026-01-02', '2026-01-01', 'report_backwards'],
  ])('K-06 from %s to %s: %s', (from, to, code) => {
    const problem = reportProblem({ from, to });
    expect(problem !== null && isRefusal(problem) ? problem.code : null).toBe(code);
  });

  test.each<[number, number, string[] | null, number]>([
    [0, 20, ['2026-01-01', '2026-01-01'], 0],
    [20, 20, ['2026-01-01', '2026-01-05'], 20],
    [30, 5, ['2026-01-03', '2026-01-03'], 0],
    [34, 20, ['2026-01-03', '2026-01-05'], 4],
    [40, 20, null, 0],
  ])('of rows after the first %d, %d lie on the days %j', (before, most, days, skip) => {
    const counted = [
      { day: '2026-01-01', rows: 30 },
      { day: '2026-01-02', rows: 0 },
      { day: '2026-01-03', rows: 5 },
      { day: '2026-01-05', rows: 5 },
    ];
    expect(daysOfPage(counted, { before, most })).toEqual({
      total: 40,
      days: days && { from: days[0], to: days[1] },
      skip,
    });
  });

  test('rows from the last day on lie on the days from the last', () => {
    const latest = [
      { day: '2026-01-02', rows: 5 },
      { day: '2026-01-01', rows: 30 },
    ];
    expect(daysOfPage(latest, { before: 4, most: 2 })).toMatchObject({
      days: { from: '2026-01-01', to: '2026-01-02' },
      skip: 4,
    });
  });

  test('K-06 a month is drawn by its days and a year by its months, none of them left out', () => {
    const month = reportDays('monthly', { from: '2026-02-03', to: '2026-02-03' });
    const year = reportDays('yearly', { from: '2026-02-03', to: '2026-02-03' });
    expect([chartInterval(month), chartLabels(month).length, chartInterval(year), chartLabels(year).at(-1)]).toEqual([
      'day',
      28,
      'month',
      '2026-12',
    ]);
  });
});
