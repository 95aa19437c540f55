import { CompiledQuery, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { ahead } from './dialect.ts';
import { sumOf, versionSum } from './list-versions.ts';
import { planMark } from './prepared.ts';
import { perDatabase } from './per-database.ts';
import { tokenHash } from '../secrets.ts';
import type { Database } from '../services.ts';
import type { SessionViewer } from '../viewer.ts';

/** So long a person is remembered, in milliseconds: well below a minute, so that whoever works goes on being seen at work (`touchEverySeconds`). */
const rememberedMs = 20_000;
/** More people than this work through one server in such a time only if something is wrong. */
const most = 10_000;

/** The answer of a handler that could not show that a remembered viewer still holds: it did nothing, and is asked again with one read anew. */
export const unproven = Symbol('unproven');

/** Is this viewer remembered from an earlier request? Until a statement of this one proves them, nothing is told or done in their name. */
export const isRemembered = ({ proof }: SessionViewer): boolean => proof !== undefined;

/** As a column of a statement that reads something else as well: what proves a remembered viewer to `holds`. */
export const proofColumn = versionSum;

/** Is this viewer still who they were, by the `proofColumn` of a statement that began after their request came? Whoever was read for the request is. */
export const holds = ({ proof }: SessionViewer, read: number | null | undefined): boolean =>
  proof === undefined || proof === read;

/** A sum that differs is said as what is no number, which undoes the transaction: whoever commits need not wait to be told, and the database's log says why. */
const proofText = `${planMark} select case when s.sum = $1::bigint then 1 else ('somebody who was remembered has to sign in again or be read anew, versions ' || s.sum)::int end as holds from (select ${versionSum} as sum) s`;

/** Lets a transaction hold only if all these viewers do, ahead of its next statement. */
export async function requireProof(tx: Transaction<Tables>, viewers: readonly SessionViewer[]): Promise<void> {
  const [proof, ...others] = new Set(viewers.flatMap((viewer) => viewer.proof ?? []));
  if (others.length > 0) throw new Error('not all of a round can be who they were');
  if (proof !== undefined) await tx.executeQuery(ahead(CompiledQuery.raw(proofText, [proof])));
}

interface Remembered {
  readonly viewer: SessionViewer;
  readonly proof: number;
  readonly from: number;
  readonly until: number;
}
const remembered = perDatabase(() => new Map<string, Remembered>());

/** Keeps who was just read for a token of this hash; `ends` is when their session does, in milliseconds. Tokens themselves are kept nowhere. */
export function remember(db: Database, hash: string, viewer: SessionViewer, from: number, ends: number): void {
  const known = remembered(db);
  // The oldest stand first, because whoever is read again moves to the end.
  known.delete(hash);
  known.set(hash, { viewer, proof: sumOf(viewer.versions ?? {}), from, until: Math.min(from + rememberedMs, ends) });
  for (const [oldest, { until }] of known) {
    if (known.size <= most && until > from) break;
    known.delete(oldest);
  }
}

/**
 * Who held this token a moment ago, without asking the database: to be proved by what all versions add up to (`SessionViewer.proof`) in a statement of
 * the same request, which a revoked session, a changed right or another branch of anybody's changes. `null` for who is not remembered.
 */
export function recallViewer(db: Database, token: string | null, now: Date): SessionViewer | null {
  const one = token === null ? undefined : remembered(db).get(tokenHash(token).toString('hex'));
  return one && now.getTime() >= one.from && now.getTime() < one.until ? { ...one.viewer, proof: one.proof } : null;
}
