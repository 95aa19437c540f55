import { sql, type Transaction } from 'kysely';
import type { ScheduleValues } from '@waybill/domain/rooms/exports/schedule-form.ts';
import {
  scheduleLife,
  type ScheduleState,
  type ScheduleTrouble,
} from '@waybill/domain/rooms/exports/schedule-states.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { KeptSchedule } from './export-schedules.queries.ts';

type Tx = Transaction<Tables>;

/** One of a person's own schedules, locked until the transaction ends. */
export function lockSchedule(tx: Tx, staffId: number, id: number): Promise<KeptSchedule | null> {
  return lockRow<'export_schedule', KeptSchedule>(tx, 'export_schedule s', id, sql<boolean>`s.staff_id = ${staffId}`);
}

/** A schedule that is still due, locked until the transaction ends; null when another server, or its owner, was faster. */
export function lockDue(tx: Tx, id: number, now: Date): Promise<KeptSchedule | null> {
  return lockRow<'export_schedule', KeptSchedule>(
    tx,
    'export_schedule s',
    id,
    sql<boolean>`s.status = ${scheduleLife.initial} and s.next_at <= ${now}`,
  );
}

/** How many a person has; nobody counts beside it until the transaction ends, so that two made at once are not one too many. */
export async function countSchedules(tx: Tx, staffId: number): Promise<number> {
  await sql`select 1 from staff where id = ${staffId} for no key update`.execute(tx);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from export_schedule where staff_id = ${staffId}`.execute(tx);
  return rows[0]?.n ?? 0;
}

export async function insertSchedule(
  tx: Tx,
  { branch_id, ...values }: ScheduleValues,
  of: { readonly staffId: number; readonly branchId: number | null; readonly nextAt: Date; readonly now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('export_schedule')
    .values({
      ...values,
      of_branch_id: branch_id,
      staff_id: of.staffId,
      branch_id: of.branchId,
      status: scheduleLife.initial,
      next_at: of.nextAt,
      created_at: of.now,
      updated_at: of.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setScheduleStatus(
  tx: Tx,
  id: number,
  { status, nextAt, now }: { readonly status: ScheduleState; readonly nextAt: Date; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('export_schedule')
    .set({ status, next_at: nextAt, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** What is made, and when. The former order's trouble is none of this one, nor is its file of today: this one may be due later on the same day. */
export async function updateSchedule(
  tx: Tx,
  id: number,
  { branch_id, ...values }: ScheduleValues,
  { nextAt, now }: { readonly nextAt: Date; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('export_schedule')
    .set({ ...values, of_branch_id: branch_id, next_at: nextAt, trouble: null, ...touched(now) })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('export_schedule_run').where('schedule_id', '=', id).execute();
}

export async function deleteSchedule(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('export_schedule').where('id', '=', id).execute();
}

/** Takes the run of a day; answers whether it was not taken already. */
export async function takeRun(tx: Tx, id: number, day: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into export_schedule_run (schedule_id, day, made_at) values (${id}, ${day}::date, ${now})
    on conflict do nothing returning day`.execute(tx);
  return rows.length > 0;
}

/** What became of a run, and when the next one is due: no change of the schedule itself. The runs of earlier days have guarded theirs and go. */
export async function keepRun(
  tx: Tx,
  id: number,
  run: { readonly day: string; readonly trouble: ScheduleTrouble | null; readonly nextAt: Date; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('export_schedule')
    .set({ last_day: run.day, trouble: run.trouble, next_at: run.nextAt, updated_at: run.now })
    .where('id', '=', id)
    .execute();
  await sql`delete from export_schedule_run where schedule_id = ${id} and day < ${run.day}::date`.execute(tx);
}
