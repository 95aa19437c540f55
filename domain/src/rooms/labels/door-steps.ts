import type { ShippingType } from './sequences.ts';
import { atDestination, out, outForDelivery, type StepRow } from './step-row.ts';

/** Returns the required previous status on arrival. A redirected parcel came from the branch where it was redirected (S-04). */
function arrivedFor(type: ShippingType): Pick<StepRow, 'types' | 'previous'> {
  return type === 'redirect'
    ? {
        types: [type],
        previous: ['send_from_redirect_branch', 'sendback_to_transport', 'sendback_to_destination_branch'],
      }
    : { types: [type] };
}

export const toTheDoor: readonly StepRow[] = [
  ...outForDelivery.flatMap((type): StepRow[] => [
    { ...arrivedFor(type), from: atDestination, to: 'delivered', by: ['destination_branch'], when: 'fetched' },
    {
      ...arrivedFor(type),
      from: ['arrived_to_destination_branch'],
      to: 'send_to_destination_address',
      by: ['destination_branch', 'courier_here'],
    },
    {
      ...arrivedFor(type),
      from: ['arrivedback_to_destination_branch'],
      to: 'send_to_destination_address',
      by: ['destination_branch', 'courier_here'],
      when: 'attempts_left',
    },
    { ...arrivedFor(type), from: atDestination, to: 'delivered', by: ['destination_branch'], explicit: true },
  ]),
  { types: outForDelivery, from: atDestination, to: 'redirected', by: ['decider'], explicit: true },
  {
    types: outForDelivery,
    from: atDestination,
    to: 'sendback_to_origin_branch',
    by: ['destination_branch'],
    when: 'return_approved',
    explicit: true,
  },
  { types: outForDelivery, from: out, to: 'delivered', by: ['carrier'] },
  { types: outForDelivery, from: out, to: 'delivered', by: ['destination_branch'], explicit: true },
  {
    types: outForDelivery,
    from: out,
    to: 'sendback_to_destination_branch',
    by: ['carrier', 'destination_branch'],
    explicit: true,
    counts: 'attempt',
  },
  {
    types: [...outForDelivery, 'return'],
    from: ['sendback_to_destination_branch'],
    to: 'arrivedback_to_destination_branch',
    by: ['holding_branch'],
  },
  {
    types: [...outForDelivery, 'direct'],
    from: out,
    to: 'postman_hand_over',
    by: ['carrier', 'holding_branch', 'other_courier'],
    explicit: true,
  },
];

export const direct: readonly StepRow[] = [
  {
    types: ['direct'],
    from: ['accept_from_origin_branch', 'arrivedback_to_origin_branch'],
    to: 'delivered',
    by: ['holding_branch'],
    when: 'fetched',
  },
  {
    types: ['direct'],
    from: ['accept_from_origin_branch'],
    to: 'send_to_destination_address',
    by: ['holding_branch', 'destination_branch', 'courier_here'],
  },
  { types: ['direct'], from: out, to: 'delivered', by: ['carrier'] },
  { types: ['direct'], from: out, to: 'delivered', by: ['holding_branch'], explicit: true },
  {
    types: ['direct'],
    from: out,
    to: 'sendback_to_origin_branch',
    by: ['carrier', 'holding_branch'],
    explicit: true,
    counts: 'attempt',
    but: { holder: 'keep', needs: ['reason'] },
  },
  {
    types: ['direct', 'direct_return'],
    previous: out,
    from: ['sendback_to_origin_branch'],
    to: 'arrivedback_to_origin_branch',
    by: ['holding_branch'],
  },
  {
    types: ['direct'],
    from: ['arrivedback_to_origin_branch'],
    to: 'send_to_destination_address',
    by: ['holding_branch', 'courier_here'],
    when: 'attempts_left',
  },
  {
    types: ['direct'],
    from: ['arrivedback_to_origin_branch'],
    to: 'delivered',
    by: ['holding_branch'],
    explicit: true,
  },
  { types: ['direct'], from: ['arrivedback_to_origin_branch'], to: 'redirected', by: ['decider'], explicit: true },
  {
    types: ['direct'],
    from: ['arrivedback_to_origin_branch'],
    to: 'sendback_to_origin_address',
    by: ['holding_branch'],
    when: 'return_approved',
    explicit: true,
  },
];

/** Deliveries by other carriers: our staff is not at the door, so no proof can be required. */
export const otherCarriers: readonly StepRow[] = [
  { types: ['mail_post'], from: ['accept_from_origin_branch'], to: 'send_to_mmpost', by: ['origin_branch'] },
  {
    types: ['mail_post'],
    from: ['send_to_mmpost'],
    to: 'delivered',
    by: ['origin_branch'],
    when: 'without_cod',
    but: { confirmUnwished: true, proves: false },
  },
  // Our staff was not at the door: the person who reports a collection there must not be the clerk who would gain by it.
  {
    types: ['mail_post'],
    from: ['send_to_mmpost'],
    to: 'delivered',
    by: ['origin_branch'],
    when: 'with_cod',
    but: { confirmUnwished: true, permission: 'label.decide', denied: 'scan_needs_supervisor', proves: false },
  },
  // A returned parcel is scanned with this status named; it is the usual next step only after the sender agreed to the return.
  {
    types: ['mail_post'],
    from: ['send_to_mmpost'],
    to: 'mpost_return_confirmed',
    by: ['origin_branch'],
    explicit: true,
  },
  { types: ['direct_return'], from: ['send_to_mmpost'], to: 'mpost_return_confirmed', by: ['origin_branch'] },
  {
    types: ['gate'],
    from: ['accept_from_origin_branch', 'arrivedback_to_origin_branch'],
    to: 'accept_by_transport',
    by: ['origin_branch'],
    but: { needs: ['slip'] },
  },
  {
    types: ['gate'],
    from: ['accept_by_transport'],
    to: 'delivered',
    by: ['origin_branch'],
    but: { needs: ['word'], proves: false },
  },
  {
    types: ['gate'],
    from: ['accept_by_transport'],
    to: 'arrivedback_to_origin_branch',
    by: ['origin_branch'],
    explicit: true,
  },
  {
    types: ['direct_return'],
    from: ['accept_by_transport'],
    to: 'arrivedback_to_origin_branch',
    by: ['origin_branch'],
  },
];
