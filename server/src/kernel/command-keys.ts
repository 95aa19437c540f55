import { createHash } from 'node:crypto';
import { CompiledQuery, type Transaction } from 'kysely';
import { deferToCommit } from './hot/dialect.ts';
import { planMark } from './hot/prepared.ts';
import { rowArrays } from './hot/row-arrays.ts';
import type { Tables } from './db/tables.ts';
import type { Database } from './services.ts';

/** A command's answer as it is sent and, with an idempotency key, kept. */
export interface CommandAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** An idempotency key of one user for one endpoint. */
export interface CommandKey {
  /** `numberOf` the viewer. */
  readonly staffId: number;
  readonly endpoint: string;
  readonly key: string;
  /** Hash of the request sent with the key. */
  readonly bodyHash: string;
}

export function hashOf(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('hex');
}

const claims = rowArrays({ staff_id: 'bigint', endpoint: 'text', key: 'text', body_hash: 'text' });
const claimText = `${planMark} insert into idempotency (staff_id, endpoint, key, body_hash, status, body, created_at)
  select c.staff_id, c.endpoint, c.key, c.body_hash, 0, 'null', $1::timestamptz from ${claims.from(2)} c order by c.staff_id, c.endpoint, c.key on conflict do nothing returning staff_id, endpoint, key`;

/**
 * Takes keys, and waits for calls in progress with the same keys, always in the same order, so that calls do not deadlock. Returns the indexes of the
 * keys that were free; of equal keys only one is.
 */
export async function claimKeys(
  tx: Transaction<Tables>,
  keys: readonly CommandKey[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const values = claims.values(
    keys.map(({ staffId, endpoint, key, bodyHash }) => ({ staff_id: staffId, endpoint, key, body_hash: bodyHash })),
  );
  const { rows } = await tx.executeQuery<{ staff_id: number; endpoint: string; key: string }>(
    CompiledQuery.raw(claimText, [now, ...values]),
  );
  const free = new Map(rows.map((row) => [nameOf(row.staff_id, row.endpoint, row.key), true]));
  return new Set(
    keys.flatMap(({ staffId, endpoint, key }, at) => (free.delete(nameOf(staffId, endpoint, key)) ? [at] : [])),
  );
}

const nameOf = (staffId: number, endpoint: string, key: string): string => `${staffId} ${endpoint} ${key}`;

type KeptAnswer = CommandAnswer & { readonly bodyHash: string };

/** Returns the answer stored under a key that is taken. */
export async function readAnswer(tx: Transaction<Tables>, key: CommandKey): Promise<KeptAnswer> {
  const kept = await findAnswer(tx, key);
  if (!kept) throw new Error(`nothing is kept under a key that is taken, of ${key.endpoint}`);
  return kept;
}

/** The same for a key that may be free. */
export async function findAnswer(db: Database, { staffId, endpoint, key }: CommandKey): Promise<KeptAnswer | null> {
  const row = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'body'])
    .where('staff_id', '=', staffId)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { status: row.status, body: row.body, bodyHash: row.body_hash } : null;
}

const answers = rowArrays({ staff_id: 'bigint', endpoint: 'text', key: 'text', status: 'int', body: 'jsonb' });
const keepText = `${planMark} update idempotency i set status = a.status, body = a.body from ${answers.from(1)} a where i.staff_id = a.staff_id and i.endpoint = a.endpoint and i.key = a.key`;
const dropText = `${planMark} delete from idempotency i using ${answers.from(1)} a where i.staff_id = a.staff_id and i.endpoint = a.endpoint and i.key = a.key`;

/** Stores the answers of the keys taken by this transaction, with its commit; a key without an answer becomes free again. */
export async function keepAnswers(
  tx: Transaction<Tables>,
  outcomes: readonly { readonly key: CommandKey; readonly answer: CommandAnswer | null }[],
): Promise<void> {
  for (const [text, part] of [
    [keepText, outcomes.filter(({ answer }) => answer !== null)],
    [dropText, outcomes.filter(({ answer }) => answer === null)],
  ] as const) {
    const rows = part.map(({ key: { staffId, endpoint, key }, answer }) => ({
      staff_id: staffId,
      endpoint,
      key,
      status: answer?.status ?? 0,
      body: answer?.body as object | null | undefined,
    }));
    if (rows.length > 0) await tx.executeQuery(deferToCommit(CompiledQuery.raw(text, answers.values(rows))));
  }
}
