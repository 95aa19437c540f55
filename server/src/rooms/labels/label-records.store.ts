import { CompiledQuery, type Transaction } from 'kysely';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { labelStatuses, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import { pipelined } from '../../kernel/hot/dialect.ts';
import { planMark } from '../../kernel/hot/prepared.ts';
import { rowArrays } from '../../kernel/hot/row-arrays.ts';
import { sqlTypes } from '../../kernel/db/generated/sql-types.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { pickColumns, touched } from '../../kernel/sql/changed-row.ts';
import type { ReadyLabel } from './label-facts.ts';
import { labelKey, numbersIn } from './label-search.sql.ts';

type Tx = Transaction<Tables>;

/** Origin of a label, beside its contents. */
export interface LabelMaking extends Pick<
  TableRow<'label'>,
  'id' | 'tracking_code' | 'branch_id' | 'origin' | 'import_id' | 'api_key_id'
> {
  readonly staff_id: number | null;
}

/** SQL types of the columns of a new label, except its times and what starts with a default. */
const {
  version: _version,
  created_at: _created,
  updated_at: _updated,
  compensation_fee: _compensation,
  cancellation_fee: _cancellation,
  courier_note: _note,
  source_erased_at: _sourceErased,
  destination_erased_at: _destinationErased,
  ...recordTypes
} = sqlTypes.label;
export type RecordColumn = keyof typeof recordTypes;

/** Names of all columns of a label, except its times. */
export const allColumns = Object.keys(recordTypes) as RecordColumn[];

/** Columns that say where a label comes from; the others follow from its form, facts and price. */
const makingColumns = ['id', 'branch_id', 'origin', 'import_id', 'created_by', 'api_key_id'] as const;
type MakingColumn = (typeof makingColumns)[number];
const formColumns = allColumns.filter(
  (name): name is Exclude<RecordColumn, MakingColumn> => !(makingColumns as readonly string[]).includes(name),
);

/** Returns the columns of a label from its form, facts and price. */
export function columnsOf({ values, sender, price, ...facts }: ReadyLabel, trackingCode: string) {
  const known = {
    ...values,
    ...facts,
    ...price,
    tracking_code: trackingCode,
    time_request_from: values.time_request?.from ?? null,
    time_request_to: values.time_request?.to ?? null,
    tariff_id: price.tariff.id,
    price,
    search_key: labelKey([
      trackingCode,
      values.mp_tracking_code,
      values.reference_id,
      values.source_name,
      sender?.business_name,
      values.destination_name,
      ...values.source_phone,
      ...values.destination_phone,
      values.item_name,
    ]),
  };
  return pickColumns(known, formColumns);
}

/** Returns the phones of a label, each once per side, and other numbers in its search text, normalized for search. */
function phonesOf({ values }: ReadyLabel, searchText: string): { phone: string; side: string }[] {
  const sides = {
    source: values.source_phone.map(phoneKey),
    destination: values.destination_phone.map(phoneKey),
    contact: values.contact_phone_list.map(phoneKey),
  };
  const called = new Set(Object.values(sides).flat());
  const text = numbersIn(searchText).filter((number) => !called.has(number));
  return Object.entries({ ...sides, text }).flatMap(([side, phones]) =>
    [...new Set(phones)].map((phone) => ({ phone, side })),
  );
}

/** Used until a branch accepts the parcel. */
const unchosenType: ShippingType = 'normal';

const phoneRows = rowArrays({ phone: 'text', label_id: 'bigint', side: 'text' });

const records = rowArrays(recordTypes);
const named = allColumns.join(', ');

/** Planned once per connection. The entry ids are reserved first, so that no row of a label must be read back. */
const insertText = `${planMark}
  with r as materialized (select nextval('label_entry_id_seq') as entry_id, g.* from ${records.from(6)} g),
    made as (insert into label (${named}, created_at, updated_at) overriding system value select ${named}, $1::timestamptz, $1::timestamptz from r order by n),
    begun as (insert into label_entry (id, label_id, status, at, recorded_at, staff_id, api_key_id, branch_id) overriding system value select entry_id, id, $2, $1::timestamptz, $1::timestamptz, created_by, api_key_id, source_branch_id from r order by n),
    stands as (insert into label_state (label_id, status, rollup, shipping_type, deliver_branch_id, holder_branch_id, entry_id, status_at, cod_status, merchant_id)
      select id, $2, $3, $4, deliver_branch_id, source_branch_id, entry_id, $1::timestamptz, case when cod_amount > 0 then $5 end, merchant_id from r order by n)
  insert into label_phone (phone, label_id, side) select phone, label_id, side from ${phoneRows.from(6 + allColumns.length)} p`;

/**
 * Writes labels with their phones, the first history entry and the initial state: one statement for any number, sent without waiting for an answer. The branch
 * chooses the route at the acceptance.
 */
export async function insertLabels(
  tx: Tx,
  labels: readonly { ready: ReadyLabel; making: LabelMaking }[],
  status: LabelStatus,
  now: Date,
): Promise<void> {
  const rows = labels.map(({ ready, making }) =>
    Object.assign(columnsOf(ready, making.tracking_code), {
      id: making.id,
      branch_id: making.branch_id,
      origin: making.origin,
      import_id: making.import_id,
      created_by: making.staff_id,
      api_key_id: making.api_key_id,
    }),
  );
  const phones = labels.flatMap(({ ready, making }, at) =>
    phonesOf(ready, rows[at]?.search_key ?? '').map(({ phone, side }) => ({ phone, label_id: making.id, side })),
  );
  const values = [
    now,
    status,
    labelStatuses[status].rollup,
    unchosenType,
    codLife.initial,
    ...records.values(rows),
    ...phoneRows.values(phones),
  ];
  await tx.executeQuery(pipelined(CompiledQuery.raw(insertText, values)));
}

/** Changes a label that no branch has accepted, including its phones. */
export async function updateLabel(
  tx: Tx,
  id: number,
  ready: ReadyLabel,
  trackingCode: string,
  now: Date,
): Promise<void> {
  const { price, ...columns } = columnsOf(ready, trackingCode);
  await tx
    .updateTable('label')
    .set({ ...columns, price: JSON.stringify(price), ...touched(now) })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('label_phone').where('label_id', '=', id).execute();
  await tx
    .insertInto('label_phone')
    .values(phonesOf(ready, columns.search_key).map((row) => ({ ...row, label_id: id })))
    .execute();
}
