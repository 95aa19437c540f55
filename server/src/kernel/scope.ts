import { sql, type RawBuilder } from 'kysely';
import { parcelReachOf, type ParcelReach } from '@waybill/domain/kernel/user-types.ts';
import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import type { SessionViewer } from './viewer.ts';

/**
 * Returns the branch scope as a condition on a branch column. Every read of a branch's record uses it, so that a record of another branch
 * looks like one that does not exist.
 *
 * @example db.selectFrom('staff').where(covered(viewer, 'staff.branch_id'))
 */
export function covered(viewer: Pick<SessionViewer, 'covers'>, column: string): RawBuilder<boolean> {
  if (viewer.covers === 'all') return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(column)} = any(${[...viewer.covers]}::bigint[])`;
}

/**
 * Returns the customer scope of a merchant's key as a condition on a customer id column; always true for other viewers. Reads for keys use it in
 * addition to `covered`.
 *
 * @example sql`${covered(viewer, 'd.branch_id')} and ${ofCustomer(viewer, 'd.customer_id')}`
 */
export function ofCustomer({ customerId }: Pick<SessionViewer, 'customerId'>, column: string): RawBuilder<boolean> {
  return customerId === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${customerId}`;
}

/** Returns the branches that at least one of these users covers. */
export function coveredByAny(viewers: readonly Pick<SessionViewer, 'covers'>[]): SessionViewer['covers'] {
  return viewers.some((viewer) => viewer.covers === 'all')
    ? 'all'
    : [...new Set(viewers.flatMap(({ covers: own }) => (own === 'all' ? [] : own)))];
}

export function covers(viewer: Pick<SessionViewer, 'covers'>, branchId: number | null): boolean {
  return viewer.covers === 'all' || (branchId !== null && viewer.covers.includes(branchId));
}

/** Live topics of users who see only some parcels: that something changed, never which parcel. */
const topicsOf: Readonly<Record<ParcelReach, 'all' | readonly LiveTopic[]>> = {
  every: 'all',
  post_leg: ['labels', 'post_files'],
  letters_and_pickups: ['labels', 'pickup_request', 'handover_collection', 'handover_case'],
  of_customer: [],
  none: [],
};

/** Returns how much of a branch's event a user may receive: all of it, only that it happened, or nothing. */
export function detailFor(viewer: Pick<SessionViewer, 'userType'>, topic: string): 'all' | 'hint' | 'nothing' {
  const topics = topicsOf[parcelReachOf(viewer)];
  if (topics === 'all') return 'all';
  return (topics as readonly string[]).includes(topic) ? 'hint' : 'nothing';
}
