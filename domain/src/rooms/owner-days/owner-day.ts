import { addDays, businessDate, formatClock } from '../../kernel/calendar.ts';
import { form } from '../../kernel/form.ts';
import { locales } from '../../kernel/locale.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { deliveryRate } from '../dashboard/step-counts.ts';
import type { Permission } from '../../kernel/permissions.ts';

interface DayFigureRow {
  /** `open` is the number open at that moment, `day` the day's total. */
  readonly counts: 'day' | 'open';
  readonly shown: 'count' | 'kyat';
  /** Direction that an owner wants. */
  readonly better: 'more' | 'less';
  /** Permission needed to see the figure. */
  readonly permission?: Permission;
}

/** Figures of the owner's day (G-06). Each comes from the list or report that it links to, and is not computed elsewhere. */
export const dayFigures = {
  accepted: { counts: 'day', shown: 'count', better: 'more' },
  delivered: { counts: 'day', shown: 'count', better: 'more' },
  failed: { counts: 'day', shown: 'count', better: 'less' },
  returned: { counts: 'day', shown: 'count', better: 'less' },
  late: { counts: 'open', shown: 'count', better: 'less', permission: 'label.view' },
  missing: { counts: 'open', shown: 'count', better: 'less' },
  fees: { counts: 'day', shown: 'kyat', better: 'more', permission: 'report.view' },
  expenses: { counts: 'day', shown: 'kyat', better: 'less', permission: 'expense.view' },
  cod_held: { counts: 'open', shown: 'kyat', better: 'less', permission: 'cod.view' },
  cod_old: { counts: 'open', shown: 'kyat', better: 'less', permission: 'cod.view' },
  differences: { counts: 'open', shown: 'count', better: 'less', permission: 'cash.handover' },
} as const satisfies Record<string, DayFigureRow>;
export type DayFigure = keyof typeof dayFigures;
export const dayFigureNames = Object.keys(dayFigures) as DayFigure[];
export const figureFacts = (figure: DayFigure): DayFigureRow => dayFigures[figure];

/** Value of a figure for the day and the day before; null where unknown or hidden. */
export interface DayValue {
  readonly value: number | null;
  readonly before: number | null;
}
export type DayValues = Readonly<Record<DayFigure, DayValue>>;

const total = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

/** How a figure compares with the day before; null where either is unknown. */
export function changeOfDay(better: 'more' | 'less', { value, before }: DayValue): 'better' | 'worse' | 'same' | null {
  if (value === null || before === null) return null;
  if (value === before) return 'same';
  return value > before === (better === 'more') ? 'better' : 'worse';
}

/** Returns the figures that are not 0 in every line on both days: the columns that say something. */
export function telling(lines: readonly DayValues[]): DayFigure[] {
  return dayFigureNames.filter((figure) =>
    lines.some((line) => (line[figure].value ?? 0) !== 0 || (line[figure].before ?? 0) !== 0),
  );
}

/** Adds up the figures of several branches. */
export function sumOfDay(lines: readonly DayValues[]): DayValues {
  return Object.fromEntries(
    dayFigureNames.map((figure) => [
      figure,
      {
        value: total(lines.map((line) => line[figure].value)),
        before: total(lines.map((line) => line[figure].before)),
      },
    ]),
  ) as unknown as DayValues;
}

/** Returns the delivered share of all attempts in whole percent. @example rateOfDay(values) === 86 */
export function rateOfDay({ delivered, failed }: DayValues, of: keyof DayValue = 'value'): number | null {
  const [good, bad] = [delivered[of], failed[of]];
  return good === null || bad === null ? null : deliveryRate({ delivered: good, failed: bad });
}

/** Sorts branches worst first: by delivery rate, then by late parcels. Branches without attempts come last. */
export function worstFirst<Line extends { readonly figures: DayValues }>(lines: readonly Line[]): Line[] {
  return lines.toSorted(
    (a, b) =>
      (rateOfDay(a.figures) ?? 101) - (rateOfDay(b.figures) ?? 101) ||
      (b.figures.late.value ?? 0) - (a.figures.late.value ?? 0),
  );
}

/** Maximum number of phones that get the sheet. */
const sheetPhonesMax = 5;

/** Default hour in Yangon at which the day's sheet is made. */
export const usualSheetHour = 20;
/** Hour of the sheet, and the phones that get it by message (decisions 9); none when no number is set. */
export const sheetHourForm = form({
  sheet_hour: unit.hour(rule.number({ required: true, min: 0, max: 23, integer: true })),
  message_phones: rule.phones({ limit: sheetPhonesMax }),
  message_language: rule.select({ options: locales }),
});

/** Lifetime of the link in a sheet's message, in milliseconds. */
export const sheetLinkLifetime = 3 * 86_400_000;

/** Returns the number of a day in links and messages. @example numberOfDay('2026-03-05') === 20260305 */
export function numberOfDay(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/**
 * Returns the business day whose sheet is due: today from the hour on, before it yesterday, so that a server that was off makes up for the last day
 * only.
 *
 * @example dueSheet(new Date('2026-03-05T13:30:00Z'), 20) === '2026-03-05' // 20:00 in Yangon
 */
export function dueSheet(now: Date, hour: number): string {
  const today = businessDate(now);
  return Number(formatClock(now).slice(0, 2)) >= hour ? today : addDays(today, -1);
}
