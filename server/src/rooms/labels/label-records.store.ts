import { CompiledQuery, type Transaction } from 'kysely';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { labelStatuses, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import { pipelined } from '../../kernel/hot/dialect.ts';
import { planMark } from '../../kernel/hot/prepared.ts';
import { rowArrays } from '../../kernel/hot/row-arrays.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
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

/** Returns the columns of a label from its form, facts and price. */
export function columnsOf({ values, sender, price, ...facts }: ReadyLabel, trackingCode: string) {
  return {
    tracking_code: trackingCode,
    mp_tracking_code: values.mp_tracking_code,
    reference_id: values.reference_id,
    merchant_id: values.merchant_id,
    source_branch_id: facts.source_branch_id,
    deliver_branch_id: facts.deliver_branch_id,
    source_name: values.source_name,
    source_phone: values.source_phone,
    source_nrc: values.source_nrc,
    source_postcode: values.source_postcode,
    source_no: values.source_no,
    source_street: values.source_street,
    source_place_id: facts.source_place_id,
    source_address: values.source_address,
    with_temp_address: values.with_temp_address,
    destination_name: values.destination_name,
    destination_phone: values.destination_phone,
    contact_phone_list: values.contact_phone_list,
    destination_nrc: values.destination_nrc,
    destination_postcode: values.destination_postcode,
    destination_no: values.destination_no,
    destination_street: values.destination_street,
    destination_country: values.destination_country,
    destination_place_id: facts.destination_place_id,
    destination_address: values.destination_address,
    pickup_at_po: values.pickup_at_po,
    delivery_type: values.delivery_type,
    instant_deliver: values.instant_deliver,
    gate_submit: values.gate_submit,
    type: values.type,
    item_type: values.item_type,
    item_name: values.item_name,
    include_products: values.include_products,
    weight_g: values.weight_g,
    pieces: values.pieces,
    service_type: values.service_type,
    accept_type: values.accept_type,
    rating_type: values.rating_type,
    payment_type: values.payment_type,
    flat: values.flat,
    time_request_from: values.time_request?.from ?? null,
    time_request_to: values.time_request?.to ?? null,
    services: values.services,
    declared_value: values.declared_value,
    insurance_percent: facts.insurance_percent,
    with_smart_invoice: values.with_smart_invoice,
    preprint_type: values.preprint_type,
    remark: values.remark,
    cod_amount: values.cod_amount,
    cod_percent: price.cod_percent,
    cod_fee: price.cod_fee,
    shipping_fee: price.shipping_fee,
    services_fee: price.services_fee,
    insurance_fee: price.insurance_fee,
    extra_charge: price.extra_charge,
    discount: price.discount,
    tax: price.tax,
    shipping_total: price.shipping_total,
    return_fee: price.return_fee,
    tariff_id: price.tariff.id,
    price,
    price_open: facts.price_open,
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

/** The columns of a new label, except its times. */
const recordTypes = {
  id: 'bigint',
  tracking_code: 'text',
  mp_tracking_code: 'text',
  reference_id: 'text',
  merchant_id: 'bigint',
  branch_id: 'bigint',
  source_branch_id: 'bigint',
  deliver_branch_id: 'bigint',
  source_name: 'text',
  source_phone: 'text[]',
  source_nrc: 'text',
  source_postcode: 'text',
  source_no: 'text',
  source_street: 'text',
  source_place_id: 'bigint',
  source_address: 'text',
  with_temp_address: 'boolean',
  destination_name: 'text',
  destination_phone: 'text[]',
  contact_phone_list: 'text[]',
  destination_nrc: 'text',
  destination_postcode: 'text',
  destination_no: 'text',
  destination_street: 'text',
  destination_country: 'text',
  destination_place_id: 'bigint',
  destination_address: 'text',
  pickup_at_po: 'boolean',
  delivery_type: 'text',
  instant_deliver: 'boolean',
  gate_submit: 'boolean',
  type: 'text',
  item_type: 'text',
  item_name: 'text',
  include_products: 'text',
  weight_g: 'int',
  pieces: 'int',
  service_type: 'text',
  accept_type: 'text',
  rating_type: 'text',
  payment_type: 'text',
  flat: 'bigint',
  time_request_from: 'timestamptz',
  time_request_to: 'timestamptz',
  services: 'text[]',
  declared_value: 'bigint',
  insurance_percent: 'int',
  with_smart_invoice: 'boolean',
  preprint_type: 'text',
  remark: 'text',
  cod_amount: 'bigint',
  cod_percent: 'int',
  cod_fee: 'bigint',
  shipping_fee: 'bigint',
  services_fee: 'bigint',
  insurance_fee: 'bigint',
  extra_charge: 'bigint',
  discount: 'bigint',
  tax: 'bigint',
  shipping_total: 'bigint',
  return_fee: 'bigint',
  tariff_id: 'bigint',
  price: 'jsonb',
  price_open: 'boolean',
  origin: 'text',
  import_id: 'bigint',
  search_key: 'text',
  created_by: 'bigint',
  api_key_id: 'bigint',
} as const;
export type RecordColumn = keyof typeof recordTypes;

/** Names of all columns of a label, except its times. */
export const allColumns = Object.keys(recordTypes) as RecordColumn[];
const phoneRows = rowArrays({ phone: 'text', label_id: 'bigint', side: 'text' });

const records = rowArrays(recordTypes);
const named = allColumns.join(', ');

/** Planned once per connection. The entry ids are reserved first, so that no row of a label must be read back. */
const insertText = `${planMark}
  with r as materialized (select nextval('label_entry_id_seq') as entry_id, g.* from ${records.from(6)} g),
    made as (insert into label (${named}, created_at, updated_at) overriding system value select ${named}, $1::timestamptz, $1::timestamptz from r order by n),
    begun as (insert into label_entry (id, label_id, status, at, recorded_at, staff_id, api_key_id, branch_id) overriding system value select entry_id, id, $2, $1::timestamptz, $1::timestamptz, created_by, api_key_id, source_branch_id from r order by n),
    stands as (insert into label_state (label_id, status, rollup, shipping_type, deliver_branch_id, holder_branch_id, entry_id, status_at, cod_status)
      select id, $2, $3, $4, deliver_branch_id, source_branch_id, entry_id, $1::timestamptz, case when cod_amount > 0 then $5 end from r order by n)
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
