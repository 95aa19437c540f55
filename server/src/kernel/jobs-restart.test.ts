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

/** Jobs on a separate PostgreSQL, which is restarted while they run. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-jobs-'));
let database: Embedded;
let pool: pg.Pool;
let runner: JobRunner;
let runs = 0;
let refused = false;
beforeAll(async () => {
  chmodSync(folder, 0o711);
  database = await startEmbedded({ dataDir: folder, flags: ['-c', 'fsync=off', '-c', 'autovacuum=off'] });
  pool = createPool(database.url, { max: 8 });
  await migrateJobs({ pgPool: pool });
  await pool.query('create table file (n int primary key)');
  await pool.query(`
    create function refuse_report() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(1);
      raise 'this report is refused';
    end $$`);
  // It holds a connection for a while, as an export does; negative numbers fail, the second one while the failure of the first is being reported.
  const work = async (payload: unknown) => {
    const { n } = payload as { n: number };
    if (n < 0 && refused) {
      if (n < -1) await expect.poll(waitingReports, patient).toBe(1);
      throw new Error('this job fails');
    }
    runs += 1;
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

const waitingReports = () => count(`pg_locks where locktype = 'advisory' and not granted`);

test('N-22 when the reports of two failed jobs are refused at the same moment, the jobs are done by the next runner', async () => {
  refused = true;
  await pool.query(
    `create trigger refuse_report before update of last_error on graphile_worker._private_jobs
       for each row when (new.last_error is not null) execute function refuse_report()`,
  );
  const gate = await pool.connect();
  try {
    await gate.query('select pg_advisory_lock(1)');
    await gate.query(`select graphile_worker.add_job('write', json_build_object('n', n)) from unnest(array[-1, -2]) n`);
    await expect.poll(waitingReports, patient).toBe(2);
    refused = false;
    await gate.query('select pg_advisory_unlock(1)');
  } finally {
    gate.release();
  }
  await expect.poll(() => count('file where n < 0'), patient).toBe(2);
  await pool.query(`drop trigger refuse_report on graphile_worker._private_jobs; delete from file`);
});

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
