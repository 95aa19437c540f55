import { allLists } from '@waybill/contract/generated/all-lists.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bulkLimit, selectionMinutes } from '@waybill/domain/rooms/bulk/bulk-states.ts';
import { registry } from '@waybill/contract/registry.ts';
import { bulkActions } from '@waybill/contract/rooms/bulk/bulk-actions.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { routes } from '../../app/all-routes.ts';
import { resumeJob } from '../../app/resume-job.ts';
import { bulkJob } from './bulk-job.ts';

let testApp: TestApp;
let founder: TestClient;
let owner: TestClient;
let people: number[];
beforeAll(async () => {
  testApp = await startTestApp();
  [founder, owner] = [await testApp.as('superadmin'), await testApp.as('owner')];
});
afterAll(() => testApp.close());

/** Processes a job as the queue does. */
const work = (id: number) => bulkJob({ ...testApp.app.waybill, routes }).work({ id });
const detail = async (who: TestClient, id: number) => (await who.call('bulk.detail', { params: { id } })).data;
const suspend = (who: TestClient, change: object) =>
  who.try('bulk.start', { body: { action: 'staff.suspend', input: { reason: 'စာရင်းစစ်' }, ...change } });
const begin = async (who: TestClient, ids: number[]) => (await suspend(who, { ids })).body.data.id;
const statesOf = async (ids: number[]) =>
  (await testApp.database.pool.query('select status from staff where id = any($1) order by id', [ids])).rows.map(
    (row) => row.status,
  );
const audited = async (id: number) =>
  (
    await testApp.database.pool.query(
      "select count(*)::int as n from audit where room = 'staff' and record_id = $1 and action = 'suspend'",
      [String(id)],
    )
  ).rows[0].n;

let round = 0;
/** Five clerks of Yangon, new for each test. */
beforeEach(async () => {
  round += 1;
  const { data: me } = await owner.call('sessions.activeAccount', {});
  const { rows } = await testApp.database.pool.query(
    `insert into staff (user_name, name, role_slug, user_type, branch_id, status, password_hash, search_key, created_at, updated_at)
    select 'bulk' || $1 || '.' || n, 'Bulk ' || $1 || ' No ' || n, 'staff', 'fcs', $2, 'active', 'x', 'bulk' || $1,
      now(), now()
    from generate_series(1, 5) n
    returning id`,
    [String(round), me.branch?.id],
  );
  people = rows.map((row) => Number(row.id));
});

describe('P-09 a bulk job', () => {
  test('P-09 does the very command of the button to each record, with audit and events of its own', async () => {
    const { status, body } = await suspend(owner, { ids: people });
    expect([status, body.data]).toEqual([
      202,
      expect.objectContaining({
        action: 'staff.suspend',
        status: 'running',
        total: 5,
        done: 0,
        failed: 0,
        failures: [],
      }),
    ]);
    await work(body.data.id);
    expect(await detail(owner, body.data.id)).toMatchObject({
      status: 'done',
      total: 5,
      done: 5,
      failed: 0,
      failures: [],
      finished_at: expect.any(String),
    });
    expect(await statesOf(people)).toEqual(Array(5).fill('suspend'));
    for (const id of people) expect(await audited(id)).toBe(1);
    const { data } = await founder.call('staff.detail', { params: { id: people[0] } });
    expect(data.status_reason).toBe('စာရင်းစစ်');
  });

  test('P-09 what cannot be done is listed with its name and reason, and the rest is done', async () => {
    await founder.call('staff.suspend', { params: { id: people[1] }, body: { reason: 'x' } });
    const { data: me } = await owner.call('sessions.activeAccount', {});
    const foreign = (await testApp.database.pool.query("select id from staff where user_name = 'mdy.staff'")).rows[0]
      .id;
    const id = await begin(owner, [...people.slice(0, 3), me.id, Number(foreign)]);
    await work(id);
    const job = await detail(owner, id);
    expect(job).toMatchObject({ status: 'done', done: 2, failed: 3 });
    expect(job.failures).toEqual([
      { record_id: people[1], name: `Bulk ${round} No 2`, code: 'state_not_allowed' },
      { record_id: me.id, name: me.name, code: 'own_account' },
      { record_id: Number(foreign), name: null, code: 'not_found' },
    ]);
  });

  test('P-09 those that failed are tried again, the others are not touched a second time', async () => {
    await founder.call('staff.suspend', { params: { id: people[1] }, body: { reason: 'x' } });
    const id = await begin(owner, people);
    await work(id);
    await founder.call('staff.reactivate', { params: { id: people[1] }, body: { reason: 'x' } });
    const again = await owner.call('bulk.retry', { params: { id } });
    expect(again.data).toMatchObject({ status: 'running', done: 4, failed: 0 });
    await work(id);
    expect(await detail(owner, id)).toMatchObject({ status: 'done', done: 5, failed: 0 });
    expect(await Promise.all(people.map(audited))).toEqual([1, 2, 1, 1, 1]);
  });

  test('P-09 is stopped: the rest stays as it was, and can be taken up again', async () => {
    const id = await begin(owner, people);
    expect((await owner.call('bulk.cancel', { params: { id } })).data).toMatchObject({ status: 'cancelled' });
    await work(id);
    expect(await statesOf(people)).toEqual(Array(5).fill('active'));
    expect((await owner.try('bulk.cancel', { params: { id } })).body.code).toBe('state_not_allowed');
    await owner.call('bulk.retry', { params: { id } });
    await work(id);
    expect(await detail(owner, id)).toMatchObject({ status: 'done', done: 5 });
  });

  test('S-08 somebody who stops it while a record is under way stops it after that record', async () => {
    const id = await begin(owner, people);
    const holder = await testApp.database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from staff where id = $1 for update', [people[2]]);
    const working = work(id);
    await expect.poll(async () => (await detail(owner, id)).done, { timeout: 10_000 }).toBe(2);
    await owner.call('bulk.cancel', { params: { id } });
    await holder.query('commit');
    holder.release();
    await working;
    expect(await detail(owner, id)).toMatchObject({ status: 'cancelled', done: 3, failed: 0 });
    expect(await statesOf(people)).toEqual(['suspend', 'suspend', 'suspend', 'active', 'active']);
  });

  test('A-06 S-30 acts with the rights of the moment: who loses them in the middle does nothing more', async () => {
    const deputy = await testApp.as('manager');
    const id = await begin(deputy, people);
    await testApp.database.pool.query(
      "delete from role_permission where role_slug = 'manager' and permission = 'staff.suspend'",
    );
    await work(id);
    await testApp.database.pool.query(
      "insert into role_permission (role_slug, permission, position) values ('manager', 'staff.suspend', 3)",
    );
    expect((await detail(deputy, id)).failures.map((row) => row.code)).toEqual(Array(5).fill('missing_permission'));

    const second = await begin(deputy, people);
    const { data: me } = await deputy.call('sessions.activeAccount', {});
    await founder.call('staff.suspend', { params: { id: me.id }, body: { reason: 'x' } });
    await work(second);
    await founder.call('staff.reactivate', { params: { id: me.id }, body: { reason: 'x' } });
    expect((await detail(await testApp.as('manager'), second)).failures.map((row) => row.code)).toEqual(
      Array(5).fill('unauthorized'),
    );
    expect(await statesOf(people)).toEqual(Array(5).fill('active'));
  });

  test('A-06 whoever has left the branch does nothing more in it', async () => {
    const deputy = await testApp.as('manager');
    const id = await begin(deputy, people);
    await testApp.database.pool.query(
      "update staff set branch_id = (select id from branch where code = 'MDY') where user_name = 'manager'",
    );
    await work(id);
    await testApp.database.pool.query(
      "update staff set branch_id = (select id from branch where code = 'YGN') where user_name = 'manager'",
    );
    expect((await detail(deputy, id)).failures.map((row) => row.code)).toEqual(Array(5).fill('unauthorized'));
    expect(await statesOf(people)).toEqual(Array(5).fill('active'));
  });

  test('P-09 two workers on one job do nothing twice', async () => {
    const id = await begin(owner, people);
    await Promise.all([work(id), work(id), work(id)]);
    await work(id);
    expect(await detail(owner, id)).toMatchObject({ status: 'done', done: 5 });
    expect(await Promise.all(people.map(audited))).toEqual([1, 1, 1, 1, 1]);
  });

  test('P-09 S-08 a record is done and known to be done, or neither', async () => {
    const id = await begin(owner, people);
    await testApp.database.pool.query(
      `
        create function no_mark() returns trigger language plpgsql as $$ begin if new.status = 'done' then raise exception 'the mark fails';
          end if; return new;
          end $$`,
    );
    await testApp.database.pool.query(
      'create trigger no_mark before update on bulk_job_row for each row execute function no_mark()',
    );
    await expect(work(id)).rejects.toThrow('the mark fails');
    await testApp.database.pool.query('drop function no_mark cascade');
    expect(await statesOf(people)).toEqual(Array(5).fill('active'));
    expect((await detail(owner, id)).failures.map((row) => row.code)).toEqual(Array(5).fill('internal'));
    await owner.call('bulk.retry', { params: { id } });
    await work(id);
    expect(await detail(owner, id)).toMatchObject({ status: 'done', done: 5, failed: 0 });
  });

  test('P-09 its asker is told how far it is, nobody else', async () => {
    const id = await begin(owner, people);
    await work(id);
    const { rows } = await testApp.database.pool.query(
      "select e.payload, s.user_name from event e join staff s on s.id = e.staff_id where e.topic = 'bulk' and (e.payload->>'id')::int = $1 order by e.id",
      [id],
    );
    expect(new Set(rows.map((row) => row.user_name))).toEqual(new Set(['owner']));
    expect(rows.at(-1).payload).toEqual({ id, status: 'done', total: 5, done: 5, failed: 0 });
    expect(rows.length).toBeLessThan(5);
  });

  test("A-06 is its asker's alone", async () => {
    const id = await begin(owner, people);
    for (const call of ['bulk.detail', 'bulk.cancel', 'bulk.retry'] as const)
      expect((await founder.try(call, { params: { id } })).status).toBe(404);
    await owner.call('bulk.cancel', { params: { id } });
  });

  test.each<[string, object, string[]]>([
    ['an action that is none', { action: 'staff.create', ids: [1] }, ['action']],
    ['an input the command would refuse', { ids: [1], input: {} }, ['reason']],
    ['an input of more than the command takes', { ids: [1], input: { reason: 'x', status: 'ban' } }, ['status']],
    ['records and a selection together', { ids: [1], selection: '11111111-1111-4111-8111-111111111111' }, ['ids']],
    ['nothing at all', {}, ['ids']],
  ])('X-02 is refused before it begins with %s', async (_, change, fields) => {
    const { status, body } = await suspend(owner, change);
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'validation_failed', fields]);
  });

  test('A-06 needs the permission of its command, at once', async () => {
    const { body } = await (
      await testApp.as('staff')
    ).try('bulk.start', { body: { action: 'staff.suspend', ids: people, input: { reason: 'x' } } });
    expect(body.code).toBe('missing_permission');
  });

  test('N-29 several announcements are published and withdrawn at once', async () => {
    const write = async (title: string) =>
      (await owner.call('announcements.create', { body: { title, body: 'x', for_roles: [], for_branches: [] } })).data
        .id;
    const ids = [await write('တစ်'), await write('နှစ်')];
    for (const [action, status] of [
      ['announcements.publish', 'published'],
      ['announcements.withdraw', 'withdrawn'],
    ] as const) {
      const { data } = await owner.call('bulk.start', { body: { action, ids } });
      await work(data.id);
      expect(await detail(owner, data.id)).toMatchObject({ status: 'done', done: 2, failed: 0 });
      for (const id of ids)
        expect((await owner.call('announcements.detail', { params: { id } })).data.status).toBe(status);
    }
  });
});

describe('P-09 a selection', () => {
  const select = (who: TestClient, body: object) => who.try('bulk.select', { body: { list: 'staff', ...body } });

  test('P-09 "all that match" is what matched then, whatever comes later', async () => {
    const { status, body } = await select(owner, { search: `bulk ${round}`, filters: { status: 'active' } });
    expect([status, body.data.total]).toEqual([201, 5]);
    await testApp.database.pool.query('update staff set search_key = $2 where user_name = $1', [
      'staff',
      `bulk${round}`,
    ]);
    const job = (await suspend(owner, { selection: body.data.token })).body.data;
    expect(job.total).toBe(5);
    await work(job.id);
    expect(await statesOf(people)).toEqual(Array(5).fill('suspend'));
  });

  test('P-09 a filter that the list does not have is refused, for it would choose more than was seen', async () => {
    for (const filters of [{ salary: '5' }, { status: 'dead' }]) {
      const { status, body } = await select(owner, { filters });
      expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([
        422,
        'validation_failed',
        Object.keys(filters),
      ]);
    }
  });

  test('A-06 holds what its maker sees, of lists that its maker may see', async () => {
    const [all, own] = [(await select(founder, {})).body.data.total, (await select(owner, {})).body.data.total];
    expect(all).toBeGreaterThan(own);
    expect((await select(await testApp.as('staff'), {})).body.code).toBe('missing_permission');
    expect((await select(owner, { list: 'nothing' })).body.code).toBe('validation_failed');
  });

  test("P-09 is its maker's, of its list, and grows old", async () => {
    const { token } = (await select(owner, { search: `bulk ${round}` })).body.data;
    const start = async (who: TestClient, change: object = {}) =>
      (await suspend(who, { selection: token, ...change })).body.code;
    expect(await start(founder)).toBe('selection_expired');
    expect(await start(owner, { action: 'announcements.publish', input: {} })).toBe('selection_expired');
    testApp.clock.advance({ minutes: selectionMinutes });
    expect(await start(owner)).toBe('selection_expired');
  });

  test('P-09 more rows than one job takes are refused, not cut off in silence', async () => {
    const { data: me } = await owner.call('sessions.activeAccount', {});
    const more = (count: number) =>
      testApp.database.pool.query(
        `insert into export (staff_id, list, format, query, columns, locale, status, created_at, expires_at)
      select $1, 'staff', 'csv', '{}', '{}', 'en', 'expired', now(), now() from generate_series(1, $2::int)`,
        [me.id, count],
      );
    await more(bulkLimit);
    expect((await select(owner, { list: 'exports' })).body.data.total).toBe(bulkLimit);
    await more(1);
    const { status, body } = await select(owner, { list: 'exports' });
    expect([status, body.code]).toEqual([413, 'too_many_chosen']);
    await testApp.database.pool.query('delete from export');
  });
});

test('P-09 every bulk action is a command that takes a record by its id', () => {
  for (const [action, list] of Object.entries(bulkActions)) {
    const endpoint = registry.find((row) => row.id === action);
    expect([action, endpoint?.path.includes('{id}')]).toEqual([action, true]);
    expect(allLists.map(({ name }) => name)).toContain(list);
    expect(routes.find((route) => route.endpoint.id === action)?.kind).toBe('command');
  }
});

test('P-09 a job that nobody works on is queued again, one that somebody works on is not', async () => {
  const queued = async () =>
    (
      await testApp.database.pool.query(
        "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'bulk' and key is not null",
      )
    ).rows[0].n;
  const before = await queued();
  const id = await begin(owner, people);
  const holder = await testApp.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from staff where id = $1 for update', [people[0]]);
  const working = work(id);
  await expect
    .poll(
      async () =>
        (
          await testApp.database.pool.query(
            "select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database where l.locktype = 'advisory' and d.datname = current_database()",
          )
        ).rows[0].n,
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
  await resumeJob(testApp.app.waybill).work({});
  expect(await queued()).toBe(before);
  await holder.query('commit');
  holder.release();
  await working;
  await testApp.database.pool.query("update bulk_job set status = 'running' where id = $1", [id]);
  for (const _ of [1, 2]) await resumeJob(testApp.app.waybill).work({});
  expect(await queued()).toBe(before + 1);
});
