import { sql } from 'kysely';
import { makeTrackingCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { prepared } from '../../kernel/db/prepared.ts';
import type { Database } from '../../kernel/services.ts';

/** So many serials are taken at once. What a server that stops has not used is lost: there are seventy million of each product. */
const block = 32;
const kept = new WeakMap<Database, Map<string, number[]>>();

/**
 * New tracking codes of a product, each given out once whatever becomes of the transaction: serials come from the product's sequence in small blocks
 * that this process keeps, so that making a label does not ask for one (decisions 6). `pool` is what they are kept for; `db` what they are taken with, since
 * whoever is in a transaction must not wait for another connection.
 */
export async function takeCodes(pool: Database, db: Database, product: string, count: number): Promise<string[]> {
  const products = kept.get(pool) ?? new Map<string, number[]>();
  kept.set(pool, products);
  const free = products.get(product) ?? [];
  products.set(product, free);
  if (free.length < count) {
    const { rows } = await sql<{ serial: number }>`${prepared} select nextval(${`label_serial_${product.toLowerCase()}`}::text::regclass) as serial from generate_series(1, ${count + block}::int)`.execute(db);
    free.push(...rows.map((row) => row.serial));
  }
  return free.splice(0, count).map((serial) => makeTrackingCode(product, serial));
}
