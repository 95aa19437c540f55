import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { exportKeptDays } from '@waybill/domain/rooms/exports/export-states.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { cloneDatabase } from '../../kernel/testing/database.ts';
import { startJobChild } from '../../kernel/testing/job-child.ts';
import { readSheet, readZip } from '../../kernel/testing/read-xlsx.ts';
import { resumeJob } from '../resume-job.ts';
import { chunkBytes, exportExpiryJob, exportJob } from './export-job.ts';

let house: TestApp;
let owner: TestClient;
let manager: TestClient;
beforeAll(async () => {
  house = await startTestApp();
  [owner, manager] = [await house.as('owner'), await house.as('manager')];
});
afterAll(() => house.close());

const query = async (text: string, values: unknown[] = []) => (await house.database.pool.query(text, values)).rows;
const ask = (who: TestClient, change: object = {}, locale = 'en') =>
  who.try('exports.start', {
    body: { list: 'staff', format: 'csv', columns: ['name', 'role'], ...change },
    headers: { 'x-locale': locale },
  });
const make = (id: number) => exportJob(house.app.waybill).work({ id });
const rowOf = async (who: TestClient, id: number) =>
  (await who.call('exports.list', { query: { per_page: '200' } })).data.find((row) => row.id === id);
const fetchFile = (who: TestClient, id: number) => who.send({ method: 'GET', url: `/api/export/${id}/file` });
const made = async (who: TestClient, change: object = {}, locale = 'en') => {
  const { body } = await ask(who, change, locale);
  await make(body.data.id);
  return body.data.id;
};
const linesOf = async (who: TestClient, id: number) =>
  (await fetchFile(who, id)).rawPayload.toString('utf8').split('\r\n').filter(Boolean);
const events = async (id: number) =>
  await query(
    "select e.payload, s.user_name from event e join staff s on s.id = e.staff_id where e.topic = 'export' and (e.payload->>'id')::int = $1 order by e.id",
    [id],
  );

describe('N-22 an export', () => {
  test('N-22 is asked for, made by a job, and holds exactly the rows and columns of the screen', async () => {
    const { status, body } = await ask(owner, {
      columns: ['role', 'name', 'user_name'],
      sort: '-user_name',
      search: 'a',
      filters: { status: 'active' },
    });
    expect([status, body.data]).toEqual([
      202,
      expect.objectContaining({
        list: 'staff',
        list_name: { name_en: 'Staff list', name_mm: 'ဝန်ထမ်းစာရင်း', name_zh: '员工列表' },
        format: 'csv',
        status: 'queued',
        own: true,
        done: 0,
        size: null,
      }),
    ]);
    await make(body.data.id);
    const shown = (
      await owner.call('staff.list', { query: { sort: '-user_name', search: 'a', status: 'active', per_page: '200' } })
    ).data;
    expect(await linesOf(owner, body.data.id)).toEqual([
      '\uFEFFRole,Name,User name',
      ...shown.map((row) => `${row.role.name_en},${row.name},${row.user_name}`),
    ]);
    expect(await rowOf(owner, body.data.id)).toMatchObject({
      status: 'ready',
      total: shown.length,
      done: shown.length,
      size: (await fetchFile(owner, body.data.id)).rawPayload.length,
    });
  });

  test.each([
    ['mm', 'ရာထူး,အခြေအနေ,နောက်ဆုံး ဝင်ရောက်ချိန်', 'မန်နေဂျာ,အသုံးပြုဆဲ,'],
    ['en', 'Role,Status,Last sign-in', 'Manager,Active,'],
    ['zh', '角色,状态,最近登录', '经理,正常,'],
  ])(
    "T-01 T-02 speaks the asker's language (%s), in the words and dates of the screen",
    async (locale, heads, line) => {
      const lines = await linesOf(
        manager,
        await made(manager, { columns: ['role', 'status', 'last_login_at'], filters: { role: 'manager' } }, locale),
      );
      expect(lines[0]).toBe(`\uFEFF${heads}`);
      expect(lines[1]?.slice(0, line.length)).toBe(line);
      expect(lines[1]?.slice(line.length)).toBe('21-11-2026 12:00');
    },
  );

  test('N-22 T-04 as Excel is a workbook with the same cells', async () => {
    const id = await made(
      owner,
      { format: 'xlsx', columns: ['name', 'phone', 'user_name'], sort: 'user_name', filters: { role: 'manager' } },
      'mm',
    );
    const file = await fetchFile(owner, id);
    expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const parts = readZip(file.rawPayload);
    expect(Object.fromEntries(readSheet(parts.get('xl/worksheets/sheet1.xml') as string))).toEqual({
      A1: { text: 'အမည်' },
      B1: { text: 'ဖုန်း' },
      C1: { text: 'အသုံးပြုသူအမည်' },
      A2: { text: 'ဒေါ်နှင်းအိ' },
      B2: { text: expect.stringMatching(/^09\d+$/) },
      C2: { text: 'manager' },
    });
    expect(parts.get('xl/workbook.xml')).toContain('name="ဝန်ထမ်းစာရင်း"');
  });

  test('N-22 what a spreadsheet would run as a formula is defused', async () => {
    await query("update staff set business_name = '=HYPERLINK(\"http://x.example\")' where user_name = 'manager'");
    const lines = await linesOf(
      owner,
      await made(owner, { columns: ['business_name', 'phone'], filters: { role: 'manager' } }),
    );
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/x\.example""\)",09\d+$/);
  });

  test('N-22 of a selection holds the frozen rows that the asker still sees', async () => {
    const { data } = await owner.call('bulk.select', { body: { list: 'staff', filters: { role: 'postman' } } });
    const { body } = await ask(owner, { selection: data.token, columns: ['user_name'] });
    await query("update staff set role_slug = 'courier' where user_name = 'postman'");
    await make(body.data.id);
    expect((await linesOf(owner, body.data.id)).slice(1)).toEqual(['postman']);
    expect((await ask(manager, { selection: data.token })).body.code).toBe('selection_expired');
    expect((await ask(owner, { selection: data.token, list: 'announcements', columns: ['title'] })).body.code).toBe(
      'selection_expired',
    );
  });

  test("A-06 holds the rows of its asker's branches and no others", async () => {
    const lines = await linesOf(manager, await made(manager, { columns: ['user_name', 'branch'] }));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.slice(1).every((line) => line.endsWith('"49th Street Office, Yangon"'))).toBe(true);
  });

  test.each<[string, object, string[]]>([
    ['a list that is none', { list: 'nothing' }, ['list']],
    ['a column that the list does not have', { columns: ['name', 'password_hash'] }, ['columns']],
    ['a filter that is none', { filters: { salary: '1' } }, ['salary']],
    ['a sort that is none', { sort: 'password_hash' }, ['sort']],
    ['no column', { columns: [] }, ['columns']],
    ['a format that is none', { format: 'pdf' }, ['format']],
  ])('X-02 is refused with %s', async (_, change, fields) => {
    const { status, body } = await ask(owner, change);
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'validation_failed', fields]);
  });

  test('A-06 needs the right to export and the right to see the list', async () => {
    expect((await ask(await house.as('postman'))).body.code).toBe('missing_permission');
    expect((await ask(await house.as('staff'))).body.code).toBe('missing_permission');
    expect((await ask(await house.as('staff'), { list: 'announcements', columns: ['title'] })).status).toBe(202);
  });

  test.each(['staff.view', 'export.use'])('A-06 S-30 whoever lost %s in between gets no file', async (permission) => {
    const { body } = await ask(manager);
    await query("delete from role_permission where role_slug = 'manager' and permission = $1", [permission]);
    await make(body.data.id);
    await query("insert into role_permission (role_slug, permission, position) values ('manager', $1, 0)", [
      permission,
    ]);
    expect(await rowOf(manager, body.data.id)).toMatchObject({ status: 'failed' });
    expect(await query('select 1 from export_chunk where export_id = $1', [body.data.id])).toEqual([]);
  });

  test('A-06 whoever has left the branch gets no rows of it any more, not even by trying an old export again', async () => {
    const { body } = await ask(manager);
    const moved = async (branch: string) =>
      query("update staff set branch_id = (select id from branch where code = $1) where user_name = 'manager'", [
        branch,
      ]);
    await moved('MDY');
    await make(body.data.id);
    await moved('YGN');
    expect(await rowOf(manager, body.data.id)).toMatchObject({ status: 'failed', size: null });
    await manager.call('exports.retry', { params: { id: body.data.id } });
    await make(body.data.id);
    expect(await rowOf(manager, body.data.id)).toMatchObject({ status: 'ready' });
  });

  test('N-22 one person does not fill the queue', async () => {
    const greedy = await house.as('mdy.manager');
    for (let n = 0; n < 10; n++) expect((await ask(greedy)).status).toBe(202);
    const { status, body } = await ask(greedy);
    expect([status, body.code, body.values]).toEqual([429, 'too_many_requests', { seconds: 30 }]);
    expect((await ask(owner)).status).toBe(202);
  });
});

describe('N-22 the file', () => {
  test('N-22 has the name of its list and its day, in any script', async () => {
    const headers = (await fetchFile(owner, await made(owner, {}, 'mm'))).headers;
    const [, encoded = ''] =
      /^attachment; filename="staff-\d+\.csv"; filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition'])) ??
      [];
    expect(decodeURIComponent(encoded)).toBe('ဝန်ထမ်းစာရင်း 21-11-2026.csv');
    expect([headers['content-type'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
      'text/csv; charset=utf-8',
      'no-store',
      'nosniff',
    ]);
  });

  test("A-06 is its asker's alone, even before those who see it in the list", async () => {
    const id = await made(manager);
    expect(await rowOf(owner, id)).toMatchObject({ requested_by: expect.any(String), own: false, status: 'ready' });
    const [theirs, none] = [await fetchFile(owner, id), await fetchFile(owner, 999_999)];
    expect([theirs.statusCode, { ...theirs.json(), request_id: '' }]).toEqual([
      404,
      { ...none.json(), request_id: '' },
    ]);
    expect((await owner.try('exports.retry', { params: { id } })).status).toBe(404);
  });

  test('N-22 asked for twice with one idempotency key is a file both times', async () => {
    const id = await made(owner);
    const fetched = async () =>
      (
        await owner.send({ method: 'GET', url: `/api/export/${id}/file`, headers: { 'idempotency-key': 'same' } })
      ).body.split('\r\n')[0];
    expect([await fetched(), await fetched()]).toEqual(['\uFEFFName,Role', '\uFEFFName,Role']);
  });

  test('N-22 is not there before it is made', async () => {
    const { body } = await ask(owner);
    const response = await fetchFile(owner, body.data.id);
    expect([response.statusCode, response.json().code]).toEqual([409, 'export_not_ready']);
  });

  test('A-08 asking and every download are in the audit log', async () => {
    const id = await made(owner);
    await fetchFile(owner, id);
    await fetchFile(owner, id);
    const rows = await query("select action, after from audit where room = 'exports' and record_id = $1 order by id", [
      String(id),
    ]);
    expect(rows.map((row) => row.action)).toEqual(['start', 'download', 'download']);
    expect(rows[0].after).toMatchObject({ list: 'staff', format: 'csv', columns: ['name', 'role'] });
  });

  test('N-22 is kept seven days, then removed; the list still says who asked for what', async () => {
    const id = await made(owner);
    const ready = await rowOf(owner, id);
    expect(new Date(ready?.expires_at ?? 0).getTime() - new Date(ready?.finished_at ?? 0).getTime()).toBe(
      exportKeptDays * 86_400_000,
    );
    await exportExpiryJob(house.app.waybill).work({});
    expect(await rowOf(owner, id)).toMatchObject({ status: 'ready' });
    house.clock.advance({ days: exportKeptDays });
    owner = await house.as('owner');
    manager = await house.as('manager');
    await exportExpiryJob(house.app.waybill).work({});
    expect(await rowOf(owner, id)).toMatchObject({ status: 'expired', requested_by: 'ဦးအောင်မြင့်' });
    expect(await query('select 1 from export_chunk where export_id = $1', [id])).toEqual([]);
    expect((await fetchFile(owner, id)).json().code).toBe('export_not_ready');
    expect((await owner.try('exports.retry', { params: { id } })).body.code).toBe('state_not_allowed');
  });
});

describe('N-22 the list of exports', () => {
  test("N-22 A-06 shows one's own to everybody, and those of the branch to who sees its staff", async () => {
    const clerk = await house.as('staff');
    const own = (await ask(clerk, { list: 'announcements', columns: ['title'] })).body.data.id;
    const theirs = await made(manager);
    expect([await rowOf(clerk, own), await rowOf(clerk, theirs)]).toEqual([
      expect.objectContaining({ own: true }),
      undefined,
    ]);
    expect([await rowOf(owner, own), await rowOf(owner, theirs)]).toEqual([
      expect.objectContaining({ own: false }),
      expect.objectContaining({ own: false }),
    ]);
    expect(await rowOf(await house.as('mdy.manager'), theirs)).toBe(undefined);
  });

  test.each([
    ['who asked', 'အောင်မြင့်', true],
    ["a part of the list's title", 'staff li', true],
    ['its title in another language', 'ဝန်ထမ်းစာရင်း', true],
    ["another list's title", 'announcements', false],
  ])('N-22 is found by %s', async (_, search, expected) => {
    const id = await made(owner);
    const { data } = await owner.call('exports.list', {
      query: { per_page: '200', search, format: 'csv', status: 'ready' },
    });
    expect(data.some((row) => row.id === id)).toBe(expected);
  });

  test('N-22 is filtered by state and format', async () => {
    const id = await made(owner, { format: 'xlsx' });
    const found = async (filters: object) =>
      (await owner.call('exports.list', { query: { per_page: '200', ...filters } })).data.some((row) => row.id === id);
    expect([
      await found({ status: 'ready', format: 'xlsx' }),
      await found({ status: 'failed' }),
      await found({ format: 'csv' }),
    ]).toEqual([true, false, false]);
  });
});

describe('N-22 what goes wrong', () => {
  test('N-22 an export that fails says so, leaves no half of a file, and is made again when its asker wants it', async () => {
    const { body } = await ask(owner);
    const id = body.data.id;
    await query('alter table staff rename column business_name to gone');
    await expect(make(id)).rejects.toThrow('business_name');
    await query('alter table staff rename column gone to business_name');
    expect(await rowOf(owner, id)).toMatchObject({ status: 'failed', size: null });
    expect((await events(id)).at(-1)).toMatchObject({ user_name: 'owner', payload: { status: 'failed' } });
    await make(id);
    expect(await rowOf(owner, id), "the queue's own second try changes nothing").toMatchObject({ status: 'failed' });
    expect((await owner.call('exports.retry', { params: { id } })).data).toMatchObject({ status: 'queued' });
    await make(id);
    expect(await rowOf(owner, id)).toMatchObject({ status: 'ready' });
    expect((await events(id)).at(-1)?.payload).toMatchObject({ status: 'ready', total: expect.any(Number) });
  });
});

describe('N-22 a long list', () => {
  beforeAll(async () => {
    const { data: me } = await owner.call('sessions.activeAccount', {});
    await query(
      `insert into staff (user_name, name, role_slug, user_type, branch_id, status, password_hash, search_key, business_name, created_at, updated_at)
      select 'long.' || n, 'ဝန်ထမ်း နံပါတ် ' || n, 'staff', 'fcs', $1, 'active', 'x', 'long', md5(n::text) || md5((n + 1)::text), now(), now() from generate_series(1, 20000) n`,
      [me.branch?.id],
    );
  });
  const long = {
    search: 'long',
    columns: ['user_name', 'name', 'business_name', 'role', 'branch', 'status'],
    sort: 'user_name',
  };

  test.each(['csv', 'xlsx'])(
    'N-22 of 20,000 rows becomes a %s file in pieces of a megabyte, every row once',
    async (format) => {
      const id = await made(owner, { ...long, format });
      expect(await rowOf(owner, id)).toMatchObject({ status: 'ready', total: 20_000, done: 20_000 });
      const sizes = (
        await query('select octet_length(data) as n from export_chunk where export_id = $1 order by position', [id])
      ).map((row) => row.n);
      expect(sizes.length).toBeGreaterThan(1);
      expect(sizes.slice(0, -1).every((size) => size === chunkBytes)).toBe(true);
      const file = (await fetchFile(owner, id)).rawPayload;
      expect(file.length).toBe(sizes.reduce((sum, size) => sum + size, 0));
      const codes =
        format === 'csv'
          ? file
              .toString('utf8')
              .split('\r\n')
              .slice(1, -1)
              .map((line) => line.split(',')[0])
          : [...readSheet(readZip(file).get('xl/worksheets/sheet1.xml') as string)]
              .filter(([at]) => /^A(?!1$)/.test(at))
              .map(([, cell]) => (cell as { text: string }).text);
      expect([codes.length, new Set(codes).size]).toEqual([20_000, 20_000]);
    },
  );

  test('N-22 P-09 its asker hears how far it is', async () => {
    const id = await made(owner, long);
    const told = (await events(id)).map((row) => row.payload.status);
    expect([told.includes('running'), told.at(-1)]).toEqual([true, 'ready']);
    expect(new Set((await events(id)).map((row) => row.user_name))).toEqual(new Set(['owner']));
  });

  test('N-22 the file of a killed job is made again from the beginning, and whole', async () => {
    const { body } = await ask(owner, long);
    const id = body.data.id;
    // The second piece waits for a lock that the test holds, so that the job is certainly in the middle of its file when it dies.
    await query(
      `create function wait_here() returns trigger language plpgsql as $$ begin if new.position = 1 then perform pg_advisory_xact_lock(4711); end if; return new; end $$`,
    );
    await query('create trigger wait_here before insert on export_chunk for each row execute function wait_here()');
    const holder = await house.database.pool.connect();
    await holder.query('select pg_advisory_lock(4711)');
    const child = await startJobChild(house.database.url, 'export', { id });
    const running = (extra: string) =>
      query(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'job-child' ${extra}`,
      );
    await expect.poll(async () => (await running("and wait_event_type = 'Lock'"))[0].n, { timeout: 20_000 }).toBe(1);
    await child.kill();
    await holder.query('select pg_advisory_unlock(4711)');
    holder.release();
    await query('drop function wait_here cascade');
    expect(await rowOf(owner, id)).toMatchObject({ status: 'running', size: null });
    await expect.poll(async () => (await running(''))[0].n, { timeout: 20_000 }).toBe(0);

    await resumeJob(house.app.waybill).work({});
    expect(await query('select payload from graphile_worker._private_jobs where key = $1', [`export:${id}`])).toEqual([
      { payload: { id } },
    ]);
    await make(id);
    const lines = await linesOf(owner, id);
    expect([lines.length, new Set(lines).size]).toEqual([20_001, 20_001]);
    expect(await rowOf(owner, id)).toMatchObject({ status: 'ready', total: 20_000 });
  }, 60_000);

  test('N-22 all rows are those of one moment, whatever is written meanwhile', async () => {
    const { body } = await ask(owner, long);
    const making = make(body.data.id);
    await expect
      .poll(async () => (await rowOf(owner, body.data.id))?.done ?? 0, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(0);
    await query("update staff set business_name = 'CHANGED' where search_key = 'long'");
    await making;
    expect((await linesOf(owner, body.data.id)).filter((line) => line.includes('CHANGED'))).toEqual([]);
  });
});

test('N-22 reads from the replica when there is one, and from the database itself when it is away', async () => {
  const copy = await cloneDatabase({ templateUrl: inject('demoUrl') });
  const withReplica = await startTestApp({ env: { DATABASE_REPLICA_URL: copy.url } });
  await copy.pool.query("update staff set name = 'ကူးယူထားသည်' where user_name = 'manager'");
  const asker = await withReplica.as('owner');
  const export_ = async () => {
    const { body } = await ask(asker, { columns: ['name'], filters: { role: 'manager' } });
    await exportJob(withReplica.app.waybill).work({ id: body.data.id });
    return linesOf(asker, body.data.id);
  };
  expect(await export_()).toEqual(['\uFEFFName', 'ကူးယူထားသည်']);
  await copy.drop();
  expect(await export_()).toEqual(['\uFEFFName', 'ဒေါ်နှင်းအိ']);
  await withReplica.close();
});
