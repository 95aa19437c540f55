import { sumOf } from '../../kernel/list-versions.ts';
import { perDatabase } from '../../kernel/per-database.ts';
import { tokenHash } from '../../kernel/secrets.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

/** So long a person is remembered, in milliseconds: well below a minute, so that whoever works goes on being seen at work (`touchEverySeconds`). */
const rememberedMs = 20_000;
/** More people than this work through one server in such a time only if something is wrong. */
const most = 10_000;

interface Remembered {
  readonly viewer: SessionViewer;
  readonly standing: number;
  readonly from: number;
  readonly until: number;
}
const remembered = perDatabase(() => new Map<string, Remembered>());

/** Keeps who was just read for a token of this hash; `ends` is when their session does, in milliseconds. Tokens themselves are kept nowhere. */
export function remember(db: Database, hash: string, viewer: SessionViewer, from: number, ends: number): void {
  const known = remembered(db);
  // The oldest stand first, because whoever is read again moves to the end.
  known.delete(hash);
  known.set(hash, { viewer, standing: sumOf(viewer.versions ?? {}), from, until: Math.min(from + rememberedMs, ends) });
  for (const [oldest, { until }] of known) {
    if (known.size <= most && until > from) break;
    known.delete(oldest);
  }
}

/**
 * Who held this token a moment ago, without asking the database: to be proved by what all versions add up to (`SessionViewer.standing`) in a statement of
 * the same request, which a revoked session, a changed right or another branch of anybody's changes. `null` for who is not remembered.
 */
export function recallViewer(db: Database, token: string | null, now: Date): SessionViewer | null {
  const one = token === null ? undefined : remembered(db).get(tokenHash(token).toString('hex'));
  return one && now.getTime() >= one.from && now.getTime() < one.until
    ? { ...one.viewer, standing: one.standing }
    : null;
}
