import type { CompiledQuery } from 'kysely';
import { perDatabase } from './per-database.ts';
import { sharedReads } from './shared-reads.ts';
import type { Database } from '../services.ts';

/** No total is older than this, in milliseconds, whoever changed the rows. */
const rememberedMs = 1000;
/** A total that was asked for once is not looked for among more than so many. */
const most = 500;

interface Counted {
  readonly count: Promise<number>;
  readonly era: number;
  readonly at: number;
}

/** Goes on with everything that this process tells or hears of: what was counted in an earlier era is counted again. */
let era = 0;

/**
 * Something changed that lists may show: every total is counted anew when it is next asked for. Said by each command that leaves an audit line or an event,
 * and by every event that comes from another server, so that a screen which is told to look again never finds the old total.
 */
export function forgetCounts(): void {
  era++;
}

const countsOf = perDatabase(() => ({ kept: new Map<string, Counted>(), share: sharedReads<number>() }));

/**
 * The number of rows of a question, counted once for all who ask the same within a moment. The statement says the viewer's reach as well, so the key of a
 * total is the statement with its values and nobody is told of rows that are not theirs.
 *
 * @example await rememberedCount(db, sql<{ n: number }>`select count(*)::int as n from staff`.compile(db));
 */
export async function rememberedCount(db: Database, statement: CompiledQuery<{ n: number }>): Promise<number> {
  const { kept, share } = countsOf(db);
  const key = keyOf(statement);
  const known = kept.get(key);
  const now = performance.now();
  if (known && known.era === era && now - known.at < rememberedMs) return known.count;
  const count = share(key, async () => (await db.executeQuery(statement)).rows[0]?.n ?? 0);
  if (kept.size >= most) kept.clear();
  kept.set(key, { count, era, at: now });
  // What could not be counted is not remembered.
  count.catch(() => kept.delete(key));
  return count;
}

const readsOf = perDatabase(() => sharedReads<readonly unknown[]>());

/** The rows of a statement, read once for all who ask the same at the same moment (see `sharedReads`). */
export function sharedRows<Row>(db: Database, statement: CompiledQuery<Row>): Promise<readonly Row[]> {
  return readsOf(db)(keyOf(statement), async () => (await db.executeQuery(statement)).rows) as Promise<readonly Row[]>;
}

const keyOf = ({ sql, parameters }: CompiledQuery): string => `${sql} ${JSON.stringify(parameters)}`;
