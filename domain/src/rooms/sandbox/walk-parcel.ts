import type { ReturnReason } from '../labels/label-kinds.ts';
import type { ReturnStep } from '../labels/label-life.ts';
import { labelStatuses, type LabelStatus } from '../labels/label-statuses.ts';
import type { ReturnCommand } from '../labels/return-approval.ts';
import { homeRoad, type ShippingType } from '../labels/sequences.ts';
import { homeward, out } from '../labels/step-row.ts';

interface GoalRow {
  /** Statuses that reach the goal. */
  readonly at: readonly LabelStatus[];
  /** Position along the way out; a goal is always ahead. */
  readonly far: number;
  /** A delivery attempt fails. */
  readonly fails?: boolean;
  /** No retry follows: the sender is asked, or has agreed. */
  readonly decides?: Extract<ReturnCommand, 'ask' | 'agree'>;
}

/** Goals for walking a test parcel. */
const goals = {
  accepted: { at: ['accept_from_origin_branch'], far: 1 },
  sent: { at: ['send_to_destination_branch', 'send_to_forward_branch', 'send_to_mmpost'], far: 2 },
  arrived: { at: ['arrived_to_destination_branch'], far: 3 },
  out_for_delivery: { at: ['send_to_destination_address'], far: 4 },
  delivered: { at: ['delivered'], far: 5 },
  failed: { at: ['arrivedback_to_destination_branch', 'arrivedback_to_origin_branch'], far: 5, fails: true },
  return_pending: { at: [], far: 5, fails: true, decides: 'ask' },
  returned: { at: ['return_confirmed'], far: 6, fails: true, decides: 'agree' },
} as const satisfies Record<string, GoalRow>;

export type WalkGoal = keyof typeof goals;
export const walkGoals = Object.keys(goals) as WalkGoal[];

/** Returns whether a parcel has reached this goal. */
export const standsAt = (status: LabelStatus, goal: WalkGoal): boolean =>
  (goals[goal].at as readonly LabelStatus[]).includes(status);

/** Progress of a parcel on its way out; beyond it, another carrier has it and it cannot be walked. */
const far: Partial<Record<LabelStatus, number>> = {
  accept_from_origin_branch: 1,
  accept_by_transport: 1.5,
  send_to_destination_branch: 2,
  send_to_forward_branch: 2,
  arrived_to_forward_branch: 2,
  send_from_forward_branch: 2,
  send_to_mmpost: 2,
  redirected: 2,
  send_from_redirect_branch: 2,
  arrived_to_destination_branch: 3,
  arrivedback_to_destination_branch: 3,
  arrivedback_to_origin_branch: 3,
  send_to_destination_address: 4,
  postman_hand_over: 4,
  sendback_to_destination_branch: 4,
  sendback_to_origin_branch: 4,
  delivered: 5,
};

/** Facts of a parcel that a walk needs. */
export interface WalkedParcel {
  readonly status: LabelStatus;
  readonly shipping_type: ShippingType;
  readonly return_step: ReturnStep | null;
  /** Usual next status; null at the end. */
  readonly next: LabelStatus | null;
}

/** Next action of a clerk: a scan, or a decision about the return. */
export type WalkMove =
  | { readonly kind: 'scan'; readonly status: LabelStatus; readonly reason?: ReturnReason }
  | { readonly kind: 'return'; readonly command: Exclude<ReturnCommand, 'again'> };

const pending: ReturnStep = 'pending_return_confirm';
const triedInVain: readonly LabelStatus[] = goals.failed.at;
const goesHome = ({ shipping_type }: WalkedParcel): boolean =>
  homeward.includes(shipping_type) && shipping_type !== 'mail_post';
const hasEnded = ({ status }: WalkedParcel): boolean => labelStatuses[status as 'delivered'].final === true;

/** Returns whether the goal is ahead. A returning parcel, or one whose sender is asked, can only be walked home. */
export function goalAhead(parcel: WalkedParcel, goal: WalkGoal): boolean {
  if (hasEnded(parcel)) return false;
  if (goal === 'returned') return true;
  return !goesHome(parcel) && parcel.return_step === null && (far[parcel.status] ?? 0) < goals[goal].far;
}

/**
 * Returns the next move towards the goal; `arrived` when none is needed, `stuck` when the next action does not lead there.
 *
 * @param moved whether this walk has moved the parcel before: one that failed yesterday is tried once more
 */
export function nextMove(
  parcel: WalkedParcel,
  goal: WalkGoal,
  { moved, reason }: { readonly moved: boolean; readonly reason: ReturnReason },
): WalkMove | 'arrived' | 'stuck' {
  const { status, return_step, next } = parcel;
  const { at, fails = false, decides }: GoalRow = goals[goal];
  if (at.includes(status) && (goal !== 'failed' || moved)) return 'arrived';
  if (decides === 'ask' && return_step === pending) return 'arrived';
  if (decides && !goesHome(parcel) && triedInVain.includes(status))
    return { kind: 'return', command: return_step === null ? 'raise' : decides };
  if (fails && !goesHome(parcel) && out.includes(status)) return { kind: 'scan', status: backOf(parcel), reason };
  if (next === null || (!fails && (far[next] ?? 0) > goals[goal].far)) return 'stuck';
  return { kind: 'scan', status: next };
}

/** Returns where an undelivered parcel is brought: one that never left its first branch returns there. */
const backOf = ({ shipping_type }: WalkedParcel): LabelStatus =>
  shipping_type === 'direct' || shipping_type === homeRoad
    ? 'sendback_to_origin_branch'
    : 'sendback_to_destination_branch';
