import { sql, type RawBuilder } from 'kysely';
import { letterItem } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { postRoad } from '@waybill/domain/rooms/labels/sequences.ts';
import { parcelReachOf, type ParcelReach } from '@waybill/domain/kernel/user-types.ts';
import { runSheetAt } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
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

/** The parcels of `label_state s` that a user type may see, each as a condition that does not become slower with history. */
const reaches: Readonly<Record<ParcelReach, RawBuilder<boolean>>> = {
  every: sql<boolean>`true`,
  // Assigned to the mail post, or handed over to it; a returned parcel stays visible to them to the end.
  post_leg: sql<boolean>`(s.shipping_type = ${sql.lit(postRoad)} or exists (select from post_parcel pp where pp.label_id = s.label_id))`,
  letters_and_pickups: sql<boolean>`(exists (select from label lt where lt.id = s.label_id and lt.item_type = ${sql.lit(letterItem)})
    or exists (select from pickup_label pl where pl.label_id = s.label_id))`,
  none: sql<boolean>`false`,
};

/** Does the viewer see all parcels of their branches? */
export const seesEvery = (viewer: Pick<SessionViewer, 'userType' | 'customerId'>): boolean =>
  viewer.customerId === undefined && parcelReachOf(viewer) === 'every';

/** May the viewer see the parcel of `label_state s`, by their user type or their customer? Its branch is checked separately, by `covered`. */
export function withinType(viewer: Pick<SessionViewer, 'userType' | 'customerId'>): RawBuilder<boolean> {
  const byType = reaches[parcelReachOf(viewer)];
  return viewer.customerId === undefined
    ? byType
    : sql<boolean>`(${byType} and exists (select from label lc where lc.id = s.label_id and lc.merchant_id = ${viewer.customerId}))`;
}

/**
 * Returns the condition for parcels of `label_state s` that a courier carries and may see: not those of a run sheet that they still have to count,
 * because the count must be blind (decisions 5).
 */
export function carriedBy({ id }: Pick<SessionViewer, 'id'>): RawBuilder<boolean> {
  return sql<boolean>`(s.holder_staff_id = ${id} and not exists (select
    from run_sheet_stop bp
    join run_sheet br on br.id = bp.run_sheet_id
    where bp.label_id = s.label_id and bp.result is null
      and br.courier_id = ${id} and br.status = ${sql.lit(runSheetAt.giving)} and br.counted is null))`;
}

/** Live topics of users who see only some parcels: that something changed, never which parcel. */
const topicsOf: Readonly<Record<ParcelReach, 'all' | readonly LiveTopic[]>> = {
  every: 'all',
  post_leg: ['labels', 'post_files'],
  letters_and_pickups: ['labels', 'pickup_request', 'handover_collection', 'handover_case'],
  none: [],
};

/** Returns how much of a branch's event a user may receive: all of it, only that it happened, or nothing. */
export function detailFor(viewer: Pick<SessionViewer, 'userType'>, topic: string): 'all' | 'hint' | 'nothing' {
  const topics = topicsOf[parcelReachOf(viewer)];
  if (topics === 'all') return 'all';
  return (topics as readonly string[]).includes(topic) ? 'hint' : 'nothing';
}
