import { sql, type Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { PairNames, Tariff, TariffStep, TariffTable } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import type { TariffState } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import { readTable } from './tariffs.queries.ts';

type Tx = Transaction<Tables>;

/** Everything of a draft that is edited, under the names of the call. */
export type TariffValues = PairNames & { readonly valid_from: string; readonly note: string | null } & TariffTable;

export type LockedTariff = Pick<TableRow<'tariff'>, 'id' | 'status' | 'version'> & { readonly values: TariffValues };

/** A price table with its steps, locked until the transaction ends. */
export async function lockTariff(tx: Tx, id: number): Promise<LockedTariff | null> {
  const row = await tx
    .selectFrom('tariff')
    .select(['status', 'version', 'note'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const table = row && (await readTable(tx, id));
  return row && table
    ? { id, status: row.status, version: row.version, values: { ...valuesOf(table), note: row.note } }
    : null;
}

/** The record under the names of its form: what a second editor is shown. */
export function currentOf({ values: { rates, ...values } }: LockedTariff): object {
  return { ...values, ...rates };
}

function valuesOf({ name, valid_from, rates, offered, steps }: Tariff) {
  return { ...name, valid_from, rates, offered, steps };
}

/** Does a published table already begin on this day? */
export async function isDayTaken(tx: Tx, day: string, status: TariffState): Promise<boolean> {
  return (
    (await tx
      .selectFrom('tariff')
      .select('id')
      .where('valid_from', '=', day)
      .where('status', '=', status)
      .executeTakeFirst()) !== undefined
  );
}

/** How many of these places are regions. */
export async function countRegions(tx: Tx, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from place where type = 'region' and id = any(${[...ids]}::bigint[])`.execute(tx);
  return rows[0]?.n ?? 0;
}

function columnsOf({ name_en, name_mm, name_zh, valid_from, note, rates, offered }: TariffValues) {
  return {
    name_en,
    name_mm,
    name_zh,
    valid_from,
    note,
    rates: JSON.stringify(rates),
    offered: JSON.stringify(offered),
    search_key: searchKey([name_en, name_mm, name_zh].filter(Boolean).join(' ')),
  };
}

export async function insertTariff(
  tx: Tx,
  values: TariffValues,
  made: { status: TariffState; by: number | null; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('tariff')
    .values({
      ...columnsOf(values),
      status: made.status,
      created_at: made.now,
      created_by: made.by,
      updated_at: made.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertSteps(tx, id, values.steps);
  return id;
}

/** Overwrites a draft with its steps as one set. */
export async function updateTariff(tx: Tx, id: number, values: TariffValues, now: Date): Promise<void> {
  await tx
    .updateTable('tariff')
    .set({ ...columnsOf(values), ...touched(now) })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('tariff_step').where('tariff_id', '=', id).execute();
  await insertSteps(tx, id, values.steps);
}

async function insertSteps(tx: Tx, id: number, steps: readonly TariffStep[]): Promise<void> {
  await sql`
    insert into tariff_step (tariff_id, service_type, item_type, zone, from_region_id, to_region_id, up_to_g, price,
      each_further_kg)
    select ${id}, s.* from json_to_recordset(${JSON.stringify(steps)}::json)
      as s (service_type text, item_type text, zone text, from_region_id bigint, to_region_id bigint, up_to_g integer,
        price bigint, each_further_kg bigint)`.execute(tx);
}

/** The new state; who published it and when, or nobody when it is a draft again. */
export async function setTariffStatus(
  tx: Tx,
  id: number,
  status: TariffState,
  published: { by: number; at: Date } | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('tariff')
    .set({
      status,
      published_by: published?.by ?? null,
      published_at: published?.at ?? null,
      ...touched(now),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes it with its steps. While a label was priced by it the foreign key refuses, which the frame answers as `in_use`. */
export async function deleteTariff(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('tariff').where('id', '=', id).execute();
}

/** Locks the table against other writers until the transaction ends. */
export async function lockTariffs(tx: Transaction<Tables>): Promise<void> {
  await sql`lock table tariff in share row exclusive mode`.execute(tx);
}
