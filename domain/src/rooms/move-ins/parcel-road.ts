import { codLife } from '../labels/cod-states.ts';
import { typeAfterReturn } from '../labels/choose-type.ts';
import type { LabelLife } from '../labels/label-life.ts';
import { firstStatus } from '../labels/label-tabs.ts';
import { rowsAt } from '../labels/next-step.ts';
import type { StepStatus } from '../labels/step-moves.ts';
import type { ShippingType } from '../labels/sequences.ts';
import { takeStep, type StepTaken } from '../labels/take-step.ts';
import type { MoveInParcel } from './move-in-sheets.ts';

interface Ends {
  readonly origin_id: number;
  readonly destination_id: number;
}

/** Where a parcel of this status is, and the steps that led there; null for a status that it cannot have. */
interface ParcelRoad {
  /** The branch that has it, or sent it off. */
  readonly branch_id: number;
  /** The branch whose courier has it, or its money. */
  readonly courier_branch_id: number | null;
  readonly path: readonly StepStatus[] | null;
}

const sent: readonly StepStatus[] = ['accept_from_origin_branch', 'send_to_destination_branch'];
const there: readonly StepStatus[] = [...sent, 'arrived_to_destination_branch'];
const out: readonly StepStatus[] = [...there, 'send_to_destination_address'];
const failed: readonly StepStatus[] = [...out, 'sendback_to_destination_branch', 'arrivedback_to_destination_branch'];
const returning: readonly StepStatus[] = [...failed, 'sendback_to_origin_branch'];
const accepted: readonly StepStatus[] = ['accept_from_origin_branch'];
const outHere: readonly StepStatus[] = [...accepted, 'send_to_destination_address'];
const failedHere: readonly StepStatus[] = [...outHere, 'sendback_to_origin_branch', 'arrivedback_to_origin_branch'];

/** Steps of a parcel between two branches, and of one that stays at its branch. */
const paths: Readonly<
  Record<MoveInParcel, readonly [between: readonly StepStatus[], here: readonly StepStatus[] | null]>
> = {
  at_origin: [accepted, accepted],
  on_the_way: [sent, null],
  at_destination: [there, accepted],
  with_courier: [out, outHere],
  failed: [failed, failedHere],
  returning: [returning, null],
  back_at_origin: [[...returning, 'arrived_to_origin_branch'], failedHere],
  delivered_courier: [
    [...out, 'delivered'],
    [...outHere, 'delivered'],
  ],
  delivered_branch: [
    [...there, 'delivered'],
    [...accepted, 'delivered'],
  ],
  delivered_ready: [
    [...there, 'delivered'],
    [...accepted, 'delivered'],
  ],
};

const atOrigin: readonly MoveInParcel[] = ['at_origin', 'on_the_way', 'back_at_origin'];
const withCourier: readonly MoveInParcel[] = ['with_courier', 'delivered_courier'];
const homeward: readonly MoveInParcel[] = ['returning', 'back_at_origin'];

/** Returns whether the sheet names the courier who has the parcel or its money. */
export function bringsCourier(status: MoveInParcel): boolean {
  return withCourier.includes(status);
}

/** @example roadOf('on_the_way', { origin_id: 1, destination_id: 1 }).path === null */
export function roadOf(status: MoveInParcel, { origin_id, destination_id }: Ends): ParcelRoad {
  return {
    branch_id: atOrigin.includes(status) ? origin_id : destination_id,
    courier_branch_id: bringsCourier(status) ? destination_id : null,
    path: paths[status][origin_id === destination_id ? 1 : 0],
  };
}

/** A parcel as it enters: its state, and the entries of its history. */
export interface EnteredParcel {
  readonly life: LabelLife;
  /** The last one is the current status. */
  readonly steps: readonly StepTaken[];
}

/**
 * Takes the steps of a parcel on the road by the step table, all at the opening instant. Only the last one is entered, because the earlier ones were the
 * former system's, and nothing before it can be rolled back. A parcel on its way home has one more: the step table asks where it came from.
 *
 * @example enterParcel('at_destination', { origin_id: 1, destination_id: 2, … }).life.status === 'arrived_to_destination_branch'
 */
export function enterParcel(
  status: MoveInParcel,
  parcel: Ends & {
    readonly courier_id: number | null;
    readonly has_cod: boolean;
    readonly attempts: number;
    readonly at: Date;
  },
): EnteredParcel {
  const { origin_id, destination_id, courier_id, at } = parcel;
  const { path } = roadOf(status, parcel);
  if (path === null) throw new RangeError(`a parcel of one branch is never ${status}`);
  const type: ShippingType = origin_id === destination_id ? 'direct' : 'normal';
  let life: LabelLife = {
    status: firstStatus,
    previous: null,
    shipping_type: type,
    accept_branch_id: origin_id,
    deliver_branch_id: destination_id,
    forward_branch_id: null,
    forward_hops: [],
    holder_branch_id: origin_id,
    holder_staff_id: null,
    attempts: 0,
    max_attempts: parcel.attempts,
    return_attempts: 0,
    return_step: null,
    return_at: null,
    cod_status: parcel.has_cod ? codLife.initial : null,
    status_at: at,
    accepted_at: null,
    delivered_at: null,
    closed_at: null,
  };
  const taken: StepTaken[] = [];
  for (const [n, to] of path.entries()) {
    if (homeward.includes(status) && to === turns[type]) life = sentHome(life, at);
    const row = rowsAt(life).find((one) => one.to === to);
    if (!row) throw new Error(`no step leads from ${life.status} to ${to}`);
    const isAtOrigin = n < 2 && type === 'normal' ? true : to === 'arrived_to_origin_branch';
    const step = takeStep(life, row, {
      at,
      staff_id: null,
      branch_id: isAtOrigin ? origin_id : destination_id,
      courier_id,
      to_branch_id: null,
      reason: null,
      chosen: n === 0 ? { type, hops: [], attempts: parcel.attempts } : null,
    });
    life = step.life;
    taken.push(step);
  }
  const entered = life.status === turns.normal && status === 'returning' ? 2 : 1;
  // The first entry has no earlier state here.
  const steps = taken.slice(-entered).map((step, n) => (n === 0 ? { ...step, before: {} } : step));
  return { life: entered === 1 ? { ...life, previous: null } : life, steps };
}

/** The first step of the way home. */
const turns: Readonly<Partial<Record<ShippingType, StepStatus>>> = {
  normal: 'sendback_to_origin_branch',
  direct: 'arrivedback_to_origin_branch',
};

function sentHome(life: LabelLife, at: Date): LabelLife {
  return { ...life, shipping_type: typeAfterReturn[life.shipping_type], return_step: 'schedule_return', return_at: at };
}
