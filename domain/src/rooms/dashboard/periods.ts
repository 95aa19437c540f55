import { addDays } from '../../kernel/calendar.ts';
import { wayPromises } from '../ageing/promises.ts';

/** First and last business day, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Named periods, by the number of days before today at which each begins and ends. */
const namedPeriods = { today: [0, 0], yesterday: [1, 1], week: [6, 0], month: [29, 0] } as const;
export type PeriodName = keyof typeof namedPeriods;
export const periodNames = Object.keys(namedPeriods) as PeriodName[];

/** Maximum days of a dashboard period; longer ones are reports. */
export const longestPeriod = 31;
/** Days of the trend, ending with the period's last day; the same number before them is drawn behind. */
export const trendDays = 14;

/** @param today the business date, yyyy-mm-dd @example periodOf('week', '2026-03-07') // { from: '2026-03-01', to: '2026-03-07' } */
export function periodOf(name: PeriodName, today: string): Period {
  const [from, to] = namedPeriods[name];
  return { from: addDays(today, -from), to: addDays(today, -to) };
}

const msADay = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msADay;

/** @example daysIn({ from: '2026-03-01', to: '2026-03-02' }) === 2 */
export function daysIn({ from, to }: Period): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** Returns the period of the same length that ends the day before. */
export function periodBefore(period: Period): Period {
  const days = daysIn(period);
  return { from: addDays(period.from, -days), to: addDays(period.from, -1) };
}

/** Returns the days up to and including the last one. */
export function daysUpTo(last: string, days: number): string[] {
  return Array.from({ length: days }, (_, at) => addDays(last, at - days + 1));
}

/** Days after which an undelivered label counts as late. */
export const lateAfterDays = wayPromises.to_receiver.hours / 24;

/** Age groups of undelivered labels in days since creation; bounds are included, null is unlimited. */
export const ages = [
  [0, 1],
  [2, 3],
  [4, 7],
  [8, null],
] as const satisfies readonly (readonly [number, number | null])[];

/** Returns the range of creation days for an age group, as the label list filters it. */
export function creationRange(
  [least, most]: readonly [number, number | null],
  today: string,
): { readonly from: string | null; readonly to: string | null } {
  return { from: most === null ? null : addDays(today, -most), to: least === 0 ? null : addDays(today, -least) };
}

/** Returns the last creation day of labels that are late today. */
export function lateUpTo(today: string): string {
  return addDays(today, -lateAfterDays - 1);
}
