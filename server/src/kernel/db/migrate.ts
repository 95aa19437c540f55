import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { silentLog, type Log } from '../log.ts';
import { StartupProblem } from '../startup-problem.ts';

export interface MigrateOptions {
  /** Numbered SQL files, `NNNN_<what>.sql`, with the subfolders `baseline` and `before` where there is a baseline. */
  readonly folder?: string;
  readonly log?: Log;
  /** Only these migrations, in their order: a database as an older build left it. */
  readonly only?: readonly string[];
}

/**
 * Migrations of a build, by name. A new database begins with `baseline`. One that began earlier goes through `before`, which ends in the same schema,
 * and records the baseline without running it. `since` is for both.
 */
interface Migrations {
  readonly before: ReadonlyMap<string, string>;
  readonly baseline: ReadonlyMap<string, string>;
  readonly since: ReadonlyMap<string, string>;
}

/** A migration that a database lacks; `text` is empty when it is only recorded. */
interface Pending {
  readonly name: string;
  readonly text: string;
}

/** Returns `server/migrations`, searched upwards from this file, because sources and bundle are at different depths. Throws when it is missing. */
export function migrationsFolder(): string {
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'migrations');
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) throw new Error('server/migrations is missing from this installation');
  }
}

/**
 * Migrates a database to this build, each migration in its own transaction, and returns the names it applied, without those it only recorded. Several app servers may start at once:
 * one migrates, the others wait for it. Throws a StartupProblem when the database was migrated by a newer build.
 *
 * @example await migrate(pool); // ['0001_installation', '0002_branches_and_staff']
 */
export async function migrate(
  pool: pg.Pool,
  { folder = migrationsFolder(), log = silentLog, only }: MigrateOptions = {},
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query(`select pg_advisory_lock(hashtext('waybill migrate'))`);
    return await migrateAlone(client, readMigrations(folder), { log, only });
  } finally {
    // Closing the session releases the lock and the two settings, also after an error.
    client.release(true);
  }
}

/** Returns the names of all migrations of this build, in order, those of older databases first. */
export function migrationNames(folder = migrationsFolder()): string[] {
  return namesOf(readMigrations(folder));
}

/**
 * Compares the migrations of a database with those of this build, by name and in order.
 *
 * @example await compareMigrations(pool); // { done: ['0001_installation'], pending: ['0002_branches_and_staff'], newer: [] }
 */
export async function compareMigrations(
  pool: pg.Pool,
  { folder = migrationsFolder() }: MigrateOptions = {},
): Promise<{ done: string[]; pending: string[]; newer: string[] }> {
  const [done, migrations] = [await appliedMigrations(pool), readMigrations(folder)];
  const own = namesOf(migrations);
  return {
    done,
    pending: pendingOf(migrations, done).map(({ name }) => name),
    newer: done.filter((name) => !own.includes(name)),
  };
}

/**
 * Formats migrations for a sentence: a few by name, many as their number, the first and the last.
 *
 * @example nameMigrations(['0025_reports', '0026_operations']) // '0025_reports, 0026_operations'
 * @example nameMigrations(all) // '26 migrations, 0001_installation to 0026_operations'
 */
export function nameMigrations(names: readonly string[]): string {
  return names.length <= 3 ? names.join(', ') : `${names.length} migrations, ${names[0]} to ${names.at(-1)}`;
}

/** The table keeps the name and shape of the library that migrated until 2026. */
async function appliedMigrations(source: pg.Pool | pg.PoolClient): Promise<string[]> {
  const table = await source.query<{ there: boolean }>(`select to_regclass('kysely_migration') is not null as there`);
  if (!table.rows[0]?.there) return [];
  return (await source.query<{ name: string }>('select name from kysely_migration order by name')).rows.map(
    (row) => row.name,
  );
}

function readMigrations(folder: string): Migrations {
  const before = readFiles(path.join(folder, 'before'));
  const baseline = readFiles(path.join(folder, 'baseline'));
  const since = readFiles(folder);
  refuseEqualNumbers([...before.keys()]);
  refuseEqualNumbers([...baseline.keys(), ...since.keys()]);
  const both = [...before.keys()].find((name) => baseline.has(name) || since.has(name));
  if (both)
    throw new Error(`${both} is a migration of older databases too, so nobody could tell which one was applied`);
  return { before, baseline, since };
}

function readFiles(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.sql')) : [];
  for (const file of files)
    if (!/^\d{4}_[a-z0-9_-]+\.sql$/.test(file)) throw new Error(`${file} is not named NNNN_<what>.sql`);
  return new Map(
    files.toSorted().map((file) => [file.slice(0, -'.sql'.length), readFileSync(path.join(folder, file), 'utf8')]),
  );
}

function refuseEqualNumbers(names: readonly string[]): void {
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new Error(`two migrations have the number ${twice}`);
}

const namesOf = ({ before, baseline, since }: Migrations): string[] => [
  ...before.keys(),
  ...baseline.keys(),
  ...since.keys(),
];

/** Returns what a database lacks, in the order of application. `names` are those that it has, or that it is to have. */
function pendingOf({ before, baseline, since }: Migrations, done: readonly string[], names = done): Pending[] {
  const isOlder = names.some((name) => before.has(name));
  const first = isOlder ? [...before, ...[...baseline.keys()].map((name) => [name, ''] as const)] : [...baseline];
  // A build between two releases may have applied a later migration already: missing ones are applied in the order of their numbers.
  return [...first, ...since].filter(([name]) => !done.includes(name)).map(([name, text]) => ({ name, text }));
}

async function migrateAlone(
  client: pg.PoolClient,
  migrations: Migrations,
  { log, only }: { readonly log: Log; readonly only?: readonly string[] | undefined },
): Promise<string[]> {
  const done = await appliedMigrations(client);
  const unknown = done.filter((name) => !namesOf(migrations).includes(name));
  if (unknown.length > 0)
    throw new StartupProblem(
      `The database was migrated by a newer Waybill (${nameMigrations(unknown)}). Install that version or a later one.`,
    );
  await client.query('create table if not exists kysely_migration (name text primary key, timestamp text not null)');
  const pending = pendingOf(migrations, done, [...done, ...(only ?? [])]).filter(
    ({ name }) => only?.includes(name) ?? true,
  );
  for (const { name, text } of pending) {
    await client.query('begin');
    try {
      if (text) await client.query(text);
      await client.query('insert into kysely_migration values ($1, now()::text)', [name]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`The migration ${name} failed and was rolled back: ${(error as Error).message}`, {
        cause: error,
      });
    }
    if (text) log.info(`Migrated: ${name}.`);
  }
  return pending.filter(({ text }) => text).map(({ name }) => name);
}

/** Empties a database that is to be filled again: all schemas that migrations and the job library make. */
export async function emptySchemas(pool: pg.Pool): Promise<void> {
  await pool.query(
    'drop schema public cascade; drop schema if exists reports, graphile_worker cascade; create schema public',
  );
}
