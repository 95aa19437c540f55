import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseAway } from '../errors.ts';
import { dialectOf } from '../hot/dialect.ts';
import { withJobLock } from '../job-lock.ts';
import { startReplicated, type ReplicatedDatabase } from '../testing/replica.ts';
import { databaseProblem } from '../../startup/database-problem.ts';
import type { Database } from '../services.ts';
import { addressOf, readAddress, withParameter } from './database-address.ts';
import { DatabaseClient } from './database-client.ts';
import { createPool } from './pool.ts';
import type { Tables } from './tables.ts';

let databases: ReplicatedDatabase;
let url: string;
const pools: pg.Pool[] = [];
beforeAll(async () => {
  databases = await startReplicated();
  const [primary, replica] = [databases.url, databases.replicaUrl].map((one) => readAddress(one));
  const [{ port }, { port: replicaPort }] = [primary!.hosts[0]!, replica!.hosts[0]!];
  // The replica is named first, as after an earlier failover.
  url = `postgres://${primary!.user}:${primary!.password}@127.0.0.1:${replicaPort},127.0.0.1:${port}/${primary!.database}`;
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await databases.stop();
});

const poolOf = (address: string): pg.Pool => {
  const pool = createPool(address, { max: 4 });
  pools.push(pool);
  return pool;
};
const isPrimary = async (source: pg.Pool): Promise<boolean> =>
  (await source.query<{ is: boolean }>('select not pg_is_in_recovery() as is')).rows[0]!.is;
const portOf = async (source: pg.Pool): Promise<number> =>
  (await source.query<{ port: number }>('select inet_server_port() as port')).rows[0]!.port;

test('O-17 of several hosts the primary is used, and a replica where one is asked for', async () => {
  expect(await isPrimary(poolOf(url))).toBe(true);
  expect(await isPrimary(poolOf(withParameter(url, 'target_session_attrs', 'prefer-standby')))).toBe(false);
  expect(await isPrimary(poolOf(withParameter(url, 'target_session_attrs', 'standby')))).toBe(false);
  const onlyReplica = withParameter(databases.replicaUrl, 'target_session_attrs', 'read-write');
  const problem = await poolOf(onlyReplica)
    .query('select 1')
    .then(
      () => null,
      (error: Error) => error,
    );
  expect(isDatabaseAway(problem)).toBe(true);
  expect(databaseProblem(onlyReplica, problem!).message).toBe(
    `None of the hosts in DATABASE_URL is one that is read-write.\n${addressOf(onlyReplica).replace(/\/.*/, '')}: a standby`,
  );
});

test('O-17 when the primary dies and a replica is promoted, pools, listeners and job locks go on there without a proxy', async () => {
  const pool = poolOf(url);
  const db: Database = new Kysely<Tables>({ dialect: dialectOf(pool) });
  const before = await portOf(pool);
  const heard: string[] = [];
  const listen = async (): Promise<void> => {
    const client = new DatabaseClient({ connectionString: url });
    client.on('error', () => {});
    client.on('notification', ({ payload }) => void heard.push(String(payload)));
    client.on('end', () => void listen().catch(() => {}));
    await client.connect();
    await client.query('listen hosts_test');
  };
  await listen();
  let isHeld = (): void => {};
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  const lost = withJobLock(db, 'hosts', async (one) => {
    isHeld();
    await sql`select pg_sleep(300)`.execute(one);
  }).then(
    () => null,
    (error: unknown) => error,
  );
  await held;

  await databases.killDatabase();
  expect(isDatabaseAway(await lost)).toBe(true);
  const promoted = new DatabaseClient({ connectionString: databases.replicaUrl });
  await promoted.connect();
  await promoted.query('select pg_promote()');

  await expect.poll(() => portOf(pool).catch(() => before), { timeout: 10_000 }).not.toBe(before);
  await expect
    .poll(
      () =>
        pool.query('create table hosts_test (id int)').then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true);
  await expect
    .poll(
      async () => {
        await promoted.query(`notify hosts_test, 'after'`);
        return heard;
      },
      { timeout: 10_000 },
    )
    .toContain('after');
  expect(await withJobLock(db, 'hosts', async () => {})).toBe(true);
  await promoted.end();
});
