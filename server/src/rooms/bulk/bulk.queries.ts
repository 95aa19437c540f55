import { sql } from 'kysely';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { bulkLife, bulkRowLife, selectionMinutes } from '@waybill/domain/rooms/bulk/bulk-states.ts';
import { cellText } from '@waybill/contract/kernel/cell-text.ts';
import { bulkActions, isBulkAction } from '@waybill/contract/rooms/bulk/bulk-actions.ts';
import type { BulkJob } from '@waybill/contract/rooms/bulk/bulk.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { columnsFor } from '../../kernel/lists.ts';
import { withIsoInstants } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { listFor } from '../../kernel/list-table.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

const running = bulkLife.initial;
const rowDone = bulkRowLife.commands.do.to;
const rowFailed = bulkRowLife.commands.refuse.to;

/** Reads a user's own selection if it has not expired; `null` otherwise. */
export async function readSelection(
  db: Database,
  staffId: number,
  token: string,
  now: Date,
): Promise<{ list: string; ids: number[] } | null> {
  const since = new Date(now.getTime() - selectionMinutes * 60_000);
  return (
    (await db
      .selectFrom('selection')
      .select(['list', 'ids'])
      .where('token', '=', token)
      .where('staff_id', '=', staffId)
      .where('taken_at', '>', since)
      .executeTakeFirst()) ?? null
  );
}

/** Maximum refused rows named; the rest are only counted. */
const failuresShown = 100;

/** Reads one of the viewer's own jobs with its refused rows; `null` when it does not exist. */
export async function readJob(
  db: Database,
  viewer: SessionViewer,
  id: number,
  locale: Locale,
): Promise<BulkJob | null> {
  const job = await db
    .selectFrom('bulk_job')
    .select(['id', 'action', 'status', 'total', 'created_at', 'finished_at'])
    .where('id', '=', id)
    .where('staff_id', '=', viewer.id)
    .executeTakeFirst();
  if (!job) return null;
  const failures = await db
    .selectFrom('bulk_job_row')
    .select(['record_id', 'code'])
    .where('job_id', '=', id)
    .where('status', '=', rowFailed)
    .orderBy('position')
    .limit(failuresShown)
    .execute();
  const names = await namesOf(
    db,
    viewer,
    job.action,
    failures.map((row) => row.record_id),
    locale,
  );
  return {
    id: job.id,
    action: job.action,
    status: job.status,
    total: job.total,
    ...(await tallyOf(db, id)),
    ...withIsoInstants({ created_at: job.created_at, finished_at: job.finished_at }),
    failures: failures.map((row) => ({
      record_id: row.record_id,
      name: names.get(row.record_id) ?? null,
      code: row.code ?? '',
    })),
  };
}

export interface Tally {
  readonly done: number;
  readonly failed: number;
}

export async function tallyOf(db: Database, id: number): Promise<Tally> {
  const { rows } = await sql<Tally>`
      select count(*) filter (where status = ${rowDone})::int as done,
        count(*) filter (where status = ${rowFailed})::int as failed
    from bulk_job_row where job_id = ${id}`.execute(db);
  return rows[0] ?? { done: 0, failed: 0 };
}

/** Reads the names of the records in their list: the text of its main column, for those that the viewer still sees. */
async function namesOf(
  db: Database,
  viewer: SessionViewer,
  action: string,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  const source = isBulkAction(action) ? listFor(viewer, bulkActions[action]) : null;
  if (ids.length === 0 || source === null || isRefusal(source)) return new Map();
  const main = source.definition.columns.find((column) => column.main);
  const { rows } = await sql<never>`
      select ${columnsFor(source, viewer)}
      from ${source.from}
      where ${source.scope(viewer)} and ${source.id} = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(
    rows.map((raw) => {
      const row = source.row(raw, viewer) as { id: number };
      return [row.id, main ? cellText(main, { ...row }, locale) : ''];
    }),
  );
}

/** Data of a job for its worker. */
export interface JobOrder extends Pick<TableRow<'bulk_job'>, 'id' | 'staff_id' | 'branch_id' | 'action' | 'total'> {
  readonly input: unknown;
}

/** Reads a running job; `null` when it is done, stopped or does not exist. */
export async function readBulkOrder(db: Database, id: number): Promise<JobOrder | null> {
  return (
    (await db
      .selectFrom('bulk_job')
      .select(['id', 'staff_id', 'branch_id', 'action', 'input', 'total'])
      .where('id', '=', id)
      .where('status', '=', running)
      .executeTakeFirst()) ?? null
  );
}

export async function isRunning(db: Database, id: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('bulk_job')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', running)
      .executeTakeFirst()) !== undefined
  );
}

export async function statusOf(db: Database, id: number): Promise<string> {
  return (await db.selectFrom('bulk_job').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
}

export type OpenRow = Pick<TableRow<'bulk_job_row'>, 'position' | 'record_id'>;

/** Reads the next open rows after a position. */
export function openRows(db: Database, id: number, after: number, limit: number): Promise<OpenRow[]> {
  return db
    .selectFrom('bulk_job_row')
    .select(['position', 'record_id'])
    .where('job_id', '=', id)
    .where('position', '>', after)
    .where('status', '=', bulkRowLife.initial)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** Reads the ids of all running jobs. */
export async function runningJobs(db: Database): Promise<number[]> {
  return (
    await db.selectFrom('bulk_job').select('id').where('status', '=', running).orderBy('id').limit(1000).execute()
  ).map((row) => row.id);
}
