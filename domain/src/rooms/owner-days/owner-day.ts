import { addDays, businessDate, formatClock } from '../../kernel/calendar.ts';
import { form } from '../../kernel/form.ts';
import { locales } from '../../kernel/locale.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { deliveryRate } from '../dashboard/step-counts.ts';
import type { Permission } from '../roles/permissions.ts';

interface DayFigureRow {
  /** `open` is what stood open at that moment, `day` what the day brought. */
  readonly counts: 'day' | 'open';
  readonly shown: 'count' | 'kyat';
  /** Without it the figure is not told. */
  readonly permission?: Permission;
}

/** What the owner reads of a day (G-06). Each is the figure of a list or report that it opens, counted nowhere else. */
export const dayFigures = {
  accepted: { counts: 'day', shown: 'count' },
  delivered: { counts: 'day', shown: 'count' },
  failed: { counts: 'day', shown: 'count' },
  returned: { counts: 'day', shown: 'count' },
  late: { counts: 'open', shown: 'count', permission: 'label.view' },
  missing: { counts: 'open', shown: 'count' },
  fees: { counts: 'day', shown: 'kyat', permission: 'report.view' },
  expenses: { counts: 'day', shown: 'kyat', permission: 'expense.view' },
  cod_held: { counts: 'open', shown: 'kyat', permission: 'cod.view' },
  cod_old: { counts: 'open', shown: 'kyat', permission: 'cod.view' },
  differences: { counts: 'open', shown: 'count', permission: 'cash.handover' },
} as const satisfies Record<string, DayFigureRow>;
export type DayFigure = keyof typeof dayFigures;
export const dayFigureNames = Object.keys(dayFigures) as DayFigure[];
export const figureFacts = (figure: DayFigure): DayFigureRow => dayFigures[figure];

/** What a figure came to, and to what the day before; null where it is not known or not told. */
export interface DayValue {
  readonly value: number | null;
  readonly before: number | null;
}
export type DayValues = Readonly<Record<DayFigure, DayValue>>;

const total = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

/** The figures of several branches together. */
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

/** Delivered of all attempts in whole percent. @example rateOfDay(values) === 86 */
export function rateOfDay({ delivered, failed }: DayValues, of: keyof DayValue = 'value'): number | null {
  const [good, bad] = [delivered[of], failed[of]];
  return good === null || bad === null ? null : deliveryRate({ delivered: good, failed: bad });
}

/** The branches that did worst first: by their rate of delivery, then by what is late there. Those that tried nothing stand last. */
export function worstFirst<Line extends { readonly figures: DayValues }>(lines: readonly Line[]): Line[] {
  return lines.toSorted(
    (a, b) =>
      (rateOfDay(a.figures) ?? 101) - (rateOfDay(b.figures) ?? 101) ||
      (b.figures.late.value ?? 0) - (a.figures.late.value ?? 0),
  );
}

/** So many numbers get the sheet at most. */
const sheetPhonesMax = 5;

/** The hour of Yangon at which the day is kept, unless another one was set. */
export const usualSheetHour = 20;
/** When the sheet is kept, and to whom it goes by message (decisions 9); to nobody while no number is named. */
export const sheetHourForm = form({
  sheet_hour: unit.hour(rule.number({ required: true, min: 0, max: 23, integer: true })),
  message_phones: rule.phones({ limit: sheetPhonesMax }),
  message_language: rule.select({ options: locales }),
});

/** The page of a sheet opens by the link of its message for this long, in milliseconds. */
export const sheetLinkLifetime = 3 * 86_400_000;

/** The number of a day in links and of what is sent about it. @example numberOfDay('2026-03-05') === 20260305 */
export function numberOfDay(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/**
 * The business day whose sheet should have been kept by now: today from the hour on, before it yesterday, so that a server that was off makes up for the
 * last day and for no more.
 *
 * @example dueSheet(new Date('2026-03-05T13:30:00Z'), 20) === '2026-03-05' // 20:00 in Yangon
 */
export function dueSheet(now: Date, hour: number): string {
  const today = businessDate(now);
  return Number(formatClock(now).slice(0, 2)) >= hour ? today : addDays(today, -1);
}
