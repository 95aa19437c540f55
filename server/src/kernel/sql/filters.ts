import { sql, type RawBuilder } from 'kysely';
import { dayBounds, parseDate } from '@waybill/domain/kernel/calendar.ts';
import { byNumber } from './record-number.ts';

/** A filter of a list: its text becomes a condition on the rows. */
type Filter = (value: string) => RawBuilder<boolean>;

/** The rows whose column says just this. @example status: sameText('h.status') */
export function sameText(column: string): Filter {
  return (value) => sql<boolean>`${sql.ref(column)} = ${value}`;
}

/** The rows of the record with this number. @example branch_id: sameNumber('h.branch_id') */
export function sameNumber(column: string): Filter {
  return (value) => byNumber(value, (number) => sql<boolean>`${sql.ref(column)} = ${number}`);
}

/**
 * From a day to a day, both within, over a column of moments: a day is Yangon's (T-02). What is no day has no rows.
 *
 * @example filters: { ...daysOf('h.created_at') }
 */
export function daysOf(column: string): Readonly<Record<'from' | 'to', Filter>> {
  return {
    from: (value) => onDay(value, (day) => sql<boolean>`${sql.ref(column)} >= ${dayBounds(day)[0]}`),
    to: (value) => onDay(value, (day) => sql<boolean>`${sql.ref(column)} < ${dayBounds(day)[1]}`),
  };
}

/** The same over a column that holds a business date itself. */
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
