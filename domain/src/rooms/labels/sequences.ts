import type { LabelStatus } from './label-statuses.ts';

/** How a parcel travels: the source's six types (S-03), the failed return, and two other carriers. */
export const shippingTypes = [
  'normal',
  'direct',
  'direct_return',
  'return',
  'forward',
  'redirect',
  'fail_return',
  'mail_post',
  'gate',
] as const;
export type ShippingType = (typeof shippingTypes)[number];

/** Shipping type of parcels carried by the mail post. */
export const postRoad: ShippingType = 'mail_post';
/** Shipping type of parcels carried by a bus gate. */
export const gateRoad: ShippingType = 'gate';
/** Return of a parcel that never left its first branch. */
export const homeRoad: ShippingType = 'direct_return';
/** Shipping types of returns to the sender. */
export const homeRoads: readonly ShippingType[] = ['return', 'direct_return', 'fail_return'];

/** A place in a sequence; an optional one may be skipped. */
export interface SequencePlace {
  readonly status: LabelStatus;
  readonly optional?: true;
}

const start: readonly SequencePlace[] = [{ status: 'pending' }, { status: 'accept_from_origin_branch' }];
const byRoad: SequencePlace = { status: 'accept_by_transport', optional: true };
const toTheDoor: readonly SequencePlace[] = [
  { status: 'arrived_to_destination_branch' },
  { status: 'send_to_destination_address' },
  { status: 'delivered' },
];
const home: readonly SequencePlace[] = [
  { status: 'sendback_to_origin_address' },
  { status: 'sentback_to_customer' },
  { status: 'return_confirmed' },
];

/** The ordered sequence of every type (S-04, decisions 2.1). Each hop of a forward repeats its middle two places. */
export const sequences: Readonly<Record<ShippingType, readonly SequencePlace[]>> = {
  normal: [...start, byRoad, { status: 'send_to_destination_branch' }, ...toTheDoor],
  direct: [...start, { status: 'send_to_destination_address' }, { status: 'delivered' }],
  forward: [
    ...start,
    byRoad,
    { status: 'send_to_forward_branch' },
    { status: 'arrived_to_forward_branch' },
    { status: 'send_from_forward_branch' },
    ...toTheDoor,
  ],
  redirect: [
    ...start,
    byRoad,
    { status: 'send_to_destination_branch' },
    { status: 'arrived_to_destination_branch' },
    { status: 'redirected' },
    { status: 'send_from_redirect_branch' },
    ...toTheDoor,
  ],
  return: [
    { status: 'send_to_destination_address' },
    { status: 'sendback_to_destination_branch' },
    { status: 'arrivedback_to_destination_branch' },
    { status: 'sendback_to_origin_branch' },
    { status: 'arrived_to_origin_branch' },
    ...home,
  ],
  direct_return: [
    { status: 'send_to_destination_address' },
    { status: 'sendback_to_origin_branch' },
    { status: 'arrivedback_to_origin_branch' },
    ...home,
  ],
  fail_return: [{ status: 'sendback_to_origin_address' }, { status: 'arrivedback_to_origin_branch' }, ...home],
  mail_post: [...start, { status: 'send_to_mmpost' }, { status: 'delivered' }],
  gate: [...start, { status: 'accept_by_transport' }, { status: 'delivered' }],
};

/** Types in which a status occurs twice, so that the one before must match too (S-04). */
const matchPrevious: readonly ShippingType[] = ['redirect', 'return', 'fail_return'];

/**
 * Returns the last index of the current status in the type's sequence; -1 when it is not in it. Where a status occurs twice, the previous status
 * decides.
 */
export function placeInSequence(type: ShippingType, previous: LabelStatus | null, current: LabelStatus): number {
  const sequence = sequences[type];
  const found = sequence.flatMap((place, index) => (place.status === current ? [index] : []));
  if (found.length <= 1 || !matchPrevious.includes(type)) return found[0] ?? -1;
  return found.find((index) => forerunners(type, index).includes(previous as LabelStatus)) ?? found[0] ?? -1;
}

/** Returns the statuses that lead to a place: the required one before it and the optional ones between. */
function forerunners(type: ShippingType, index: number): LabelStatus[] {
  const found: LabelStatus[] = [];
  for (let at = index - 1; at >= 0; at--) {
    const place = sequences[type][at] as SequencePlace;
    found.push(place.status);
    if (!place.optional) break;
  }
  return found;
}
