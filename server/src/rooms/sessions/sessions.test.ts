import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const login = (user_name: string, password = demoPassword) =>
  testApp.guest().try('sessions.login', { body: { user_name, password } });

describe('N-01 signing in', () => {
  test.each([
    ['the user name', 'manager'],
    ['the user name in capitals', 'MANAGER'],
    ['the e-mail', 'manager@waybill.example'],
    ['the phone', '09780000004'],
    ['the phone without its 0', '9780000004'],
    ['the phone with +95', '+95 9 780 000 004'],
    ['the phone in Myanmar digits', '၀၉၇၈၀၀၀၀၀၀၄'],
  ])('N-01 with %s', async (_, typed) => {
    const { status, body } = await login(typed);
    expect([status, body.user?.user_name]).toEqual([200, 'manager']);
    expect(body.token).toMatch(/^[\w-]{43}$/);
  });

  test('E-05 the answer holds the user with every field of the source', async () => {
    const { body } = await login('manager');
    expect(body.user).toMatchObject({
      user_name: 'manager',
      name: 'ဒေါ်နှင်းအိ',
      role: { slug: 'manager', level: 45, name_en: 'Manager', name_mm: 'မန်နေဂျာ', name_zh: '经理' },
      all_branches: false,
      branch: { code: 'YGN', international_mail: true },
      business_name: 'Waybill Express',
      locale: 'mm',
      gender: 'female',
      phone: ['09780000004'],
    });
    expect(body.user.jointed_branches.map((branch) => branch.code)).toEqual(['BGO', 'YGN']);
    expect(body.user.role.permissions).toContain('staff.create');
    expect(body.user.hashid).toMatch(/^[\w-]{16}$/);
  });

  test('X-06 wrong password, unknown and banned account get the same words', async () => {
    const answers = [
      await login('supervisor', 'wrong'),
      await login('nobody-at-all'),
      await login('mlm.courier'),
      await login('npt.courier'),
    ];
    for (const { status, body } of answers)
      expect([status, body.code, body.message, body.errors]).toEqual([
        401,
        'invalid_credentials',
        'Invalid credentials',
        {},
      ]);
  });

  test('N-01 five failures slow the account down, known or not, in the same words', async () => {
    for (const name of ['cs', 'no-such-person']) {
      for (let n = 0; n < 5; n++) expect((await login(name, 'wrong')).status).toBe(401);
      const { status, body } = await login(name);
      expect([status, body.code]).toEqual([429, 'too_many_attempts']);
      expect(body.values?.seconds).toBeGreaterThan(0);
    }
    testApp.clock.advance({ minutes: 16 });
    expect((await login('cs')).status).toBe(200);
  });

  test('N-01 a phone is one account however it is spelled', async () => {
    for (const spelled of ['09 111 222 333', '+959111222333', '၀၉၁၁၁၂၂၂၃၃၃', '9111222333', '09-111-222-333'])
      expect((await login(spelled, 'wrong')).status).toBe(401);
    expect((await login('(09) 111222333', 'wrong')).status).toBe(429);
    testApp.clock.advance({ minutes: 16 });
  });

  test.each([
    [{}],
    [{ user_name: 'manager' }],
    [{ user_name: 7, password: [] }],
    [{ user_name: 'manager', password: demoPassword, admin: true }],
  ])('X-03 %j is refused naming its fields', async (body) => {
    const answer = await testApp.guest().try('sessions.login', { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}).length).toBeGreaterThan(0);
    expect(answer.body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('S-30 a session', () => {
  test('S-30 ends when it was idle too long, and each request renews it', async () => {
    const person = await testApp.as('accountant');
    testApp.clock.advance({ hours: 7 });
    expect((await person.try('sessions.activeAccount')).status).toBe(200);
    testApp.clock.advance({ hours: 7 });
    expect((await person.try('sessions.activeAccount')).status).toBe(200);
    testApp.clock.advance({ hours: 8, minutes: 1 });
    const { status, body } = await person.try('sessions.activeAccount');
    expect([status, body.code]).toEqual([401, 'session_expired']);
  });

  test('S-30 a page that only refreshes itself keeps nobody signed in; what somebody typed or scanned there meanwhile does', async () => {
    const [page, worker] = [await testApp.as('accountant'), await testApp.as('accountant')];
    const refresh = (client: typeof page, seconds: number) =>
      client.try('sessions.activeAccount', { headers: { 'x-idle-seconds': String(seconds) } });
    for (let hour = 1; hour <= 8; hour++) {
      testApp.clock.advance({ hours: 1 });
      expect((await refresh(page, hour * 3600)).status).toBe(200);
      expect((await refresh(worker, 20)).status).toBe(200);
    }
    testApp.clock.advance({ minutes: 1 });
    expect((await refresh(page, 8 * 3600 + 60)).body.code).toBe('session_expired');
    expect((await refresh(worker, 60)).status).toBe(200);
    // A claim of activity does not revive a session that has expired.
    expect((await refresh(page, 0)).body.code).toBe('session_expired');
  });

  test('S-30 ends after thirty days however busy', async () => {
    const person = await testApp.as('accountant');
    for (let n = 0; n < 30 * 4; n++) {
      testApp.clock.advance({ hours: 6 });
      await person.try('sessions.cacheConfig');
    }
    expect((await person.try('sessions.activeAccount')).body.code).toBe('session_expired');
  });

  test('S-30 logout ends this session and no other', async () => {
    const [here, there] = [await testApp.as('staff'), await testApp.as('staff')];
    await here.call('sessions.logout', {});
    expect([
      (await here.try('sessions.activeAccount')).status,
      (await there.try('sessions.activeAccount')).status,
    ]).toEqual([401, 200]);
  });

  test('S-30 a suspension ends every session at once', async () => {
    const [manager, person] = [await testApp.as('manager'), await testApp.as('postman')];
    const { user } = await testApp
      .guest()
      .call('sessions.login', { body: { user_name: 'postman', password: demoPassword } });
    await manager.call('staff.suspend', { params: { id: user.id }, body: { reason: 'cash' } });
    expect([(await person.try('sessions.activeAccount')).status, (await login('postman')).status]).toEqual([401, 401]);
    await manager.call('staff.reactivate', { params: { id: user.id }, body: { reason: 'counted' } });
    expect([(await person.try('sessions.activeAccount')).status, (await login('postman')).status]).toEqual([401, 200]);
  });

  test('S-30 a new password asks for the old one and ends the other sessions', async () => {
    const [here, there] = [await testApp.as('mdy.staff'), await testApp.as('mdy.staff')];
    const wrong = await here.try('sessions.changePassword', {
      body: { current_password: 'nope', password: 'longer-one', confirm_password: 'longer-one' },
    });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['current_password']]);
    await here.call('sessions.changePassword', {
      body: { current_password: demoPassword, password: 'longer-one', confirm_password: 'longer-one' },
    });
    expect([
      (await here.try('sessions.activeAccount')).status,
      (await there.try('sessions.activeAccount')).status,
    ]).toEqual([200, 401]);
    expect([(await login('mdy.staff')).status, (await login('mdy.staff', 'longer-one')).status]).toEqual([401, 200]);
  });

  test("S-30 one lists one's own sessions and ends one of them; somebody else's is not found", async () => {
    const [here, there, other] = [
      await testApp.as('supervisor'),
      await testApp.as('supervisor'),
      await testApp.as('owner'),
    ];
    const { data } = await here.call('sessions.list', {});
    const foreign = (await other.call('sessions.list', {})).data[0];
    const elsewhere = data.find((session) => !session.current);
    expect(data.filter((session) => session.current)).toHaveLength(1);
    expect((await here.try('sessions.revoke', { params: { id: foreign?.id } })).status).toBe(404);
    await here.call('sessions.revoke', { params: { id: elsewhere?.id } });
    expect([
      (await here.try('sessions.list')).status,
      (await there.try('sessions.list')).status,
      (await other.try('sessions.list')).status,
    ]).toEqual([200, 401, 200]);
  });

  test('S-30 a token that is none is refused', async () => {
    const person = testApp.guest();
    for (const token of [null, 'x', 'A'.repeat(43)]) {
      person.token = token;
      expect((await person.try('sessions.activeAccount')).body.code).toBe('unauthorized');
    }
  });

  test('S-30 the database holds no token that would sign anybody in', async () => {
    const { body } = await login('owner');
    const { rows } = await testApp.database.pool.query(
      "select count(*)::int as n from session where encode(token_hash, 'escape') like '%' || $1 || '%'",
      [body.token],
    );
    expect(rows[0].n).toBe(0);
  });
});

describe('S-31 switching branch', () => {
  test('S-31 A-06 scopes everything after to the new branch', async () => {
    const manager = await testApp.as('manager');
    const { data: user } = await manager.call('sessions.activeAccount', {});
    const bago = user.jointed_branches.find((branch) => branch.code === 'BGO');
    const before = await manager.call('staff.list', { query: {} });
    const { data: after } = await manager.call('sessions.switchBranch', {
      params: { userId: user.id },
      query: { branch_id: String(bago?.id) },
    });
    const there = await manager.call('staff.list', { query: {} });
    expect([after.branch?.code, (await manager.call('sessions.activeAccount', {})).data.branch?.code]).toEqual([
      'BGO',
      'BGO',
    ]);
    expect(new Set(before.data.map((row) => row.branch?.name_en))).toEqual(new Set(['49th Street Office, Yangon']));
    expect(new Set(there.data.map((row) => row.branch?.name_en))).toEqual(new Set(['Bago Branch']));
  });

  test('S-31 a branch that is not theirs, one that is none, and another person are not found alike', async () => {
    const manager = await testApp.as('manager');
    const { data: user } = await manager.call('sessions.activeAccount', {});
    const mandalay = (await (await testApp.as('mdy.manager')).call('sessions.activeAccount', {})).data;
    const tries = [
      [user.id, mandalay.branch?.id],
      [user.id, 999_999],
      [mandalay.id, user.branch?.id],
    ];
    const answers = await Promise.all(
      tries.map(([userId, branch_id]) =>
        manager.try('sessions.switchBranch', { params: { userId }, query: { branch_id: String(branch_id) } }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });
});

test('E-09 the cache key changes when a cached list changes, and only then', async () => {
  const founder = await testApp.as('superadmin');
  const key = async () => (await founder.call('sessions.cacheConfig', {})).key;
  const before = await key();
  await (await testApp.as('staff')).call('sessions.logout', {});
  expect(await key()).toBe(before);
  await testApp.database.pool.query("update branch set town = 'Yangon' where code = 'YGN'");
  expect(await key()).not.toBe(before);
});
