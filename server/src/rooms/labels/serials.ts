import { sql } from 'kysely';
import { makeTrackingCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import { perDatabase } from '../../kernel/per-database.ts';
import type { Database } from '../../kernel/services.ts';

/** So many numbers are taken at once. What a server that stops has not used is lost: there are seventy million serials of each product. */
const block = 32;
/** Lists take the order of ids for that of time, so an id that nobody needed for so long, in milliseconds, is left out. */
const idsKeptMs = 2_000;

/** Numbers of a sequence that are nobody's yet. */
interface Block {
  readonly sequence: string;
  numbers: number[];
  /** When the first of them was taken, in milliseconds. */
  since: number;
}
const blocks = perDatabase((_, sequence): Block => ({ sequence, numbers: [], since: 0 }));

/**
 * New tracking codes of a product, each given out once whatever becomes of the transaction: serials come from the product's sequence in small blocks
 * that this process keeps, so that making a label does not ask for one (decisions 6). `pool` is what they are kept for; `db` what they are taken with, since
 * whoever is in a transaction must not wait for another connection.
 */
export async function takeCodes(pool: Database, db: Database, product: string, count: number): Promise<string[]> {
  const serials = await take(db, blocks(pool, `label_serial_${product.toLowerCase()}`), count);
  return serials.map((serial) => makeTrackingCode(product, serial));
}

/** Ids of new labels, kept in the same way: who knows them beforehand writes everything about a label without waiting for an answer. */
export async function takeLabelIds(pool: Database, db: Database, count: number, now: Date): Promise<number[]> {
  const ids = blocks(pool, 'label_id_seq');
  const age = now.getTime() - ids.since;
  if (age < 0 || age > idsKeptMs) ids.numbers = [];
  if (ids.numbers.length === 0) ids.since = now.getTime();
  return take(db, ids, count);
}

async function take(db: Database, from: Block, count: number): Promise<number[]> {
  if (from.numbers.length < count) {
    const { rows } = await sql<{
      number: number;
    }>`${prepared} select nextval(${from.sequence}::text::regclass) as number from generate_series(1, ${count + block}::int)`.execute(
      db,
    );
    from.numbers.push(...rows.map((row) => row.number));
  }
  return from.numbers.splice(0, count);
}
