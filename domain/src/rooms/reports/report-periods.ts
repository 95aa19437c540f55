import { addDays, daysInMonth } from '../../kernel/calendar.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { daysIn, periodBefore, type Period } from '../dashboard/periods.ts';

/** Periods of a report (K-06): a day, a month, a year, or a range of days. */
export const reportPeriods = ['daily', 'monthly', 'yearly', 'range'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** Customers of a report: one, all with a section each, or everybody with walk-in senders. */
export const customerScopes = ['customer', 'all_customer', 'all'] as const;
export type CustomerScope = (typeof customerScopes)[number];

/** Branches of a report: one, those of a collection, or all that the user covers. */
export const branchScopes = ['branch', 'branch_collection', 'all_branch'] as const;
export type BranchScope = (typeof branchScopes)[number];

/** Maximum days of a report: a leap year. */
export const longestReport = 366;
/** Maximum days of a chart by day; longer ones are by month. */
const drawnByDay = 62;

const yearOf = (day: string): string => day.slice(0, 4);
const monthOf = (day: string): string => day.slice(0, 7);
const lastOfMonth = (month: string): string =>
  `${month}-${String(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))).padStart(2, '0')}`;

/**
 * Returns the days of a period: the month or year of its first day, or the range.
 *
 * @example reportDays('monthly', { from: '2026-02-14', to: '2026-02-14' }) // { from: '2026-02-01', to: '2026-02-28' }
 */
export function reportDays(kind: ReportPeriod, { from, to }: Period): Period {
  switch (kind) {
    case 'daily':
      return { from, to: from };
    case 'monthly':
      return { from: `${monthOf(from)}-01`, to: lastOfMonth(monthOf(from)) };
    case 'yearly':
      return { from: `${yearOf(from)}-01-01`, to: `${yearOf(from)}-12-31` };
    case 'range':
      return { from, to };
  }
}

/** Returns the period for comparison: the previous day, month or year, or as many days before. */
export function comparedWith(kind: ReportPeriod, period: Period): Period {
  if (kind === 'daily' || kind === 'range') return periodBefore(period);
  return reportDays(kind, { from: addDays(period.from, -1), to: period.from });
}

/** Returns why these days are not valid for a report; null when they are. Source: decisions 14. */
export function reportProblem(period: Period): Refusal<'report_too_long' | 'report_backwards'> | null {
  const days = daysIn(period);
  if (days < 1) return refuse('report_backwards');
  return days > longestReport ? refuse('report_too_long', { values: { n: longestReport } }) : null;
}

/** Returns the interval of a report's chart. */
export function chartInterval(period: Period): 'day' | 'month' {
  return daysIn(period) > drawnByDay ? 'month' : 'day';
}

/** Returns the labels of all bars of a chart: yyyy-mm-dd, or yyyy-mm. */
export function chartLabels(period: Period): string[] {
  const days = Array.from({ length: daysIn(period) }, (_, at) => addDays(period.from, at));
  return chartInterval(period) === 'day' ? days : [...new Set(days.map(monthOf))];
}

/**
 * Returns the months that lie completely in a period.
 *
 * @example wholeMonths({ from: '2026-01-31', to: '2026-03-31' }) // [{ from: '2026-02-01', to: '2026-02-28' }, { from: '2026-03-01', to: '2026-03-31' }]
 */
export function wholeMonths(period: Period): Period[] {
  const days = Array.from({ length: daysIn(period) }, (_, at) => addDays(period.from, at));
  return [...new Set(days.map(monthOf))]
    .map((month) => ({ from: `${month}-01`, to: lastOfMonth(month) }))
    .filter(({ from, to }) => from >= period.from && to <= period.to);
}

/** Days of a page of rows, and number of their rows before the page. */
export interface DaysOfPage {
  readonly total: number;
  /** Null for a page after the last. */
  readonly days: Period | null;
  readonly skip: number;
}

/**
 * Returns the days of a page of rows from the number of rows of each day, in row order, from the first or the last day on.
 *
 * @example daysOfPage([{ day: '2026-01-01', rows: 30 }, { day: '2026-01-02', rows: 5 }], { before: 20, most: 20 }) // both days, 20 rows before it, of 35
 */
export function daysOfPage(
  counted: readonly { readonly day: string; readonly rows: number }[],
  { before, most }: { readonly before: number; readonly most: number },
): DaysOfPage {
  let passed = 0;
  let skip = 0;
  const days: string[] = [];
  for (const { day, rows } of counted) {
    const begins = passed;
    passed += rows;
    if (rows === 0 || passed <= before || begins >= before + most) continue;
    if (days.length === 0) skip = before - begins;
    days.push(day);
  }
  const inOrder = days.toSorted();
  const [from, to] = [inOrder[0], inOrder.at(-1)];
  return { total: passed, days: from === undefined || to === undefined ? null : { from, to }, skip };
}
