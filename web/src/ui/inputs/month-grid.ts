import { addDays, daysInMonth, firstYear, lastYear, weekdayOf } from '@waybill/domain/kernel/calendar.ts';

/** Business date, `YYYY-MM-DD`. Such texts sort like dates and have no time zone. */
export type DateText = string;

export const firstDate: DateText = `${firstYear}-01-01`;
export const lastDate: DateText = `${lastYear}-12-31`;

/**
 * Returns the six weeks that a calendar page shows, Sunday first, with days of the adjacent months.
 *
 * @example monthGrid('2026-11')[0] // ['2026-11-01', …, '2026-11-07']
 */
export function monthGrid(month: string): DateText[][] {
  const first = `${month}-01`;
  const start = -weekdayOf(first);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(first, start + week * 7 + day)),
  );
}

/** Adds months to a date; in a shorter month, the last day. @example addMonths('2026-01-31', 1) === '2026-02-28' */
export function addMonths(date: DateText, months: number): DateText {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(at / 12), (at % 12) + 1];
  return `${pad(toYear, 4)}-${pad(toMonth, 2)}-${pad(Math.min(day, daysInMonth(toYear, toMonth)), 2)}`;
}

/** Returns the date, or the nearest bound when it is outside. */
export function within(date: DateText, min: DateText, max: DateText): DateText {
  return date < min ? min : date > max ? max : date;
}

/** Returns the day that a key moves to: arrows, Home and End for the week, PageUp and PageDown for months, with Shift for years. */
export function dayByKey(key: string, shift: boolean, date: DateText): DateText | undefined {
  const weekday = weekdayOf(date);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    default:
      return undefined;
  }
}

function pad(n: number, width: number): string {
  return String(n).padStart(width, '0');
}
