import { sql, type RawBuilder } from 'kysely';

/** A typed text as a part of a pattern: its wildcards are signs like others. */
const plainly = (term: string): string => term.replace(/[\\%_]/g, '\\$&');

/** Whether a search key holds the term, which is a search key itself: read by the trigrams of the column. */
export function contains(column: string, term: string): RawBuilder<boolean> {
  return containsIn(sql.ref(column), term);
}

/** The same of what is made of columns. */
export function containsIn(expression: RawBuilder<unknown>, term: string): RawBuilder<boolean> {
  return sql<boolean>`${expression} like ${`%${plainly(term)}%`}`;
}

/** Whether a column begins with a text as it is: read by the order of its index. */
export function begins(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`${plainly(text)}%`}`;
}

/** Whether a number with dashes, such as that of a document, holds a term: a search comes in small letters and without dashes. */
export function containsNumber(column: string, term: string): RawBuilder<boolean> {
  return containsIn(sql`replace(lower(${sql.ref(column)}), '-', '')`, term);
}
