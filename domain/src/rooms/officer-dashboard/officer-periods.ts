import { addDays } from '../../kernel/calendar.ts';
import { daysIn, type Period } from '../dashboard/periods.ts';

/** Periods of officers, in days up to today. */
export const officerSpans = [7, 30, 90] as const;
export const usualSpan: (typeof officerSpans)[number] = 30;
/** Number of months that can be chosen, with the current one. */
const officerMonths = 6;
/** Maximum days of a period; longer ones are reports. */
export const longestOfficerPeriod = 92;

/** Returns the last days, including today. */
export function spanOf(days: number, today: string): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** Returns the latest months, each up to its last day or today, the current one first. */
export function monthsUpTo(today: string): Period[] {
  const months: Period[] = [];
  for (let to = today; months.length < officerMonths;) {
    const from = `${to.slice(0, 7)}-01`;
    months.push({ from, to });
    to = addDays(from, -1);
  }
  return months;
}

const [weekDays, mostWeeks] = [7, 8];

/**
 * Returns the latest whole weeks of a period, the earliest first; each ends a week after the one before, the last with the period.
 *
 * @example weeksOf({ from: '2026-03-01', to: '2026-03-15' }) // [{ from: '2026-03-02', to: '2026-03-08' }, { from: '2026-03-09', to: '2026-03-15' }]
 */
export function weeksOf(period: Period): Period[] {
  const weeks = Math.min(mostWeeks, Math.floor(daysIn(period) / weekDays));
  return Array.from({ length: weeks }, (_, at) => {
    const to = addDays(period.to, (at + 1 - weeks) * weekDays);
    return { from: addDays(to, 1 - weekDays), to };
  });
}
