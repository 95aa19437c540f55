import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobLockIsFree } from '../../kernel/job-lock.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { readSheet, readZip } from '../../kernel/testing/read-xlsx.ts';
import { exportLock } from './export-job.ts';
import { fetchFile, linesOf, startExports } from './testing/export-statements.ts';

let owner: TestClient;
let manager: TestClient;
const { testApp, query, ask, make, rowOf, made, events } = await startExports();
beforeAll(async () => {
  [owner, manager] = [await testApp.as('owner'), await testApp.as('manager')];
});
afterAll(() => testApp.close());

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
    ['en', 'Role,Status,Last login', 'Manager,Active,'],
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

  test('A-08 N-22 phones of customers are masked in a file of whoever may not have them whole', async () => {
    const phonesOf = async (who: TestClient) =>
      (await linesOf(who, await made(who, { list: 'customers', columns: ['phone'] }))).slice(1).join();
    expect(await phonesOf(manager)).toMatch(/09\d\d••••\d{3}/);
    expect(await phonesOf(manager)).not.toMatch(/09\d{6}/);
    expect(await phonesOf(owner)).toMatch(/09\d{6}/);
  });

  test('N-22 what a spreadsheet would run as a formula is defused', async () => {
    await query("update staff set business_name = '=HYPERLINK(\"http://x.example\")' where user_name = 'manager'");
    const lines = await linesOf(
      owner,
      await made(owner, { columns: ['business_name', 'phone'], filters: { role: 'manager' } }),
    );
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/x\.example""\)","=""09\d+"""$/);
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
    expect((await ask(await testApp.as('postman'))).body.code).toBe('missing_permission');
    expect((await ask(await testApp.as('staff'))).body.code).toBe('missing_permission');
    expect((await ask(await testApp.as('staff'), { list: 'announcements', columns: ['title'] })).status).toBe(202);
  });

  test.each(['staff.view', 'export.use'])('A-06 S-30 whoever lost %s in between gets no file', async (permission) => {
    const { body } = await ask(manager);
    await query("delete from role_permission where role_slug = 'manager' and permission = $1", [permission]);
    await make(body.data.id);
    await query("insert into role_permission (role_slug, permission, position) values ('manager', $1, 0)", [
      permission,
    ]);
    expect(await rowOf(manager, body.data.id)).toMatchObject({ status: 'failed', problem: 'not_allowed' });
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
    const greedy = await testApp.as('mdy.manager');
    for (let n = 0; n < 10; n++) expect((await ask(greedy)).status).toBe(202);
    const { status, body } = await ask(greedy);
    expect([status, body.code, body.values]).toEqual([429, 'too_many_requests', { seconds: 30 }]);
    expect((await ask(owner)).status).toBe(202);
  });
});

describe('N-22 the list of exports', () => {
  test("N-22 A-06 shows one's own to everybody, and those of the branch to who sees its staff", async () => {
    const clerk = await testApp.as('staff');
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
    expect(await rowOf(await testApp.as('mdy.manager'), theirs)).toBe(undefined);
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
  test.each([
    ['the disk is full in the middle of the file', '53100', 'disk_full'],
    ['its time is over', '57014', 'too_long'],
  ])(
    'N-22 it says why: %s; nothing of it is left, and it is made again once there is room',
    async (_, code, problem) => {
      const { body } = await ask(owner);
      const { id } = body.data;
      // As PostgreSQL reports it.
      await query(`create function refuse_it() returns trigger language plpgsql as $$ begin
      raise exception using errcode = '${code}', message = 'could not extend file: No space left on device'; end $$`);
      await query('create trigger refused after insert on export_chunk for each row execute function refuse_it()');
      await expect(make(id)).rejects.toThrow('could not extend file');
      await query('drop function refuse_it() cascade');
      expect(await rowOf(owner, id)).toMatchObject({ status: 'failed', problem });
      expect(await query('select 1 from export_chunk where export_id = $1', [id])).toEqual([]);
      await owner.call('exports.retry', { params: { id } });
      await make(id);
      expect(await rowOf(owner, id)).toMatchObject({ status: 'ready', problem: null });
    },
  );

  test('N-22 an export whose connection to the database is cut is no failed one: the next try makes it', async () => {
    const { body } = await ask(owner);
    const id = body.data.id;
    await query(`create function cut() returns trigger language plpgsql as $$ begin
      perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return new; end $$`);
    await query('create trigger cut before insert on export_chunk for each row execute function cut()');
    await expect(make(id)).rejects.toThrow(/terminat/);
    await query('drop trigger cut on export_chunk');
    expect(await rowOf(owner, id)).toMatchObject({ status: 'running', problem: null });
    await make(id);
    expect(await rowOf(owner, id)).toMatchObject({ status: 'ready', problem: null });
  });

  test('N-22 of an export whose lock was lost with its connection, only the run that took it up writes the file', async () => {
    const { body } = await ask(owner);
    const id = body.data.id;
    const waiting = async () =>
      Number(
        (await query(`select count(*) as n from pg_locks where relation = 'staff'::regclass and not granted`))[0]?.n,
      );
    const holder = await testApp.database.pool.connect();
    await holder.query('begin; lock table staff');
    const first = make(id).catch((error: unknown) => String(error));
    await expect.poll(waiting).toBe(1);
    await query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`);
    // The database ends a connection some time after it was asked to.
    await expect.poll(() => jobLockIsFree(testApp.app.waybill.db, exportLock(id))).toBe(true);
    const second = make(id);
    await expect.poll(waiting).toBe(2);
    await holder.query('rollback');
    holder.release();
    await second;
    expect(await first).toMatch(/terminat|connection error/i);
    expect(await rowOf(owner, id)).toMatchObject({ status: 'ready', problem: null });
    expect(await query('select position from export_chunk where export_id = $1', [id])).toEqual([{ position: 0 }]);
    expect((await fetchFile(owner, id)).statusCode).toBe(200);
  });

  test('N-22 an export that fails says so, leaves no half of a file, and is made again when its asker wants it', async () => {
    const { body } = await ask(owner);
    const id = body.data.id;
    await query('alter table staff rename column business_name to gone');
    await expect(make(id)).rejects.toThrow('business_name');
    await query('alter table staff rename column gone to business_name');
    expect(await rowOf(owner, id)).toMatchObject({ status: 'failed', size: null, problem: 'other' });
    expect((await events(id)).at(-1)).toMatchObject({ user_name: 'owner', payload: { status: 'failed' } });
    await make(id);
    expect(await rowOf(owner, id), "the queue's own second try changes nothing").toMatchObject({ status: 'failed' });
    expect((await owner.call('exports.retry', { params: { id } })).data).toMatchObject({
      status: 'queued',
      problem: null,
    });
    await make(id);
    expect(await rowOf(owner, id)).toMatchObject({ status: 'ready', problem: null });
    expect((await events(id)).at(-1)?.payload).toMatchObject({ status: 'ready', total: expect.any(Number) });
  });
});
