import { countCap } from '@waybill/contract/kernel/list.ts';
import type { CompiledQuery, RawBuilder } from 'kysely';
import { perDatabase } from './per-database.ts';
import { sharedReads } from './shared-reads.ts';
import type { Database } from '../services.ts';

/** Maximum age of a cached total, in milliseconds. */
const rememberedMs = 1000;
/** Maximum age of a total above the cap, which is displayed as "more than 10,000": counting that far is expensive, and the result rarely changes. */
const cappedMs = 10_000;
/** Maximum cached totals. */
const most = 500;

interface Counted {
  readonly count: Promise<number>;
  readonly era: number;
  readonly at: number;
  isCapped: boolean;
}

function isFresh({ isCapped, era: counted, at }: Counted, now: number): boolean {
  return isCapped ? now - at < cappedMs : counted === era && now - at < rememberedMs;
}

/** Increases with every change made by this process or reported to it; totals of an earlier generation are counted again. */
let era = 0;

/**
 * Invalidates all cached totals. Called by each command that leaves an audit line or an event, and for every event of another server, so that a
 * notified screen never gets an old total.
 */
export function forgetCounts(): void {
  era++;
}

const countsOf = perDatabase(() => ({ kept: new Map<string, Counted>(), share: sharedReads<number>() }));

/**
 * Returns the number of rows, up to one above the cap, counted once for all who ask the same within a moment. The statement contains the viewer's
 * scope, so a total is shared only by viewers who see the same rows.
 * @example await rememberedCount(db, sql<{ n: number }>`select count(*)::int as n from staff`.compile(db));
 */
export async function rememberedCount(db: Database, statement: CompiledQuery<{ n: number }>): Promise<number> {
  const { kept, share } = countsOf(db);
  const key = keyOf(statement);
  const known = kept.get(key);
  const now = performance.now();
  if (known && isFresh(known, now)) return known.count;
  const count = share(key, async () => (await db.executeQuery(statement)).rows[0]?.n ?? 0);
  if (kept.size >= most) kept.clear();
  const counted: Counted = { count, era, at: now, isCapped: false };
  kept.set(key, counted);
  count.then(
    (n) => (counted.isCapped = n > countCap),
    // A failed count is not cached.
    () => kept.delete(key),
  );
  return count;
}

const readsOf = perDatabase(() => sharedReads<readonly unknown[]>());

/** Reads the rows of a statement once for all who ask the same at the same moment (see `sharedReads`). */
export function sharedRows<Row>(db: Database, statement: CompiledQuery<Row>): Promise<readonly Row[]> {
  return readsOf(db)(keyOf(statement), async () => (await db.executeQuery(statement)).rows) as Promise<readonly Row[]>;
}

/**
 * The same for a query that is not compiled yet. Its text contains the viewer's scope, so only viewers who see the same rows share an answer.
 * @example const rows = await readTogether(db, sql<{ n: number }>`select count(*)::int as n from staff`);
 */
export const readTogether = <Row>(db: Database, query: RawBuilder<Row>): Promise<readonly Row[]> =>
  sharedRows(db, query.compile(db));

const keyOf = ({ sql, parameters }: CompiledQuery): string => `${sql} ${JSON.stringify(parameters)}`;
