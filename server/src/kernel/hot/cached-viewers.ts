import { CompiledQuery, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { pipelined } from './dialect.ts';
import { sumOf, versionSum } from './list-versions.ts';
import { planMark } from './prepared.ts';
import { perDatabase } from './per-database.ts';
import { tokenHash } from '../secrets.ts';
import type { Database } from '../services.ts';
import type { SessionViewer } from '../viewer.ts';

/**
 * How long a viewer is cached, in milliseconds: well below a minute, so that the session of an active user is still renewed (`touchEverySeconds`).
 */
const cachedMs = 20_000;
/** Maximum cached viewers; more within this time means that something is wrong. */
const most = 10_000;

/** Result of a handler that could not verify a cached viewer: it did nothing and is called again with a viewer read from the database. */
export const needsFreshSession = Symbol('unproven');

/** Was this viewer cached by an earlier request? Nothing is answered or done for them before a statement of this request verifies them. */
export const isCachedViewer = ({ proof }: SessionViewer): boolean => proof !== undefined;

/** A column for a statement that reads something else as well: the value by which `isStillValid` verifies a cached viewer. */
export const proofColumn = versionSum;

/**
 * Is this viewer still valid, by the `proofColumn` of a statement that began after their request arrived? A viewer read for this request always is.
 */
export const isStillValid = ({ proof }: SessionViewer, read: number | null | undefined): boolean =>
  proof === undefined || proof === read;

/**
 * A different sum makes the statement fail with a text that is no number. That rolls the transaction back although its result is not awaited, and the
 * database's log shows the reason.
 */
const proofText = `${planMark} select case when s.sum = $1::bigint then 1 else ('cached session is stale, versions ' || s.sum)::int end as holds from (select ${versionSum} as sum) s`;

/** Lets a transaction succeed only if all these viewers are still valid; pipelined before its next statement. */
export async function requireProof(tx: Transaction<Tables>, viewers: readonly SessionViewer[]): Promise<void> {
  const [proof, ...others] = new Set(viewers.flatMap((viewer) => viewer.proof ?? []));
  if (others.length > 0) throw new Error('the viewers of a batch were cached at different versions');
  if (proof !== undefined) await tx.executeQuery(pipelined(CompiledQuery.raw(proofText, [proof])));
}

interface CachedViewer {
  readonly viewer: SessionViewer;
  readonly proof: number;
  readonly from: number;
  readonly until: number;
}
const viewerCaches = perDatabase(() => new Map<string, CachedViewer>());

/** Caches the viewer of a token under the token's hash; `ends` is when the session ends, in milliseconds. Tokens themselves are never stored. */
export function cacheViewer(db: Database, hash: string, viewer: SessionViewer, from: number, ends: number): void {
  const known = viewerCaches(db);
  // The oldest come first, because a viewer who is read again moves to the end.
  known.delete(hash);
  known.set(hash, { viewer, proof: sumOf(viewer.versions ?? {}), from, until: Math.min(from + cachedMs, ends) });
  for (const [oldest, { until }] of known) {
    if (known.size <= most && until > from) break;
    known.delete(oldest);
  }
}

/**
 * Returns the cached viewer of this token without a query; `null` when there is none. A statement of the same request verifies them by the sum of all
 * versions (`SessionViewer.proof`), which changes with a revoked session, a changed right or any user's change of branch.
 */
export function cachedViewer(db: Database, token: string | null, now: Date): SessionViewer | null {
  const one = token === null ? undefined : viewerCaches(db).get(tokenHash(token).toString('hex'));
  return one && now.getTime() >= one.from && now.getTime() < one.until ? { ...one.viewer, proof: one.proof } : null;
}
