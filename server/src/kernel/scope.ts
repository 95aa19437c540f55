import { sql, type RawBuilder } from 'kysely';
import type { SessionViewer } from './viewer.ts';

/**
 * The branch scope as a condition on a branch column. Every read of a branch's record goes through it, so that a record of
 * another branch looks exactly like one that does not exist.
 *
 * @example db.selectFrom('staff').where(covered(viewer, 'staff.branch_id'))
 */
export function covered(viewer: Pick<SessionViewer, 'covers'>, column: string): RawBuilder<boolean> {
  if (viewer.covers === 'all') return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(column)} = any(${[...viewer.covers]}::bigint[])`;
}

/** The branches that at least one of these people covers. */
export function coveredByAny(viewers: readonly Pick<SessionViewer, 'covers'>[]): SessionViewer['covers'] {
  return viewers.some((viewer) => viewer.covers === 'all')
    ? 'all'
    : [...new Set(viewers.flatMap(({ covers: own }) => (own === 'all' ? [] : own)))];
}

export function covers(viewer: Pick<SessionViewer, 'covers'>, branchId: number | null): boolean {
  return viewer.covers === 'all' || (branchId !== null && viewer.covers.includes(branchId));
}
