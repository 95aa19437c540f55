import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { startEmbedded, type Embedded } from '../kernel/db/embedded.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { createPool } from '../kernel/db/pool.ts';
import { readSettings, type Settings } from '../kernel/settings.ts';
import { TestClient } from '../kernel/testing/app.ts';
import { createFirstOwner } from '../rooms/staff/create-first-owner.ts';
import { verifyLedger } from '../rooms/ledger/ledger.door.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const [first, second, archive] = ['first', 'second', 'archive'].map((name) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), `waybill-moment-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}) as [string, string, string];
const quick = ['-c', 'fsync=off', '-c', 'autovacuum=off'];
const running: Embedded[] = [];
let archiving: Embedded;

async function start(dataDir: string, ...settings: readonly string[]): Promise<Embedded> {
  const server = await startEmbedded({ dataDir, flags: [...quick, ...settings.flatMap((line) => ['-c', line])] });
  running.push(server);
  return server;
}

/** Gives a file or folder to the account of PostgreSQL. */
function handOver(what: string): void {
  const { uid, gid } = statSync(path.join(first, 'postgres'));
  chownSync(what, uid, gid);
}

beforeAll(async () => {
  const prepared = await startEmbedded({ dataDir: first, flags: quick });
  const pool = createPool(prepared.url, { max: 2 });
  await migrate(pool);
  await pool.end();
  await prepared.stop();
  handOver(archive);
  const compose = readFileSync(path.join(import.meta.dirname, '../../../deploy/compose.yaml'), 'utf8');
  const copy = /archive_command='(.+)'$/m.exec(compose)![1]!.replaceAll('/archive/', `${archive}/`);
  archiving = await start(first, 'archive_mode=on', `archive_command=${copy}`);
});
afterAll(async () => {
  for (const server of running) await server.stop();
  for (const folder of [first, second]) {
    const real = path.dirname(realpathSync(path.join(folder, 'postgres')));
    rmSync(real, { recursive: true, force: true });
  }
  for (const folder of [first, second, archive]) rmSync(folder, { recursive: true, force: true });
});

/** Copies a running cluster like `pg_basebackup`: changes during the copy are repaired from the write-ahead log. */
async function copyWhileRunning(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('base', true)`);
  execFileSync('cp', ['-a', `${from}/.`, to]);
  const cluster = path.join(to, 'postgres');
  for (const lock of [path.join(to, 'waybill.pid'), path.join(cluster, 'postmaster.pid')])
    rmSync(lock, { force: true });
  rmSync(path.join(cluster, 'pg_wal'), { recursive: true, force: true });
  mkdirSync(path.join(cluster, 'pg_wal'), { mode: 0o700 });
  handOver(path.join(cluster, 'pg_wal'));
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  writeFileSync(path.join(cluster, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  writeFileSync(path.join(cluster, 'recovery.signal'), '', { mode: 0o600 });
  for (const name of ['backup_label', 'recovery.signal']) handOver(path.join(cluster, name));
  await client.end();
}

test('O-06 the database is brought to the moment before a mistake, from a copy made while it ran and its archived log', async () => {
  const pool = createPool(archiving.url);
  const settings = readSettings({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' }) as Settings;
  const app = await buildApp({ pool, settings, worksOnJobs: false });
  const person = { userName: 'owner', name: 'Daw Mya', role: 'super-admin', password: 'a long password' } as const;
  await createFirstOwner(app.waybill.db, { ...person, now: new Date() });
  const owner = new TestClient(app);
  await owner.signIn(person.userName, person.password);
  const tell = (title: string) =>
    owner.call('announcements.create', { body: { title, body: 'x', for_roles: [], for_branches: [] } });
  await tell('before the copy');
  await copyWhileRunning(archiving.url, first, second);
  await tell('after the copy');
  const moment = await pool.query<{ now: string }>('select clock_timestamp()::text as now');
  await pool.query(`update announcement set title = 'spoilt'`);
  await tell('after the mistake');
  const { rows: current } = await pool.query<{ piece: string }>('select pg_walfile_name(pg_switch_wal()) as piece');
  const archived = async () =>
    (await pool.query<{ last: string | null }>('select last_archived_wal as last from pg_stat_archiver')).rows[0]?.last;
  await expect
    .poll(async () => ((await archived()) ?? '') >= (current[0]?.piece ?? ''), { timeout: 60_000 })
    .toBe(true);
  await app.close();
  await pool.end();
  await archiving.stop();

  const restored = await start(
    second,
    `restore_command=cp ${archive}/%f %p`,
    `recovery_target_time=${moment.rows[0]?.now}`,
    'recovery_target_action=promote',
  );
  const then = createPool(restored.url, { max: 4 });
  // It can be read once recovery has reached the moment, and written to once it is promoted.
  const recovering = async () =>
    (await then.query<{ still: boolean }>('select pg_is_in_recovery() as still')).rows[0]?.still;
  await expect.poll(recovering, { timeout: 60_000 }).toBe(false);
  const again = await buildApp({ pool: then, settings, worksOnJobs: false });
  try {
    const { rows } = await then.query<{ title: string }>('select title from announcement order by id');
    expect(rows.map(({ title }) => title)).toEqual(['before the copy', 'after the copy']);
    expect(await verifyLedger(again.waybill.db)).toEqual([]);
    const back = new TestClient(again);
    await back.signIn(person.userName, person.password);
    expect((await back.call('announcements.list', {})).data.length).toBeGreaterThan(0);
  } finally {
    await again.close();
    await then.end();
  }
});
