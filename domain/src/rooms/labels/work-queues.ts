import { labelStatuses, statusesOf, type LabelStatus } from './label-statuses.ts';
import type { LabelLife } from './label-life.ts';
import { homeRoads, shippingTypes, type ShippingType } from './sequences.ts';

/** Queues of a branch by next action (N-14). */
export const workQueues = ['accept', 'send', 'receive', 'deliver', 'out', 'return', 'missing'] as const;
export type WorkQueue = (typeof workQueues)[number];

/** Column with the responsible branch. */
export type QueueBranch = 'accept_branch_id' | 'deliver_branch_id' | 'forward_branch_id' | 'holder_branch_id';

/** Parcels in these statuses (of these types, with or without a return) are work of the branch in that column. */
export interface QueueRow {
  readonly queue: WorkQueue;
  readonly branch: QueueBranch;
  readonly statuses: readonly LabelStatus[];
  readonly types?: readonly ShippingType[];
  /** With (true) or without (false) a raised return. */
  readonly returning?: boolean;
  /** Only with (true) or without (false) forward branches ahead. */
  readonly hops?: boolean;
  /** Excludes held parcels: they wait for the counter, or for their day. */
  readonly kept?: false;
}

const ownRoad: readonly ShippingType[] = ['normal', 'forward', 'redirect', 'mail_post', 'gate'];
const outbound = shippingTypes.filter((type) => !homeRoads.includes(type));
const inHand = statusesOf('ongoing').filter(
  (status) => labelStatuses[status].custody && !labelStatuses[status].moving && !labelStatuses[status].street,
);

/** Queues as data. Each row is one index scan, so a queue stays fast however many parcels there have been. */
export const queueRows: readonly QueueRow[] = [
  {
    queue: 'accept',
    branch: 'accept_branch_id',
    statuses: ['pending', 'pickup_courier', 'pickup_courier_leader', 'pending_reject'],
  },
  {
    queue: 'send',
    branch: 'holder_branch_id',
    statuses: ['accept_from_origin_branch'],
    types: ownRoad,
    returning: false,
  },
  {
    queue: 'send',
    branch: 'holder_branch_id',
    statuses: ['accept_by_transport'],
    types: ['normal', 'forward', 'redirect'],
    returning: false,
  },
  {
    queue: 'send',
    branch: 'holder_branch_id',
    statuses: ['arrived_to_forward_branch', 'redirected'],
    types: outbound,
    returning: false,
  },
  {
    queue: 'receive',
    branch: 'deliver_branch_id',
    statuses: ['send_to_destination_branch', 'send_from_redirect_branch'],
  },
  { queue: 'receive', branch: 'deliver_branch_id', statuses: ['send_from_forward_branch'], hops: false },
  { queue: 'receive', branch: 'forward_branch_id', statuses: ['send_to_forward_branch'] },
  { queue: 'receive', branch: 'forward_branch_id', statuses: ['send_from_forward_branch'], hops: true },
  { queue: 'receive', branch: 'deliver_branch_id', statuses: ['sendback_to_transport'], types: outbound },
  { queue: 'receive', branch: 'accept_branch_id', statuses: ['sendback_to_transport'], types: homeRoads },
  { queue: 'receive', branch: 'accept_branch_id', statuses: ['sendback_to_origin_branch'], types: ['return'] },
  {
    queue: 'deliver',
    branch: 'holder_branch_id',
    statuses: ['arrived_to_destination_branch', 'arrivedback_to_destination_branch', 'arrivedback_to_origin_branch'],
    types: outbound,
    returning: false,
    kept: false,
  },
  {
    queue: 'deliver',
    branch: 'holder_branch_id',
    statuses: ['accept_from_origin_branch'],
    types: ['direct'],
    returning: false,
    kept: false,
  },
  {
    queue: 'out',
    branch: 'holder_branch_id',
    statuses: [
      'send_to_destination_address',
      'postman_hand_over',
      'sendback_to_destination_branch',
      'sendback_to_origin_address',
      'send_to_mmpost',
    ],
  },
  {
    queue: 'out',
    branch: 'holder_branch_id',
    statuses: ['sendback_to_origin_branch'],
    types: ['direct', 'direct_return'],
  },
  { queue: 'out', branch: 'holder_branch_id', statuses: ['accept_by_transport'], types: ['gate', 'direct_return'] },
  {
    queue: 'return',
    branch: 'holder_branch_id',
    statuses: ['accept_from_origin_branch', 'accept_by_transport', ...inHand],
    returning: true,
  },
  {
    queue: 'return',
    branch: 'holder_branch_id',
    statuses: ['sentback_to_customer', 'mpost_return_confirmed', 'schedule_return'],
  },
  { queue: 'missing', branch: 'holder_branch_id', statuses: ['missing'] },
];

/** Returns a parcel's queue and responsible branch; null without one. `kept`: the branch holds it for its receiver. */
export function queueOf(
  life: LabelLife,
  kept = false,
): { readonly queue: WorkQueue; readonly branch_id: number } | null {
  if (life.closed_at !== null) return null;
  const row = queueRows.find((one) => fits(one, life) && (one.kept !== false || !kept));
  const branch = row && life[row.branch];
  return row && branch ? { queue: row.queue, branch_id: branch } : null;
}

/**
 * Returns whether this branch has already done the queue's work on a parcel: its last step took it out of the queue, and nobody else has had it since.
 *
 * @example isWorkedOff({ ...life, previous: 'send_to_forward_branch', status: 'arrived_to_forward_branch' }, 'receive', branch) // true: it was received
 */
export function isWorkedOff(life: LabelLife, queue: WorkQueue, branchId: number | null): boolean {
  const { previous } = life;
  return (
    previous !== null &&
    life.holder_branch_id === branchId &&
    queueOf(life)?.queue !== queue &&
    queueRows.some((row) => row.queue === queue && fits(row, { ...life, status: previous }))
  );
}

function fits(row: QueueRow, life: LabelLife): boolean {
  return (
    row.statuses.includes(life.status) &&
    (row.types?.includes(life.shipping_type) ?? true) &&
    (row.returning === undefined || row.returning === (life.return_step !== null)) &&
    (row.hops === undefined || row.hops === life.forward_hops.length > 0)
  );
}
