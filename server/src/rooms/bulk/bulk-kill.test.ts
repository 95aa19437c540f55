import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { startJobChild } from '../../kernel/testing/job-child.ts';
import { routes } from '../../app/all-routes.ts';
import { resumeJob } from '../../app/resume-job.ts';
import { bulkJob } from './bulk-job.ts';

let testApp: TestApp;
let owner: TestClient;
beforeAll(async () => {
  testApp = await startTestApp();
  owner = await testApp.as('owner');
});
afterAll(() => testApp.close());

const query = async (text: string, values: unknown[] = []) => (await testApp.database.pool.query(text, values)).rows;

/** Starts a job that suspends eight new users, and holds the fifth on another connection, so that the worker is certainly in the middle of it. */
async function heldAtFifth(name: string) {
  const { data: me } = await owner.call('sessions.activeAccount', {});
  const people: number[] = (
    await query(
      `insert into staff (user_name, name, role_slug, user_type, branch_id, status, password_hash, search_key, created_at, updated_at)
    select $2 || '.' || n, $2 || ' ' || n, 'staff', 'fcs', $1, 'active', 'x', $2, now(), now() from generate_series(1, 8) n returning id`,
      [me.branch?.id, name],
    )
  ).map((row) => Number(row.id));
  const { data: job } = await owner.call('bulk.start', {
    body: { action: 'staff.suspend', ids: people, input: { reason: 'x' } },
  });
  const holder = await testApp.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from staff where id = $1 for update', [people[4]]);
  const release = async () => {
    await holder.query('rollback');
    holder.release();
  };
  return {
    people,
    job,
    release,
    progress: async () => (await owner.call('bulk.detail', { params: { id: job.id } })).data,
  };
}

/** Counts the sessions of this database that match. */
const sessions = async (condition: string): Promise<number> =>
  (
    await query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
    )
  )[0].n;

const allSuspendedOnce = async (people: readonly number[]) => {
  const audited = await query(
    "select record_id, count(*)::int as n from audit where room = 'staff' and action = 'suspend' and record_id = any($1) group by record_id",
    [people.map(String)],
  );
  expect(audited.map((row) => row.n)).toEqual(Array(8).fill(1));
  expect(await query('select distinct status, version from staff where id = any($1)', [people])).toEqual([
    { status: 'suspend', version: 2 },
  ]);
};

test('P-09 S-08 Q-05 a bulk job whose process is killed in the middle of a record goes on where it was, and does no record twice', async () => {
  const { people, job, release, progress } = await heldAtFifth('kill');
  const child = await startJobChild(testApp.database.url, 'bulk', { id: job.id });
  await expect
    .poll(() => sessions("application_name = 'job-child' and wait_event_type = 'Lock'"), { timeout: 20_000 })
    .toBe(1);
  await child.kill();
  expect(await progress()).toMatchObject({ status: 'running', done: 4, failed: 0 });
  await release();

  // Once the database has noticed the death, the next minute's run finds the job without a worker.
  await expect.poll(() => sessions("application_name = 'job-child'"), { timeout: 20_000 }).toBe(0);
  await resumeJob(testApp.app.waybill).work({});
  expect(await query('select payload from graphile_worker._private_jobs where key = $1', [`bulk:${job.id}`])).toEqual([
    { payload: { id: job.id } },
  ]);
  await bulkJob({ ...testApp.app.waybill, routes }).work({ id: job.id });

  expect(await progress()).toMatchObject({ status: 'done', done: 8, failed: 0, failures: [] });
  await allSuspendedOnce(people);
}, 60_000);

test('P-09 O-07 a bulk job whose lock was lost with its connection ends after the record that it is at; the next run does the rest, each once', async () => {
  const { people, job, release, progress } = await heldAtFifth('lost');
  const work = () => bulkJob({ ...testApp.app.waybill, routes }).work({ id: job.id });
  const first = work().catch((error: unknown) => String(error));
  await expect.poll(() => sessions("wait_event_type = 'Lock'"), { timeout: 20_000 }).toBe(1);
  await query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`);
  await release();
  expect(await first).toMatch(/terminat|connection error/i);
  expect(await progress()).toMatchObject({ status: 'running', done: 5, failed: 0 });
  await work();
  expect(await progress()).toMatchObject({ status: 'done', done: 8, failed: 0, failures: [] });
  await allSuspendedOnce(people);
});
