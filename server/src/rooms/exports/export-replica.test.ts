import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createPool } from '../../kernel/db/pool.ts';
import { readSettings, type Settings } from '../../kernel/settings.ts';
import { TestClient } from '../../kernel/testing/app.ts';
import { startReplicated, type ReplicatedDatabase } from '../../kernel/testing/replica.ts';
import { createFirstOwner } from '../staff/create-first-owner.ts';
import { exportJob } from './export-job.ts';
import { linesOf } from './testing/export-statements.ts';

let databases: ReplicatedDatabase;
let pool: pg.Pool;
let replica: pg.Pool;
let app: Awaited<ReturnType<typeof buildApp>>;
let owner: TestClient;
beforeAll(async () => {
  databases = await startReplicated();
  pool = createPool(databases.url);
  replica = createPool(databases.replicaUrl, { max: 1 });
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
    DATABASE_URL: databases.url,
    DATABASE_REPLICA_URL: databases.replicaUrl,
  }) as Settings;
  app = await buildApp({ pool, settings, worksOnJobs: false });
  await createFirstOwner(app.waybill.db, {
    userName: 'owner',
    name: 'Daw Mya',
    role: 'super-admin',
    password: 'a long password',
    now: new Date(),
  });
  owner = new TestClient(app);
  await owner.signIn('owner', 'a long password');
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await replica.end();
  await databases.stop();
});

const nameIs = (name: string) => pool.query('update staff set name = $1', [name]);
/** Returns the names in an export of all staff, and whether it read the replica. */
async function exported(): Promise<{ names: string[]; ofReplica: boolean }> {
  const { data } = await owner.call('exports.start', { body: { list: 'staff', format: 'csv', columns: ['name'] } });
  const before = databases.statements.length;
  await exportJob(app.waybill).work({ id: data.id });
  const [, ...names] = await linesOf(owner, data.id);
  return { names, ofReplica: databases.statements.slice(before).some((line) => /from staff/.test(line)) };
}

test('N-22 an export is read from the replica, and has what was written a moment before', async () => {
  for (const name of ['Daw Aye', 'Daw Bo', 'Daw Chit', 'Daw Hla']) {
    await nameIs(name);
    expect(await exported()).toEqual({ names: [name], ofReplica: true });
  }
});

test('N-22 an export is not old where the replica stands still: it is read from the database itself', async () => {
  await replica.query('select pg_wal_replay_pause()');
  await nameIs('Daw Khin');
  expect((await replica.query('select name from staff')).rows).toEqual([{ name: 'Daw Hla' }]);
  expect(await exported()).toEqual({ names: ['Daw Khin'], ofReplica: false });
  await replica.query('select pg_wal_replay_resume()');
  expect(await exported()).toEqual({ names: ['Daw Khin'], ofReplica: true });
});

test('N-22 an export whose reading the replica ends in the middle is made from the database', async () => {
  await owner.call('announcements.create', { body: { title: 'Rain', body: 'x', for_roles: [], for_branches: [] } });
  const { data } = await owner.call('exports.start', {
    body: { list: 'announcements', format: 'csv', columns: ['title'] },
  });
  // A lock of the database holds on its replica too.
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('lock table announcement in access exclusive mode');
  const making = exportJob(app.waybill).work({ id: data.id });
  const ended = `select pg_terminate_backend(pid) as ended from pg_stat_activity where wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await replica.query(ended)).rows, { timeout: 20_000 }).toEqual([{ ended: true }]);
  await holder.query('rollback');
  holder.release();
  await making;
  expect((await linesOf(owner, data.id)).slice(1)).toEqual(['Rain']);
}, 60_000);

test('N-22 an export is read from the database itself where the replica does not answer, or is none', async () => {
  await replica.query('select pg_promote()');
  await nameIs('Daw Moe');
  expect(await exported()).toEqual({ names: ['Daw Moe'], ofReplica: false });
  await databases.stopReplica();
  await nameIs('Daw Nwe');
  expect(await exported()).toEqual({ names: ['Daw Nwe'], ofReplica: false });
});
