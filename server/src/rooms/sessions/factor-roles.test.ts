import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { PasskeyDevice } from './testing/passkey-device.ts';

let testApp: TestApp;
let founder: TestClient;
beforeAll(async () => {
  testApp = await startTestApp({ env: { SECOND_FACTOR_ROLES: 'accountant' } });
  founder = await testApp.as('superadmin');
});
afterAll(() => testApp.close());
beforeEach(() => testApp.clock.advance({ minutes: 1 }));

const set = async (client: TestClient, slug: string, required: boolean) => {
  const { body } = await client.try('sessions.setFactorRole', {
    params: { slug },
    body: { second_factor_required: required },
  });
  return body.code ?? body.done;
};
const roleOf = async (wanted: string) =>
  (await founder.call('sessions.factorRoles', {})).data.find(({ slug }) => slug === wanted);
const login = async (user_name: string, more: object = {}) =>
  (await testApp.guest().try('sessions.login', { body: { user_name, password: demoPassword, ...more } })).body;

/** Adds a passkey to a signed-in account. */
async function enrol(client: TestClient, id: string): Promise<PasskeyDevice> {
  const key = new PasskeyDevice({ id, origin: 'http://localhost' });
  const headers = { host: 'localhost' };
  const started = await client.try('sessions.startPasskey', { body: { current_password: demoPassword }, headers });
  await client.call('sessions.addPasskey', {
    body: { passkey_name: 'x', passkey: key.create(started.body.data.options) },
  });
  return key;
}

test('O-14 a role that is set to need a second factor ends open sessions without one, and asks at the next login', async () => {
  const [supervisor, other] = [await testApp.as('supervisor'), await testApp.as('manager')];
  const before = await roleOf('supervisor');
  expect(before).toMatchObject({ required: false, by_server: false, ending: null });
  expect(before?.without_count).toBe(before?.staff_count);
  expect(await set(founder, 'supervisor', true)).toBe(true);
  expect((await supervisor.try('sessions.list', {})).status).toBe(401);
  expect((await other.try('sessions.list', {})).status).toBe(200);
  expect((await login('supervisor')).code).toBe('second_factor_missing');
  expect(await set(founder, 'supervisor', true)).toBe('state_not_allowed');
});

test('O-14 who has a second factor keeps the session, and cannot remove it while the role needs it', async () => {
  const client = await testApp.as('manager');
  const key = await enrol(client, 'manager');
  expect(await set(founder, 'manager', true)).toBe(true);
  const { data } = await client.call('sessions.passkeys', {});
  const challenge = await client.try('sessions.factorChallenge', { headers: { host: 'localhost' } });
  const removed = await client.try('sessions.removePasskey', {
    params: { id: data[0]?.id ?? 0 },
    body: { passkey: key.prove(challenge.body.data.passkey ?? '') },
  });
  expect(removed.body.code).toBe('second_factor_required');
  expect((await client.call('sessions.secondFactor', {})).data.required).toBe(true);
});

test('O-14 F-06 one person alone never ends it: another must confirm within a day, and anyone may keep it', async () => {
  const md = await testApp.as('md');
  await set(founder, 'staff', true);
  expect(await set(md, 'staff', false)).toBe(false);
  expect(await set(md, 'staff', false)).toBe('second_person_needed');
  expect((await roleOf('staff'))?.ending).toMatchObject({ own: false });
  expect((await login('staff')).code).toBe('second_factor_missing');
  expect(await set(founder, 'staff', true)).toBe(true);
  expect((await roleOf('staff'))?.ending).toBeNull();
  expect(await set(md, 'staff', false)).toBe(false);
  testApp.clock.advance({ hours: 25 });
  // The session of the day before has ended.
  founder = await testApp.as('superadmin');
  expect(await set(founder, 'staff', false)).toBe(false);
  expect(await set(await testApp.as('md'), 'staff', false)).toBe(true);
  expect((await login('staff')).code).toBeUndefined();
  expect(await set(founder, 'staff', false)).toBe('state_not_allowed');
  const { rows } = await testApp.database.pool.query<{ action: string }>(
    `select action from audit where room = 'roles' and record_id = 'staff' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'require_second_factor',
    'ask_second_factor_end',
    'require_second_factor',
    'ask_second_factor_end',
    'ask_second_factor_end',
    'end_second_factor',
  ]);
});

test('O-14 A-02 what the server requires no screen ends, and only those who change the rights of roles set it', async () => {
  expect(await roleOf('accountant')).toMatchObject({ required: true, by_server: true });
  expect(await set(founder, 'accountant', false)).toBe('factor_role_of_server');
  expect(await set(founder, 'nobody', true)).toBe('not_found');
  const owner = await testApp.as('owner');
  const body = { second_factor_required: true };
  expect((await owner.try('sessions.setFactorRole', { params: { slug: 'courier' }, body })).status).toBe(403);
});

test('O-14 a login that began before its role was set to need a second factor opens no session without one', async () => {
  const setting = await testApp.database.pool.connect();
  try {
    await setting.query(`begin`);
    await setting.query(`select 1 from role where slug = 'call-center' for update`);
    const begun = login('callcenter');
    await vi.waitFor(async () => {
      const { rows } = await testApp.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows.length).toBe(1);
    });
    await setting.query(
      `insert into second_factor_role (role_slug, set_by, set_at) select 'call-center', id, now() from staff where user_name = 'md'`,
    );
    await setting.query(`commit`);
    expect((await begun).code).toBe('unavailable');
  } finally {
    setting.release();
  }
  expect((await login('callcenter')).code).toBe('second_factor_missing');
});
