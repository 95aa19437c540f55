import { bareText } from './bare-text.ts';
import { toLatinDigits } from './digits.ts';

/** Asia/Yangon is 6:30 ahead of UTC all year, so its calendar is arithmetic and never uses the machine's time zone (T-02). */
export const offsetMinutes = 390;
const offsetMs = offsetMinutes * 60_000;
const dayMs = 24 * 60 * 60_000;
const offset = '+06:30';

/** Years that a date picker offers and a form accepts (P-08). */
export const firstYear = 1970;
export const lastYear = 2100;

/**
 * Returns the Yangon date of an instant as 'yyyy-mm-dd'. Throws on an invalid Date.
 *
 * @example businessDate(new Date('2026-03-04T17:30:00Z')) === '2026-03-05'
 * Source: T-02.
 */
export function businessDate(instant: Date): string {
  return localIso(instant).slice(0, 10);
}

/**
 * Returns the instants at which a business date and the next one begin: from ≤ x < to. Throws when it is not a real date.
 *
 * @example dayBounds('2026-03-05')[0].toISOString() === '2026-03-04T17:30:00.000Z'
 */
export function dayBounds(date: string): readonly [from: Date, to: Date] {
  const from = utcOf(date) - offsetMs;
  return [new Date(from), new Date(from + dayMs)];
}

/** Formats an instant as ISO 8601 with the offset of Yangon. @example toIso(new Date(0)) === '1970-01-01T06:30:00.000+06:30' */
export function toIso(instant: Date): string {
  return `${localIso(instant).slice(0, -1)}${offset}`;
}

/**
 * Formats a business date, or the day of an instant, as dd-mm-yyyy with Latin digits in every locale.
 *
 * @example formatDate('2026-03-05') === '05-03-2026'
 * Source: T-02.
 */
export function formatDate(dateOrInstant: string | Date): string {
  const date = typeof dateOrInstant === 'string' ? isoDate(utcOf(dateOrInstant)) : businessDate(dateOrInstant);
  return date.split('-').reverse().join('-');
}

/** Formats the time of day in Yangon, 24 hours. @example formatClock(new Date('2026-03-05T16:45:00Z')) === '23:15' */
export function formatClock(instant: Date): string {
  return localIso(instant).slice(11, 16);
}

/** @example formatDateTime(new Date('2026-03-05T16:45:00Z')) === '05-03-2026 23:15' */
export function formatDateTime(instant: Date): string {
  return `${formatDate(instant)} ${formatClock(instant)}`;
}

/**
 * Parses a typed date (dd/mm/yyyy, dd-mm-yyyy or yyyy-mm-dd, Myanmar digits too) as 'yyyy-mm-dd'; null when it is not a real date from 1970 to 2100.
 *
 * @example parseDate('၅/၃/၂၀၂၆') === '2026-03-05'
 * Source: P-06, P-08, T-03.
 */
export function parseDate(text: string): string | null {
  const typed = toLatinDigits(bareText(text));
  const dayFirst = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/.exec(typed);
  const date = dayFirst ? `${dayFirst[4]}-${dayFirst[3]?.padStart(2, '0')}-${dayFirst[1]?.padStart(2, '0')}` : typed;
  if (!isRealDate(date)) return null;
  const [year] = numbersOf(date);
  return year >= firstYear && year <= lastYear ? date : null;
}

const isoInstant =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/i;

/**
 * Parses a typed or sent moment: ISO 8601 with an offset, or a date as `parseDate` accepts it with a 24-hour Yangon time. Null when it is not a real
 * moment from 1970 to 2100.
 *
 * @example parseDateTime('05/03/2026 23:15')?.toISOString() === '2026-03-05T16:45:00.000Z'
 */
export function parseDateTime(text: string): Date | null {
  const typed = toLatinDigits(bareText(text));
  if (isoInstant.test(typed)) {
    if (!isRealDate(typed.slice(0, 10))) return null;
    const instant = new Date(typed.toUpperCase());
    return parseDate(businessDate(instant)) === null ? null : instant;
  }
  const local = /^(\S+?)[T ]([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(typed.replace(/\s+/g, ' '));
  const date = local ? parseDate(local[1] ?? '') : null;
  return local && date ? new Date(utcOf(date) - offsetMs + (Number(local[2]) * 60 + Number(local[3])) * 60_000) : null;
}

/** @example addDays('2026-02-28', 1) === '2026-03-01' */
export function addDays(date: string, days: number): string {
  return isoDate(utcOf(date) + days * dayMs);
}

/** Returns the moment some months earlier. */
export function monthsBefore(instant: Date, months: number): Date {
  const before = new Date(instant);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Returns the number of days of a month, January = 1. @example daysInMonth(2028, 2) === 29 */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns the weekday; 0 is Sunday. @example weekdayOf('2026-03-05') === 4 */
export function weekdayOf(date: string): number {
  return new Date(utcOf(date)).getUTCDay();
}

/** Formats the instant as if Yangon's clock were UTC. */
function localIso(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString();
}

function isRealDate(date: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && isoDate(at) === date;
}

function utcOf(date: string): number {
  if (!isRealDate(date)) throw new RangeError(`not a date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`);
}

function isoDate(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

function numbersOf(iso: string): [year: number, month: number, day: number] {
  return [Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10))];
}
