import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { LabelBlockers, LabelLife } from '../labels/label-life.ts';
import { rowsAt } from '../labels/next-step.ts';
import { homeRoads } from '../labels/sequences.ts';
import type { StepStatus } from '../labels/step-moves.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { worksOnTheStreet } from '../../kernel/roles.ts';
import { lastHoldDay } from './hold-mail-form.ts';
import { holdMailCommands, holdMailLife, type HoldMailCommand, type HoldMailState } from './hold-mail-states.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';

export type HoldRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'hold_not_here'
  | 'hold_not_waiting'
  | 'hold_returning'
  | 'hold_day_past'
  | 'hold_too_long'
  | 'scan_on_hold'
  | 'scan_in_bag'
  | 'scan_final'
  | 'hold_other_branch';

/** Days of a requested hold: today, its last day, and the first day the branch kept the parcel. All 'yyyy-mm-dd'. */
export interface HoldDays {
  readonly today: string;
  readonly until: string;
  readonly first: string;
}

/** Returns why a hold may not end on this day, or null: it must be after today and within thirty days of its first day. */
export function dayProblem({ today, until, first }: HoldDays): Refusal<HoldRefusal> | null {
  const wrong = (code: 'hold_day_past' | 'hold_too_long', values: object = {}) =>
    refuse(code, { values: { ...values }, fields: { hold_until: [{ code, values: { ...values } }] } });
  if (until <= today) return wrong('hold_day_past');
  const max = lastHoldDay(first);
  return until > max ? wrong('hold_too_long', { max }) : null;
}

/**
 * Returns why this person may not hold the parcel, or null. It must be at their own branch with delivery as its next step: a parcel in transit, out for
 * delivery, returning or finished cannot be held. Source: decisions 13.
 */
export function holdProblem(
  actor: Viewer,
  life: LabelLife,
  blockers: LabelBlockers,
  days: HoldDays,
): Refusal<HoldRefusal> | null {
  const values = { status: life.status };
  if (!can(actor, holdMailLife.commands.extend.permission)) return refuse('missing_permission');
  if (life.closed_at !== null || life.delivered_at !== null) return refuse('scan_final', { values });
  if (blockers.held_until !== null)
    return refuse('scan_on_hold', { values: { ...values, until: blockers.held_until } });
  if (life.holder_branch_id !== actor.branchId || worksOnTheStreet(actor.level))
    return refuse('hold_not_here', { values: { ...values, branch_id: life.holder_branch_id } });
  if (blockers.bag_id !== null) return refuse('scan_in_bag', { values });
  if (life.return_step !== null) return refuse('hold_returning', { values });
  return waitsForDoor(life) ? dayProblem(days) : refuse('hold_not_waiting', { values });
}

/**
 * Returns whether delivery is the parcel's next step, now or after the courier who failed brings it back. Until then its receiver may ask for a hold,
 * and an existing hold continues.
 */
export function waitsForDoor(life: LabelLife): boolean {
  if (life.closed_at !== null || life.return_step !== null) return false;
  const next = rowsAt(life);
  return life.holder_staff_id === null
    ? next.some(({ to }) => toTheDoor.includes(to))
    : next.some(({ to }) => backOnShelf.includes(to)) && !homeRoads.includes(life.shipping_type);
}

const toTheDoor: readonly StepStatus[] = ['send_to_destination_address'];
const backOnShelf: readonly StepStatus[] = ['arrivedback_to_destination_branch', 'arrivedback_to_origin_branch'];

/** Facts that the rules need of a hold. */
export interface HoldFacts {
  readonly status: HoldMailState;
  readonly branch_id: number;
}

/** Returns the next state of a command, or the refusal. Only the branch that keeps the parcel acts; head office can only see it. */
export function decideHold(
  actor: Viewer,
  hold: HoldFacts,
  command: HoldMailCommand,
): HoldMailState | Refusal<HoldRefusal> {
  return decideBy(holdMailLife, actor, hold.status, command, () =>
    actor.branchId === hold.branch_id ? null : refuse('hold_other_branch', { values: { branch_id: hold.branch_id } }),
  );
}

/** Returns the commands that a screen offers, each with the reason when it is blocked. */
export function holdActions(actor: Viewer, hold: HoldFacts): OfferedAction<HoldMailCommand, HoldRefusal>[] {
  return actionsBy(holdMailLife, hold.status, (command) => decideHold(actor, hold, command), { of: holdMailCommands });
}
