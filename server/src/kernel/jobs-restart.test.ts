import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbedded, type Embedded } from './db/embedded.ts';
import { createPool } from './db/pool.ts';
import { migrateJobs, startJobs, type JobRunner } from './jobs.ts';
import { silentLog } from './log.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Jobs on a PostgreSQL of their own, which is restarted under them. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-jobs-'));
let database: Embedded;
let pool: pg.Pool;
let runner: JobRunner;
let runs = 0;
beforeAll(async () => {
  chmodSync(folder, 0o711);
  database = await startEmbedded({ dataDir: folder, flags: ['-c', 'fsync=off', '-c', 'autovacuum=off'] });
  pool = createPool(database.url, { max: 8 });
  await migrateJobs({ pgPool: pool });
  await pool.query('create table file (n int primary key)');
  // It holds a connection for a while, as an export does.
  const work = async (payload: unknown) => {
    runs += 1;
    const { n } = payload as { n: number };
    await pool.query(`with _ as (select pg_sleep(0.3)) insert into file select $1 from _ on conflict do nothing`, [n]);
  };
  const log = { ...silentLog, warn: () => {}, error: () => {} } as never;
  runner = await startJobs(pool, [{ name: 'write', work }], log);
});
afterAll(async () => {
  await runner?.stop();
  await pool?.end();
  await database?.stop();
  const real = path.dirname(realpathSync(path.join(folder, 'postgres')));
  rmSync(real, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const patient = { timeout: 60_000, interval: 50 };
const count = async (text: string): Promise<number> =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from ${text}`)).rows[0]?.n ?? -1;

test.each([
  ['is stopped and started again', 'SIGINT', 1],
  ['is killed', 'SIGKILL', 2],
] as const)(
  'N-22 O-07 when the database %s under jobs, each of them is done and the server goes on',
  async (_, signal, round) => {
    const before = runs;
    await pool.query(
      `select graphile_worker.add_job('write', json_build_object('n', n)) from generate_series($1::int, $1 + 5) n`,
      [round * 100],
    );
    await expect.poll(() => runs, patient).toBeGreaterThan(before + 1);
    const { pid } = database;
    process.kill(pid, signal);
    await expect.poll(() => database.pid, patient).not.toBe(pid);
    await expect.poll(() => count('file').catch(() => -1), patient).toBe(round * 6);
    await expect.poll(() => count('graphile_worker._private_jobs').catch(() => -1), patient).toBe(0);
  },
);
