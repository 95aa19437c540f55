import { addDays, daysInMonth } from '../../kernel/calendar.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { daysIn, periodBefore, type Period } from '../dashboard/periods.ts';

/** What a report can be asked for (K-06): a day, a month, a year, or the days from one to another. */
export const reportPeriods = ['daily', 'monthly', 'yearly', 'range'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** Whose rows: of one customer, of every customer with a section each, or of everybody, whoever walked in too. */
export const customerScopes = ['customer', 'all_customer', 'all'] as const;
export type CustomerScope = (typeof customerScopes)[number];

/** Whose branches: one, those of a collection, or all that the asker covers. */
export const branchScopes = ['branch', 'branch_collection', 'all_branch'] as const;
export type BranchScope = (typeof branchScopes)[number];

/** The longest report in days: a year, a leap year too. */
export const longestReport = 366;
/** Up to so many days a report is drawn day by day, beyond it by month. */
const drawnByDay = 62;

const yearOf = (day: string): string => day.slice(0, 4);
const monthOf = (day: string): string => day.slice(0, 7);
const lastOfMonth = (month: string): string =>
  `${month}-${String(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))).padStart(2, '0')}`;

/**
 * The days that are meant: the month or the year of the first of them, or from the first to the last.
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

/** The period that a report is compared with: the day, the month or the year before, or as many days. */
export function comparedWith(kind: ReportPeriod, period: Period): Period {
  if (kind === 'daily' || kind === 'range') return periodBefore(period);
  return reportDays(kind, { from: addDays(period.from, -1), to: period.from });
}

/** Why these days are no report; null when they are one. Source: decisions 14. */
export function reportProblem(period: Period): Refusal<'report_too_long' | 'report_backwards'> | null {
  const days = daysIn(period);
  if (days < 1) return refuse('report_backwards');
  return days > longestReport ? refuse('report_too_long', { values: { n: longestReport } }) : null;
}

/** How a report is drawn along its days. */
export function drawnBy(period: Period): 'day' | 'month' {
  return daysIn(period) > drawnByDay ? 'month' : 'day';
}

/** What stands under each bar of its drawing, none left out: yyyy-mm-dd, or yyyy-mm. */
export function stretchesOf(period: Period): string[] {
  const days = Array.from({ length: daysIn(period) }, (_, at) => addDays(period.from, at));
  return drawnBy(period) === 'day' ? days : [...new Set(days.map(monthOf))];
}

/**
 * The months that lie in a period with all of their days.
 *
 * @example wholeMonths({ from: '2026-01-31', to: '2026-03-31' }) // [{ from: '2026-02-01', to: '2026-02-28' }, { from: '2026-03-01', to: '2026-03-31' }]
 */
export function wholeMonths(period: Period): Period[] {
  const days = Array.from({ length: daysIn(period) }, (_, at) => addDays(period.from, at));
  return [...new Set(days.map(monthOf))]
    .map((month) => ({ from: `${month}-01`, to: lastOfMonth(month) }))
    .filter(({ from, to }) => from >= period.from && to <= period.to);
}

/** The days of a page of rows, and how many of their rows lie before it. */
export interface DaysOfPage {
  readonly total: number;
  /** Null for a page behind the last. */
  readonly days: Period | null;
  readonly skip: number;
}

/**
 * On which days a page of rows lies, by how many rows each day has; in the order of the rows, from the first or from the last day on.
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
