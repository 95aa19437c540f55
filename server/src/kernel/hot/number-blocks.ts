import { sql } from 'kysely';
import type { Database } from '../services.ts';
import { perDatabase } from './per-database.ts';
import { prepared } from './prepared.ts';

/** Numbers reserved at once, in addition to those needed. A server that stops loses the unused ones. */
const block = 32;

/** Reserved numbers of a sequence that are not in use yet. */
interface Block {
  numbers: number[];
  era: number;
  /** When the first of them was reserved, in milliseconds. */
  since: number;
}
const blocks = perDatabase((): Block => ({ numbers: [], since: 0, era: 0 }));
let era = 0;

/**
 * Discards reserved numbers. Called when a connection is lost: a database that was killed, or a promoted replica, may not know the reservation and
 * issue the numbers again.
 */
export function forgetNumbers(): void {
  era++;
}

/** Where numbers are reserved. */
export interface Taking {
  /** The pool is the key of the block's database; `db` runs the statement, because a transaction must not wait for another connection. */
  readonly pool: Database;
  readonly db: Database;
  /** For a sequence whose order follows time: numbers unused for `keptMs` milliseconds are skipped. */
  readonly fresh?: { readonly now: Date; readonly keptMs: number };
}

/**
 * Returns the next numbers of a sequence, from a small block reserved by this process. Each is issued once, even if the transaction is rolled back.
 */
export async function takeNumbers({ pool, db, fresh }: Taking, sequence: string, count: number): Promise<number[]> {
  const own = blocks(pool, sequence);
  if (own.era !== era) Object.assign(own, { numbers: [], era });
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
