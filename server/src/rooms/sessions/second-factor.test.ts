import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { codeAt, stepOf } from './totp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ env: { SECOND_FACTOR_ROLES: 'accountant' } });
});
afterAll(() => testApp.close());
// Each test has its own code, as after half a minute.
beforeEach(() => testApp.clock.advance({ minutes: 1 }));

/** Bytes of a secret that an app reads from its base32. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
const codeOf = (secret: string): string => codeAt(bytesOf(secret), stepOf(testApp.clock()));

const login = (user_name: string, more: object = {}, headers: Record<string, string> = {}) =>
  testApp
    .guest()
    .send({ method: 'POST', url: '/api/login', headers, payload: { user_name, password: demoPassword, ...more } });

/** Adds an app to a signed-in account; the clock moves on, so that the next code is another one. */
async function enrol(client: TestClient) {
  const { data } = await client.call('sessions.startSecondFactor', { body: { current_password: demoPassword } });
  const added = await client.call('sessions.addSecondFactor', { body: { code: codeOf(data.secret) } });
  testApp.clock.advance({ minutes: 1 });
  return { secret: data.secret, recovery: added.data.recovery_codes };
}

const actionsOf = async (userName: string): Promise<string[]> => {
  const { rows } = await testApp.database.pool.query<{ action: string }>(
    `select a.action from audit a join staff st on st.id::text = a.record_id where a.room = 'staff' and st.user_name = $1
     and (a.action like '%factor%' or a.action like '%recovery%') order by a.id`,
    [userName],
  );
  return rows.map(({ action }) => action);
};

test('O-14 with an authenticator app the password alone is not enough, and no code is taken twice', async () => {
  const { secret } = await enrol(await testApp.as('manager'));
  const needed = await login('manager');
  expect([needed.statusCode, needed.json().code]).toEqual([401, 'second_factor_needed']);
  expect((await login('manager', { code: '000000' })).json()).toMatchObject({ code: 'wrong_code' });
  const code = codeOf(secret);
  const right = await login('manager', { code });
  expect([right.statusCode, right.json().user.user_name, right.json().recovery_codes]).toEqual([
    200,
    'manager',
    undefined,
  ]);
  expect((await login('manager', { code })).json().code).toBe('wrong_code');
  expect(JSON.stringify(needed.json())).not.toContain(secret);
});

test('O-14 of one code in many sign-ins at the same moment one goes on', async () => {
  const { secret } = await enrol(await testApp.as('supervisor'));
  const code = codeOf(secret);
  const answers = await Promise.all([1, 2, 3, 4].map(() => login('supervisor', { code })));
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
});

test('O-14 wrong codes at speed are slowed down, and the right password gives no further guesses', async () => {
  const { secret } = await enrol(await testApp.as('staff'));
  const codes = [];
  for (let at = 0; at < 8; at += 1) {
    await login('staff');
    codes.push((await login('staff', { code: `00000${at}` })).json().code);
  }
  expect(codes.filter((code) => code === 'wrong_code').length).toBeLessThanOrEqual(5);
  expect(codes.at(-1)).toBe('too_many_attempts');
  expect((await login('staff', { code: codeOf(secret) })).json().code).toBe('too_many_attempts');
});

test('O-14 each recovery code opens the account once, and new ones replace the old', async () => {
  const client = await testApp.as('cs');
  const { secret, recovery } = await enrol(client);
  expect(recovery.length).toBe(10);
  const [first = '', second = ''] = recovery;
  expect((await login('cs', { code: first.toLowerCase() })).statusCode).toBe(200);
  expect((await login('cs', { code: first })).json().code).toBe('wrong_code');
  expect((await client.call('sessions.secondFactor', {})).data).toMatchObject({ required: false, recovery_codes: 9 });
  const body = { code: codeOf(secret) };
  const renewals = await Promise.all([1, 2, 3].map(() => client.try('sessions.renewRecoveryCodes', { body })));
  const [renewed, ...more] = renewals.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  expect((await login('cs', { code: second })).json().code).toBe('wrong_code');
  expect((await login('cs', { code: renewed?.body.data.recovery_codes[0] })).statusCode).toBe(200);
  expect(await actionsOf('cs')).toEqual([
    'add_second_factor',
    'use_recovery_code',
    'renew_recovery_codes',
    'use_recovery_code',
  ]);
});

test('O-14 a trusted device needs no code for 30 days, for that account alone', async () => {
  const { secret } = await enrol(await testApp.as('callcenter'));
  await enrol(await testApp.as('mdy.manager'));
  const answer = await login('callcenter', { code: codeOf(secret), trust_device: true });
  const cookie = [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ');
  expect([answer.headers['set-cookie']].flat().join()).toMatch(/waybill_trusted=.*HttpOnly; SameSite=Strict/);
  expect((await login('callcenter', {}, { cookie })).statusCode).toBe(200);
  expect((await login('mdy.manager', {}, { cookie })).json().code).toBe('second_factor_needed');
  testApp.clock.advance({ days: 29 });
  expect((await login('callcenter', {}, { cookie })).statusCode).toBe(200);
  testApp.clock.advance({ days: 2 });
  expect((await login('callcenter', {}, { cookie })).json().code).toBe('second_factor_needed');
});

test('O-14 a role that must have one gets it at the sign-in, and cannot turn it off', async () => {
  const missing = await login('accountant');
  expect([missing.statusCode, missing.json().code]).toEqual([401, 'second_factor_missing']);
  const { secret, uri } = missing.json().values;
  expect(uri).toContain(`secret=${secret}`);
  const answer = await login('accountant', { code: codeOf(secret) });
  expect([answer.statusCode, answer.json().recovery_codes.length]).toEqual([200, 10]);
  testApp.clock.advance({ minutes: 1 });
  expect((await login('accountant')).json().code).toBe('second_factor_needed');
  const refused = await testApp.guest().send({
    method: 'POST',
    url: '/api/account/second_factor/remove',
    headers: { authorization: `Bearer ${answer.json().token}` },
    payload: { code: codeOf(secret) },
  });
  expect(refused.json().code).toBe('second_factor_required');
});

test('O-14 an open session alone adds no app, and one that may be turned off needs a code', async () => {
  const client = await testApp.as('mdy.staff');
  expect((await client.try('sessions.startSecondFactor', { body: { current_password: 'guess' } })).body.code).toBe(
    'wrong_password',
  );
  const { secret } = await enrol(client);
  expect((await client.try('sessions.startSecondFactor', { body: { current_password: demoPassword } })).body.code).toBe(
    'state_not_allowed',
  );
  expect((await client.try('sessions.removeSecondFactor', { body: { code: '123456' } })).body.code).toBe('wrong_code');
  await client.call('sessions.removeSecondFactor', { body: { code: codeOf(secret) } });
  expect((await login('mdy.staff')).statusCode).toBe(200);
  expect(await actionsOf('mdy.staff')).toEqual(['add_second_factor', 'remove_second_factor']);
});

test('O-14 F-06 a lost phone is reset by two people above, and the sessions end', async () => {
  const person = await testApp.as('postman');
  await enrol(person);
  const [manager, owner] = [await testApp.as('owner'), await testApp.as('md')];
  const id = (await manager.call('staff.list', { query: { search: 'postman' } })).data.find(
    ({ user_name }) => user_name === 'postman',
  )!.id;
  const params = { id };
  expect((await person.try('staff.resetSecondFactor', { params })).status).toBe(403);
  const both = await Promise.all([1, 2].map(() => manager.try('staff.resetSecondFactor', { params })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await manager.try('staff.resetSecondFactor', { params })).body.code).toBe('second_person_needed');
  expect((await login('postman')).json().code).toBe('second_factor_needed');
  expect((await owner.call('staff.resetSecondFactor', { params })).done).toBe(true);
  expect((await person.try('sessions.list', {})).status).toBe(401);
  expect((await login('postman')).statusCode).toBe(200);
  expect((await owner.try('staff.resetSecondFactor', { params })).body.code).toBe('state_not_allowed');
  expect(await actionsOf('postman')).toEqual(['add_second_factor', 'ask_factor_reset', 'reset_second_factor']);
});
