import type { CodState } from './cod-states.ts';
import { isFetched, type LabelFacts } from './label-kinds.ts';
import type { LabelStatus } from './label-statuses.ts';
import type { ShippingType } from './sequences.ts';

/** Steps of a return's approval: raised, sender asked, agreed. */
const returnSteps = [
  'pending_return',
  'pending_return_confirm',
  'schedule_return',
] as const satisfies readonly LabelStatus[];
export type ReturnStep = (typeof returnSteps)[number];

/** All facts of a parcel that its steps change, under the column names. Times are instants. */
export interface LabelLife {
  /** Status of the latest viewable entry, and of the one before. */
  readonly status: LabelStatus;
  readonly previous: LabelStatus | null;
  readonly shipping_type: ShippingType;
  /** Origin branch: first where it is to be accepted, then where it was. */
  readonly accept_branch_id: number;
  readonly deliver_branch_id: number;
  /** Forward branch that it is going to, is at, or passed last. */
  readonly forward_branch_id: number | null;
  /** Forward branches ahead, in order. */
  readonly forward_hops: readonly number[];
  /** Responsible branch: the one that has it, or sent it off and is not relieved yet. */
  readonly holder_branch_id: number;
  /** Person on the street who has it, or handed it over at a door. */
  readonly holder_staff_id: number | null;
  /** Failed deliveries, and the maximum. */
  readonly attempts: number;
  readonly max_attempts: number;
  /** Times the sender was not reached. */
  readonly return_attempts: number;
  readonly return_step: ReturnStep | null;
  readonly return_at: Date | null;
  /** Null without COD. */
  readonly cod_status: CodState | null;
  readonly status_at: Date;
  readonly accepted_at: Date | null;
  readonly delivered_at: Date | null;
  /** Time of closing: rejected, returned, or compensated as lost. */
  readonly closed_at: Date | null;
}

/** Documents and bags that block a parcel's steps. */
export interface LabelBlockers {
  readonly clearance_id: number | null;
  readonly bag_id: number | null;
  /** The branch holds it for the receiver until this day, 'yyyy-mm-dd'. */
  readonly held_until: string | null;
  /** Its price waits for a second person. */
  readonly price_open?: boolean;
}

export const lifeKeys = [
  'status',
  'previous',
  'shipping_type',
  'accept_branch_id',
  'deliver_branch_id',
  'forward_branch_id',
  'forward_hops',
  'holder_branch_id',
  'holder_staff_id',
  'attempts',
  'max_attempts',
  'return_attempts',
  'return_step',
  'return_at',
  'cod_status',
  'status_at',
  'accepted_at',
  'delivered_at',
  'closed_at',
] as const satisfies readonly (keyof LabelLife)[];

/** Former values of what a step changed; stored with the entry, so that a rollback restores exactly these. */
export type LifeBefore = Partial<LabelLife>;

/** Returns the members of `before` that differ in `after`. */
export function changedLife(before: LabelLife, after: LabelLife): LifeBefore {
  const changed: Partial<Record<keyof LabelLife, unknown>> = {};
  for (const key of lifeKeys) if (!same(before[key], after[key])) changed[key] = before[key];
  return changed as LifeBefore;
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, index) => value === b[index]);
}

/** Failed deliveries to the sender before a parcel is stored (decisions 2.1). */
const returnAttemptsMax = 3;

/** Conditions of a step besides the status. `otherwise` is the refusal when a condition fails; when null, the step is not offered at all. */
export const conditions = {
  fetched: { isMet: (_life: LabelLife, facts: LabelFacts) => isFetched(facts), otherwise: null },
  attempts_left: { isMet: (life: LabelLife) => life.attempts < life.max_attempts, otherwise: 'scan_attempts_used' },
  return_approved: {
    isMet: (life: LabelLife) => life.return_step === 'schedule_return',
    otherwise: 'scan_return_not_approved',
  },
  return_attempts_left: {
    isMet: (life: LabelLife) => life.return_attempts < returnAttemptsMax,
    otherwise: 'scan_attempts_used',
  },
  return_attempts_used: { isMet: (life: LabelLife) => life.return_attempts >= returnAttemptsMax, otherwise: null },
  more_hops: { isMet: (life: LabelLife) => life.forward_hops.length > 0, otherwise: null },
  without_cod: { isMet: (life: LabelLife) => life.cod_status === null, otherwise: null },
  with_cod: { isMet: (life: LabelLife) => life.cod_status !== null, otherwise: null },
  last_hop: { isMet: (life: LabelLife) => life.forward_hops.length === 0, otherwise: null },
} as const satisfies Record<
  string,
  { isMet: (life: LabelLife, facts: LabelFacts) => boolean; otherwise: string | null }
>;
export type Condition = keyof typeof conditions;

const headings: Partial<Record<LabelStatus, (life: LabelLife) => number | null>> = {
  send_to_destination_branch: (life) => life.deliver_branch_id,
  send_from_redirect_branch: (life) => life.deliver_branch_id,
  send_to_forward_branch: (life) => life.forward_branch_id,
  send_from_forward_branch: (life) => (life.forward_hops.length > 0 ? life.forward_branch_id : life.deliver_branch_id),
  sendback_to_origin_branch: (life) => life.accept_branch_id,
};

/** Returns the branch that a travelling parcel is going to, or null. */
export function headingOf(life: LabelLife): number | null {
  const status = life.status === 'sendback_to_transport' && life.previous !== null ? life.previous : life.status;
  return headings[status]?.(life) ?? null;
}
