import { sql, type Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { lifeKeys } from '@waybill/domain/rooms/labels/label-life.ts';
import type { LabelFigures } from '@waybill/domain/rooms/labels/label-money.ts';
import type { SplitMoney } from '@waybill/domain/rooms/labels/split-parcel.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import { allColumns, type RecordColumn } from './label-records.store.ts';

type Tx = Transaction<Tables>;

export type SplittableLabel = LabelFigures & Pick<TableRow<'label'>, 'pieces' | 'service_type' | 'item_type'>;

/** Reads what can be split off a label; its state is already locked. */
export async function readSplittable(tx: Tx, id: number): Promise<SplittableLabel> {
  const row = await tx
    .selectFrom('label')
    .select([
      'payment_type',
      'cod_amount',
      'cod_fee',
      'shipping_total',
      'return_fee',
      'pieces',
      'service_type',
      'item_type',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row as SplittableLabel;
}

export interface LabelSplit {
  readonly of: number;
  readonly ofCode: string;
  readonly id: number;
  readonly code: string;
  readonly pieces: number;
  readonly money: SplitMoney;
  readonly by: number;
  readonly now: Date;
}

const fees = ['shipping_fee', 'services_fee', 'insurance_fee', 'extra_charge', 'discount', 'tax'] as const;
const noLines = sql<string>`price || '{"lines": []}'::jsonb`;

/**
 * Writes the split part as a separate label: the same people, services and price of the current pieces, with phones, state and first entry; what moved is
 * deducted from the original label, whose state is written with its own entry.
 */
export async function writeSplit(tx: Tx, parting: LabelSplit): Promise<void> {
  const { of, ofCode, id, code, pieces, money, by, now } = parting;
  const moves = money.shippingMoves;
  const own: Partial<Record<RecordColumn, ReturnType<typeof sql>>> = {
    id: sql`${id}`,
    tracking_code: sql`${code}`,
    mp_tracking_code: sql`null`,
    reference_id: sql`null`,
    import_id: sql`null`,
    pieces: sql`${pieces}`,
    weight_g: sql`greatest(1, weight_g * ${pieces} / pieces)`,
    declared_value: sql`0`,
    insurance_percent: sql`0`,
    cod_amount: sql`${money.part.cod_amount}`,
    cod_fee: sql`${money.part.cod_fee}`,
    return_fee: sql`${money.part.return_fee}`,
    origin: sql`'part'`,
    search_key: sql`replace(search_key, ${searchKey(ofCode)}, ${searchKey(code)})`,
    created_by: sql`${by}`,
    api_key_id: sql`null`,
    price_open: sql`false`,
    ...(moves ? {} : { price: noLines, shipping_total: sql`0` }),
    ...(moves ? {} : Object.fromEntries(fees.map((name) => [name, sql`0`]))),
  };
  const columns = sql.raw(allColumns.join(', '));
  const values = sql.join(allColumns.map((name) => own[name] ?? sql.ref(name)));
  await sql`
    insert into label (${columns}, created_at, updated_at) overriding system value
    select ${values}, ${now}, ${now}
    from label
    where id = ${of}`.execute(tx);
  await sql`
    insert into label_phone (phone, label_id, side)
    select phone, ${id}, side
    from label_phone
    where label_id = ${of}`.execute(tx);
  const copied = lifeKeys.filter((key) => key !== 'cod_status');
  const state = sql.raw([...copied, 'rollup'].join(', '));
  await sql`
    with begun as (
      insert into label_entry (label_id, status, at, recorded_at, staff_id, branch_id, to_staff_id, remark)
      select ${id}, status, ${now}, ${now}, ${by}, holder_branch_id, holder_staff_id, ${ofCode}
      from label_state
      where label_id = ${of}
      returning id)
    insert into label_state (label_id, entry_id, cod_status, ${state})
    select ${id}, begun.id, ${money.part.cod_amount > 0 ? codLife.initial : null}, ${state}
    from label_state, begun
    where label_id = ${of}`.execute(tx);
  await tx
    .updateTable('label')
    .set({
      pieces: sql`pieces - ${pieces}`,
      cod_amount: money.rest.cod_amount,
      cod_fee: money.rest.cod_fee,
      ...(moves ? { price: noLines, shipping_total: 0, ...Object.fromEntries(fees.map((name) => [name, 0])) } : {}),
      ...touched(now),
    })
    .where('id', '=', of)
    .execute();
}
