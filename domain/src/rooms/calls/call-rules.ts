import type { ReturnStep } from '../labels/label-life.ts';
import type { LabelStatus } from '../labels/label-statuses.ts';

/**
 * Who is called, and about what: the receiver of a parcel before its delivery, whoever asked for a visit that failed or is late, the sender of a parcel
 * that is to go back (N-21).
 */
export const callTypes = ['delivery', 'pickup', 'return'] as const;
export type CallType = (typeof callTypes)[number];
/** Those about a parcel; one about a visit has none. */
export type ParcelCallType = Exclude<CallType, 'pickup'>;
export const visitCall = 'pickup' satisfies CallType;

/** A visit asks for a call when it has failed, or when its day is over and nobody has been there; not when it is older than these days. */
export const visitCallDays = 14;

/** A parcel asks for a call of this type while everything that the row names is so. */
export interface CallRule {
  readonly type: ParcelCallType;
  /** Left out: whatever its status is. */
  readonly statuses?: readonly LabelStatus[];
  readonly returnStep: ReturnStep | null;
  /** Only with COD: whoever has to have the money ready. */
  readonly cod?: true;
  /** Only while another delivery may be tried. */
  readonly attemptsLeft?: true;
}

/** The queue as data, of which one statement is made (decisions 5): COD that has arrived, a delivery that failed, a sender whose answer is awaited. */
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
