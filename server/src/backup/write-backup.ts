import type pg from 'pg';
import { DatabaseClient } from '../kernel/db/database-client.ts';
import { createBackupFile, type BackupWriter, type KeptJob } from './backup-file.ts';
import { createReadPauses } from './read-pauses.ts';
import { plainSession, storedTables, tableRows, tableSum } from './stored-tables.ts';

export interface WrittenBackup {
  readonly tables: number;
  readonly rows: number;
  readonly bytes: number;
}

/**
 * Writes everything committed at this moment into one file, while others work (O-06). All tables are read as of one moment; no session waits for it,
 * and while others work it pauses two thirds of its time.
 * @throws StartupProblem when the file exists or cannot be written; then nothing of it is left
 */
export async function writeBackup(url: string, file: string, { now }: { readonly now: Date }): Promise<WrittenBackup> {
  const client = new DatabaseClient({ connectionString: url, application_name: 'waybill-backup' });
  // A lost connection fails its statement; without this listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  let target: BackupWriter | undefined;
  try {
    await client.query(plainSession);
    await client.query('begin isolation level repeatable read, read only');
    const tables = await storedTables(client);
    const { rows: migrations } = await client.query<{ name: string }>(
      'select name from kysely_migration order by name',
    );
    target = await createBackupFile(file);
    await target.line({
      waybill: 'backup',
      format: 1,
      taken_at: now.toISOString(),
      migrations: migrations.map(({ name }) => name),
      tables: tables.length,
    });
    const rest = createReadPauses(client);
    let rows = 0;
    for (const table of tables) {
      const sum = await tableSum(client, table, rest);
      rows += sum.rows;
      await target.line({ ...table, ...sum });
      await target.rows(tableRows(client, table, rest));
    }
    await client.query('commit');
    const done = await target.close({
      end: true,
      sequences: await readSequences(client),
      jobs: await readJobs(client),
    });
    return { tables: tables.length, rows, bytes: done.bytes };
  } catch (error) {
    await target?.discard();
    throw error;
  } finally {
    await client.end();
  }
}

async function readSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Reads waiting jobs; scheduled ones start again automatically. */
async function readJobs(client: pg.ClientBase): Promise<KeptJob[]> {
  const there = await client.query(`select 1 from pg_namespace where nspname = 'graphile_worker'`);
  if (there.rowCount === 0) return [];
  const { rows } = await client.query<KeptJob>(`
    select t.identifier as task, j.payload, j.key, to_json(j.run_at)#>>'{}' as run_at
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts < j.max_attempts
      and not exists (select 1 from graphile_worker._private_known_crontabs c where c.identifier = t.identifier)
    order by j.id`);
  return rows;
}
