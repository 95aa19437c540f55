import { weekdayOf } from '../../kernel/calendar.ts';
import { nextState, commandsFrom } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import {
  decidesPickups,
  editsPickups,
  isChangeable,
  pickupRequestLife,
  waitingPickupStates,
  type PickupRequestCommand,
  type PickupRequestState,
} from './pickup-request-states.ts';
import { lacks, offered, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a pickup request. */
export interface PickupFacts {
  readonly status: PickupRequestState;
  readonly postman_id: number | null;
  /** Courier to whom it was handed over. */
  readonly to_staff_id: number | null;
  /** The actor covers the responsible branch, and did not only take the call. */
  readonly covered: boolean;
  readonly accepted_count: number | null;
  /** Cancelled until it is reopened. */
  readonly withdrawn: boolean;
  /** The actor is the sender: a merchant's person or program. */
  readonly outside?: boolean;
}

export type PickupRefusal =
  | 'missing_permission'
  | 'branch_not_covered'
  | 'pickup_of_another'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'pickup_counted';

/**
 * Returns the next state of a command, or the refusal. Couriers act on their own pickups; only a decider of the responsible branch can act for them.
 *
 * @example decidePickup(clerk, { status: 'ongoing', postman_id: courier.id, … }, 'complete') // pickup_of_another
 * Source: S-24, decisions 3 and 5.
 */
export function decidePickup(
  actor: Viewer,
  pickup: PickupFacts,
  command: PickupRequestCommand,
): PickupRequestState | Refusal<PickupRefusal> {
  const { permission } = pickupRequestLife.commands[command];
  if (permission !== null && !can(actor, permission)) return refuse('missing_permission');
  const next = nextState(pickupRequestLife, pickup.status, command);
  if (isRefusal(next)) return next;
  const isLate = pickup.outside === true && !waitingPickupStates.includes(pickup.status);
  if (command === calledOff && (pickup.withdrawn || isLate))
    return refuse('state_not_allowed', { values: { state: pickup.status, command } });
  const hindered =
    command === again && pickup.status === pickupRequestLife.at.complete ? decideTakeBack(actor, pickup) : null;
  if (hindered) return hindered;
  if (permission !== null) return pickup.covered ? next : refuse('branch_not_covered');
  if (actor.id === holderFor(command, pickup)) return next;
  if (!can(actor, decidesPickups)) return refuse('pickup_of_another', { values: { permission: decidesPickups } });
  return pickup.covered ? next : refuse('branch_not_covered');
}

function holderFor(command: PickupRequestCommand, { postman_id, to_staff_id }: PickupFacts): number | null {
  return command === named ? to_staff_id : postman_id;
}
const named: PickupRequestCommand = 'take';
const again: PickupRequestCommand = 'reopen';
/** Withdrawing keeps the state, so a second attempt is refused and not offered. */
const calledOff: PickupRequestCommand = 'withdraw';

/**
 * Returns why a completed pickup cannot be undone, or null. Its fee is reversed too: by a decider, never by the courier who has the cash, and not after
 * the branch has counted.
 */
function decideTakeBack(actor: Viewer, { postman_id, accepted_count }: PickupFacts): Refusal<PickupRefusal> | null {
  if (!can(actor, decidesPickups)) return lacks(decidesPickups);
  if (accepted_count !== null) return refuse('pickup_counted');
  return actor.id === postman_id ? refuse('second_person_needed') : null;
}

/**
 * Returns why the actor may not make, link or remove labels at this pickup, or null. Allowed for its courier while there, and for a decider. A label
 * made offline may come `late`, until the branch has counted.
 */
export function decideDoorLabel(actor: Viewer, pickup: PickupFacts, late: boolean): Refusal<PickupRefusal> | null {
  const { status, accepted_count } = pickup;
  if (status !== pickupRequestLife.at.ongoing && !(late && status === pickupRequestLife.at.complete))
    return refuse('state_not_allowed', { values: { state: status, command: 'attach' } });
  if (accepted_count !== null) return refuse('pickup_counted');
  if (actor.id === pickup.postman_id) return null;
  if (!can(actor, decidesPickups)) return refuse('pickup_of_another', { values: { permission: decidesPickups } });
  return pickup.covered ? null : refuse('branch_not_covered');
}

/** Returns why the actor may not record the pieces that arrived, or null. Never the courier who brought them, and only once. */
export function decideReceive(actor: Viewer, pickup: PickupFacts): Refusal<PickupRefusal> | null {
  if (!can(actor, editsPickups)) return lacks(editsPickups);
  if (pickup.status !== pickupRequestLife.at.complete) return refuse('state_not_allowed');
  if (pickup.accepted_count !== null) return refuse('pickup_counted');
  if (actor.id === pickup.postman_id) return refuse('second_person_needed');
  return pickup.covered ? null : refuse('branch_not_covered');
}

/** Returns why the actor may not change the request, or null. */
export function decidePickupEdit(actor: Viewer, pickup: PickupFacts): Refusal<PickupRefusal> | null {
  if (!can(actor, editsPickups)) return lacks(editsPickups);
  if (pickup.outside === true || !isChangeable(pickup.status)) return refuse('state_not_allowed');
  return pickup.covered ? null : refuse('branch_not_covered');
}

export type PickupAction = OfferedAction<PickupRequestCommand | 'receive', PickupRefusal>;

/** Returns the commands of a screen, each with the reason when it is blocked; omits those that the role can never give or that belong to others. */
export function pickupActions(actor: Viewer, pickup: PickupFacts): PickupAction[] {
  const steps = commandsFrom(pickupRequestLife, pickup.status)
    .filter(
      (command) => pickup.outside !== true || (command === calledOff && waitingPickupStates.includes(pickup.status)),
    )
    .filter((command) => command !== named || actor.id === pickup.to_staff_id)
    .filter((command) => command !== calledOff || !pickup.withdrawn)
    .map((command): PickupAction => {
      const decided = decidePickup(actor, pickup, command);
      return offered(command, decided, pickupRequestLife.commands[command].permission);
    });
  const received = decideReceive(actor, pickup);
  const receive: PickupAction[] =
    pickup.status === pickupRequestLife.at.complete && pickup.accepted_count === null && pickup.outside !== true
      ? [offered('receive', received, editsPickups)]
      : [];
  return [...steps, ...receive].filter(({ blocked }) => blocked !== 'missing_permission');
}

/** Days of a weekly plan, 'yyyy-mm-dd'. */
export interface PlanDays {
  readonly weekdays: readonly number[];
  readonly starts_on: string;
  readonly until: string | null;
}

/** Returns whether the plan has a pickup on this day. @example isPlanned({ weekdays: [1], starts_on: '2026-11-01', until: null }, '2026-11-23') === true */
export function isPlanned({ weekdays, starts_on, until }: PlanDays, day: string): boolean {
  return day >= starts_on && (until === null || day <= until) && weekdays.includes(weekdayOf(day));
}

/**
 * Returns the fee of a pickup in whole kyat: the day's rate once, for any number of parcels; 0 when a collected label has already paid for it. Source:
 * K-01, decisions 13.
 */
export function visitFee(rate: number, paidByLabels: number): number {
  return paidByLabels > 0 ? 0 : rate;
}
