import type { LabelLife } from './label-life.ts';
import type { LabelStatus } from './label-statuses.ts';
import type { ShippingType } from './sequences.ts';

/** A parcel follows a new route only at its origin branch, accepted and not sent. */
export const waitsForRoad: LabelStatus = 'accept_from_origin_branch';

/** Types that a route decides between; direct parcels, other carriers' and returns have their own sequence. */
export const routedTypes: readonly ShippingType[] = ['normal', 'forward'];

/**
 * Returns the new way of a parcel at its origin after the route between its branches changed.
 *
 * @example rerouted([7]) // { shipping_type: 'forward', forward_hops: [7], forward_branch_id: 7 }
 * Source: S-03, decisions 2.1.
 */
export function rerouted(
  hops: readonly number[],
): Pick<LabelLife, 'shipping_type' | 'forward_hops' | 'forward_branch_id'> {
  return {
    shipping_type: hops.length > 0 ? 'forward' : 'normal',
    forward_hops: hops,
    forward_branch_id: hops[0] ?? null,
  };
}
