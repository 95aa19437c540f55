import { addDays } from '../../kernel/calendar.ts';
import { wayPromises } from '../ageing/promises.ts';

/** First and last business day, both within. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Periods that are chosen by name, each by the days it begins and ends before today. */
const namedPeriods = { today: [0, 0], yesterday: [1, 1], week: [6, 0], month: [29, 0] } as const;
export type PeriodName = keyof typeof namedPeriods;
export const periodNames = Object.keys(namedPeriods) as PeriodName[];

/** The longest period that the dashboard adds up, in days. Longer ones are reports. */
export const longestPeriod = 31;
/** The days of the trend, the last of them the last of the period. */
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

/** The period of the same length that ends the day before. */
export function periodBefore(period: Period): Period {
  const days = daysIn(period);
  return { from: addDays(period.from, -days), to: addDays(period.from, -1) };
}

/** The days up to and with the last one. */
export function daysUpTo(last: string, days: number): string[] {
  return Array.from({ length: days }, (_, at) => addDays(last, at - days + 1));
}

/** A label that was made longer ago than this many days and is still under way is late. */
export const lateAfterDays = wayPromises.to_receiver.hours / 24;

/** Ages of labels under way in days since they were made; `from` and `up to` are included, null is unlimited. */
export const ages = [
  [0, 1],
  [2, 3],
  [4, 7],
  [8, null],
] as const satisfies readonly (readonly [number, number | null])[];

/** The range of days on which labels of this age were made, as the label list filters them. */
export function madeWithin(
  [least, most]: readonly [number, number | null],
  today: string,
): { readonly from: string | null; readonly to: string | null } {
  return { from: most === null ? null : addDays(today, -most), to: least === 0 ? null : addDays(today, -least) };
}

/** Labels made on this day or earlier and still under way are late today. */
export function lateUpTo(today: string): string {
  return addDays(today, -lateAfterDays - 1);
}
