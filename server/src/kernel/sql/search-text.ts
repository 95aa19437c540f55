import { sql, type RawBuilder } from 'kysely';

/** Escapes the wildcards of LIKE, so that they are searched for as ordinary characters. */
const escapeLike = (term: string): string => term.replace(/[\\%_]/g, '\\$&');

/** Does a column of search keys contain the term, itself a search key? Uses the trigram index of the column. */
export function contains(column: string, term: string): RawBuilder<boolean> {
  return containsIn(sql.ref(column), term);
}

/** The same for an expression instead of a column. */
export function containsIn(expression: RawBuilder<unknown>, term: string): RawBuilder<boolean> {
  return sql<boolean>`${expression} like ${`%${escapeLike(term)}%`}`;
}

/** Does a column begin with exactly this text? Uses the b-tree index of the column. */
export function begins(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`${escapeLike(text)}%`}`;
}

/** Does a number with dashes, such as that of a document, contain the term, which is in lower case and without dashes? */
export function containsNumber(column: string, term: string): RawBuilder<boolean> {
  return containsIn(sql`replace(lower(${sql.ref(column)}), '-', '')`, term);
}
