import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { usualSchedule } from '@waybill/domain/rooms/exports/schedule-form.ts';
import { startExports, linesOf } from '../exports/testing/export-statements.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { runSchedules } from './export-schedule-job.ts';

const { testApp, query, make, rowOf } = await startExports();
let manager: TestClient;
let managerId: number;
beforeAll(async () => {
  managerId = (await query("select id from staff where user_name = 'manager'"))[0].id;
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await query('delete from export_schedule');
  await goTo(12);
  manager = await testApp.as('manager');
});

const usual = { ...usualSchedule, report: 'delivered' };
const create = async (change: object = {}, who = manager) =>
  (await who.call('export_schedules.create', { body: { ...usual, ...change } as never })).data;
const mine = async (id: number) =>
  (await (await testApp.as('manager')).call('export_schedules.list', {})).data.find((row) => row.id === id);
const run = () => runSchedules(testApp.app.waybill);
const exportsOfManager = () =>
  query('select id, list, format, branch_id, query from export where staff_id = $1 order by id', [managerId]);
/** Moves the clock to this hour of Yangon, of the next day if it is past. */
async function goTo(hour: number): Promise<void> {
  const minutes = (testApp.clock().getTime() / 60_000 + 390) % 1440;
  testApp.clock.advance({ minutes: (hour * 60 - minutes + 1440) % 1440 });
}
const dayFromNow = (days: number) =>
  new Date(testApp.clock().getTime() + 390 * 60_000 + days * 86_400_000).toISOString().slice(0, 10);

test('N-22 a scheduled report is made at its hour, for its days, as an export like any other that its owner is told of', async () => {
  const { id, next_at, status } = await create({ customers: 'all_customer' });
  expect([status, next_at?.slice(0, 16)]).toEqual(['active', `${dayFromNow(1)}T06:00`]);
  const before = (await exportsOfManager()).length;
  expect(await run()).toBe(0);
  await goTo(5);
  expect(await run()).toBe(0);
  await goTo(6);
  expect(await run()).toBe(1);
  const made = (await exportsOfManager()).slice(before);
  expect(made).toEqual([
    expect.objectContaining({
      list: 'report_delivered',
      format: 'csv',
      query: expect.objectContaining({
        sort: 'customer',
        filters: { from: dayFromNow(-1), to: dayFromNow(-1), customers: 'all_customer' },
      }),
    }),
  ]);
  manager = await testApp.as('manager');
  const exportId = made[0].id as number;
  await make(exportId);
  expect(await rowOf(manager, exportId)).toMatchObject({ status: 'ready', own: true });
  expect((await linesOf(manager, exportId)).length).toBeGreaterThan(0);
  expect(await mine(id)).toMatchObject({ last_day: dayFromNow(0), trouble: null });
  expect((await mine(id))?.next_at?.slice(0, 16)).toBe(`${dayFromNow(1)}T06:00`);
  const events = await query(
    "select payload->>'id' as id from event where topic = 'export' and staff_id = $1 and (payload->>'id')::int = $2",
    [managerId, exportId],
  );
  expect(events.length).toBeGreaterThan(1);
  expect(
    await query("select staff_id from audit where room = 'exports' and action = 'start' and record_id = $1", [
      String(exportId),
    ]),
  ).toEqual([{ staff_id: managerId }]);
});

test('N-22 a scheduled report is made once, though two servers look at the same moment', async () => {
  await create();
  await create({ report: 'accepted', format: 'xlsx' });
  await goTo(6);
  const before = (await exportsOfManager()).length;
  const counts = await Promise.all([run(), run(), run()]);
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(2);
  expect((await exportsOfManager()).length - before).toBe(2);
  expect(await run()).toBe(0);
});

test('N-22 servers that were off for days make up for the latest day alone, with the days of that day', async () => {
  const daily = await create({ hour: 20 });
  const weekly = await create({ report: 'accepted', rhythm: 'weekly', weekday: 1, period: 'last_week' });
  const before = (await exportsOfManager()).length;
  testApp.clock.advance({ days: 15 });
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  // It is noon: the run of 20:00 was due yesterday, and is about the day before.
  expect((await mine(daily.id))?.last_day).toBe(dayFromNow(-1));
  const made = (await exportsOfManager()).slice(before);
  expect(made.find(({ list }) => list === 'report_delivered').query.filters).toMatchObject({
    from: dayFromNow(-2),
    to: dayFromNow(-2),
  });
  const monday = (await mine(weekly.id))?.last_day ?? '';
  expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
  const { from, to } = made.find(({ list }) => list === 'report_accepted').query.filters;
  expect((Date.parse(monday) - Date.parse(to)) / 86_400_000).toBe(1);
  expect((Date.parse(monday) - Date.parse(from)) / 86_400_000).toBe(7);
});

test.each(['report.view', 'export.use'])(
  'N-22 A-06 who lost %s by then gets no file and is told why; with the right back the next one is made',
  async (permission) => {
    const { id } = await create();
    const before = (await exportsOfManager()).length;
    await query("delete from role_permission where role_slug = 'manager' and permission = $1", [permission]);
    await goTo(6);
    expect(await run()).toBe(0);
    expect(await exportsOfManager()).toHaveLength(before);
    await query("insert into role_permission (role_slug, permission, position) values ('manager', $1, 0)", [
      permission,
    ]);
    expect(await mine(id)).toMatchObject({ trouble: 'right_lost', last_day: dayFromNow(0), status: 'active' });
    expect(await run()).toBe(0);
    await goTo(5);
    await goTo(6);
    expect(await run()).toBe(1);
    expect(await mine(id)).toMatchObject({ trouble: null, last_day: dayFromNow(0) });
  },
);

test('N-22 S-30 nothing runs for who is suspended, nor in a branch that its owner has left; the schedule says so', async () => {
  const { id } = await create();
  const before = (await exportsOfManager()).length;
  await query("update staff set status = 'suspend' where id = $1", [managerId]);
  await goTo(6);
  expect(await run()).toBe(0);
  await query("update staff set status = 'active' where id = $1", [managerId]);
  // Missed runs are not made up for.
  expect(await run()).toBe(0);
  expect(await mine(id)).toMatchObject({ trouble: 'account_closed' });
  const moved = async (code: string) =>
    query('update staff set branch_id = (select id from branch where code = $1) where id = $2', [code, managerId]);
  await moved('MDY');
  await goTo(5);
  await goTo(6);
  expect(await run()).toBe(0);
  await moved('YGN');
  expect(await mine(id)).toMatchObject({ trouble: 'branch_left' });
  expect(await exportsOfManager()).toHaveLength(before);
});

test('N-22 A-06 the files of a schedule have the rows of its owner’s branches; another branch cannot be asked for', async () => {
  const mandalay = (await query("select id from branch where code = 'MDY'"))[0].id as number;
  const foreign = await manager.try('export_schedules.create', { body: { ...usual, branch_id: mandalay } });
  expect(foreign.body.code).toBe('branch_not_covered');
  const { id } = await create();
  // As if it had been covered when it was scheduled.
  await query('update export_schedule set of_branch_id = $1', [mandalay]);
  await goTo(6);
  expect(await run()).toBe(0);
  expect(await mine(id)).toMatchObject({ trouble: 'branch_not_covered' });
});

test('N-22 A-08 a schedule is changed: what comes next is by the new order, two editors hear of each other, and a run between is no change', async () => {
  const { id, version } = await create();
  await goTo(6);
  expect(await run()).toBe(1);
  manager = await testApp.as('manager');
  const order = { ...usual, report: 'accepted', hour: 9, format: 'xlsx', version } as const;
  const { data } = await manager.call('export_schedules.edit', { params: { id }, body: order });
  expect([data.report, data.next_at?.slice(0, 16), data.format]).toEqual([
    'accepted',
    `${dayFromNow(0)}T09:00`,
    'xlsx',
  ]);
  const late = await manager.try('export_schedules.edit', { params: { id }, body: { ...order, hour: 10 } });
  expect([late.body.code, (await mine(id))?.hour]).toEqual(['changed_meanwhile', 9]);
  const wrong = { ...order, version: data.version, branch_id: 1_000_000 };
  expect((await manager.try('export_schedules.edit', { params: { id }, body: wrong })).body.code).toBe(
    'branch_not_covered',
  );
  expect((await (await testApp.as('owner')).try('export_schedules.edit', { params: { id }, body: order })).status).toBe(
    404,
  );
  await goTo(9);
  const before = (await exportsOfManager()).length;
  expect(await run()).toBe(1);
  // The changed schedule has its own file of this day, once.
  expect((await exportsOfManager()).slice(before)).toMatchObject([{ list: 'report_accepted', format: 'xlsx' }]);
  expect(await run()).toBe(0);
  const [line] = await query(
    "select action, before, after from audit where room = 'export_schedules' order by id desc limit 1",
  );
  expect(line).toMatchObject({ action: 'edit', before: { hour: 6 }, after: { hour: 9 } });
});

test('N-22 a paused report is not made, and what was due meanwhile is not made up for when it runs again', async () => {
  const { id } = await create();
  const change = (command: 'pause' | 'resume', who = manager) =>
    who.try(`export_schedules.${command}`, { params: { id } });
  expect((await change('pause')).body.data).toMatchObject({ status: 'paused', next_at: null });
  expect((await change('pause')).body.code).toBe('state_not_allowed');
  testApp.clock.advance({ days: 2 });
  expect(await run()).toBe(0);
  manager = await testApp.as('manager');
  expect((await change('resume')).body.data.next_at?.slice(0, 16)).toBe(`${dayFromNow(1)}T06:00`);
  expect(await run()).toBe(0);
  await goTo(6);
  expect(await run()).toBe(1);
});

test('N-22 a deleted schedule is gone with what is to come; its files stay', async () => {
  const { id } = await create();
  await goTo(6);
  await run();
  const made = (await exportsOfManager()).length;
  manager = await testApp.as('manager');
  await manager.call('export_schedules.remove', { params: { id } });
  testApp.clock.advance({ days: 3 });
  expect(await run()).toBe(0);
  expect(await exportsOfManager()).toHaveLength(made);
});

test('N-22 A-08 one person has at most 20, which nobody else sees or touches, and the log tells who made, paused and deleted them', async () => {
  for (let n = 0; n < 19; n += 1) await create();
  const both = await Promise.all([
    manager.try('export_schedules.create', { body: usual }),
    manager.try('export_schedules.create', { body: usual }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('schedules_too_many');
  const { data } = await manager.call('export_schedules.list', {});
  expect(data).toHaveLength(20);
  const id = data[0]?.id ?? 0;
  const other = await testApp.as('owner');
  expect((await other.call('export_schedules.list', {})).data).toEqual([]);
  for (const call of ['pause', 'resume', 'remove'] as const)
    expect((await other.try(`export_schedules.${call}`, { params: { id } })).status).toBe(404);
  await manager.call('export_schedules.pause', { params: { id } });
  await manager.call('export_schedules.remove', { params: { id } });
  const lines = await query(
    "select action, staff_id from audit where room = 'export_schedules' and record_id = $1 order by id",
    [String(id)],
  );
  expect(lines).toEqual(['create', 'pause', 'remove'].map((action) => ({ action, staff_id: managerId })));
});

test('N-22 twenty files at one hour come as the rule of open exports lets them: the rest follows when the first are made', async () => {
  for (let n = 0; n < 12; n += 1) await create({ report: n % 2 ? 'accepted' : 'delivered' });
  await query("update export set status = 'expired' where staff_id = $1", [managerId]);
  await goTo(6);
  expect(await run()).toBe(10);
  expect(await run()).toBe(0);
  await query("update export set status = 'expired' where staff_id = $1", [managerId]);
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
});

test.each<[string, object, string]>([
  ['a report that is none', { report: 'salaries' }, 'report'],
  ['one customer who is not named', { customers: 'customer' }, 'customer_id'],
  ['a customer among all', { customer_id: 1 }, 'customer_id'],
  ['an hour that is none', { hour: 24 }, 'hour'],
  ['a day that not every month has', { month_day: 31 }, 'month_day'],
])('X-02 a schedule is refused with %s', async (_, change, field) => {
  const { status, body } = await manager.try('export_schedules.create', { body: { ...usual, ...change } });
  expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'validation_failed', [field]]);
});
