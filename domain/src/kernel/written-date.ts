import { bareText } from './bare-text.ts';
import { addDays, businessDate, parseDate, parseDateTime } from './calendar.ts';
import { toLatinDigits } from './digits.ts';
import { monthNames } from './spelled-date.ts';

/** Days from 1899-12-30, as spreadsheet programs store a date. */
const storedDate = /^([34]\d{4})(?:\.\d+)?$/;
const storedEpoch = '1899-12-30';

/** A date as programs of others print it: the day when the day comes first, and when the month does. Equal ones are certain; null is not a date. */
export interface WrittenDate {
  readonly day: string | null;
  readonly month: string | null;
}

const weekday =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[,.]?\s+)|\s*(?:星期|周)[一二三四五六日天]/i;
const clock =
  /(?:^|[\sT,:])\s*(?:နံနက်|မနက်|နေ့လယ်|ညနေ|ည|上午|下午)?\s*\d{1,2}:\d{2}(?::\d{2}(?:[.:]\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:z|utc|mmt|(?:gmt)?[+-]\d{2}:?\d{2})?$/i;

const months = new Map<string, number>(
  Object.values(monthNames).flatMap((names) => names.map((name, at) => [name.toLowerCase(), at + 1] as const)),
);
for (const [at, name] of monthNames.en.entries()) months.set(name.slice(0, 3).toLowerCase(), at + 1);
months.set('sept', 9);
const monthOf = (name: string) => months.get(name.toLowerCase().replace(/လ$/, ''));

/** Returns the text without its time of day; empty when it has nothing else. @example withoutClock('20-11-2026 10:15 AM') === '20-11-2026' */
export function withoutClock(text: string): string {
  return toLatinDigits(bareText(text)).replace(clock, '').trim();
}

/**
 * Reads a date in the usual shapes: with the month as number or name, two or four digits of the year, without separators, as a spreadsheet stores it,
 * with a time after it. Null when it is not a date. A date with points has its day first.
 *
 * @example writtenDate('20-Nov-2026 10:15 AM') // { day: '2026-11-20', month: '2026-11-20' }
 * @example writtenDate('11/05/26') // { day: '2026-05-11', month: '2026-11-05' }
 */
export function writtenDate(text: string): WrittenDate | null {
  const typed = toLatinDigits(bareText(text));
  const stored = storedDate.exec(typed);
  if (stored) return certain(addDays(storedEpoch, Number(stored[1])));
  const instant = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/i.test(typed) ? parseDateTime(typed) : null;
  if (instant) return certain(businessDate(instant));
  const date = withoutClock(typed).replace(weekday, '').trim();
  const yearFirst = /^(\d{4})(?:[-/. ]|年)(\d{1,2}|\p{L}{3,9})(?:[-/. ]|月)(\d{1,2})日?$/u.exec(date);
  if (yearFirst) return certain(real(yearFirst[1], monthOf(yearFirst[2] ?? '') ?? yearFirst[2], yearFirst[3]));
  const numeric = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/.exec(date);
  if (numeric) {
    const [, first, sign, second, year] = numeric;
    const dayFirst = real(year, second, first);
    return sign === '.' ? certain(dayFirst) : either(dayFirst, real(year, first, second));
  }
  const [, a = '', b = '', c = ''] = /^(\d{2})(\d{2})(\d{4})$/.exec(date) ?? [];
  if (a !== '') {
    const whole = /^(?:19|20)/.test(date) ? real(date.slice(0, 4), date.slice(4, 6), date.slice(6)) : null;
    return whole === null ? either(real(c, b, a), real(c, a, b)) : certain(whole);
  }
  return named(date);
}

function named(date: string): WrittenDate | null {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*([\p{L}\p{M}]+)[-/., ]*(\d{4}|['’]?\d{2})$/iu.exec(date);
  if (dayFirst) return certain(real(dayFirst[3], monthOf(dayFirst[2] ?? ''), dayFirst[1]));
  const monthFirst = /^([\p{L}\p{M}]+)[-/., ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|['’]?\d{2})$/iu.exec(date);
  return monthFirst ? certain(real(monthFirst[3], monthOf(monthFirst[1] ?? ''), monthFirst[2])) : null;
}

const certain = (date: string | null): WrittenDate | null => (date === null ? null : { day: date, month: date });
const either = (day: string | null, month: string | null): WrittenDate | null =>
  day === null && month === null ? null : { day, month };

function real(year = '', month: string | number | undefined, day = ''): string | null {
  const digits = year.replace(/\D/g, '');
  const whole = digits.length === 2 ? `20${digits}` : digits;
  return month === undefined ? null : parseDate([day, month, whole].join('-'));
}
