import type { ReturnStep } from '../labels/label-life.ts';
import type { LabelStatus } from '../labels/label-statuses.ts';

/** Who is called (N-21): the receiver of a parcel before delivery, the sender of a failed or late pickup, the sender of a parcel to be returned. */
export const callTypes = ['delivery', 'pickup', 'return'] as const;
export type CallType = (typeof callTypes)[number];
/** Call types about a parcel; a pickup has none. */
export type ParcelCallType = Exclude<CallType, 'pickup'>;
export const visitCall = 'pickup' satisfies CallType;

/** A pickup needs a call when it failed, or its day is over without a visit; not when it is older than these days. */
export const visitCallDays = 14;

/** A parcel needs this call while all conditions of the row hold. */
export interface CallRule {
  readonly type: ParcelCallType;
  /** Any status when omitted. */
  readonly statuses?: readonly LabelStatus[];
  readonly returnStep: ReturnStep | null;
  /** Only with COD: the receiver must have the money ready. */
  readonly cod?: true;
  /** Only while another delivery can be tried. */
  readonly attemptsLeft?: true;
}

/** The call queue as data for one statement (decisions 5): arrived COD, failed deliveries, senders asked about a return. */
export const callRules: readonly CallRule[] = [
  { type: 'delivery', statuses: ['arrived_to_destination_branch'], returnStep: null, cod: true },
  {
    type: 'delivery',
    statuses: ['arrivedback_to_destination_branch', 'arrivedback_to_origin_branch'],
    returnStep: null,
    attemptsLeft: true,
  },
  { type: 'return', returnStep: 'pending_return_confirm' },
];
