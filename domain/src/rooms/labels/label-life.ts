import type { CodState } from './cod-states.ts';
import { isFetched, type LabelFacts } from './label-kinds.ts';
import type { LabelStatus } from './label-statuses.ts';
import type { ShippingType } from './sequences.ts';

/** The steps of a return's approval: raised, the sender asked, agreed to. */
const returnSteps = [
  'pending_return',
  'pending_return_confirm',
  'schedule_return',
] as const satisfies readonly LabelStatus[];
export type ReturnStep = (typeof returnSteps)[number];

/** Everything about a parcel that its steps change, under the names of its columns. Times are instants. */
export interface LabelLife {
  /** Of the latest viewable entry, and of the viewable one before it. */
  readonly status: LabelStatus;
  readonly previous: LabelStatus | null;
  readonly shipping_type: ShippingType;
  /** The origin branch: where it is to be accepted, and then where it was. */
  readonly accept_branch_id: number;
  readonly deliver_branch_id: number;
  /** The forward branch that it is going to, is at, or passed last. */
  readonly forward_branch_id: number | null;
  /** The forward branches that it has not reached yet, in their order. */
  readonly forward_hops: readonly number[];
  /** The branch that answers for it: the one that has it, or that sent it off and is not relieved yet. */
  readonly holder_branch_id: number;
  /** The person on the street who has it, or who handed it over at a door. */
  readonly holder_staff_id: number | null;
  /** Deliveries that failed, and how many may. */
  readonly attempts: number;
  readonly max_attempts: number;
  /** Times that the sender was not reached. */
  readonly return_attempts: number;
  readonly return_step: ReturnStep | null;
  readonly return_at: Date | null;
  /** Null without COD. */
  readonly cod_status: CodState | null;
  readonly status_at: Date;
  readonly accepted_at: Date | null;
  readonly delivered_at: Date | null;
  /** When it was closed: rejected, returned, or compensated because it is lost. */
  readonly closed_at: Date | null;
}

/** What blocks a parcel from outside its own life: documents and bags. */
export interface LabelHolds {
  readonly clearance_id: number | null;
  readonly bag_id: number | null;
  /** The receiver asked the branch to keep it until this day, 'yyyy-mm-dd'. */
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

/** The former values of what a step changed: the entry keeps them, so that a rollback restores exactly these. */
export type LifeBefore = Partial<LabelLife>;

/** The members of `before` that differ in `after`. */
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

/** Conditions of a step beside the status. `otherwise` is the refusal when one is not met; where it is null the step is then not offered at all. */
export const conditions = {
  fetched: { holds: (_life: LabelLife, facts: LabelFacts) => isFetched(facts), otherwise: null },
  attempts_left: { holds: (life: LabelLife) => life.attempts < life.max_attempts, otherwise: 'scan_attempts_used' },
  return_approved: {
    holds: (life: LabelLife) => life.return_step === 'schedule_return',
    otherwise: 'scan_return_not_approved',
  },
  return_attempts_left: {
    holds: (life: LabelLife) => life.return_attempts < returnAttemptsMax,
    otherwise: 'scan_attempts_used',
  },
  return_attempts_used: { holds: (life: LabelLife) => life.return_attempts >= returnAttemptsMax, otherwise: null },
  more_hops: { holds: (life: LabelLife) => life.forward_hops.length > 0, otherwise: null },
  without_cod: { holds: (life: LabelLife) => life.cod_status === null, otherwise: null },
  with_cod: { holds: (life: LabelLife) => life.cod_status !== null, otherwise: null },
  last_hop: { holds: (life: LabelLife) => life.forward_hops.length === 0, otherwise: null },
} as const satisfies Record<
  string,
  { holds: (life: LabelLife, facts: LabelFacts) => boolean; otherwise: string | null }
>;
export type Condition = keyof typeof conditions;

const headings: Partial<Record<LabelStatus, (life: LabelLife) => number | null>> = {
  send_to_destination_branch: (life) => life.deliver_branch_id,
  send_from_redirect_branch: (life) => life.deliver_branch_id,
  send_to_forward_branch: (life) => life.forward_branch_id,
  send_from_forward_branch: (life) => (life.forward_hops.length > 0 ? life.forward_branch_id : life.deliver_branch_id),
  sendback_to_origin_branch: (life) => life.accept_branch_id,
};

/** The branch that a parcel on the road is going to; null when it is not on the road. */
export function headingOf(life: LabelLife): number | null {
  const status = life.status === 'sendback_to_transport' && life.previous !== null ? life.previous : life.status;
  return headings[status]?.(life) ?? null;
}
