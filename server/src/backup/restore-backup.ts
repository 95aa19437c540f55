import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { emptySchemas, migrate, migrationNames, nameMigrations } from '../kernel/db/migrate.ts';
import { migrateJobs } from '../kernel/jobs.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { DatabaseClient } from '../kernel/db/database-client.ts';
import { brokenBackup, openBackupFile, type BackupEnd, type BackupReader, type TableHead } from './backup-file.ts';
import { plainSession, quoted, storedTables, tableSum } from './stored-tables.ts';

export interface RestoredBackup {
  readonly takenAt: string;
  readonly tables: number;
  readonly rows: number;
  /** The migrations that brought it to this build afterwards. */
  readonly migrated: readonly string[];
}

/**
 * Fills an empty database from a backup (O-06): the tables as of its moment, all or none, compared row by row with the backup's counts, then migrated
 * to this build.
 * @throws StartupProblem for a database in use, a file that is no whole backup, one of a newer build, and rows that did not arrive as they were
 */
export async function restoreBackup(
  pool: pg.Pool,
  url: string,
  file: string,
  source: Readable = createReadStream(file),
): Promise<RestoredBackup> {
  const backup = await openBackupFile(file, source);
  try {
    const { head } = backup;
    const newer = head.migrations.filter((name) => !migrationNames().includes(name));
    if (newer.length > 0)
      throw new StartupProblem(
        `The backup is of a newer Waybill (${nameMigrations(newer)}). Install that version or a later one, then restore. Nothing was changed.`,
      );
    await makeEmpty(pool);
    await migrate(pool, { only: head.migrations });
    await migrateJobs({ pgPool: pool });
    const rows = await inOneTransaction(url, (client) => load(client, backup, file)).catch(inWords);
    const migrated = await migrate(pool);
    await pool.query('analyze');
    return { takenAt: head.taken_at, tables: head.tables, rows, migrated };
  } finally {
    backup.close();
  }
}

/** Empties a database after a first start; a database with users' data is never overwritten. */
async function makeEmpty(pool: pg.Pool): Promise<void> {
  if (await isServed(pool))
    throw new StartupProblem(
      'Waybill is running on this database. Stop all its servers, then restore. Nothing was changed.',
    );
  const { rows } = await pool.query<{ used: boolean }>(`select to_regclass('public.staff') is not null as used`);
  if (rows[0]?.used) {
    const people = await pool.query<{ n: number }>('select count(*)::int as n from public.staff');
    const n = people.rows[0]?.n ?? 0;
    if (n > 0)
      throw new StartupProblem(
        `The database is in use: ${n === 1 ? 'one person has' : `${n} people have`} an account in it. Restore into an empty one (another DATA_DIR or DATABASE_URL). Nothing was changed.`,
      );
  }
  await emptySchemas(pool);
}

/** A session that is ending, such as that of an aborted restore, has a few seconds to disappear. */
async function isServed(pool: pg.Pool): Promise<boolean> {
  for (let look = 0; look < 10; look += 1) {
    const { rowCount } = await pool.query(`
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'waybill%'
        and application_name <> current_setting('application_name')`);
    if (rowCount === 0) return false;
    await pause(300);
  }
  return true;
}

async function inOneTransaction<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new DatabaseClient({ connectionString: url, application_name: 'waybill-restore' });
  // A lost connection fails its statement; without this listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(plainSession);
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // Uncommitted changes are rolled back with the session.
    await client.end();
  }
}

/** Errors of the database for invalid rows: a value, a key or a column that does not fit (PostgreSQL, "Error Codes", classes 22, 23 and 42). */
const notOurRow = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:22|23|42)/.test(error.code ?? '');

/** The disk of the database, which is often another than that of the backup. */
function inWords(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.code === '53100')
    throw new StartupProblem(
      'The disk of the database is full. Nothing was restored; make room there, or restore on a machine with a larger disk.',
    );
  throw error;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly text: string;
}

async function load(client: pg.Client, backup: BackupReader, file: string): Promise<number> {
  const tables = await storedTables(client);
  // Rows are restored table by table and reference rows of later ones; recreating the foreign keys checks every reference. Triggers already ran when
  // the rows were first written.
  const { rows: keys } = await client.query<ForeignKey>(`
    select k.conrelid::regclass::text as "table", quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as text
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ table }) => quoted(table)).join(', ')}`);
  let rows = 0;
  for await (const { head, rows: lines } of backup.tables()) {
    const columns = head.columns.map(quoted).join(', ');
    await pipeline(lines, client.query(copyFrom(`copy ${quoted(head.table)} (${columns}) from stdin`))).catch(
      (error: unknown) => {
        throw notOurRow(error) ? brokenBackup(file, `rows of its table ${head.table} were changed`) : error;
      },
    );
    await compare(client, head);
    rows += head.rows;
  }
  const end = await backup.end();
  for (const { table } of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  for (const { table, name, text } of keys) await client.query(`alter table ${table} add constraint ${name} ${text}`);
  await finish(client, end);
  return rows;
}

async function compare(client: pg.Client, head: TableHead): Promise<void> {
  const sum = await tableSum(client, head);
  if (sum.rows !== head.rows || sum.digest !== head.digest)
    throw new StartupProblem(
      `The table ${head.table} did not arrive as it was: ${head.rows} rows were saved, ${sum.rows} arrived. Nothing was restored.`,
    );
}

async function finish(client: pg.Client, { sequences, jobs }: BackupEnd): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, last]);
  for (const { task, payload, key, run_at } of jobs)
    await client.query('select graphile_worker.add_job($1, $2::json, job_key => $3::text, run_at => $4::timestamptz)', [
      task,
      JSON.stringify(payload),
      key,
      run_at,
    ]);
}
