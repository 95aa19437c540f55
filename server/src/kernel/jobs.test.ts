import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateJobs, startJobs, type JobRunner } from './jobs.ts';
import { silentLog } from './log.ts';
import { cloneDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
let runner: JobRunner;
const done: number[] = [];
let failing = 0;
beforeAll(async () => {
  database = await cloneDatabase();
  await migrateJobs({ pgPool: database.pool });
  // The database cuts the connection on which a worker reports the result of a job, as an operator or a failover does, `cuts` times.
  await database.pool.query(`
    create sequence cut;
    create table cuts (at text primary key, n bigint not null);
    create function cut_connection() returns trigger language plpgsql as $$
    begin
      if exists (select from cuts where at = tg_op and n > 0) and (tg_op = 'DELETE' or new.last_error is not null) then
        perform nextval('cut');
        if currval('cut') <= (select n from cuts where at = tg_op) then
          perform pg_terminate_backend(pg_backend_pid());
          perform pg_sleep(5);
        end if;
      end if;
      return coalesce(new, old);
    end $$;
    create trigger cut before delete or update on graphile_worker._private_jobs for each row execute function cut_connection()`);
  const log = { ...silentLog, warn: () => {}, error: () => {} } as never;
  const work = async (payload: unknown) => {
    if (failing > 0) {
      failing -= 1;
      throw new Error('not this time');
    }
    done.push((payload as { id: number }).id);
  };
  runner = await startJobs(database.pool, [{ name: 'count', work }], log);
});
afterAll(async () => {
  await runner.stop();
  await database.drop();
});

const cut = (at: 'DELETE' | 'UPDATE', n: number) =>
  database.pool.query(
    `with _ as (select setval('cut', 1, false)) insert into cuts select $1, $2 from _ on conflict (at) do update set n = excluded.n`,
    [at, n],
  );
const queue = (id: number) =>
  database.pool.query(`select graphile_worker.add_job('count', json_build_object('id', $1::int))`, [id]);
const waiting = async (): Promise<number> =>
  (await database.pool.query('select count(*)::int as n from graphile_worker._private_jobs')).rows[0].n;

test('N-22 a connection that is cut while a job is reported as done stops neither the server nor its jobs', async () => {
  await cut('DELETE', 2);
  await queue(1);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  // A job whose result could not be reported runs again: jobs are safe to run twice.
  expect(done).toEqual([1, 1, 1]);
  await queue(2);
  await expect.poll(() => done.at(-1), { timeout: 20_000 }).toBe(2);
});

test('N-22 a connection that is cut while a job is reported as failed leaves the job to be tried again', async () => {
  failing = 1;
  await cut('DELETE', 0);
  await cut('UPDATE', 1);
  await queue(3);
  await expect.poll(() => done.at(-1), { timeout: 20_000 }).toBe(3);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
});
