import { parseDate } from '@waybill/domain/kernel/calendar.ts';
import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import type { DateText } from './month-grid.ts';

/**
 * Formats a date for its field.
 *
 * @example showDate('2026-11-21') === '21/11/2026'
 */
export function showDate(date: DateText | null): string {
  return date === null ? '' : date.split('-').reverse().join('/');
}

/** Cleans typed text of a date field: Myanmar digits become Latin, and only digits and separators stay. */
export function acceptDate(typed: string): string {
  return toLatinDigits(typed)
    .replace(/[^\d/.\- ]/g, '')
    .slice(0, 10);
}

/**
 * Parses a typed date, day first, with any separator or none; null when it is not a date. Years have four digits: two would be a guess.
 *
 * @example typedDate('1.2.2026') === '2026-02-01'
 * @example typedDate('၂၁၁၁၂၀၂၆') === '2026-11-21'
 */
export function typedDate(typed: string): DateText | null {
  const text = acceptDate(typed).trim();
  return parseDate(
    /^\d{8}$/.test(text) ? `${text.slice(0, 2)}/${text.slice(2, 4)}/${text.slice(4)}` : text.replace(/[. ]/g, '/'),
  );
}
