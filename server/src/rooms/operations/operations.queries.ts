import { sql } from 'kysely';
import type { CallLoad, SlowStatement } from '../../kernel/server-load.ts';
import type { Database } from '../../kernel/services.ts';

/** The database itself: one row. */
export async function readDatabase(db: Database) {
  const { rows } = await sql<{
    version: string;
    bytes: number;
    connections: number;
    connections_max: number;
    waiting: number;
    oldest_minutes: number | null;
  }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      count(*)::int as connections, current_setting('max_connections')::int as connections_max,
      (count(*) filter (where wait_event_type = 'Lock'))::int as waiting,
      (extract(epoch from now() - min(xact_start) filter (where datname = current_database() and backend_type = 'client backend'
        and application_name <> 'waybill-backup')) / 60)::float8 as oldest_minutes
    from pg_stat_activity where backend_type = 'client backend'`.execute(db);
  return rows[0] ?? null;
}

/** The replicas that are connected, and those that keep their log but are not. */
export async function readReplicas(db: Database) {
  const { rows } = await sql<{
    name: string;
    state: string;
    behind_bytes: number | null;
    behind_seconds: number | null;
  }>`
    select coalesce(nullif(application_name, ''), 'replica') as name, coalesce(state, 'unknown') as state,
      pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::int8 as behind_bytes,
      extract(epoch from replay_lag)::float8 as behind_seconds
    from pg_stat_replication where application_name <> 'pg_basebackup'
    union all
    select slot_name::text, 'lost', pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::int8, null
    from pg_replication_slots where not active and slot_type = 'physical'
    order by 3 desc nulls last limit 20`.execute(db);
  return rows;
}

/** The archive of the log; null where there is none. */
export async function readArchive(db: Database) {
  const { rows } = await sql<{ last_at: Date | null; failed: number }>`
    select last_archived_time as last_at,
      case when last_failed_time > coalesce(last_archived_time, '-infinity') then failed_count else 0 end as failed
    from pg_stat_archiver where current_setting('archive_mode') <> 'off'`.execute(db);
  return rows[0] ?? null;
}

/** Background work by task. Failed work is kept by the queue until somebody removes it; what is done is gone, so this reads what is open alone. */
export async function readJobs(db: Database, now: Date) {
  const { rows } = await sql<{
    task: string;
    waiting: number;
    running: number;
    retrying: number;
    failed: number;
    oldest_seconds: number | null;
    last_error: string | null;
  }>`
    select t.identifier as task,
      (count(*) filter (where j.is_available and j.run_at <= ${now}))::int as waiting,
      (count(*) filter (where j.locked_at is not null))::int as running,
      (count(*) filter (where j.attempts between 1 and j.max_attempts - 1 and j.locked_at is null))::int as retrying,
      (count(*) filter (where j.attempts >= j.max_attempts and j.locked_at is null))::int as failed,
      extract(epoch from ${now}::timestamptz - min(j.run_at) filter (where j.is_available and j.run_at <= ${now}))::float8 as oldest_seconds,
      left(max(j.last_error), 300) as last_error
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    group by t.identifier order by 5 desc, 6 desc nulls last, 1 limit 50`.execute(db);
  return rows;
}

export function readBackupRuns(db: Database) {
  return db
    .selectFrom('backup_run')
    .select(['ended_at', 'seconds', 'file', 'rows', 'bytes', 'problem'])
    .orderBy('ended_at', 'desc')
    .limit(10)
    .execute();
}

export function readBackupCopies(db: Database) {
  return db
    .selectFrom('backup_copy')
    .select(['ended_at', 'seconds', 'file', 'address', 'bytes', 'problem'])
    .orderBy('ended_at', 'desc')
    .limit(10)
    .execute();
}

/** Returns the end of the last successful backup, and the number of failed ones since then. */
export async function readLastSuccess(db: Database, table: 'backup_run' | 'backup_copy') {
  const last = db
    .selectFrom(table)
    .select(sql<Date | null>`max(ended_at)`.as('at'))
    .where('problem', 'is', null);
  const { at } = await last.executeTakeFirstOrThrow();
  const { failed } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .where('problem', 'is not', null)
    .where('ended_at', '>', at ?? new Date(0))
    .executeTakeFirstOrThrow();
  return { at, failed: Number(failed) };
}

/** Returns why the latest backup or copy since a moment failed; null when none failed. */
export async function readLatestProblem(db: Database, since: Date): Promise<string | null> {
  const of = (table: 'backup_run' | 'backup_copy') =>
    db.selectFrom(table).select(['ended_at', 'problem']).where('problem', 'is not', null).where('ended_at', '>', since);
  const found = await of('backup_run')
    .unionAll(of('backup_copy'))
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.problem ?? null;
}

/** The servers that were seen on this day. */
export async function readServers(db: Database, since: Date) {
  const rows = await db
    .selectFrom('server_pulse')
    .select(['id', 'host', 'version', 'started_at', 'seen_at', 'load', 'statements'])
    .where('seen_at', '>', since)
    .orderBy('started_at')
    .limit(50)
    .execute();
  return rows.map(({ load, statements, ...row }) => ({
    ...row,
    load: load as unknown as readonly CallLoad[],
    statements: statements as unknown as readonly SlowStatement[],
  }));
}
