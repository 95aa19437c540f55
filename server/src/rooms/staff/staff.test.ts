import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reopenAccount, resetOnPaper } from './testing/account-hands.ts';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let app: TestApp;
let founder: TestClient;
let manager: TestClient;
let yangon: number;
let mandalay: number;
beforeAll(async () => {
  app = await startTestApp();
  [founder, manager] = [await app.as('superadmin'), await app.as('manager')];
  yangon = (await manager.call('sessions.activeAccount', {})).data.branch?.id ?? 0;
  mandalay = (await (await app.as('mdy.manager')).call('sessions.activeAccount', {})).data.branch?.id ?? 0;
});
afterAll(() => app.close());

const person = (change: object = {}) => ({
  user_name: 'new.person',
  name: 'မောင်မောင်',
  email: null,
  phone: [],
  gender: 'male',
  business_name: null,
  role: 'staff',
  user_type: 'fcs',
  branch_id: yangon,
  jointed_branches: [],
  all_branches: false,
  branch_collection_id: null,
  locale: 'mm',
  password: 'secret-1',
  confirm_password: 'secret-1',
  ...change,
});
const editOf = async (id: number, change: object = {}) => {
  const { data } = await founder.call('staff.detail', { params: { id } });
  const { password: _, confirm_password: __, ...empty } = person();
  return {
    ...empty,
    user_name: data.user_name,
    name: data.name,
    email: data.email,
    phone: data.phone,
    gender: data.gender,
    role: data.role.slug,
    branch_id: data.branch?.id ?? null,
    version: data.version,
    ...change,
  };
};

describe('N-07 the staff list', () => {
  test("N-07 A-06 shows the people of the viewer's branch and nobody else", async () => {
    const { data, total } = await manager.call('staff.list', { query: { per_page: '200' } });
    expect(total).toBe(data.length);
    expect(new Set(data.map((row) => row.branch?.id))).toEqual(new Set([yangon]));
    expect((await founder.call('staff.list', { query: {} })).total).toBeGreaterThan(total);
  });

  test.each([
    ['a part of the name', 'နှင်း', 'manager'],
    ['the user name', 'superad', 'superadmin'],
    ['a phone in Myanmar digits', '၀၉၇၈၀၀၀၀၀၀၄', 'manager'],
    ['a name in Zawgyi', 'ေဒၚနွင္းအိ', 'manager'],
  ])('T-04 is found by %s', async (_, search, expected) => {
    const { data } = await founder.call('staff.list', { query: { search } });
    expect(data.map((row) => row.user_name)).toContain(expected);
    expect(data.length).toBeLessThan(5);
  });

  test('N-07 tabs, filters, sort and pages go together', async () => {
    const query = { status: 'active', role: 'staff', sort: '-user_name', per_page: '3', page: '2' };
    const { data, total, last_page } = await founder.call('staff.list', { query });
    const all = (await founder.call('staff.list', { query: { ...query, per_page: '200', page: '1' } })).data.map(
      (row) => row.user_name,
    );
    expect(data.map((row) => row.user_name)).toEqual([...all].sort().reverse().slice(3, 6));
    expect([total, last_page]).toEqual([all.length, Math.ceil(all.length / 3)]);
  });

  test('N-07 the tabs are counted', async () => {
    const { data } = await founder.call('staff.count', {});
    expect([data.suspend, data.ban]).toEqual([2, 1]);
  });

  test.each([
    ['page=0'],
    ['per_page=201'],
    ['per_page=x'],
    ['sort=password_hash'],
    ['status=gone'],
    ['colour=red'],
    ['page=1e99'],
  ])('X-03 ?%s is refused, not answered', async (query) => {
    const response = await founder.send({ method: 'GET', url: `/api/staff?${query}` });
    expect([response.statusCode, response.json().code]).toEqual([422, 'validation_failed']);
  });

  test('GET /api/agent/?page={n} lists the agents nine at a time', async () => {
    const response = await founder.send({ method: 'GET', url: '/api/agent/?page=2' });
    const { data, per_page, page } = response.json();
    expect([response.statusCode, per_page, page]).toEqual([200, 9, 2]);
    expect(new Set(data.map((row: { user_type: string }) => row.user_type))).toEqual(new Set(['agent']));
  });
});

describe('F-06 a new account', () => {
  test('F-06 signs in, and its creation is in the audit log without its password', async () => {
    const { status, body } = await manager.try('staff.create', { body: person() });
    expect([status, body.data?.name]).toEqual([201, 'မောင်မောင်']);
    expect(
      (await app.guest().try('sessions.login', { body: { user_name: 'new.person', password: 'secret-1' } })).status,
    ).toBe(200);
    const { rows } = await app.database.pool.query(
      "select action, after from audit where room = 'staff' and record_id = $1",
      [String(body.data.id)],
    );
    expect(rows).toEqual([
      { action: 'create', after: expect.objectContaining({ user_name: 'new.person', role: 'staff' }) },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/password|argon2/);
  });

  const wrong: [string, object, number, string, string[]][] = [
    ['V-02 without a name', { name: ' ' }, 422, 'validation_failed', ['name']],
    [
      'V-03 with passwords that differ',
      { confirm_password: 'other-1' },
      422,
      'validation_failed',
      ['confirm_password'],
    ],
    [
      'V-03 with a password of five',
      { password: '12345', confirm_password: '12345' },
      422,
      'validation_failed',
      ['password'],
    ],
    ['V-01 with a phone that is none', { phone: ['123'] }, 422, 'validation_failed', ['phone']],
    [
      'V-10 with three phones',
      { phone: ['09250000001', '09250000002', '09250000003'] },
      422,
      'validation_failed',
      ['phone'],
    ],
    ['V-16 with a field that is not asked for', { status: 'ban' }, 422, 'validation_failed', ['status']],
    ['with a name that is taken, in capitals', { user_name: 'MANAGER' }, 422, 'duplicate', ['user_name']],
    ['with a phone that somebody else has', { user_name: 'a.b', phone: ['9780000001'] }, 422, 'duplicate', ['phone']],
    ["A-03 with a role above the creator's rank", { role: 'owner' }, 422, 'role_not_assignable', ['role']],
    ['with a role that does not exist', { role: 'king' }, 422, 'validation_failed', ['role']],
    ["A-06 in a branch that is not the creator's", { branch_id: -1 }, 422, 'validation_failed', ['branch_id']],
    ['A-02 with reach over all branches', { all_branches: true }, 422, 'branch_not_covered', ['all_branches']],
    ['without a branch that the role needs', { branch_id: null }, 422, 'branch_not_covered', ['branch_id']],
  ];
  test.each(wrong)('F-06 is refused %s', async (_, change, status, code, fields) => {
    const answer = await manager.try('staff.create', { body: person({ user_name: 'refused.one', ...change }) });
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})]).toEqual([status, code, fields]);
  });

  test('A-06 is refused in a foreign branch exactly as in one that does not exist', async () => {
    const [foreign, none] = [
      await manager.try('staff.create', { body: person({ user_name: 'x.y', branch_id: mandalay }) }),
      await manager.try('staff.create', { body: person({ user_name: 'x.y', branch_id: 987_654 }) }),
    ];
    expect([foreign.status, foreign.body.code, foreign.body.errors]).toEqual([
      none.status,
      none.body.code,
      none.body.errors,
    ]);
    expect(foreign.body.code).toBe('branch_not_covered');
  });

  test('V-10 a phone list may come as a JSON string', async () => {
    const { data } = await manager.call('staff.create', {
      body: person({ user_name: 'json.phone', phone: '["+95 9 25000 0777"]' }),
    });
    expect(data.phone).toEqual(['09250000777']);
  });

  test('T-04 Zawgyi is stored as Unicode', async () => {
    const { data } = await manager.call('staff.create', {
      body: person({ user_name: 'zawgyi.name', name: 'ေဒၚႏွင္းအိျမင့္' }),
    });
    expect(data.name).toBe('ဒေါ်နှင်းအိမြင့်');
  });

  test.each([
    ['NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
  ])('X-03 %s in a name is a field problem, not a failure', async (_, name) => {
    const response = await manager.send({
      method: 'POST',
      url: '/api/staff',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(person({ name })),
    });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['name']]);
  });
});

describe('S-08 two people on one record', () => {
  test('S-08 the second is told who changed what, and nothing is overwritten', async () => {
    const { data } = await manager.call('staff.create', { body: person({ user_name: 'two.editors' }) });
    const [mine, theirs] = [await editOf(data.id, { business_name: 'mine' }), await editOf(data.id, { name: 'သူ့နာမည်' })];
    await founder.call('staff.edit', { params: { id: data.id }, body: theirs });
    const { status, body } = await manager.try('staff.edit', { params: { id: data.id }, body: mine });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(body.values).toMatchObject({
      by: 'ဦးသန့်ဇင်',
      version: data.version + 1,
      current: { name: 'သူ့နာမည်', business_name: null },
    });
    const now = (await manager.call('staff.detail', { params: { id: data.id } })).data;
    expect([now.name, now.business_name]).toEqual(['သူ့နာမည်', null]);
  });

  test('A-08 an edit leaves what it changed, before and after', async () => {
    const { data } = await manager.call('staff.create', { body: person({ user_name: 'edited.one' }) });
    await manager.call('staff.edit', {
      params: { id: data.id },
      body: await editOf(data.id, { name: 'အသစ်', gender: 'female' }),
    });
    const { rows } = await app.database.pool.query(
      "select before, after from audit where room = 'staff' and record_id = $1 and action = 'edit'",
      [String(data.id)],
    );
    expect(rows).toEqual([{ before: { name: 'မောင်မောင်', gender: 'male' }, after: { name: 'အသစ်', gender: 'female' } }]);
  });

  test('A-08 the audit log cannot be changed or emptied, by the database itself', async () => {
    await expect(app.database.pool.query('update audit set action = $1', ['x'])).rejects.toThrow('never changed');
    await expect(app.database.pool.query('delete from audit')).rejects.toThrow('never changed');
  });
});

describe('F-06 a password reset by somebody else', () => {
  const own = { password: 'my-own-1', confirm_password: 'my-own-1' };
  const demo = { password: demoPassword, confirm_password: demoPassword };
  const refusedSignIn = async (user_name: string, password: string) =>
    (await app.guest().try('sessions.login', { body: { user_name, password } })).body.code;

  test('F-06 M-03 whoever resets never holds a usable code: the second half comes from another person, and its owner chooses a new password first', async () => {
    const { data } = await manager.call('staff.create', { body: person({ user_name: 'forgetful' }) });
    const params = { id: data.id };
    const reset = { password: 'one-time', confirm_password: 'one-time' };
    // Without a provider of messages the code is on paper, though nobody asked for it.
    expect((await manager.call('staff.resetPassword', { params, body: reset })).by_message).toBe(false);
    for (const tried of ['one-time', 'one-time-', person({}).password])
      expect(await refusedSignIn('forgetful', tried)).toBe('invalid_credentials');
    expect((await manager.try('staff.confirmPerson', { params })).body.code).toBe('second_person_needed');
    const helper = await app.as('owner');
    const shown = (await helper.call('staff.detail', { params })).data;
    expect([shown.unconfirmed_by, shown.code?.on_paper]).toEqual([['ဒေါ်နှင်းအိ'], true]);
    const { second_half } = await helper.call('staff.confirmPerson', { params });
    const code = `one-time-${second_half}`;
    const back = app.guest();
    const { user } = await back.signIn('forgetful', code);
    expect(user.must_change_password).toBe(true);
    expect((await back.try('branches.all')).body.code).toBe('password_change_required');
    await back.call('sessions.changePassword', { body: { current_password: code, ...own } });
    expect((await back.try('branches.all')).status).toBe(200);
    expect((await helper.try('staff.confirmPerson', { params })).body.code).toBe('state_not_allowed');
  });

  test('F-06 nobody confirms an account that they, or an account of theirs, had a hand in; after a super role only a super role does', async () => {
    const director = await app.as('md');
    const { data } = await manager.call('staff.create', { body: person({ user_name: 'made.once', ...demo }) });
    const puppet = await manager.call('staff.create', {
      body: person({ user_name: 'puppet', role: 'manager', ...demo }),
    });
    const params = { id: data.id };
    const confirm = async (client: TestClient) => (await client.try('staff.confirmPerson', { params })).body.code;
    expect(await confirm(await app.as('puppet'))).toBe('not_independent');
    expect(
      (await (await app.as('puppet')).try('staff.confirmPerson', { params: { id: puppet.data.id } })).body.code,
    ).toBe('own_account');
    await reopenAccount(app, director, data.id, 'made.once');
    expect(await confirm(await app.as('owner'))).toBe('super_roles_only');
    expect(await confirm(await app.as('superadmin'))).toBeUndefined();
  });

  test('F-06 S-30 a code is refused after a day, and a new one makes it worthless', async () => {
    const { data } = await manager.call('staff.create', { body: person({ user_name: 'late.one' }) });
    const witness = await app.as('owner');
    const first = await resetOnPaper(manager, witness, data.id, 'first-half');
    const second = await resetOnPaper(manager, witness, data.id, 'first-half');
    expect(await refusedSignIn('late.one', first)).toBe('invalid_credentials');
    app.clock.advance({ hours: 25 });
    [manager, founder] = [await app.as('manager'), await app.as('superadmin')];
    expect(await refusedSignIn('late.one', second)).toBe('code_expired');
  });

  test('F-06 its owner is told for thirty days who set it and when, and when and from where it was first used; its history says so too', async () => {
    const { data } = await manager.call('staff.create', { body: person({ user_name: 'told.of.it' }) });
    const owner = app.guest();
    expect((await owner.signIn('told.of.it', person({}).password)).user.password_reset).toBeNull();
    const at = toIso(app.clock());
    const code = await resetOnPaper(manager, await app.as('owner'), data.id, 'one-time');
    app.clock.advance({ minutes: 1 });
    const used = { at: toIso(app.clock()), address: '127.0.0.1' };
    const again = app.guest();
    const { user } = await again.signIn('told.of.it', code);
    expect(user.password_reset).toEqual({ by: 'ဒေါ်နှင်းအိ', at, used });
    app.clock.advance({ minutes: 1 });
    expect((await app.guest().signIn('told.of.it', code)).user.password_reset).toEqual(user.password_reset);
    const history = (await manager.call('staff.history', { params: { id: data.id } })).data;
    expect(history.map(({ action }) => action)).toContain('use_one_time_password');
  });
});

describe('an idempotency key', () => {
  test('C-02 the same key and body again gives the first answer and makes nothing twice', async () => {
    const headers = { 'idempotency-key': 'key-1' };
    const [first, again] = [
      await manager.try('staff.create', { body: person({ user_name: 'once.only' }), headers }),
      await manager.try('staff.create', { body: person({ user_name: 'once.only' }), headers }),
    ];
    expect([first.status, again.status, again.body.data.id]).toEqual([201, 201, first.body.data.id]);
    const other = await manager.try('staff.create', { body: person({ user_name: 'another.one' }), headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  test('C-02 twenty at once make one', async () => {
    const headers = { 'idempotency-key': 'key-2' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        manager.try('staff.create', { body: person({ user_name: 'raced.one' }), headers }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.id}`)).size).toBe(1);
  });

  test('C-02 a refusal is not kept: what was put right goes through under the same key', async () => {
    const headers = { 'idempotency-key': 'key-3' };
    expect((await manager.try('staff.create', { body: person({ user_name: 'manager' }), headers })).status).toBe(422);
    expect((await manager.try('staff.create', { body: person({ user_name: 'put.right' }), headers })).status).toBe(201);
  });
});

test('two who suspend one person at once: one wins, the other is told', async () => {
  const { data } = await manager.call('staff.create', { body: person({ user_name: 'raced.suspension' }) });
  const answers = await Promise.all(
    [manager, founder].map((who) => who.try('staff.suspend', { params: { id: data.id }, body: { reason: 'both' } })),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

test('F-06 the password of the demo is what the papers say', async () => {
  expect(
    (await app.guest().try('sessions.login', { body: { user_name: 'owner', password: demoPassword } })).status,
  ).toBe(200);
});

test('N-14 A-06 couriers for a select are those of the branch who may sign in', async () => {
  const clerk = await app.as('staff');
  const { data } = await clerk.call('staff.couriers', {});
  const { data: me } = await clerk.call('sessions.activeAccount', {});
  expect(data.map((courier) => courier.user_name)).toContain('postman');
  expect(new Set(data.map((courier) => courier.branch_id))).toEqual(new Set([me.branch?.id]));
});
