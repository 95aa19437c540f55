import { sql, type Transaction } from 'kysely';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import type { MoveInField, MoveInTotal } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { moveInLife } from '@waybill/domain/rooms/move-ins/move-in-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import { personName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { TakenRow } from '../label-imports/taking-sheets.door.ts';
import type { MoveInProblems, RowToRead } from './read-move-in.ts';

type Tx = Transaction<Tables>;

export type LockedMoveIn = TableRow<'move_in'>;

/** A move-in is of the whole operator: people who cover some branches do not see it. */
export const moveInScope = (viewer: Pick<SessionViewer, 'covers'>) =>
  viewer.covers === 'all' ? sql<boolean>`true` : sql<boolean>`false`;

/** Locks a move-in until the transaction ends: all commands on it and its job run one after another. */
export const lockMoveIn = (tx: Tx, viewer: Pick<SessionViewer, 'covers'>, id: number): Promise<LockedMoveIn | null> =>
  lockRow(tx, 'move_in t', id, moveInScope(viewer));

/** Two move-ins are not written at the same time: the second finds what the first has brought in. */
export async function lockWriting(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('move ins', 0))`.execute(tx);
}

export async function insertMoveIn(
  tx: Tx,
  of: Pick<LockedMoveIn, 'name' | 'opening_day'>,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('move_in')
    .values({ ...of, status: moveInLife.initial, hands: [by], created_by: by, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setMoveIn(
  tx: Tx,
  id: number,
  values: Partial<Omit<LockedMoveIn, 'id' | 'version' | 'updated_at' | 'totals'>>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('move_in')
    .set({ ...values, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export interface SheetToKeep extends Pick<
  TableRow<'move_in_sheet'>,
  'kind' | 'file_name' | 'content_hash' | 'brought_by'
> {
  readonly heads: readonly string[];
  readonly columns: readonly (MoveInField | null)[];
  readonly taken: readonly TakenRow[];
}

/** Rows of one statement. */
const rowsAtOnce = 2_000;

export async function insertMoveInSheet(tx: Tx, moveInId: number, sheet: SheetToKeep, now: Date): Promise<number> {
  const { heads, columns, taken, ...values } = sheet;
  const { id } = await tx
    .insertInto('move_in_sheet')
    .values({
      ...values,
      move_in_id: moveInId,
      heads: JSON.stringify(heads),
      columns: JSON.stringify(columns),
      rows: taken.length,
      left_out: taken.filter(({ aside }) => aside !== null).length,
      brought_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < taken.length; from += rowsAtOnce) {
    const some = taken
      .slice(from, from + rowsAtOnce)
      .map(({ row, cells, marks, aside }, at) => ({ position: from + at + 1, row, cells, marks, aside }));
    await sql`
      insert into move_in_row (sheet_id, position, row, cells, marks, aside)
      select ${id}, x.position, x.row, x.cells, x.marks, x.aside
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as x(position int, row int, cells jsonb, marks jsonb, aside text)`.execute(
      tx,
    );
  }
  return id;
}

export async function setColumns(tx: Tx, sheetId: number, columns: readonly (MoveInField | null)[]): Promise<void> {
  await tx
    .updateTable('move_in_sheet')
    .set({ columns: JSON.stringify(columns) })
    .where('id', '=', sheetId)
    .execute();
}

/** Deletes a sheet of a draft with its rows. */
export async function deleteSheet(tx: Tx, sheetId: number): Promise<void> {
  await tx.deleteFrom('move_in_sheet').where('id', '=', sheetId).execute();
}

/** Reads the sheets of a move-in in their order. */
export async function readSheets(db: Database, moveInId: number) {
  const rows = await db
    .selectFrom('move_in_sheet')
    .selectAll()
    .where('move_in_id', '=', moveInId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    heads: row.heads as unknown as string[],
    columns: row.columns as unknown as (MoveInField | null)[],
  }));
}
export type StoredSheet = Awaited<ReturnType<typeof readSheets>>[number];

/** Reads all rows of these sheets in their order. */
export async function readMoveInRows(db: Database, sheetIds: readonly number[]): Promise<RowToRead[]> {
  const { rows } = await sql<RowToRead>`
    select sheet_id, position, row, cells, marks, aside from move_in_row
    where sheet_id = any(${[...sheetIds]}::bigint[]) order by sheet_id, position`.execute(db);
  return rows;
}

interface BadRow {
  readonly sheet_id: number;
  readonly position: number;
  readonly problems: MoveInProblems;
}

/** Writes what a check has found: problems of rows, counts of sheets, sums of the report. */
export async function writeMoveInCheck(
  tx: Tx,
  moveInId: number,
  checked: { readonly bad: readonly BadRow[]; readonly incomplete: number; readonly totals: readonly MoveInTotal[] },
  now: Date,
): Promise<void> {
  await sql`
    update move_in_row r set problems = null from move_in_sheet s
    where s.move_in_id = ${moveInId} and r.sheet_id = s.id and r.problems is not null`.execute(tx);
  for (let from = 0; from < checked.bad.length; from += rowsAtOnce)
    await sql`
      update move_in_row r set problems = x.problems
      from jsonb_to_recordset(${JSON.stringify(checked.bad.slice(from, from + rowsAtOnce))}::jsonb) as x(sheet_id bigint, position int, problems jsonb)
      where r.sheet_id = x.sheet_id and r.position = x.position`.execute(tx);
  await sql`
    update move_in_sheet s set bad = (select count(*) from move_in_row r where r.sheet_id = s.id and r.problems is not null)
    where s.move_in_id = ${moveInId}`.execute(tx);
  await tx
    .updateTable('move_in')
    .set({
      bad: checked.bad.length + checked.incomplete,
      totals: JSON.stringify(checked.totals),
      ...touched(now),
    })
    .where('id', '=', moveInId)
    .execute();
}

/** Keeps which record each row has become, and the former code by which later sheets may name it. */
export async function writeRecords(
  tx: Tx,
  records: readonly {
    readonly sheet_id: number;
    readonly position: number;
    readonly record_id: number;
    readonly code: string | null;
  }[],
): Promise<void> {
  for (let from = 0; from < records.length; from += rowsAtOnce)
    await sql`
      update move_in_row r set record_id = x.record_id, code = x.code
      from jsonb_to_recordset(${JSON.stringify(records.slice(from, from + rowsAtOnce))}::jsonb) as x(sheet_id bigint, position int, record_id bigint, code text)
      where r.sheet_id = x.sheet_id and r.position = x.position`.execute(tx);
}

/** Reads the sheet with the same cells that is in another move-in which is not void, or in this one. */
export async function readTwinSheet(db: Database, hash: string) {
  const { rows } = await sql<{ by: string; at: Date; name: string }>`
    select ${personName('s.brought_by')} as by, s.brought_at as at, m.name
    from move_in_sheet s join move_in m on m.id = s.move_in_id and m.status <> ${moveInLife.at.void}
    where s.content_hash = ${hash} order by s.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export type StoredProblems = Record<string, Problem[]>;
