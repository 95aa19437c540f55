import type { LabelLife } from './label-life.ts';
import type { LabelStatus } from './label-statuses.ts';
import type { ShippingType } from './sequences.ts';

/** A parcel follows a new route only while it lies at its origin branch, accepted and not sent. */
export const waitsForRoad: LabelStatus = 'accept_from_origin_branch';

/** The types that a route decides between; a direct parcel, another carrier's and a return have a road of their own. */
export const routedTypes: readonly ShippingType[] = ['normal', 'forward'];

/**
 * The road of a parcel that waits at its origin when the route between its branches is another one now.
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
