import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { silentLog, type Log } from '../log.ts';
import { StartupProblem } from '../startup-problem.ts';

export interface MigrateOptions {
  /** Numbered SQL files, `NNNN_<what>.sql`. */
  readonly folder?: string;
  readonly log?: Log;
  /** Only these migrations, in their order: a database as an older build left it. */
  readonly only?: readonly string[];
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
 * Migrates a database to this build, each migration in its own transaction, and returns the names it applied. Several app servers may start at once:
 * one migrates, the others wait for it. Throws a StartupProblem when the database was migrated by a newer build.
 *
 * @example await migrate(pool); // ['0001_people', '0002_kernel']
 */
export async function migrate(
  pool: pg.Pool,
  { folder = migrationsFolder(), log = silentLog, only }: MigrateOptions = {},
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query(`select pg_advisory_lock(hashtext('waybill migrate'))`);
    const migrations = [...readMigrations(folder)].filter(([name]) => only?.includes(name) ?? true);
    return await migrateAlone(client, new Map(migrations), log);
  } finally {
    // Closing the session releases the lock and the two settings, also after an error.
    client.release(true);
  }
}

/** Returns the names of all migrations of this build, in order. */
export function migrationNames(folder = migrationsFolder()): string[] {
  return [...readMigrations(folder).keys()];
}

/**
 * Compares the migrations of a database with those of this build, by name and in order.
 *
 * @example await compareMigrations(pool); // { done: ['0001_people'], pending: ['0002_kernel'], newer: [] }
 */
export async function compareMigrations(
  pool: pg.Pool,
  { folder = migrationsFolder() }: MigrateOptions = {},
): Promise<{ done: string[]; pending: string[]; newer: string[] }> {
  const [done, own] = [await appliedMigrations(pool), [...readMigrations(folder).keys()]];
  return {
    done,
    pending: own.filter((name) => !done.includes(name)),
    newer: done.filter((name) => !own.includes(name)),
  };
}

/**
 * Formats migrations for a sentence: a few by name, many as their number, the first and the last.
 *
 * @example nameMigrations(['0001_people', '0002_kernel']) // '0001_people, 0002_kernel'
 * @example nameMigrations(all) // '103 migrations, 0001_people to 0122_numbers_in_texts'
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

function readMigrations(folder: string): Map<string, string> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  for (const [index, file] of files.entries()) {
    if (!/^\d{4}_[a-z0-9_-]+\.sql$/.test(file)) throw new Error(`${file} is not named NNNN_<what>.sql`);
    if (files[index - 1]?.slice(0, 4) === file.slice(0, 4))
      throw new Error(`two migrations have the number ${file.slice(0, 4)}`);
  }
  return new Map(files.map((file) => [file.slice(0, -'.sql'.length), readFileSync(path.join(folder, file), 'utf8')]));
}

async function migrateAlone(client: pg.PoolClient, migrations: Map<string, string>, log: Log): Promise<string[]> {
  const unknown = (await appliedMigrations(client)).filter((name) => !migrations.has(name));
  if (unknown.length > 0)
    throw new StartupProblem(
      `The database was migrated by a newer Waybill (${nameMigrations(unknown)}). Install that version or a later one.`,
    );
  await client.query('create table if not exists kysely_migration (name text primary key, timestamp text not null)');
  const done = new Set(await appliedMigrations(client));
  // A build between two releases may have applied a later migration already: missing ones are applied in the order of their numbers.
  const pending = [...migrations].filter(([name]) => !done.has(name));
  for (const [name, text] of pending) {
    await client.query('begin');
    try {
      await client.query(text);
      await client.query('insert into kysely_migration values ($1, now()::text)', [name]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`The migration ${name} failed and was rolled back: ${(error as Error).message}`, {
        cause: error,
      });
    }
    log.info(`Migrated: ${name}.`);
  }
  return pending.map(([name]) => name);
}
