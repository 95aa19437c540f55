import { addDays } from '../../kernel/calendar.ts';
import type { Period } from '../dashboard/periods.ts';

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
