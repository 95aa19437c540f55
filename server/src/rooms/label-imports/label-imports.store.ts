import { sql, type Transaction } from 'kysely';
import { importLife, importRowLife, type ImportState } from '@waybill/domain/rooms/label-imports/import-states.ts';
import type { Columns, Understood } from '@waybill/domain/rooms/label-imports/guess-columns.ts';
import type { AsideReason, SheetField, UsualValues } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import type { CheckedRow } from './check-rows.ts';
import type { TakenRow, TakenSheet } from './take-sheet.ts';

type Tx = Transaction<Tables>;

export interface NewImport {
  readonly branchId: number;
  readonly customerId: number | null;
  readonly staffId: number;
  readonly fileName: string;
  readonly sheet: TakenSheet;
  /** Name of the program that writes such sheets. */
  readonly shape: string | null;
  /** Fields that a person must check, by the number of the order. */
  readonly guessed: ReadonlyMap<number, readonly SheetField[]>;
  readonly columns: Columns;
  readonly reasons: Understood['reasons'];
  /** Columns that a person must name first. */
  readonly unanswered: readonly number[];
  readonly usual: UsualValues;
  readonly now: Date;
}

/** Rows per statement. */
const rowsAtOnce = 1_000;

/** Inserts the sheet with all its rows, unchecked; `null` when a sheet with the same cells was uploaded at the same moment. */
export async function insertImport(
  tx: Tx,
  {
    branchId,
    customerId,
    staffId,
    fileName,
    sheet,
    shape,
    guessed,
    columns,
    reasons,
    unanswered,
    usual,
    now,
  }: NewImport,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into label_import (branch_id, customer_id, staff_id, file_name, content_hash, heads, head_row, origin, shape, columns, reasons,
      asked, usual, status, total, created_at, updated_at)
    values (${branchId}, ${customerId}, ${staffId}, ${fileName}, ${sheet.hash}, ${JSON.stringify(sheet.heads)}::jsonb,
      ${sheet.headRow}, ${JSON.stringify(sheet.origin)}::jsonb, ${shape}, ${JSON.stringify(columns)}::jsonb, ${JSON.stringify(reasons)}::jsonb, ${JSON.stringify(unanswered)}::jsonb,
      ${JSON.stringify(usual)}::jsonb, ${importLife.initial}, ${sheet.rows.length}, ${now}, ${now})
    on conflict (coalesce(customer_id, 0), content_hash) where status <> 'dropped' do nothing returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  for (let at = 0; at < sheet.rows.length; at += rowsAtOnce)
    await insertRows(tx, id, sheet.rows.slice(at, at + rowsAtOnce), at, guessed);
  return id;
}

async function insertRows(
  tx: Tx,
  id: number,
  rows: readonly TakenRow[],
  from: number,
  guessed: NewImport['guessed'],
): Promise<void> {
  const records = rows.map(({ row, cells, raw, marks, aside }, at) => {
    const position = from + at + 1;
    return { position, row, cells, raw, marks, aside, guessed: guessed.get(position) ?? [] };
  });
  const { bad, left } = rowNames;
  await sql`insert into label_import_row (import_id, position, row, cells, raw, marks, aside, guessed, status)
    select ${id}, position, row, cells, raw, marks, aside, guessed, case when aside is null then ${bad} else ${left} end
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(position integer, row integer, cells jsonb,
      raw jsonb, marks jsonb, aside text, guessed text[])`.execute(tx);
}

/**
 * Forces hash joins for updates of rows. The planner has no statistics on a new sheet and would compare every row with every other, a minute for ten thousand.
 */
const byHash = (tx: Tx) => sql`set local enable_nestloop = off`.execute(tx);
const asBefore = (tx: Tx) => sql`set local enable_nestloop = on`.execute(tx);

/** Writes the results of the check to the rows: one statement per thousand. */
export async function writeChecked(tx: Tx, id: number, checked: readonly CheckedRow[]): Promise<void> {
  await byHash(tx);
  for (let at = 0; at < checked.length; at += rowsAtOnce) {
    await sql`
      update label_import_row r
      set status = c.status, problems = c.problems, hash = c.hash, reference = c.reference, cod_amount = c.cod_amount,
        shipping_total = c.shipping_total, on_credit = c.on_credit
      from jsonb_to_recordset(${JSON.stringify(checked.slice(at, at + rowsAtOnce))}::jsonb) as c(position integer,
        status text, problems jsonb, hash text, reference text, cod_amount bigint, shipping_total bigint,
        on_credit bigint)
      where r.import_id = ${id} and r.position = c.position and r.label_id is null`.execute(tx);
  }
  await asBefore(tx);
}

/** Stores the counts of the rows by state with the sheet. */
export async function recount(tx: Tx, id: number, now: Date): Promise<void> {
  const { ready, bad, left, made } = rowNames;
  await sql`
    update label_import i
    set ready = n.ready, bad = n.bad, left_out = n.left_out, made = n.made, cod_amount = n.cod,
      shipping_total = n.shipping, on_credit = n.credit, updated_at = ${now}, version = version + 1
    from (select count(*) filter (where status = ${ready})::int as ready,
      count(*) filter (where status = ${bad})::int as bad, count(*) filter (where status = ${left})::int as left_out,
      count(*) filter (where status = ${made})::int as made,
        coalesce(sum(cod_amount) filter (where status = ${ready}), 0)::bigint as cod,
        coalesce(sum(shipping_total) filter (where status = ${ready}), 0)::bigint as shipping,
        coalesce(sum(on_credit) filter (where status = ${ready}), 0)::bigint as credit from label_import_row where import_id = ${id}) n
    where i.id = ${id}`.execute(tx);
}

const rowNames = {
  ready: importRowLife.initial,
  bad: importRowLife.commands.refuse.to,
  left: importRowLife.commands.leave.to,
  made: importRowLife.commands.make.to,
};

/** Stores what the columns mean. Only answers of the operator's people (`shared`) are remembered for other merchants with such sheets. */
export async function saveMapping(
  tx: Tx,
  id: number,
  columns: Columns,
  usual: UsualValues,
  shared: boolean,
): Promise<void> {
  await sql`
    update label_import
    set columns = ${JSON.stringify(columns)}::jsonb, asked = '[]', mapped = true,
      usual = ${JSON.stringify(usual)}::jsonb, shape = case when ${shared} then shape end
    where id = ${id}`.execute(tx);
}

/** Overwrites one field of rows that are no label yet, so that it is no guess any more; returns their number. */
export async function typeOver(
  tx: Tx,
  id: number,
  positions: readonly number[],
  field: SheetField,
  value: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
      update label_import_row
      set fixed = fixed || jsonb_build_object(${field}::text, ${value}::text), guessed = array_remove(guessed, ${field}::text)
      where import_id = ${id} and position = any(${[...positions]}::int[]) and label_id is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Rows that a person has hidden or struck out in the sheet. */
export const isHiddenRow = sql<boolean>`aside = any(${['row_hidden', 'row_struck'] satisfies AsideReason[]}::text[])`;

/** Leaves rows out, or includes them: then they are wanted even if the same order was made before. */
export async function setLeft(
  tx: Tx,
  id: number,
  positions: readonly number[] | 'hidden' | null,
  leave: boolean,
): Promise<number[]> {
  const { bad, left } = rowNames;
  const which =
    positions === 'hidden'
      ? sql`status = ${left} and ${isHiddenRow}`
      : positions
        ? sql`position = any(${[...positions]}::int[])`
        : sql`status = ${leave ? bad : left}`;
  const { rows } = await sql<{
    position: number;
  }>`
    update label_import_row
    set status = ${leave ? left : bad}, wanted = ${!leave}
    where import_id = ${id} and ${which} and label_id is null
    returning position`.execute(tx);
  return rows.map((row) => row.position);
}

export async function setStatus(
  db: Database,
  id: number,
  status: ImportState,
  more: {
    readonly by?: number;
    readonly halted?: string | null;
    readonly finishedAt?: Date | null;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .updateTable('label_import')
    .set({
      status,
      ...touched(more.now),
      ...(more.by === undefined ? {} : { started_by: more.by }),
      ...(more.halted === undefined ? {} : { halted: more.halted }),
      ...(more.finishedAt === undefined ? {} : { finished_at: more.finishedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Locks the next rows to become labels, until the transaction ends. */
export async function lockReady(tx: Tx, id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{
    position: number;
  }>`
    select position
    from label_import_row
    where import_id = ${id} and status = ${rowNames.ready}
    order by position
    limit ${limit}
    for update`.execute(tx);
  return rows.map((row) => row.position);
}

/** Marks rows that became labels, in the transaction that made them: both happen or neither. */
export async function markMade(
  tx: Tx,
  id: number,
  made: readonly { readonly position: number; readonly label_id: number }[],
): Promise<void> {
  await byHash(tx);
  await sql`
    update label_import_row r
    set status = ${rowNames.made}, label_id = m.label_id, problems = '{}'
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m(position integer, label_id bigint)
    where r.import_id = ${id} and r.position = m.position`.execute(tx);
  await asBefore(tx);
}

export async function markRefused(
  tx: Tx,
  id: number,
  refused: readonly { readonly position: number; readonly problems: object }[],
): Promise<void> {
  await byHash(tx);
  await sql`
    update label_import_row r
    set status = ${rowNames.bad}, problems = m.problems
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as m(position integer, problems jsonb)
    where r.import_id = ${id} and r.position = m.position`.execute(tx);
  await asBefore(tx);
}
