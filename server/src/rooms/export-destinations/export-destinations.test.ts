import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { usualSchedule } from '@waybill/domain/rooms/exports/schedule-form.ts';
import { startS3, type S3Server } from '../../kernel/testing/s3-server.ts';
import { startSftp, type SftpServer } from '../../kernel/testing/sftp-server.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { runSchedules } from '../export-schedules/export-schedule-job.ts';
import { startExports } from '../exports/testing/export-statements.ts';
import { runDeliveries } from './export-delivery-job.ts';

const { testApp, query, make } = await startExports();
let s3: S3Server;
let sftp: SftpServer;
let keeper: TestClient;
let manager: TestClient;
beforeAll(async () => {
  [s3, sftp] = await Promise.all([startS3(), startSftp()]);
});
afterAll(async () => {
  await Promise.all([testApp.close(), s3.close(), sftp.close()]);
});
beforeEach(async () => {
  await query('delete from export_schedule');
  allow('127.0.0.1');
  [keeper, manager] = [await testApp.as('superadmin'), await testApp.as('manager')];
});

/** Hosts that the operator of the server allows. */
const allow = (...hosts: readonly string[]) =>
  void Object.assign(testApp.app.waybill.services.settings, { exportHosts: hosts });
const values = (address: string, change: object = {}) => ({
  name: 'Head office',
  address,
  endpoint: null,
  region: null,
  access_key: null,
  host_key: null,
  ...change,
});
const bySftp = (change: object = {}) =>
  values(`sftp://copier@127.0.0.1:${sftp.target.port}`, { host_key: sftp.target.hostKeys[0], ...change });
const byS3 = () => values('s3://copies/reports', { endpoint: s3.target.endpoint, access_key: s3.target.accessKey });
async function destination(body: ReturnType<typeof values>, secret: string): Promise<number> {
  const { data } = await keeper.call('export_destinations.create', { body });
  await keeper.call('export_destinations.setSecret', { params: { id: data.id }, body: { secret } });
  return data.id;
}
const tested = async (id: number) => (await keeper.call('export_destinations.test', { params: { id } })).data;
const schedule = async (destination_id: number, change: object = {}) =>
  (
    await manager.call('export_schedules.create', {
      body: { ...usualSchedule, report: 'delivered', destination_id, file_name: 'Daily {date}', ...change },
    })
  ).data;
const deliveryOf = async (id: number) =>
  (await (await testApp.as('manager')).call('export_schedules.list', {})).data.find((row) => row.id === id)?.delivery;
const deliver = () => runDeliveries(testApp.app.waybill);
/** Lets the schedule run, and makes its file. */
async function run(): Promise<number> {
  testApp.clock.advance({ days: 1 });
  expect(await runSchedules(testApp.app.waybill)).toBe(1);
  const [{ id }] = await query('select max(id) as id from export');
  await make(id);
  manager = await testApp.as('manager');
  keeper = await testApp.as('superadmin');
  return id;
}

test.each<[string, () => Promise<number>, () => string[]]>([
  ['S3', () => destination(byS3(), s3.target.secret), () => readdirSync(path.join(s3.directory, 'copies/reports'))],
  ['SFTP', () => destination(bySftp(), 'open sesame'), () => readdirSync(sftp.directory)],
])(
  'O-15 the file of a schedule is delivered by %s under its name and day, and is said to be there once it is',
  async (_, place, files) => {
    const id = await place();
    expect(await tested(id)).toEqual({ trouble: null, detail: '' });
    const { id: scheduleId } = await schedule(id);
    const exportId = await run();
    expect(await deliveryOf(scheduleId)).toMatchObject({ status: 'waiting', delivered_at: null });
    expect([await deliver(), await deliver()]).toEqual([1, 0]);
    const delivery = await deliveryOf(scheduleId);
    expect(delivery).toMatchObject({ status: 'delivered', trouble: null });
    expect(delivery?.file_name).toMatch(/^Daily_\d{4}-\d\d-\d\d\.csv$/);
    expect(files().some((name) => name.startsWith(delivery?.file_name ?? '-'))).toBe(true);
    const [{ bytes }] = await query('select bytes from export_delivery where export_id = $1', [exportId]);
    const [{ size }] = await query('select size from export where id = $1', [exportId]);
    expect(bytes).toBe(size);
    const { data } = await keeper.call('audit.list', { query: { room: 'export_destinations' } });
    expect(data[0]).toMatchObject({ action: 'send_file' });
  },
);

test('O-15 a file that is refused for good waits for a person, one that is not taken for the moment is tried again, and a taken name is never replaced', async () => {
  const id = await destination(bySftp(), 'wrong');
  expect((await tested(id)).trouble).toBe('refused_key');
  const { id: scheduleId } = await schedule(id);
  const exportId = await run();
  expect(await deliver()).toBe(0);
  expect(await deliveryOf(scheduleId)).toMatchObject({ status: 'failed', trouble: 'refused_key', attempts: 1 });
  await keeper.call('export_destinations.setSecret', { params: { id }, body: { secret: 'open sesame' } });
  const again = () => manager.try('export_schedules.deliver', { params: { id: scheduleId } });
  const both = await Promise.all([again(), again()]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const name = (await deliveryOf(scheduleId))?.file_name ?? '';
  writeFileSync(path.join(sftp.directory, name), 'of somebody else');
  await query(
    "update export_destination set address = replace(address, '127.0.0.1', 'nowhere.invalid') where id = $1",
    [id],
  );
  allow('127.0.0.1', 'nowhere.invalid');
  expect(await deliver()).toBe(0);
  expect(await deliveryOf(scheduleId)).toMatchObject({ status: 'waiting', trouble: 'host_not_found' });
  expect(await deliver()).toBe(0);
  expect((await deliveryOf(scheduleId))?.attempts).toBe(1);
  await query(
    "update export_destination set address = replace(address, 'nowhere.invalid', '127.0.0.1') where id = $1",
    [id],
  );
  testApp.clock.advance({ minutes: 2 });
  expect(await deliver()).toBe(1);
  expect((await deliveryOf(scheduleId))?.file_name).toBe(name.replace('.csv', `-${exportId}.csv`));
  expect(readFileSync(path.join(sftp.directory, name), 'utf8')).toBe('of somebody else');
  // An attempt whose result was lost is found there, and not sent twice.
  await query(
    "update export_delivery set status = 'waiting', next_at = '2000-01-01', delivered_at = null, bytes = null where export_id = $1",
    [exportId],
  );
  const before = readdirSync(sftp.directory);
  expect(await deliver()).toBe(1);
  expect(readdirSync(sftp.directory)).toEqual(before);
});

test('O-15 S-30 nothing is sent once its owner may not export, or to a closed destination', async () => {
  const id = await destination(bySftp(), 'open sesame');
  const { id: scheduleId } = await schedule(id, { file_name: 'closed' });
  await run();
  await query("update staff set status = 'suspend' where user_name = 'manager'");
  expect(await deliver()).toBe(0);
  await query("update staff set status = 'active' where user_name = 'manager'");
  expect(await deliveryOf(scheduleId)).toMatchObject({ status: 'failed', trouble: 'owner_left' });
  await keeper.call('export_destinations.close', { params: { id } });
  await run();
  const [row] = (await manager.call('export_schedules.list', {})).data;
  expect(row).toMatchObject({ trouble: 'destination_closed', destination: { id } });
  expect(await deliver()).toBe(0);
  expect(
    (
      await manager.try('export_schedules.create', {
        body: { ...usualSchedule, report: 'accepted', destination_id: id },
      })
    ).status,
  ).toBe(422);
  expect(readdirSync(sftp.directory).filter((name) => name.startsWith('closed'))).toEqual([]);
});

test.each<[string, () => object, string]>([
  ['the own machine', () => ({ address: 'sftp://a@127.0.0.1:22' }), 'destination_private'],
  ['the own network by S3', () => ({ address: 's3://copies', endpoint: 'https://10.0.0.7' }), 'destination_private'],
  [
    'the metadata of a cloud',
    () => ({ address: 's3://copies', endpoint: 'https://169.254.169.254' }),
    'destination_private',
  ],
  ['S3 without TLS', () => ({ address: 's3://copies', endpoint: 'http://8.8.8.8' }), 'destination_address'],
  ['a file of the server', () => ({ address: 'file:///etc' }), 'destination_address'],
  ['an address with a password', () => ({ address: 'sftp://a:b@8.8.8.8' }), 'destination_address'],
])('O-15 N-06 no destination is named at %s', async (_, change, code) => {
  allow();
  const { status, body } = await keeper.try('export_destinations.create', { body: { ...values(''), ...change() } });
  expect([status, body.code]).toEqual([422, code]);
});

test('O-15 N-06 a destination that was allowed once and is in the own network now is not connected to', async () => {
  const ids = [await destination(bySftp(), 'open sesame'), await destination(byS3(), s3.target.secret)];
  allow();
  expect(await Promise.all(ids.map(async (id) => (await tested(id)).trouble))).toEqual([
    'refused_address',
    'refused_address',
  ]);
});

test('O-15 A-08 a secret is in no answer and no audit line, and goes to no other place than it was set for', async () => {
  const id = await destination(bySftp({ name: 'Partner' }), 'open sesame');
  const { data: before } = await keeper.call('export_destinations.detail', { params: { id } });
  const renamed = { ...bySftp({ name: 'Partner 2' }), version: before.version };
  const { data: kept } = await keeper.call('export_destinations.edit', { params: { id }, body: renamed });
  expect(kept.has_secret).toBe(true);
  const moved = { ...bySftp({ address: 'sftp://thief@127.0.0.1:22' }), version: kept.version };
  const { data: after } = await keeper.call('export_destinations.edit', { params: { id }, body: moved });
  expect(after.has_secret).toBe(false);
  expect((await tested(id)).trouble).toBe('refused_key');
  const lines = await query(
    "select action, before, after from audit where room = 'export_destinations' and record_id = $1 order by id",
    [String(id)],
  );
  expect(lines.map(({ action }) => action)).toEqual(['create', 'set_secret', 'edit', 'edit']);
  expect(
    JSON.stringify([
      lines,
      before,
      kept,
      after,
      await query('select * from event'),
      await query('select * from idempotency'),
    ]),
  ).not.toContain('open sesame');
  expect((await manager.try('export_destinations.detail', { params: { id } })).status).toBe(403);
  expect((await manager.call('export_destinations.choices', {})).data).toContainEqual({ id, name: 'Head office' });
});
