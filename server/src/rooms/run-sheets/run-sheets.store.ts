import { sql, type Transaction } from 'kysely';
import { doorStatuses, runSheetLife, type RunSheetState } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { runSheetScope, runSheetSource, stopState } from './run-sheets.queries.ts';

type Tx = Transaction<Tables>;

export type LockedRunSheet = TableRow<'run_sheet'> & {
  readonly parcels: number;
  readonly out: number;
  readonly cash: number;
};

/** The sheet that a command is about to change, locked until the transaction ends, with what is on it; `null` when it is not the viewer's to see. */
export async function lockRunSheet(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedRunSheet | null> {
  const row = await lockRow(tx, 'run_sheet r', id, runSheetScope(viewer));
  if (!row) return null;
  const { rows } = await sql<{ loaded: number; still_out: number; cash_out: number }>`
    select ${runSheetSource.columns} from ${runSheetSource.from} where r.id = ${id}`.execute(tx);
  const { loaded = 0, still_out = 0, cash_out = 0 } = rows[0] ?? {};
  return { ...row, parcels: loaded, out: still_out, cash: cash_out };
}

/** Does the courier work at this branch, and has nobody opened a sheet for them that is still being given? They stay so until the transaction ends. */
export async function lockCourier(
  tx: Tx,
  courierId: number,
  branchId: number,
  { levels, states }: { readonly levels: number; readonly states: readonly string[] },
): Promise<{ name: string; open: number | null } | null> {
  const { rows } = await sql<{ name: string }>`
    select st.name
    from staff st
    join role on role.slug = st.role_slug
    where st.id = ${courierId} and role.level >= ${levels} and st.status = any(${[...states]}::text[])
      and (st.branch_id = ${branchId}
        or exists (select from staff_branch sb where sb.staff_id = st.id and sb.branch_id = ${branchId}))
    for no key update of st`.execute(tx);
  if (!rows[0]) return null;
  const open = await tx
    .selectFrom('run_sheet')
    .select('id')
    .where('courier_id', '=', courierId)
    .where('status', '=', runSheetLife.at.active)
    .executeTakeFirst();
  return { name: rows[0].name, open: open?.id ?? null };
}

/** A new sheet; parcels for a door that the courier has in hand without one are put on it, never what they picked up. Its number. */
export async function insertRunSheet(
  tx: Tx,
  {
    branchId,
    courierId,
    by,
    now,
  }: { readonly branchId: number; readonly courierId: number; readonly by: number; readonly now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('run_sheet')
    .values({
      branch_id: branchId,
      courier_id: courierId,
      status: runSheetLife.at.active,
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ label_id: number }>`
    select s.label_id
    from label_state s
    where s.holder_staff_id = ${courierId} and s.holder_branch_id = ${branchId} and s.delivered_at is null
      and s.closed_at is null and s.status = any(${[...doorStatuses]}::text[])
      and not exists (select
        from run_sheet_stop p
        join run_sheet r on r.id = p.run_sheet_id
        where p.label_id = s.label_id and p.result is null and r.courier_id = ${courierId})
    order by s.label_id for update`.execute(tx);
  await addStops(
    tx,
    id,
    rows.map(({ label_id }) => label_id),
    { by, now },
  );
  return id;
}

/** Puts parcels on a sheet, at the end of the way. Where they were on an earlier one, what became of them there is kept. */
export async function addStops(
  tx: Tx,
  sheetId: number,
  labels: readonly number[],
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  if (labels.length === 0) return;
  await sql`
    update run_sheet_stop p
    set result = 'back'
    where p.label_id = any(${[...labels]}::bigint[]) and p.run_sheet_id <> ${sheetId} and p.result is null`.execute(tx);
  await sql`
    insert into run_sheet_stop (run_sheet_id, label_id, position, loaded_by, loaded_at)
    select ${sheetId}, x.id,
      (select coalesce(max(position), 0) from run_sheet_stop where run_sheet_id = ${sheetId}) + x.n, ${by}, ${now}
    from unnest(${[...labels]}::bigint[]) with ordinality x(id, n)
    on conflict (run_sheet_id, label_id) do update set result = null`.execute(tx);
}

/** A parcel that came of another one is on the same sheet, beside it. */
export async function insertStopBeside(
  tx: Tx,
  { of, label, by, now }: { readonly of: number; readonly label: number; readonly by: number; readonly now: Date },
): Promise<void> {
  await sql`
    insert into run_sheet_stop (run_sheet_id, label_id, position, loaded_by, loaded_at)
    select run_sheet_id, ${label}, position, ${by}, ${now}
    from run_sheet_stop
    where label_id = ${of} and result is null`.execute(tx);
}

export async function setCountedParcels(tx: Tx, id: number, counted: number, now: Date): Promise<void> {
  await tx
    .updateTable('run_sheet')
    .set({ counted, counted_at: now, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function setRunSheetStatus(
  tx: Tx,
  id: number,
  status: RunSheetState,
  now: Date,
  more: {
    readonly difference_owner_id?: number;
    readonly difference_note?: string;
    readonly closed_by?: number;
    readonly closed_at?: Date;
  } = {},
): Promise<void> {
  await tx
    .updateTable('run_sheet')
    .set({ status, ...more, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Stores the result of each parcel when its sheet is closed. */
export async function keepResults(tx: Tx, id: number): Promise<void> {
  await sql`
    update run_sheet_stop target
    set result = found.state
    from (select p.id, ${stopState} as state
      from run_sheet_stop p
      join run_sheet r on r.id = p.run_sheet_id
      join label_state s on s.label_id = p.label_id
      where p.run_sheet_id = ${id}) found
    where target.id = found.id and target.result is null`.execute(tx);
}

/** The parcels that are on an open sheet of this courier, by label. */
export async function readOpenStops(tx: Tx, labels: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ label_id: number; run_sheet_id: number }>`
    select label_id, run_sheet_id
    from run_sheet_stop
    where label_id = any(${[...labels]}::bigint[]) and result is null`.execute(tx);
  return new Map(rows.map(({ label_id, run_sheet_id }) => [label_id, run_sheet_id]));
}

/** Keeps the order in which somebody goes: what is not named keeps its place after the others. */
export async function setOrder(tx: Tx, staffId: number, labels: readonly number[]): Promise<void> {
  await sql`
    update run_sheet_stop p
    set position = x.n
    from unnest(${[...labels]}::bigint[]) with ordinality x(id, n), run_sheet r
    where r.id = p.run_sheet_id and r.courier_id = ${staffId} and p.label_id = x.id and p.result is null`.execute(tx);
}
