import { sql, type RawBuilder } from 'kysely';
import { parcelReachOf, type ParcelReach } from '@waybill/domain/kernel/user-types.ts';
import { letterItem } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { postRoad } from '@waybill/domain/rooms/labels/sequences.ts';
import { runSheetLife } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

/** The parcels of `label_state s` that a user type may see, each as a condition that does not become slower with history. */
const reaches: Readonly<Record<ParcelReach, RawBuilder<boolean>>> = {
  every: sql<boolean>`true`,
  // Assigned to the mail post, or handed over to it; a returned parcel stays visible to them to the end.
  post_leg: sql<boolean>`(s.shipping_type = ${sql.lit(postRoad)} or exists (select from post_parcel pp where pp.label_id = s.label_id))`,
  letters_and_pickups: sql<boolean>`(exists (select from label lt where lt.id = s.label_id and lt.item_type = ${sql.lit(letterItem)})
    or exists (select from pickup_label pl where pl.label_id = s.label_id))`,
  // Those of their customer, which the viewer names; nothing without one.
  of_customer: sql<boolean>`false`,
  none: sql<boolean>`false`,
};

/** Does the viewer see all parcels of their branches? */
export const seesEvery = (viewer: Pick<SessionViewer, 'userType' | 'customerId'>): boolean =>
  viewer.customerId === undefined && parcelReachOf(viewer) === 'every';

/** May the viewer see the parcel of `label_state s`, by their user type or their customer? Its branch is checked separately, by `covered`. */
export function withinType(viewer: Pick<SessionViewer, 'userType' | 'customerId'>): RawBuilder<boolean> {
  const reach = parcelReachOf(viewer);
  if (viewer.customerId === undefined) return reaches[reach];
  const own = sql<boolean>`s.merchant_id = ${viewer.customerId}`;
  return reach === 'of_customer' ? own : sql<boolean>`(${reaches[reach]} and ${own})`;
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
      and br.courier_id = ${id} and br.status = ${sql.lit(runSheetLife.at.active)} and br.counted is null))`;
}
