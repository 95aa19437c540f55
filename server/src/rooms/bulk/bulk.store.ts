import { sql, type Transaction } from 'kysely';
import { bulkLife, bulkRowLife } from '@waybill/domain/rooms/bulk/bulk-states.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';

type Tx = Transaction<Tables>;

export async function insertSelection(
  tx: Tx,
  selection: { token: string; staffId: number; list: string; ids: readonly number[]; now: Date },
): Promise<void> {
  await sql`insert into selection (token, staff_id, list, ids, taken_at)
    values (${selection.token}, ${selection.staffId}, ${selection.list}, ${[...selection.ids]}::bigint[], ${selection.now})`.execute(
    tx,
  );
}

export interface NewJob {
  readonly staffId: number;
  readonly branchId: number | null;
  readonly action: string;
  readonly input: object;
  readonly ids: readonly number[];
  readonly now: Date;
}

/** Inserts the job with a row for each record, in the order in which they were chosen. */
export async function insertJob(tx: Tx, job: NewJob): Promise<number> {
  const { id } = await tx
    .insertInto('bulk_job')
    .values({
      staff_id: job.staffId,
      branch_id: job.branchId,
      action: job.action,
      input: JSON.stringify(job.input),
      status: bulkLife.initial,
      total: job.ids.length,
      created_at: job.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into bulk_job_row (job_id, position, record_id, status)
    select ${id}, chosen.position, chosen.record_id, ${bulkRowLife.initial}
    from unnest(${[...job.ids]}::bigint[]) with ordinality as chosen (record_id, position)`.execute(tx);
  return id;
}

/** Locks one of a user's own jobs until the transaction ends. */
export async function lockJob(tx: Tx, staffId: number, id: number): Promise<{ status: string } | null> {
  return (
    (await tx
      .selectFrom('bulk_job')
      .select('status')
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

export async function setJobStatus(db: Database, id: number, status: string, finishedAt: Date | null): Promise<void> {
  await db.updateTable('bulk_job').set({ status, finished_at: finishedAt }).where('id', '=', id).execute();
}

/** Finishes a job, unless it was stopped meanwhile. */
export async function finishJob(db: Database, id: number, now: Date): Promise<void> {
  const { from, to } = bulkLife.commands.finish;
  await db
    .updateTable('bulk_job')
    .set({ status: to, finished_at: now })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .execute();
}

/** Marks a row as done, in the transaction of the record's command, so that both are saved together or not at all. */
export async function markDone(db: Database, jobId: number, position: number): Promise<void> {
  await db
    .updateTable('bulk_job_row')
    .set({ status: bulkRowLife.commands.do.to, code: null })
    .where('job_id', '=', jobId)
    .where('position', '=', position)
    .execute();
}

export async function markFailed(db: Database, jobId: number, position: number, code: string): Promise<void> {
  const { from, to } = bulkRowLife.commands.refuse;
  await db
    .updateTable('bulk_job_row')
    .set({ status: to, code })
    .where('job_id', '=', jobId)
    .where('position', '=', position)
    .where('status', 'in', [...from])
    .execute();
}

/** Opens the refused rows again. */
export async function reopenRows(tx: Tx, jobId: number): Promise<void> {
  const { from, to } = bulkRowLife.commands.retry;
  await tx
    .updateTable('bulk_job_row')
    .set({ status: to, code: null })
    .where('job_id', '=', jobId)
    .where('status', 'in', [...from])
    .execute();
}
