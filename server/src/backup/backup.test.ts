import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { buildApp } from '../app.ts';
import { emptyDatabase, type TestDatabase } from '../kernel/testing/database.ts';
import { startTestApp, TestClient, type TestApp } from '../kernel/testing/app.ts';
import { readSettings, type Settings } from '../kernel/settings.ts';
import { demoPassword } from '../demo/demo-company.ts';
import { verifyLedger } from '../rooms/ledger/ledger.door.ts';
import { createBackupFile, openBackupFile } from './backup-file.ts';
import { restoreBackup } from './restore-backup.ts';
import { plainSession, storedTables, tableSum } from './stored-tables.ts';
import { writeBackup } from './write-backup.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-backup-'));
const file = path.join(folder, 'night.backup');
const now = new Date(Date.UTC(2026, 10, 21, 5, 30));
let source: TestApp;
let empty: TestDatabase;
beforeAll(async () => {
  source = await startTestApp();
  empty = await emptyDatabase();
});
afterAll(async () => {
  await source.close();
  await empty.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns rows and digest of every table, by name. */
async function sums(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    await client.query(plainSession);
    const all: Record<string, string> = {};
    for (const table of await storedTables(client)) {
      const { rows, digest } = await tableSum(client, table);
      all[table.table] = `${rows} ${digest}`;
    }
    return all;
  } finally {
    client.release(true);
  }
}

const isEmpty = async (pool: pg.Pool) =>
  (await pool.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace and relname = 'label'`))
    .rowCount === 0;

/** Writes a copy of the backup with its text changed. */
function changed(name: string, change: (text: string) => string): string {
  const other = path.join(folder, name);
  const text = gunzipSync(readFileSync(file)).toString('latin1');
  writeFileSync(other, gzipSync(Buffer.from(change(text), 'latin1'), { level: 1 }));
  return other;
}

test('O-06 a backup is of one moment while others work, only its owner reads it, and it is never written over another', async () => {
  const clerk = await source.as('staff');
  const before = await sums(source.database.pool);
  const working = { goesOn: true, done: 0 };
  const work = (async () => {
    while (working.goesOn) {
      await clerk.call('sessions.preferences', {
        body: { locale: working.done % 2 === 0 ? 'en' : 'mm', theme: 'system', density: 'normal', single_keys: true },
      });
      working.done += 1;
    }
  })();
  const written = await writeBackup(source.database.url, file, { now });
  working.goesOn = false;
  await work;
  expect(working.done).toBeGreaterThan(0);
  expect(written.tables).toBe(Object.keys(before).length);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const saved = readFileSync(file);
  const twice = path.join(folder, 'twice.backup');
  // Two backups under one name: the second is refused while the first is being written, and an aborted first one leaves nothing.
  const first = await createBackupFile(twice);
  await expect(writeBackup(source.database.url, twice, { now })).rejects.toThrow(/another backup still writes it/);
  await first.discard();
  expect(readdirSync(folder).filter((name) => name.startsWith('twice'))).toEqual([]);
  await expect(writeBackup(source.database.url, file, { now })).rejects.toThrow(/never written over/);
  expect(readFileSync(file).equals(saved)).toBe(true);
  await expect(writeBackup(source.database.url, path.join(folder, 'no/such/folder'), { now })).rejects.toThrow(
    `cannot be written: there is no folder ${path.join(folder, 'no/such')}.`,
  );
});

test.each([
  ['nothing', Buffer.alloc(0), 'it is empty'],
  ['text', Buffer.from('not a backup at all'), 'it is no backup of Waybill'],
  ['other', gzipSync(Buffer.from('a,b\n1,2\n')), 'it is no backup of Waybill, or was changed'],
  ['half', gzipSync(randomBytes(20_000).toString('hex')).subarray(0, 10_000), 'it ends too early'],
])('O-06 why a file cannot be restored stands in words (%s)', async (name, content, why) => {
  const named = path.join(folder, name);
  writeFileSync(named, content);
  await expect(openBackupFile(named)).rejects.toThrow(
    `${named} cannot be restored: ${why}. Nothing was changed; take another backup file.`,
  );
});

longTest(
  'O-06 a row that the database cannot take is a damaged backup, in words, and nothing of it stays',
  async () => {
    const torn = changed('torn', (text) => text.replace(/("table":"role",.*\n)/, '$1one\ttoo\tfew\n'));
    await expect(restoreBackup(empty.pool, empty.url, torn)).rejects.toThrow(
      `${torn} cannot be restored: rows of its table role were changed. Nothing was changed; take another backup file.`,
    );
    expect((await empty.pool.query('select count(*)::int as n from staff')).rows[0].n).toBe(0);
  },
);

test('O-06 a backup onto a full disk says so in words, leaves nothing of itself, and the next one under its name is whole', async () => {
  const full = path.join(folder, 'full.backup');
  // The target accepts no data: the system answers every write like a full disk.
  symlinkSync('/dev/full', `${full}.part`);
  await expect(writeBackup(source.database.url, full, { now })).rejects.toThrow(
    /its disk is full\. Nothing of it is left/,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([]);
  expect((await writeBackup(source.database.url, full, { now })).tables).toBeGreaterThan(0);
  expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual(['full.backup']);
});

test('O-06 what a backup that was killed has left is named, so that the next one under its name can be made', async () => {
  const begun = path.join(folder, 'begun.backup');
  // It leaves an empty file that reserves the name, and the written part beside it.
  writeFileSync(begun, '');
  writeFileSync(`${begun}.part`, readFileSync(file).subarray(0, 10_000));
  await expect(writeBackup(source.database.url, begun, { now })).rejects.toThrow(
    `${begun} is not whole: another backup still writes it, or one was stopped. If none runs, remove ${begun} and ${begun}.part, or choose a new name.`,
  );
  rmSync(begun);
  rmSync(`${begun}.part`);
  expect((await writeBackup(source.database.url, begun, { now })).tables).toBeGreaterThan(0);
  await expect(writeBackup(source.database.url, begun, { now })).rejects.toThrow(`${begun} exists already.`);
});

test('O-06 what is cut off, changed, foreign or of a newer build is refused in a sentence, and the database stays empty', async () => {
  const bytes = readFileSync(file);
  const half = path.join(folder, 'half');
  writeFileSync(half, bytes.subarray(0, Math.floor(bytes.length / 2)));
  const picture = path.join(folder, 'picture');
  writeFileSync(picture, 'not a backup at all');
  const wrong: [string, RegExp][] = [
    [half, /ends too early/],
    [changed('letter', (text) => text.replace('mdy.postman', 'mdy.postmen')), /did not arrive as it was/],
    [
      changed('newer', (text) => text.replace('"migrations":[', '"migrations":["9999_tomorrow",')),
      /newer Waybill \(9999_tomorrow\)/,
    ],
    [picture, /no backup/],
    [changed('sum', (text) => text.replace(/"sha256":"./, '"sha256":"x')), /sum does not agree/],
    [changed('format', (text) => text.replace('"format":1', '"format":2')), /newer Waybill/],
  ];
  // Each is restored from its beginning into a newly migrated database.
  for (const [name, reason] of wrong.slice(0, proofSize({ usual: 2, long: wrong.length }))) {
    await expect(restoreBackup(empty.pool, empty.url, name), name).rejects.toThrow(reason);
    const { rows } = (await isEmpty(empty.pool))
      ? { rows: [{ n: 0 }] }
      : await empty.pool.query('select count(*)::int as n from staff');
    expect(rows[0].n).toBe(0);
  }
  await expect(restoreBackup(source.database.pool, source.database.url, file)).rejects.toThrow(/is running on this/);
});

longTest(
  'O-06 a restore that is cut off leaves nothing; the next one brings every row back, the ledger is right, and work goes on',
  async () => {
    const kill = setInterval(
      () =>
        void empty.pool
          .query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'waybill-restore' and query like 'copy%'`,
          )
          .then(
            ({ rowCount }) => rowCount && clearInterval(kill),
            () => {},
          ),
      5,
    );
    await expect(restoreBackup(empty.pool, empty.url, file)).rejects.toThrow(/terminat|connection error/i);
    clearInterval(kill);
    expect((await empty.pool.query('select count(*)::int as n from label')).rows[0].n).toBe(0);

    const restored = await restoreBackup(empty.pool, empty.url, file);
    expect(restored.migrated).toEqual([]);
    await expect(restoreBackup(empty.pool, empty.url, file)).rejects.toThrow(/in use: \d+ people/);
    const [there, here] = [await sums(source.database.pool), await sums(empty.pool)];
    // The clerk changed these after the moment of the backup, and servers report their state every minute.
    for (const moving of ['staff', 'session', 'cache_version', 'server_pulse'])
      for (const side of [there, here]) delete side[moving];
    expect(here).toEqual(there);
    const schema = (pool: pg.Pool) =>
      pool.query(`
      select conrelid::regclass::text || ' ' || conname as name from pg_constraint where connamespace = 'public'::regnamespace and convalidated
      union all
      select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`);
    expect((await schema(empty.pool)).rows).toEqual((await schema(source.database.pool)).rows);

    const settings = readSettings({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' }) as Settings;
    const app = await buildApp({ pool: empty.pool, settings, clock: source.clock, worksOnJobs: false });
    try {
      expect(await verifyLedger(app.waybill.db)).toEqual([]);
      const owner = new TestClient(app);
      await owner.signIn('owner', demoPassword);
      const newest =
        (await empty.pool.query<{ id: number }>('select max(id) as id from announcement')).rows[0]?.id ?? 0;
      const { data } = await owner.call('announcements.create', {
        body: { title: 'Open again', body: 'Work goes on', for_roles: [], for_branches: [] },
      });
      expect(data.id).toBeGreaterThan(newest);
    } finally {
      await app.close();
    }
  },
);
