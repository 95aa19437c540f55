import type { ExportState } from '@waybill/domain/rooms/exports/export-states.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HealthCheck } from '@waybill/domain/kernel/health-checks.ts';
import { ServerLoad, type CallLoad } from '../../kernel/server-load.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { sweepJob } from '../../app/sweep-job.ts';
import { keepBackupRun, removePulse, writePulse } from './operations.store.ts';

let fixture: TestApp;
let operator: TestClient;
beforeAll(async () => {
  fixture = await startTestApp();
  operator = await fixture.as('superadmin');
});
afterAll(() => fixture.close());

const look = async () => (await operator.call('operations.read', {})).data;
const checked = async (name: HealthCheck) => {
  const found = (await look()).checks.find((check) => check.name === name);
  return [found?.level, found?.value];
};
const loaded = (calls: readonly CallLoad[]) => ({ lastHour: () => [...calls], slowStatements: () => [] });
const written = { seconds: 3, rows: 10, bytes: 1000, problem: null };

test('O-06 whoever watches sees that nothing was ever backed up, when it last was, and that the last try failed', async () => {
  const { db } = fixture.app.waybill;
  expect(await checked('backup_age')).toEqual(['danger', null]);
  await keepBackupRun(db, { ended_at: fixture.clock(), file: 'night.backup', ...written });
  fixture.clock.advance({ hours: 25 });
  operator = await fixture.as('superadmin');
  expect(await checked('backup_age')).toEqual(['fine', 25]);
  const problem = 'the disk is full';
  await keepBackupRun(db, {
    ended_at: fixture.clock(),
    seconds: 1,
    file: 'next.backup',
    rows: null,
    bytes: null,
    problem,
  });
  fixture.clock.advance({ hours: 2 });
  operator = await fixture.as('superadmin');
  expect(await checked('backup_age')).toEqual(['attention', 27]);
  expect((await look()).backups.map(({ file, problem: why }) => [file, why])).toEqual([
    ['next.backup', problem],
    ['night.backup', null],
  ]);
});

test('O-07 the calls of the last hour are counted over all servers, and one that ended without a word is missed', async () => {
  const { db, services } = fixture.app.waybill;
  const other = { id: randomUUID(), startedAt: fixture.clock() };
  const times = (step: number, n: number) => Array.from({ length: 18 }, (_, at) => (at === step ? n : 0));
  await writePulse(
    db,
    other,
    loaded([{ call: 'GET /api/slow', answers: 40, errors: 4, times: times(14, 40) }]),
    fixture.clock(),
  );
  await operator.call('announcements.list', {});
  const now = await look();
  expect(now.servers).toHaveLength(2);
  expect(now.calls[0]).toMatchObject({ call: 'GET /api/slow', answers: 40, errors: 4, p95_ms: 1950 });
  expect(now.calls.map(({ call }) => call)).toContain('GET /api/announcement');
  expect((await checked('error_share'))[0]).toBe('danger');
  expect(await checked('server_silent')).toEqual(['fine', 0]);

  fixture.clock.advance({ minutes: 5 });
  // Its own answers are those of this moment, whatever it has written last.
  expect((await look()).servers.map(({ silent }) => silent)).toEqual([false, true]);
  expect(await checked('server_silent')).toEqual(['attention', 1]);
  expect((await checked('error_share'))[0]).toBe('fine');
  const restarted = { id: randomUUID(), startedAt: fixture.clock() };
  await writePulse(db, restarted, loaded([]), fixture.clock());
  expect(await checked('server_silent')).toEqual(['fine', 0]);
  for (const { id } of [other, restarted]) await removePulse(db, id);

  await writePulse(db, other, loaded([]), fixture.clock());
  fixture.clock.advance({ hours: 25 });
  await sweepJob({ services, db }).work({});
  expect((await db.selectFrom('server_pulse').select('id').execute()).map(({ id }) => id)).not.toContain(other.id);
});

test('background work that waits too long, or was tried to the end in vain, is said with its task and its reason', async () => {
  operator = await fixture.as('superadmin');
  const { services } = fixture.app.waybill;
  const due = new Date(fixture.clock().getTime() - 7 * 60_000);
  await services.pool.query(`select graphile_worker.add_job('export', '{"id":1}', run_at => $1)`, [due]);
  const { rows } = await services.pool.query<{ id: string }>(
    `select (graphile_worker.add_job('import', '{}', max_attempts => 1)).id`,
  );
  await services.pool.query('select graphile_worker.permanently_fail_jobs(array[$1::bigint], $2)', [
    rows[0]?.id,
    'the sheet is gone',
  ]);
  expect(await checked('job_wait')).toEqual(['attention', 7]);
  expect(await checked('job_failed')).toEqual(['attention', 1]);
  expect((await look()).jobs).toMatchObject([
    { task: 'import', failed: 1, waiting: 0, last_error: 'the sheet is gone' },
    { task: 'export', failed: 0, waiting: 1, oldest_seconds: 420 },
  ]);
});

test('O-07 A-08 work that was tried in vain is put back into the queue by whoever watches, once, and the log tells who did', async () => {
  const { services } = fixture.app.waybill;
  operator = await fixture.as('superadmin');
  const retry = () => operator.try('operations.retryJobs', { body: { task: 'import' } });
  expect((await retry()).status).toBe(200);
  expect((await look()).jobs.find(({ task }) => task === 'import')).toMatchObject({ failed: 0, waiting: 1 });
  const again = await retry();
  expect([again.status, again.body.code]).toEqual([409, 'state_not_allowed']);
  const { rows } = await services.pool.query("select record_name as name, after from audit where room = 'operations'");
  expect(rows).toEqual([{ name: 'import', after: { tried_again: 1 } }]);
  expect((await (await fixture.as('manager')).try('operations.retryJobs', { body: { task: 'import' } })).status).toBe(
    403,
  );
});

test('N-22 a file that failed is made again by whoever watches, for the one who asked for it and nobody else', async () => {
  const { db } = fixture.app.waybill;
  const manager = await fixture.as('manager');
  operator = await fixture.as('superadmin');
  const { data: asked } = await manager.call('exports.start', {
    body: { list: 'staff', format: 'csv', columns: ['name'], search: '', filters: {} },
  });
  const state = (status: ExportState) => db.updateTable('export').set({ status }).where('id', '=', asked.id).execute();
  await state('failed');
  expect((await look()).exports).toMatchObject([{ id: asked.id, list: 'staff' }]);
  const retry = () => operator.try('operations.retryExport', { params: { id: asked.id } });
  expect([(await retry()).status, (await retry()).body.code]).toEqual([200, 'state_not_allowed']);
  expect((await look()).exports).toEqual([]);
  expect((await operator.try('exports.retry', { params: { id: asked.id } })).status).toBe(404);
});

test('a statement that takes long is told with how often and how long, over all servers, and without its values', async () => {
  const { db, services } = fixture.app.waybill;
  operator = await fixture.as('superadmin');
  await sql`select pg_sleep(0.25), ${'nobody reads this'}::text as value`.execute(db);
  const other = new ServerLoad(fixture.clock);
  other.asked('select pg_sleep(0.25), $1::text as value', 900);
  other.asked('select 1', 199);
  await writePulse(db, { id: randomUUID(), startedAt: fixture.clock() }, other, fixture.clock());
  const found = (await look()).statements.find(({ text }) => text.includes('pg_sleep'));
  expect(found).toMatchObject({ text: 'select pg_sleep(0.25), $1::text as value', times: 2, longest_ms: 900 });
  expect(JSON.stringify((await look()).statements)).not.toMatch(/nobody reads this|select 1"/);
  expect(services.load.slowStatements().length).toBeGreaterThan(0);
});

test('the checks stand in the metrics too, for a program that watches', async () => {
  const text = (await fixture.guest().send({ method: 'GET', url: '/metrics' })).body;
  expect(text).toContain('waybill_check_level{check="backup_age"} 2');
  expect(text).toContain('waybill_check_level{check="replica_behind"} 0');
  expect(text).toMatch(/waybill_check_value\{check="connections"\} \d/);
});

test('the database and its disk are asked; without a replica and an archive nothing is said of them', async () => {
  const now = await look();
  expect(now.database.version).toMatch(/^1[5-9]\./);
  expect(now.database.connections).toBeGreaterThan(0);
  expect([now.replicas, now.archive]).toEqual([[], null]);
  expect([(await checked('replica_behind'))[0], (await checked('archive_failing'))[0]]).toEqual(['unused', 'unused']);
  const levels = now.checks.map(({ level }) => level);
  expect(levels.indexOf('unused')).toBeGreaterThan(levels.lastIndexOf('attention'));
});
