import type { ReturnReason } from '../labels/label-kinds.ts';
import type { ReturnStep } from '../labels/label-life.ts';
import { labelStatuses, type LabelStatus } from '../labels/label-statuses.ts';
import type { ReturnCommand } from '../labels/return-approval.ts';
import { homeRoad, type ShippingType } from '../labels/sequences.ts';
import { homeward, out } from '../labels/step-row.ts';

interface GoalRow {
  /** The statuses in which the walk has arrived. */
  readonly at: readonly LabelStatus[];
  /** How far along the way out it lies; a goal is only ever ahead. */
  readonly far: number;
  /** The parcel is tried at the door in vain. */
  readonly fails?: boolean;
  /** And is not tried again: its sender is asked, or has agreed. */
  readonly decides?: Extract<ReturnCommand, 'ask' | 'agree'>;
}

/** Where a test parcel can be walked to. */
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

/** Does a parcel stand where a walk to this goal ends? */
export const standsAt = (status: LabelStatus, goal: WalkGoal): boolean =>
  (goals[goal].at as readonly LabelStatus[]).includes(status);

/** How far a parcel has come on its way out; one that another carrier has is beyond what can be walked. */
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

/** A parcel as a walk sees it. */
export interface WalkedParcel {
  readonly status: LabelStatus;
  readonly shipping_type: ShippingType;
  readonly return_step: ReturnStep | null;
  /** The usual next status; null at the end. */
  readonly next: LabelStatus | null;
}

/** What a clerk does next: scans it, or decides about its return. */
export type WalkMove =
  | { readonly kind: 'scan'; readonly status: LabelStatus; readonly reason?: ReturnReason }
  | { readonly kind: 'return'; readonly command: Exclude<ReturnCommand, 'again'> };

const pending: ReturnStep = 'pending_return_confirm';
const triedInVain: readonly LabelStatus[] = goals.failed.at;
const goesHome = ({ shipping_type }: WalkedParcel): boolean =>
  homeward.includes(shipping_type) && shipping_type !== 'mail_post';
const hasEnded = ({ status }: WalkedParcel): boolean => labelStatuses[status as 'delivered'].final === true;

/** Does the goal lie before this parcel? One that goes home, or whose sender is asked, can only be walked home. */
export function goalAhead(parcel: WalkedParcel, goal: WalkGoal): boolean {
  if (hasEnded(parcel)) return false;
  if (goal === 'returned') return true;
  return !goesHome(parcel) && parcel.return_step === null && (far[parcel.status] ?? 0) < goals[goal].far;
}

/**
 * The next move on the way to the goal; `arrived` when there is none to make, `stuck` when what a clerk would do next does not lead there.
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

/** Where a parcel is brought that could not be delivered: one that never left its first branch comes back there. */
const backOf = ({ shipping_type }: WalkedParcel): LabelStatus =>
  shipping_type === 'direct' || shipping_type === homeRoad
    ? 'sendback_to_origin_branch'
    : 'sendback_to_destination_branch';
