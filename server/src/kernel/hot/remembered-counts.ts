import { countCap } from '@waybill/contract/kernel/list.ts';
import type { CompiledQuery, RawBuilder } from 'kysely';
import { perDatabase } from './per-database.ts';
import { sharedReads } from './shared-reads.ts';
import type { Database } from '../services.ts';

/** The greatest age of a total, in milliseconds, whoever changed the rows. */
const rememberedMs = 1000;
/**
 * The greatest age of a total above the cap, which a screen shows as "more than 10,000": counting so far costs the most, and it hardly changes whether there
 * are that many.
 */
const cappedMs = 10_000;
/** At most this many totals are remembered. */
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

/** Grows with every change that this process makes or is notified of; a total of an earlier era is counted again. */
let era = 0;

/**
 * Something changed that lists may show: every total is counted again when it is next asked for. Called by each command that leaves an audit line or an
 * event, and for every event of another server, so that a screen that is notified never finds the old total.
 */
export function forgetCounts(): void {
  era++;
}

const countsOf = perDatabase(() => ({ kept: new Map<string, Counted>(), share: sharedReads<number>() }));

/**
 * The number of rows of a question, to one above the cap, counted once for all who ask the same within a moment. The statement contains the viewer's scope, so
 * a total is shared only by viewers who see the same rows.
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
    // A count that failed is not remembered.
    () => kept.delete(key),
  );
  return count;
}

const readsOf = perDatabase(() => sharedReads<readonly unknown[]>());

/** The rows of a statement, read once for all who ask the same at the same moment (see `sharedReads`). */
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
