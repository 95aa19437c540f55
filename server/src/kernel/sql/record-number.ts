import { sql, type RawBuilder } from 'kysely';

/** The number of a record in a text; null when it is none. Longer ones than any record has would not fit into the column. */
export function recordNumber(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** A condition on the number that a text says: what is no number names no record. */
export function byNumber(text: string, condition: (number: number) => RawBuilder<boolean>): RawBuilder<boolean> {
  const number = recordNumber(text);
  return number === null ? sql<boolean>`false` : condition(number);
}
