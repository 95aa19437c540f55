import { addDays } from '../../kernel/calendar.ts';
import type { Period } from '../dashboard/periods.ts';

/** The spans that officers look at, in days up to today. */
export const officerSpans = [7, 30, 90] as const;
export const usualSpan: (typeof officerSpans)[number] = 30;
/** The months, the present one among them, that can be chosen. */
const officerMonths = 6;
/** No period is longer than this many days; longer ones are reports. */
export const longestOfficerPeriod = 92;

/** The last days, today among them. */
export function spanOf(days: number, today: string): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** The latest months, each up to its last day or to today, the present one first. */
export function monthsUpTo(today: string): Period[] {
  const months: Period[] = [];
  for (let to = today; months.length < officerMonths;) {
    const from = `${to.slice(0, 7)}-01`;
    months.push({ from, to });
    to = addDays(from, -1);
  }
  return months;
}
