import type { Condition } from './label-life.ts';
import type { LabelStatus } from './label-statuses.ts';
import type { ShippingType } from './sequences.ts';
import type { StepActor } from './step-actors.ts';
import { moves, type Move, type StepStatus } from './step-moves.ts';

/** A row of the step table: from these statuses this one may follow, for labels of these types. */
export interface StepRow {
  readonly types: readonly ShippingType[];
  /** The viewable status before the current one must be one of these (S-04). */
  readonly previous?: readonly LabelStatus[];
  readonly from: readonly LabelStatus[];
  readonly to: StepStatus;
  readonly by: readonly StepActor[];
  readonly when?: Condition;
  /** Only for a scan that names this status. */
  readonly explicit?: true;
  /** Differences from the status's usual move. */
  readonly but?: Partial<Move>;
  /** Counts a failed delivery, or an unreachable sender. */
  readonly counts?: 'attempt' | 'return_attempt';
  /** The label continues as another type. */
  readonly becomes?: ShippingType;
}

/** Returns whether the step hands the parcel to a courier. */
export function goesToCourier({ to, but }: StepRow): boolean {
  const move: Move = { ...moves[to], ...but };
  return move.holder === 'courier';
}

/** Types before and at acceptance. */
export const chosen: readonly ShippingType[] = ['normal', 'direct', 'forward', 'redirect', 'mail_post', 'gate'];
export const outForDelivery: readonly ShippingType[] = ['normal', 'forward', 'redirect'];
export const travelling: readonly ShippingType[] = [...outForDelivery, 'return'];
export const overForward: readonly ShippingType[] = ['forward', 'return'];
export const homeward: readonly ShippingType[] = ['return', 'direct_return', 'fail_return', 'mail_post'];
export const out: readonly LabelStatus[] = ['send_to_destination_address', 'postman_hand_over'];
export const collected: readonly LabelStatus[] = ['pickup_courier', 'pickup_courier_leader'];
export const byOwnRoad: readonly LabelStatus[] = ['accept_from_origin_branch', 'accept_by_transport'];
export const atDestination: readonly LabelStatus[] = [
  'arrived_to_destination_branch',
  'arrivedback_to_destination_branch',
];
export const sentHome: readonly LabelStatus[] = [
  'arrivedback_to_destination_branch',
  'arrived_to_destination_branch',
  'arrived_to_forward_branch',
  'redirected',
];
export const atOrigin: readonly LabelStatus[] = [
  'accept_from_origin_branch',
  'arrivedback_to_origin_branch',
  'mpost_return_confirmed',
];
