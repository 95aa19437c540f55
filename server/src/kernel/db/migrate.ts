import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  Kysely,
  Migrator,
  PostgresDialect,
  sql,
  type DatabaseIntrospector,
  type Migration,
  type MigrationProvider,
  type TableMetadata,
} from 'kysely';
import type pg from 'pg';
import { silentLog, type Log } from '../log.ts';
import { StartupProblem } from '../startup-problem.ts';

export interface MigrateOptions {
  /** Numbered SQL files, `NNNN_<what>.sql`. */
  readonly folder?: string;
  readonly log?: Log;
  /** These alone, in their order: a database as an older build left it. */
  readonly only?: readonly string[];
}

/** `server/migrations`, searched upwards from this file: the sources and the built bundle lie at different depths. Throws when it is missing. */
export function migrationsFolder(): string {
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'migrations');
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) throw new Error('server/migrations is missing from this installation');
  }
}

/**
 * Brings a database forward to this build, each migration in a transaction of its own, and answers the names it applied.
 * Several app servers may start at once: one migrates, the others wait for it.
 * Throws a StartupProblem when the database was migrated by a newer build.
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
    // Ending the session gives back the lock and the two settings with it, also after an error.
    client.release(true);
  }
}

/** The names of all migrations of this build, in order. */
export function migrationNames(folder = migrationsFolder()): string[] {
  return [...readMigrations(folder).keys()];
}

/**
 * How a database stands to this build, by names of migrations in their order.
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
 * Migrations in a sentence: a few by their names, many by their number, the first and the last.
 *
 * @example nameMigrations(['0001_people', '0002_kernel']) // '0001_people, 0002_kernel'
 * @example nameMigrations(all) // '103 migrations, 0001_people to 0122_numbers_in_texts'
 */
export function nameMigrations(names: readonly string[]): string {
  return names.length <= 3 ? names.join(', ') : `${names.length} migrations, ${names[0]} to ${names.at(-1)}`;
}

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
  const db = new Kysely<unknown>({
    dialect: new MigratorDialect({
      pool: { connect: () => Promise.resolve(borrowed(client)), end: () => Promise.resolve() },
    }),
  });
  // A build from between two releases may have had a later one already: what it lacks is brought all the same, in the order of the numbers.
  const migrator = new Migrator({ db, provider: providerOf(migrations), allowUnorderedMigrations: true });
  const applied: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error !== undefined)
      throw new Error(
        `The migration ${results.at(-1)?.migrationName ?? ''} failed and was rolled back: ${(error as Error).message}`,
        { cause: error },
      );
    if (results.length === 0) return applied;
    for (const { migrationName } of results) log.info(`Migrated: ${migrationName}.`);
    applied.push(...results.map((result) => result.migrationName));
  }
}

/**
 * Before each step Kysely looks for its own two tables several times, and reads the columns of every table for it: with a hundred migrations that was nine tenths of
 * their time. Once both were seen they stay, for nobody else may migrate meanwhile.
 */
class MigratorDialect extends PostgresDialect {
  #own: readonly TableMetadata[] = [];

  override createIntrospector(db: Parameters<PostgresDialect['createIntrospector']>[0]): DatabaseIntrospector {
    const introspector = super.createIntrospector(db);
    const read = introspector.getTables.bind(introspector);
    introspector.getTables = async (options) => {
      if (this.#own.length < 2) {
        const tables = await read(options);
        this.#own = tables.filter(({ name }) => [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE].includes(name));
      }
      return [...this.#own];
    };
    return introspector;
  }
}

/** The one session that holds the lock, lent to Kysely, which gives it back after each step. */
function borrowed(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, { get: (target, key) => (key === 'release' ? () => {} : bound(target, key)) });
}

function bound(target: pg.PoolClient, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}

function providerOf(migrations: Map<string, string>): MigrationProvider {
  const entries = [...migrations].map(([name, text]): [string, Migration] => [
    name,
    {
      up: async (db) => {
        await sql.raw(text).execute(db);
      },
    },
  ]);
  return { getMigrations: () => Promise.resolve(Object.fromEntries(entries)) };
}
