import { sql, type RawBuilder } from 'kysely';
import { rank } from '@waybill/domain/kernel/roles.ts';
import { dayBounds, parseDate } from '@waybill/domain/kernel/calendar.ts';

/** A filter of a list: turns its text into a condition on the rows. */
type Filter = (value: string) => RawBuilder<boolean>;

/** Filters rows whose column equals the text. @example status: sameText('h.status') */
export function sameText(column: string): Filter {
  return (value) => sql<boolean>`${sql.ref(column)} = ${value}`;
}

/** Condition: the level in this column is that of people who work on the street (`worksOnTheStreet`). */
export function onTheStreet(column: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} >= ${rank.street} and ${sql.ref(column)} < ${rank.merchant})`;
}

/** Filters rows of the record with this id. @example branch_id: sameNumber('h.branch_id') */
export function sameNumber(column: string): Filter {
  return (value) => byNumber(value, (number) => sql<boolean>`${sql.ref(column)} = ${number}`);
}

/**
 * Filters from a day to a day, both included, over a timestamptz column; days begin at midnight in Yangon (T-02). A text that is no date matches no
 * row.
 *
 * @example filters: { ...daysOf('h.created_at') }
 */
export function daysOf(column: string): Readonly<Record<'from' | 'to', Filter>> {
  return {
    from: (value) => onDay(value, (day) => sql<boolean>`${sql.ref(column)} >= ${dayBounds(day)[0]}`),
    to: (value) => onDay(value, (day) => sql<boolean>`${sql.ref(column)} < ${dayBounds(day)[1]}`),
  };
}

/** The same over a column with a business date. */
export function datesOf(column: string): Readonly<Record<'from' | 'to', Filter>> {
  return {
    from: (value) => onDay(value, (day) => sql<boolean>`${sql.ref(column)} >= ${day}::date`),
    to: (value) => onDay(value, (day) => sql<boolean>`${sql.ref(column)} <= ${day}::date`),
  };
}

function onDay(value: string, condition: (day: string) => RawBuilder<boolean>): RawBuilder<boolean> {
  const day = parseDate(value);
  return day === null ? sql<boolean>`false` : condition(day);
}

/** Parses an id; null when the text is not one. At most 15 digits, so that it fits into a bigint column. */
export function recordNumber(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Returns a condition on the id in a text; `false` for a text without one, so that the filter matches no row. */
export function byNumber(text: string, condition: (number: number) => RawBuilder<boolean>): RawBuilder<boolean> {
  const number = recordNumber(text);
  return number === null ? sql<boolean>`false` : condition(number);
}
