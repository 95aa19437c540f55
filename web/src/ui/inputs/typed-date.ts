import { parseDate } from '@waybill/domain/kernel/calendar.ts';
import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import type { DateText } from './month-grid.ts';

/**
 * How a date stands in its field.
 *
 * @example showDate('2026-11-21') === '21/11/2026'
 */
export function showDate(date: DateText | null): string {
  return date === null ? '' : date.split('-').reverse().join('/');
}

/** What stays of typed text in a date field: Myanmar digits turned into Latin, and only digits and dividers. */
export function acceptDate(typed: string): string {
  return toLatinDigits(typed)
    .replace(/[^\d/.\- ]/g, '')
    .slice(0, 10);
}

/**
 * The date that typed text means, day first, with any divider or none; null while it is none. Years have four digits: two would be a guess.
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
