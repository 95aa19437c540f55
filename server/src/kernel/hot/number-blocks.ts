import { sql } from 'kysely';
import type { Database } from '../services.ts';
import { perDatabase } from './per-database.ts';
import { prepared } from './prepared.ts';

/** So many numbers are taken at once, beside those that are needed. What a server that stops has not used is lost. */
const block = 32;

/** Numbers of a sequence that are nobody's yet. */
interface Block {
  numbers: number[];
  /** When the first of them was taken, in milliseconds. */
  since: number;
}
const blocks = perDatabase((): Block => ({ numbers: [], since: 0 }));

/** How numbers are taken. */
export interface Taking {
  /** What they are kept for; `db` is what they are taken with, since whoever is in a transaction must not wait for another connection. */
  readonly pool: Database;
  readonly db: Database;
  /** For a sequence whose order is taken for that of time: numbers that nobody needed for so long, in milliseconds, are left out. */
  readonly fresh?: { readonly now: Date; readonly keptMs: number };
}

/** The next numbers of a sequence, each given out once whatever becomes of the transaction, from a small block that this process keeps. */
export async function takeNumbers({ pool, db, fresh }: Taking, sequence: string, count: number): Promise<number[]> {
  const own = blocks(pool, sequence);
  if (fresh) {
    const age = fresh.now.getTime() - own.since;
    if (age < 0 || age > fresh.keptMs) own.numbers = [];
    if (own.numbers.length === 0) own.since = fresh.now.getTime();
  }
  if (own.numbers.length < count) {
    const { rows } = await sql<{
      number: number;
    }>`${prepared} select nextval(${sequence}::text::regclass) as number from generate_series(1, ${count + block}::int)`.execute(
      db,
    );
    own.numbers.push(...rows.map((row) => row.number));
  }
  return own.numbers.splice(0, count);
}
