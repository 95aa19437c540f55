import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../testing/database.ts';
import { openDatabase } from '../../startup/open-database.ts';
import { silentLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { checkDatabase, checkServer } from './check-database.ts';
import { compareMigrations, migrate, migrationsFolder } from './migrate.ts';
import { createPool } from './pool.ts';
import { dumpSchema } from './schema-dump.ts';

const opened: TestDatabase[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const database of opened.splice(0)) await database.drop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function emptyPool(): Promise<pg.Pool> {
  const database = await emptyDatabase();
  opened.push(database);
  return database.pool;
}

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-migrations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test('an empty database is brought to this build, in order, and finds Burmese', async () => {
  const pool = await emptyPool();
  const applied = await migrate(pool);
  const folder = migrationsFolder();
  const files = [...readdirSync(path.join(folder, 'baseline')).sort(), ...readdirSync(folder).sort()];
  expect(applied.map((name) => `${name}.sql`)).toEqual(files.filter((file) => file.endsWith('.sql')));
  await expect(checkDatabase(pool, { production: false })).resolves.toBeUndefined();
  expect((await compareMigrations(pool)).pending).toEqual([]);
});

test('migrating a second time changes nothing', async () => {
  const pool = await emptyPool();
  const folder = folderWith({ '0001_one.sql': 'create table one (id int)' });
  expect(await migrate(pool, { folder })).toEqual(['0001_one']);
  expect(await migrate(pool, { folder })).toEqual([]);
});

test('of several app servers that start at once one migrates and the others wait for it', async () => {
  const pool = await emptyPool();
  const folder = folderWith({
    '0001_one.sql': 'create table one (id int); select pg_sleep(0.2)',
    '0002_two.sql': 'alter table one add name text',
  });
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(pool, { folder })));
  expect(applied.flat().sort()).toEqual(['0001_one', '0002_two']);
});

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  const pool = await emptyPool();
  const folder = folderWith({
    '0001_one.sql': 'create table one (id int)',
    '0002_two.sql': 'create table two (id int); select 1 / 0',
  });
  await expect(migrate(pool, { folder })).rejects.toThrow(
    'The migration 0002_two failed and was rolled back: division by zero',
  );
  const found = await pool.query(`select to_regclass('one') as one, to_regclass('two') as two`);
  expect(found.rows[0]).toEqual({ one: 'one', two: null });
  expect((await compareMigrations(pool, { folder })).pending).toEqual(['0002_two']);
});

test('O-06 a database of a build from between two releases, which had a later migration and lacks an earlier one, is brought to this build', async () => {
  const pool = await emptyPool();
  const [one, three] = [
    { '0001_one.sql': 'create table one (id int)' },
    { '0003_three.sql': 'create table three (id int)' },
  ];
  await migrate(pool, { folder: folderWith({ ...one, ...three }) });
  const folder = folderWith({
    ...one,
    ...three,
    '0002_two.sql': 'create table two (id int)',
    '0004_four.sql': 'create table four (id int)',
  });
  expect(await migrate(pool, { folder })).toEqual(['0002_two', '0004_four']);
  expect((await compareMigrations(pool, { folder })).pending).toEqual([]);
});

const grown = {
  'before/0001_one.sql': 'create table one (id int)',
  'before/0002_two.sql': 'alter table one add name text',
  'baseline/0001_all.sql': 'create table one (id int, name text)',
  '0002_three.sql': 'create table three (id int)',
};

test('O-06 a new database begins with the baseline and never sees what was before it', async () => {
  const pool = await emptyPool();
  expect(await migrate(pool, { folder: folderWith(grown) })).toEqual(['0001_all', '0002_three']);
});

test('O-06 a database that began before the baseline applies what it lacks of that time, and records the baseline', async () => {
  const pool = await emptyPool();
  await migrate(pool, { folder: folderWith({ '0001_one.sql': grown['before/0001_one.sql'] }) });
  const folder = folderWith(grown);
  expect((await compareMigrations(pool, { folder })).pending).toEqual(['0002_two', '0001_all', '0002_three']);
  expect(await migrate(pool, { folder })).toEqual(['0002_two', '0002_three']);
  expect(await compareMigrations(pool, { folder })).toMatchObject({ pending: [], newer: [] });
  expect(await migrate(pool, { folder })).toEqual([]);
});

test('O-06 each way goes on where it was broken off', async () => {
  const [older, newer] = [await emptyPool(), await emptyPool()];
  await migrate(older, { folder: folderWith({ '0001_one.sql': grown['before/0001_one.sql'] }) });
  const broken = folderWith({ ...grown, '0002_three.sql': 'select 1 / 0' });
  for (const pool of [older, newer]) await expect(migrate(pool, { folder: broken })).rejects.toThrow('0002_three');
  for (const pool of [older, newer]) expect(await migrate(pool, { folder: folderWith(grown) })).toEqual(['0002_three']);
  // Stopped after the last migration of its time, before the baseline was recorded.
  await older.query(`delete from kysely_migration where name in ('0001_all', '0002_three'); drop table three`);
  expect(await migrate(older, { folder: folderWith(grown) })).toEqual(['0002_three']);
});

test('O-06 a database that began before the baseline has the schema and the rows of a new one', async () => {
  const [older, newer] = [await emptyPool(), await emptyPool()];
  await migrate(older, { only: ['0001_people'] });
  await migrate(older);
  await migrate(newer);
  expect(await dumpSchema(older)).toBe(await dumpSchema(newer));
  const rows = await firstRows(newer);
  expect(Object.keys(rows)).toContain('outflow_limit');
  expect(await firstRows(older)).toEqual(rows);
}, 120_000);

/** Returns the rows that migrations insert, by table, without the moments of the migration. */
async function firstRows(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'kysely_migration'`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of rows) {
    const read = await pool.query<{ row: unknown }>(
      `select to_jsonb(t) - '{created_at,updated_at}'::text[] as row from only ${name} t order by 1`,
    );
    if (read.rows.length > 0) found[name] = read.rows.map(({ row }) => row);
  }
  return found;
}

test('the baseline has no gap, and no migration gives a permission: the product does at its start', () => {
  const folder = migrationsFolder();
  const names = readdirSync(path.join(folder, 'baseline')).sort();
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
  const giving = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.sql') && /insert into (role_)?permission\b/i.test(readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(giving).toEqual([]);
});

test('a database migrated by a newer build is refused by name', async () => {
  const pool = await emptyPool();
  await migrate(pool, { folder: folderWith({ '0001_one.sql': 'select 1', '0002_later.sql': 'select 1' }) });
  await expect(migrate(pool, { folder: folderWith({ '0001_one.sql': 'select 1' }) })).rejects.toThrow(
    'The database was migrated by a newer Waybill (0002_later). Install that version or a later one.',
  );
});

test('a database server that is too old is refused by its version, before anything is migrated', async () => {
  const pool = await emptyPool();
  // The functions of an older server precede those of this one.
  await pool.query(`create schema older; create function older.current_setting(name text) returns text language sql as
    $$
    select case name
      when 'server_version_num' then '140009'
      when 'server_version' then '14.9'
      else pg_catalog.current_setting(name)
      end $$`);
  const {
    rows: [own],
  } = await pool.query<{ name: string }>('select current_database() as name');
  await pool.query(`alter database "${own?.name}" set search_path to older, pg_catalog, public`);
  const client = createPool(opened.at(-1)?.url ?? '');
  await expect(checkServer(client)).rejects.toThrow(
    'Waybill needs PostgreSQL 15 or later; the one at DATABASE_URL is 14.9.',
  );
  await client.end();
});

test('a database of locale C, which cannot search Burmese, is refused before anything is written to it', async () => {
  const database = await cloneDatabase();
  opened.push(database);
  const url = new URL(database.url);
  url.pathname += '_c';
  await database.pool.query(
    `create database "${url.pathname.slice(1)}" template template0 encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
  );
  const settings = readSettings({ DATABASE_URL: url.href, DEMO: '0' });
  if (!('port' in settings)) throw new Error(settings.join(' '));
  const looking = createPool(url.href, { max: 1 });
  try {
    await expect(openDatabase(settings, silentLog)).rejects.toThrow(
      /^The database cannot search Burmese: .* Nothing was changed\.$/,
    );
    const { rows } = await looking.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace union all select extname from pg_extension where extname <> 'plpgsql'`,
    );
    expect(rows).toEqual([]);
  } finally {
    await looking.end();
    await database.pool.query(`drop database "${url.pathname.slice(1)}" with (force)`);
  }
});

test('a database that does not wait for the disk is refused in production and named elsewhere', async () => {
  const database = await cloneDatabase();
  opened.push(database);
  const sentence =
    'The database may lose acknowledged work in a crash: fsync (off), full_page_writes (off), synchronous_commit (off) must be on.';
  await expect(checkDatabase(database.pool, { production: true })).rejects.toThrow(sentence);
  const warned: string[] = [];
  await checkDatabase(database.pool, {
    production: false,
    log: { debug() {}, info() {}, warn: (text) => warned.push(text), error() {} },
  });
  expect(warned).toEqual([sentence]);
});
