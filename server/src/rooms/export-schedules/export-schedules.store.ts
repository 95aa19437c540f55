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

/** Locks one of a person's own schedules until the transaction ends. */
export function lockSchedule(tx: Tx, staffId: number, id: number): Promise<KeptSchedule | null> {
  return lockRow<'export_schedule', KeptSchedule>(tx, 'export_schedule s', id, sql<boolean>`s.staff_id = ${staffId}`);
}

/** Locks a due schedule until the transaction ends; null when another server, or its owner, was faster. */
export function lockDue(tx: Tx, id: number, now: Date): Promise<KeptSchedule | null> {
  return lockRow<'export_schedule', KeptSchedule>(
    tx,
    'export_schedule s',
    id,
    sql<boolean>`s.status = ${scheduleLife.initial} and s.next_at <= ${now}`,
  );
}

/** Counts a person's schedules under a lock until the transaction ends, so that two created at once cannot exceed the limit. */
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

/** Writes what is produced, and when. The old error is cleared, and so is the mark of today's file: the new time may be later on the same day. */
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

/** Takes the run of a day; returns false when it was already taken. */
export async function takeRun(tx: Tx, id: number, day: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into export_schedule_run (schedule_id, day, made_at) values (${id}, ${day}::date, ${now})
    on conflict do nothing returning day`.execute(tx);
  return rows.length > 0;
}

/** Stores the result of a run, and the next due time, without changing the schedule itself. Run marks of earlier days are no longer needed and are deleted. */
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
