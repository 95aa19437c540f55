import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/db/tables.ts';

/** Returns the next number of a kind of document in a year; taken in the transaction, so that a refusal leaves no gap. Concurrent requests wait. */
export async function nextSerial(tx: Transaction<Tables>, kind: string, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into document_number as d (kind, year, last)
    values (${kind}, ${year}, 1)
    on conflict (kind, year)
    do update set last = d.last + 1
    returning last`.execute(tx);
  return rows[0]!.last;
}
