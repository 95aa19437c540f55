import type { LabelFacts } from '@waybill/domain/rooms/labels/label-kinds.ts';
import {
  lifeKeys,
  type LabelBlockers,
  type LabelLife,
  type LifeBefore,
} from '@waybill/domain/rooms/labels/label-life.ts';
import { sql } from 'kysely';
import { sqlTypes } from '../../kernel/db/generated/sql-types.ts';
import type { TableRow } from '../../kernel/db/tables.ts';
import { pickColumns } from '../../kernel/sql/changed-row.ts';

/** Columns of a label with its state, by table. */
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
] as const satisfies readonly (keyof TableRow<'label'>)[];
export const lifeOfState = [
  ...lifeKeys,
  'clearance_id',
  'bag_id',
  'held_until',
  'entry_id',
  'version',
] as const satisfies readonly (keyof TableRow<'label_state'>)[];

/** A label with its state as the database has them. */
export type LifeRow = Pick<TableRow<'label'>, (typeof lifeOfLabel)[number]> &
  Pick<TableRow<'label_state'>, (typeof lifeOfState)[number]>;

/** The same of `label l` and `label_state s`. */
export const lifeColumnsText = [...lifeOfLabel.map((key) => `l.${key}`), ...lifeOfState.map((key) => `s.${key}`)].join(
  ', ',
);
export const lifeColumns = sql.raw(lifeColumnsText);

/** The life of a parcel from its row. Until a branch accepts it, the branch where it was made counts as its origin. */
export function lifeOf(row: LifeRow): LabelLife {
  return { ...pickColumns(row, lifeKeys), accept_branch_id: row.accept_branch_id ?? row.source_branch_id };
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

export function blockersOf(row: LifeRow): LabelBlockers {
  return { clearance_id: row.clearance_id, bag_id: row.bag_id, held_until: row.held_until, price_open: row.price_open };
}

const instants = lifeKeys.filter((key) => sqlTypes.label_state[key] === 'timestamptz');

/** Parses the previous values of an entry from its JSON: times are instants again. */
export function beforeOf(json: unknown): LifeBefore {
  const before = { ...(json as Record<string, unknown>) };
  for (const key of instants) if (typeof before[key] === 'string') before[key] = new Date(before[key]);
  return before as LifeBefore;
}
