import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { PasskeyDevice } from './testing/passkey-device.ts';

const origin = 'https://office.waybill.example';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ env: { SECOND_FACTOR_ROLES: 'accountant', PASSKEY_URL: `${origin}/` } });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.clock.advance({ minutes: 1 }));

const login = async (user_name: string, more: object = {}) => {
  const { status, body } = await testApp
    .guest()
    .try('sessions.login', { body: { user_name, password: demoPassword, ...more } });
  return { status, code: body.code, body };
};
/** The question that a sign-in asks this person's passkeys. */
const questionFor = async (user_name: string): Promise<string> => {
  const { code, body } = await login(user_name);
  expect([code, body.values?.app]).toEqual(['second_factor_needed', false]);
  return String(body.values?.passkey);
};
const device = (id: string, at = origin) => new PasskeyDevice({ id, origin: at });

async function enrol(client: TestClient, key: PasskeyDevice, passkey_name = 'Office computer') {
  const { data } = await client.call('sessions.startPasskey', { body: { current_password: demoPassword } });
  const passkey = key.create(data.options);
  return client.call('sessions.addPasskey', { body: { passkey_name, passkey } });
}

test('O-14 a passkey beside the password opens the account, and its answer is taken once', async () => {
  const manager = await testApp.as('manager');
  const key = device('manager');
  expect((await enrol(manager, key)).data.recovery_codes.length).toBe(10);
  expect((await enrol(manager, device('phone'), 'Phone')).data.recovery_codes).toEqual([]);
  const passkey = key.prove(await questionFor('manager'));
  const answers = await Promise.all([1, 2, 3].map(() => login('manager', { passkey })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  expect((await login('manager', { passkey })).code).toBe('wrong_passkey');
  const { data } = await manager.call('sessions.passkeys', {});
  expect(data.map(({ name, last_used_at }) => [name, last_used_at !== null])).toEqual([
    ['Office computer', true],
    ['Phone', false],
  ]);
  expect((await login('manager', { code: '000000' })).code).toBe('wrong_code');
});

test('O-14 a passkey of somebody else, an old question, another address and a counter that goes back are refused', async () => {
  const [mine, theirs] = [device('supervisor'), device('staff')];
  await enrol(await testApp.as('supervisor'), mine);
  await enrol(await testApp.as('staff'), theirs);
  const question = async (of = 'supervisor') => {
    // The throttle of the sign-in counts a try that a factor ends.
    testApp.clock.advance({ minutes: 16 });
    return questionFor(of);
  };
  const refused = async (passkey: string, which: string) =>
    expect((await login('supervisor', { passkey })).code, which).toBe('wrong_passkey');
  await refused(theirs.prove(await question()), 'the key of somebody else');
  await refused(mine.prove(await question('staff')), 'the question of somebody else');
  await refused(
    mine.prove(await question()).replace(/"signature":"(.{10}).{10}/, '"signature":"$1AAAAAAAAAA'),
    'another signature',
  );
  await refused('{"id":"x"}', 'no answer');

  mine.origin = `${origin}.evil.example`;
  await refused(mine.prove(await question()), 'the page of another address');
  mine.origin = origin;

  const late = mine.prove(await question());
  testApp.clock.advance({ minutes: 6 });
  await refused(late, 'a question that is too old');

  expect((await login('supervisor', { passkey: mine.prove(await question()) })).status).toBe(200);
  mine.count -= 1;
  await refused(mine.prove(await question()), 'a counter that went back');
  expect((await login('supervisor', { passkey: mine.prove(await question()) })).status).toBe(200);
});

test('O-14 an answer to the sign-in proves nothing on the account page, and the other way round', async () => {
  const client = await testApp.as('callcenter');
  const key = device('callcenter');
  await enrol(client, key);
  const signIn = await questionFor('callcenter');
  expect((await client.try('sessions.renewRecoveryCodes', { body: { passkey: key.prove(signIn) } })).body.code).toBe(
    'wrong_passkey',
  );
  const own = (await client.call('sessions.factorChallenge', {})).data;
  expect(own.app).toBe(false);
  expect((await login('callcenter', { passkey: key.prove(own.passkey ?? '') })).code).toBe('wrong_passkey');
  const again = (await client.call('sessions.factorChallenge', {})).data.passkey ?? '';
  const renewed = await client.call('sessions.renewRecoveryCodes', { body: { passkey: key.prove(again) } });
  expect(renewed.data.recovery_codes.length).toBe(10);
});

test('O-14 adding a passkey asks for the password, and removing one for a factor; each leaves an audit line', async () => {
  const client = await testApp.as('cs');
  const start = await client.try('sessions.startPasskey', { body: { current_password: 'guess' } });
  expect(start.body.code).toBe('wrong_password');
  const key = device('cs');
  const { data } = await client.call('sessions.startPasskey', { body: { current_password: demoPassword } });
  const created = { passkey_name: 'Phone', passkey: key.create(data.options) };
  const added = await Promise.all([1, 2].map(() => client.try('sessions.addPasskey', { body: created })));
  expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const elsewhere = await (
    await testApp.as('mdy.staff')
  ).call('sessions.startPasskey', {
    body: { current_password: demoPassword },
  });
  const stolen = { passkey_name: 'x', passkey: key.create(elsewhere.data.options) };
  expect((await client.try('sessions.addPasskey', { body: stolen })).body.code).toBe('wrong_passkey');
  const twice = await client.call('sessions.startPasskey', { body: { current_password: demoPassword } });
  const same = { passkey_name: 'x', passkey: key.create(twice.data.options) };
  expect((await client.try('sessions.addPasskey', { body: same })).body.code).toBe('duplicate');

  const [{ id } = { id: 0 }] = (await client.call('sessions.passkeys', {})).data;
  const params = { id };
  expect((await client.try('sessions.removePasskey', { params, body: { code: '000000' } })).body.code).toBe(
    'wrong_code',
  );
  const passkey = key.prove((await client.call('sessions.factorChallenge', {})).data.passkey ?? '');
  await client.call('sessions.removePasskey', { params, body: { passkey } });
  expect((await login('cs')).status).toBe(200);
  const { rows } = await testApp.database.pool.query<{ action: string }>(
    `select a.action from audit a join staff st on st.id::text = a.record_id where a.room = 'staff' and st.user_name = 'cs'
     and (a.action like '%factor%' or a.action like '%passkey%') order by a.id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['add_passkey', 'remove_passkey', 'remove_second_factor']);
});

test('O-14 who knows the password of an open session adds no factor beside the one that is there', async () => {
  const client = await testApp.as('mdy.postman');
  const key = device('mdy.postman');
  await enrol(client, key);
  testApp.clock.advance({ minutes: 6 });
  const body = { current_password: demoPassword };
  for (const call of ['sessions.startPasskey', 'sessions.startSecondFactor'] as const)
    expect((await client.try(call, { body })).body.code).toBe('second_factor_again');
  const passkey = key.prove((await client.call('sessions.factorChallenge', {})).data.passkey ?? '');
  await client.call('sessions.proveFactor', { body: { passkey } });
  await enrol(client, device('phone of mdy.postman'), 'Phone');
  expect((await client.call('sessions.passkeys', {})).data).toHaveLength(2);
});

test('O-14 a role that must have a second factor sets up a passkey at the login, once, and keeps the last one', async () => {
  const missing = await login('accountant');
  expect(missing.code).toBe('second_factor_missing');
  const [key, other] = [device('accountant'), device('accountant elsewhere')];
  const again = await login('accountant');
  const answers = [
    { passkey: key.create(String(missing.body.values?.new_passkey)) },
    { passkey: other.create(String(again.body.values?.new_passkey)) },
  ];
  // A question of the account page is not one of the login, and the other way round.
  const manager = await testApp.as('admin');
  const own = await manager.call('sessions.startPasskey', { body: { current_password: demoPassword } });
  expect((await login('accountant', { passkey: device('x').create(own.data.options) })).code).toBe('wrong_passkey');
  const tries = await Promise.all(answers.map((answer) => login('accountant', answer)));
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  const [opened] = tries.filter(({ status }) => status === 200);
  const kept = opened === tries[0] ? key : other;
  expect(opened?.body.recovery_codes).toHaveLength(10);
  expect((await login('accountant', { code: opened?.body.recovery_codes?.[0] ?? '' })).status).toBe(200);
  const { token } = (await login('accountant', { passkey: kept.prove(await questionFor('accountant')) })).body;
  const headers = { authorization: `Bearer ${token}` };
  const client = testApp.guest();
  const { data } = (await client.try('sessions.passkeys', { headers })).body;
  expect(data).toHaveLength(1);
  const challenge = (await client.try('sessions.factorChallenge', { headers })).body.data.passkey ?? '';
  const body = { passkey: kept.prove(challenge) };
  expect((await client.try('sessions.removePasskey', { params: { id: data[0]?.id }, body, headers })).body.code).toBe(
    'second_factor_required',
  );
});

test('O-14 wrong answers of a passkey in an open session are slowed down like codes, and close neither codes nor other sessions’ logins', async () => {
  const client = await testApp.as('tgi.staff');
  const key = device('tgi.staff');
  const recovery = (await enrol(client, key)).data.recovery_codes;
  const prove = async (body: object) => (await client.try('sessions.proveFactor', { body })).body.code;
  const codes = [];
  for (let at = 0; at < 7; at += 1) codes.push(await prove({ passkey: '{"id":"x"}' }));
  expect(codes.filter((code) => code === 'wrong_passkey').length).toBeLessThanOrEqual(5);
  const right = (await client.call('sessions.factorChallenge', {})).data.passkey ?? '';
  expect(await prove({ passkey: key.prove(right) })).toBe('too_many_attempts');
  expect(await prove({ code: recovery[0] })).toBeUndefined();
  expect((await login('tgi.staff', { passkey: key.prove(await questionFor('tgi.staff')) })).status).toBe(200);
});

test('O-14 a passkey gets another name from its owner alone', async () => {
  const [client, other] = [await testApp.as('tgi.manager'), await testApp.as('mdy.staff')];
  await enrol(client, device('tgi.manager'));
  const [{ id } = { id: 0 }] = (await client.call('sessions.passkeys', {})).data;
  const params = { id };
  const named = (by: TestClient, passkey_name: string) =>
    by.try('sessions.renamePasskey', { params, body: { passkey_name } });
  expect((await named(other, 'Mine')).body.code).toBe('not_found');
  for (const wrong of ['', ' ', 'x'.repeat(61)]) expect((await named(client, wrong)).status).toBe(422);
  expect((await named(client, 'ရုံးသုံး ဖုန်း')).status).toBe(200);
  expect((await client.call('sessions.passkeys', {})).data.map(({ name }) => name)).toEqual(['ရုံးသုံး ဖုန်း']);
  const { rows } = await testApp.database.pool.query(
    `select before, after from audit where action = 'rename_passkey' and staff_id = (select id from staff where user_name = 'tgi.manager')`,
  );
  expect(rows).toEqual([{ before: { passkey_name: 'Office computer' }, after: { passkey_name: 'ရုံးသုံး ဖုန်း' } }]);
});

test('O-14 F-06 the reset by two people takes the passkeys away too', async () => {
  const person = await testApp.as('postman');
  await enrol(person, device('postman'));
  const [owner, md] = [await testApp.as('owner'), await testApp.as('md')];
  const found = (await owner.call('staff.list', { query: { search: 'postman' } })).data;
  const params = { id: found.find(({ user_name }) => user_name === 'postman')?.id };
  await owner.call('staff.resetSecondFactor', { params });
  expect((await login('postman')).code).toBe('second_factor_needed');
  expect((await md.call('staff.resetSecondFactor', { params })).done).toBe(true);
  expect((await login('postman')).status).toBe(200);
  expect((await (await testApp.as('postman')).call('sessions.passkeys', {})).data).toEqual([]);
});

test('O-14 passkeys are asked for at their address alone, which is that of the request without a setting', async () => {
  const other = await testApp.as('mdy.manager');
  const start = (headers: Record<string, string>) =>
    other.try('sessions.startPasskey', { body: { current_password: demoPassword }, headers });
  const refused = await start({ origin: 'https://office.evil.example' });
  expect([refused.body.code, refused.body.message]).toEqual([
    'passkey_elsewhere',
    `Passkeys work only at ${origin}, over HTTPS.`,
  ]);
  expect((await start({ origin })).status).toBe(200);

  const behindProxy = await startTestApp({ env: { TRUST_PROXY: '1' } });
  try {
    const client = await behindProxy.as('manager');
    const at = async (headers: Record<string, string>) => {
      const { body } = await client.try('sessions.startPasskey', {
        body: { current_password: demoPassword },
        headers,
      });
      return body.code ?? (JSON.parse(body.data.options) as { rp: { id: string } }).rp.id;
    };
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'depot.example' };
    expect(await at(forwarded)).toBe('depot.example');
    expect(await at({ ...forwarded, origin: 'https://evil.example' })).toBe('passkey_elsewhere');
    expect(await at({ host: 'depot.example' })).toBe('passkey_elsewhere');
    expect(await at({ host: '127.0.0.1:8080' })).toBe('passkey_elsewhere');
    expect(await at({ host: 'localhost:8080' })).toBe('localhost');
  } finally {
    await behindProxy.close();
  }
});
