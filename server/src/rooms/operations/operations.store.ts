import { hostname } from 'node:os';
import { sql, type Transaction } from 'kysely';
import type { ServerLoad } from '../../kernel/server-load.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { productVersion } from '../../kernel/version.ts';

/** The machine, as its own name says. */
export const ownHost = hostname().slice(0, 100);

/** A running server: this process since its start. */
export interface OwnServer {
  readonly id: string;
  readonly startedAt: Date;
}

/** Says that the server is alive, what it answered in the last hour, and which statements took long. */
export async function writePulse(
  db: Database,
  { id, startedAt }: OwnServer,
  load: Pick<ServerLoad, 'lastHour' | 'slowStatements'>,
  now: Date,
): Promise<void> {
  const value = {
    id,
    host: ownHost,
    version: productVersion,
    started_at: startedAt,
    seen_at: now,
    load: JSON.stringify(load.lastHour()),
    statements: JSON.stringify(load.slowStatements()),
  };
  await db
    .insertInto('server_pulse')
    .values(value)
    .onConflict((row) =>
      row.column('id').doUpdateSet({ seen_at: value.seen_at, load: value.load, statements: value.statements }),
    )
    .execute();
}

/** A server that stops in good order is not missed. */
export async function removePulse(db: Database, id: string): Promise<void> {
  await db.deleteFrom('server_pulse').where('id', '=', id).execute();
}

export type EndedBackup = Pick<TableRow<'backup_run'>, 'ended_at' | 'seconds' | 'file' | 'rows' | 'bytes' | 'problem'>;

/** Remembers a backup that was written, or why it was not. */
export async function keepBackupRun(db: Database, run: EndedBackup): Promise<void> {
  await db.insertInto('backup_run').values(run).execute();
}

export type EndedCopy = Pick<
  TableRow<'backup_copy'>,
  'ended_at' | 'seconds' | 'file' | 'address' | 'bytes' | 'problem'
>;

/** Records an attempt to copy a backup to the second place: its address and size, or the problem. */
export async function keepBackupCopy(db: Database, copy: EndedCopy): Promise<void> {
  await db.insertInto('backup_copy').values(copy).execute();
}

/**
 * Puts background work of a task that has used up its attempts back into the queue, to be tried again from now on. Returns how much was put back: of
 * two concurrent calls the second waits, and finds nothing left.
 */
export async function retryJobs(tx: Transaction<Tables>, task: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with failed as (
      select j.id
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${task} and j.attempts >= j.max_attempts and j.locked_at is null
      for update of j),
    again as (
      select graphile_worker.reschedule_jobs(array_agg(id), run_at => ${now}::timestamptz, attempts => 0) as job
      from failed
      having count(*) > 0)
    select count(*)::int as n from again`.execute(tx);
  return rows[0]?.n ?? 0;
}
