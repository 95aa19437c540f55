import type { LabelFacts } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { LabelHolds, LabelLife, LifeBefore } from '@waybill/domain/rooms/labels/label-life.ts';
import { sql } from 'kysely';
import type { TableRow } from '../../kernel/db/tables.ts';

/** A label with its state as the database has them. */
export type LifeRow = Pick<
  TableRow<'label_state'>,
  | 'status'
  | 'previous'
  | 'shipping_type'
  | 'accept_branch_id'
  | 'deliver_branch_id'
  | 'forward_branch_id'
  | 'forward_hops'
  | 'holder_branch_id'
  | 'holder_staff_id'
  | 'attempts'
  | 'max_attempts'
  | 'return_attempts'
  | 'return_step'
  | 'return_at'
  | 'cod_status'
  | 'status_at'
  | 'accepted_at'
  | 'delivered_at'
  | 'closed_at'
  | 'clearance_id'
  | 'bag_id'
  | 'held_until'
  | 'entry_id'
  | 'version'
> &
  Pick<
    TableRow<'label'>,
    | 'id'
    | 'tracking_code'
    | 'source_branch_id'
    | 'type'
    | 'gate_submit'
    | 'instant_deliver'
    | 'pickup_at_po'
    | 'delivery_type'
    | 'destination_country'
    | 'services'
    | 'price_open'
  >;

/** The columns of `LifeRow`, by table. */
export const lifeOfLabel = [
  'id',
  'tracking_code',
  'source_branch_id',
  'type',
  'gate_submit',
  'instant_deliver',
  'pickup_at_po',
  'delivery_type',
  'destination_country',
  'services',
  'price_open',
] as const satisfies readonly (keyof LifeRow)[];
export const lifeOfState = [
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
  'clearance_id',
  'bag_id',
  'held_until',
  'entry_id',
  'version',
] as const satisfies readonly (keyof LifeRow)[];

/** The same of `label l` and `label_state s`. */
export const lifeColumnsText = [...lifeOfLabel.map((key) => `l.${key}`), ...lifeOfState.map((key) => `s.${key}`)].join(
  ', ',
);
export const lifeColumns = sql.raw(lifeColumnsText);

/** The life of a parcel from its row. Until a branch accepts it, the branch where it was made counts as its origin. */
export function lifeOf(row: LifeRow): LabelLife {
  return {
    status: row.status,
    previous: row.previous,
    shipping_type: row.shipping_type,
    accept_branch_id: row.accept_branch_id ?? row.source_branch_id,
    deliver_branch_id: row.deliver_branch_id,
    forward_branch_id: row.forward_branch_id,
    forward_hops: row.forward_hops,
    holder_branch_id: row.holder_branch_id,
    holder_staff_id: row.holder_staff_id,
    attempts: row.attempts,
    max_attempts: row.max_attempts,
    return_attempts: row.return_attempts,
    return_step: row.return_step,
    return_at: row.return_at,
    cod_status: row.cod_status,
    status_at: row.status_at,
    accepted_at: row.accepted_at,
    delivered_at: row.delivered_at,
    closed_at: row.closed_at,
  };
}

export function lifeFacts(row: LifeRow): LabelFacts {
  return {
    type: row.type,
    gate_submit: row.gate_submit,
    instant_deliver: row.instant_deliver,
    pickup_at_po: row.pickup_at_po,
    delivery_type: row.delivery_type,
    abroad: row.destination_country !== null,
  };
}

export function holdsOf(row: LifeRow): LabelHolds {
  return { clearance_id: row.clearance_id, bag_id: row.bag_id, held_until: row.held_until, price_open: row.price_open };
}

const instants = [
  'return_at',
  'status_at',
  'accepted_at',
  'delivered_at',
  'closed_at',
] as const satisfies readonly (keyof LabelLife)[];

/** Parses the previous values of an entry from its JSON: times are instants again. */
export function beforeOf(json: unknown): LifeBefore {
  const before = { ...(json as Record<string, unknown>) };
  for (const key of instants) if (typeof before[key] === 'string') before[key] = new Date(before[key]);
  return before as LifeBefore;
}
