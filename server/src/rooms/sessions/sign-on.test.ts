import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import { providerClient, RealProvider, type ProviderPerson } from './testing/real-provider.ts';

const publicUrl = 'http://127.0.0.1:8080';
const redirectUri = `${publicUrl}/api/login/sso/callback`;

let provider: RealProvider;
let keeps: TestApp;
let maps: TestApp;
const envOf = (more: Record<string, string> = {}) => ({
  PUBLIC_URL: publicUrl,
  OIDC_ISSUER: provider.url,
  OIDC_CLIENT_ID: providerClient.id,
  OIDC_CLIENT_SECRET: providerClient.secret,
  OIDC_NAME: 'Head office',
  ...more,
});
beforeAll(async () => {
  provider = await RealProvider.open(redirectUri);
  keeps = await startTestApp({ env: envOf({ SECOND_FACTOR_ROLES: 'accountant' }) });
  maps = await startTestApp({
    env: envOf({ OIDC_ROLES: 'wb-root=super-admin,wb-desk=staff,wb-boss=manager' }),
  });
});
afterAll(async () => {
  await keeps.close();
  await maps.close();
  await provider.close();
});
beforeEach(() => {
  provider.seat.person = null;
});

/** Cookies of one browser, as far as two sites on different ports of one machine need them. */
class Browser {
  readonly #jar = new Map<string, string>();
  keep(lines: string | readonly string[] | undefined): void {
    for (const line of [lines ?? []].flat()) {
      const [name = '', value = ''] = (line as string).split(';')[0]?.split('=') ?? [];
      this.#jar.set(name, value);
    }
  }
  get cookie(): string {
    return [...this.#jar].map((pair) => pair.join('=')).join('; ');
  }
}

/** Opens an address of the product; answers where it leads. */
async function open(app: TestApp, browser: Browser, url: string): Promise<string> {
  const answer = await app.guest().send({ method: 'GET', url, headers: { cookie: browser.cookie } });
  browser.keep(answer.headers['set-cookie']);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
}

/** Goes through the provider as this person, up to the address that leads back to the product. */
async function throughProvider(address: string, person: ProviderPerson): Promise<string> {
  provider.seat.person = person;
  const browser = new Browser();
  // This provider sends them only when asked; others always do.
  const wanted = { id_token: { amr: null, acr: null } };
  let at = person['amr'] || person['acr'] ? `${address}&claims=${encodeURIComponent(JSON.stringify(wanted))}` : address;
  while (!at.startsWith(redirectUri)) {
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie: browser.cookie } });
    browser.keep(answer.headers.getSetCookie());
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`the provider answers ${answer.status}: ${await answer.text()}`);
    at = new URL(location, provider.url).href;
  }
  return at.slice(publicUrl.length);
}

const finish = (app: TestApp, browser: Browser, body: object = {}) =>
  app.guest().send({ method: 'POST', url: '/api/login/sso', headers: { cookie: browser.cookie }, payload: body });

/** The whole way of a person. */
async function signOn(app: TestApp, person: ProviderPerson, body: object = {}) {
  const browser = new Browser();
  const back = await throughProvider(await open(app, browser, '/api/login/sso'), person);
  await open(app, browser, back);
  return { browser, back, answer: await finish(app, browser, body) };
}

const set = (app: TestApp, userName: string, change: string) =>
  app.database.pool.query(`update staff set ${change} where user_name = $1`, [userName]);

/** Gives an account of the demo an e-mail, and returns the person at the provider. */
async function personOf(app: TestApp, userName: string, claims: object = {}): Promise<ProviderPerson> {
  const email = `${userName}@shwe.example`;
  await set(app, userName, `email = '${email}'`);
  await app.database.pool.query(
    `insert into staff_login (staff_id, kind, key) select id, 'email', $2 from staff where user_name = $1 on conflict do nothing`,
    [userName, `e:${email}`],
  );
  return { email, email_verified: true, ...claims };
}

const codeOf = async (app: TestApp, person: ProviderPerson) => (await signOn(app, person)).answer.json().code;
const roleOf = async (app: TestApp, userName: string) =>
  (await app.database.pool.query<{ role_slug: string }>('select role_slug from staff where user_name = $1', [userName]))
    .rows[0]?.role_slug;

test('O-14 a person of the provider signs in by their verified e-mail, with their own role, once for each answer', async () => {
  const person = await personOf(keeps, 'manager');
  const { browser, answer } = await signOn(keeps, { ...person, email: person.email.toUpperCase() });
  expect([answer.statusCode, answer.json().user.user_name]).toEqual([200, 'manager']);
  const session = { authorization: `Bearer ${answer.json().token}` };
  expect((await keeps.guest().send({ method: 'GET', url: '/api/session', headers: session })).statusCode).toBe(200);
  expect((await finish(keeps, browser)).json().code).toBe('sso_expired');
});

test('O-14 the answer of the provider opens one session, however often it is finished at the same moment', async () => {
  const person = await personOf(keeps, 'supervisor');
  const browser = new Browser();
  await open(keeps, browser, await throughProvider(await open(keeps, browser, '/api/login/sso'), person));
  const answers = await Promise.all([1, 2, 3, 4].map(() => finish(keeps, browser)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('O-14 nobody is created, and who may not come in is told why', async () => {
  const count = async () => (await keeps.database.pool.query('select count(*)::int as n from staff')).rows[0];
  const before = await count();
  expect(await codeOf(keeps, { email: 'stranger@shwe.example', email_verified: true })).toBe('sso_no_account');
  const person = await personOf(keeps, 'cs');
  expect(await codeOf(keeps, { ...person, email_verified: false })).toBe('sso_unverified');
  expect(await codeOf(keeps, { email: person.email })).toBe('sso_unverified');
  expect(await codeOf(keeps, { ...person, email: 'no' })).toBe('sso_denied');
  await set(keeps, 'cs', "status = 'suspend'");
  expect(await codeOf(keeps, person)).toBe('sso_account_closed');
  expect(await count()).toEqual(before);
});

test('O-14 an answer counts once, in the browser that asked for it, and a cookie that somebody planted opens nothing', async () => {
  const person = await personOf(keeps, 'staff');
  const { browser, back } = await signOn(keeps, person);
  expect(await open(keeps, browser, back)).toBe('/login?sso=own');
  expect((await finish(keeps, browser)).json().code).toBe('sso_expired');
  // The address that leads back, opened in the browser of somebody else.
  const [attacker, victim] = [new Browser(), new Browser()];
  const stolen = await throughProvider(await open(keeps, attacker, '/api/login/sso'), person);
  await open(keeps, victim, '/api/login/sso');
  await open(keeps, victim, stolen);
  expect((await finish(keeps, victim)).json().code).toBe('sso_expired');
  // The attacker's cookie in the victim's browser: the session is the victim's alone.
  const planted = new Browser();
  const address = await open(keeps, planted, '/api/login/sso');
  const known = planted.cookie;
  await open(keeps, planted, await throughProvider(address, person));
  const outside = new Browser();
  outside.keep(known);
  expect((await finish(keeps, outside)).json().code).toBe('sso_expired');
  expect((await finish(keeps, planted)).statusCode).toBe(200);
});

test('O-14 a code of another sign-on, a changed nonce and a late answer are refused', async () => {
  const person = await personOf(keeps, 'staff');
  const parts = (path: string) => new URL(path, publicUrl).searchParams;
  // The code of one sign-on with the state of another: the proof of the first is missing.
  const [one, two] = [new Browser(), new Browser()];
  const first = await throughProvider(await open(keeps, one, '/api/login/sso'), person);
  const second = await throughProvider(await open(keeps, two, '/api/login/sso'), person);
  const mixed = parts(second);
  mixed.set('code', parts(first).get('code') ?? '');
  await open(keeps, two, `/api/login/sso/callback?${mixed.toString()}`);
  expect((await finish(keeps, two)).json().code).toBe('sso_failed');
  const third = new Browser();
  const address = new URL(await open(keeps, third, '/api/login/sso'));
  address.searchParams.set('nonce', 'another');
  await open(keeps, third, await throughProvider(address.href, person));
  expect((await finish(keeps, third)).json().code).toBe('sso_failed');
  const late = new Browser();
  const back = await throughProvider(await open(keeps, late, '/api/login/sso'), person);
  keeps.clock.advance({ minutes: 11 });
  await open(keeps, late, back);
  expect((await finish(keeps, late)).json().code).toBe('sso_expired');
});

test('O-14 a token that the provider made for another program is refused', async () => {
  const person = await personOf(keeps, 'staff');
  const browser = new Browser();
  const address = new URL(await open(keeps, browser, '/api/login/sso'));
  address.searchParams.set('client_id', 'another');
  await open(keeps, browser, await throughProvider(address.href, person));
  expect((await finish(keeps, browser)).json().code).toBe('sso_failed');
});

test('O-14 where the provider is down, the page says so and the password works; the server starts without it', async () => {
  const nobody = createServer();
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
  const { port } = nobody.address() as { port: number };
  await new Promise((resolve) => nobody.close(resolve));
  const app = await startTestApp({ env: envOf({ OIDC_ISSUER: `http://127.0.0.1:${port}` }) });
  const browser = new Browser();
  expect(await open(app, browser, '/api/login/sso?next=/labels&shared=1')).toBe('/login?sso=shared&next=%2Flabels');
  expect((await finish(app, browser)).json()).toMatchObject({
    code: 'sso_unavailable',
    message: expect.stringContaining('password'),
  });
  expect((await app.as('manager')).token).not.toBeNull();
  await app.close();
});

test('O-14 a return address leads to no other site', async () => {
  const person = await personOf(keeps, 'manager');
  for (const next of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:1',
  ]) {
    const browser = new Browser();
    const start = `/api/login/sso?${new URLSearchParams({ next }).toString()}`;
    const back = await throughProvider(await open(keeps, browser, start), person);
    expect(await open(keeps, browser, back)).toBe('/login?sso=own');
  }
  const browser = new Browser();
  const back = await throughProvider(await open(keeps, browser, '/api/login/sso?next=/labels?page=2'), person);
  expect(await open(keeps, browser, back)).toBe('/login?sso=own&next=%2Flabels%3Fpage%3D2');
});

test('O-14 the second step is asked for after the provider, unless the provider asked for one', async () => {
  const person = await personOf(keeps, 'accountant');
  const { browser, answer } = await signOn(keeps, person);
  expect(answer.json()).toMatchObject({ code: 'second_factor_missing', values: { secret: expect.any(String) } });
  expect((await finish(keeps, browser, { code: '000000' })).json().code).toBe('wrong_code');
  expect((await signOn(keeps, { ...person, amr: ['pwd', 'mfa'] })).answer.statusCode).toBe(200);
  expect(await codeOf(keeps, { ...person, acr: 'gold' })).toBe('second_factor_missing');
  const gold = await startTestApp({ env: envOf({ SECOND_FACTOR_ROLES: 'all', OIDC_MFA_ACR: 'silver,gold' }) });
  const same = await personOf(gold, 'accountant', { acr: 'gold' });
  expect((await signOn(gold, same)).answer.statusCode).toBe(200);
  await gold.close();
});

test('O-14 a one-time password that a manager set ends with the first single sign-on, with a line in the history', async () => {
  const person = await personOf(keeps, 'callcenter');
  await set(keeps, 'callcenter', 'must_change_password = true');
  const { answer } = await signOn(keeps, person);
  expect([answer.statusCode, answer.json().user.must_change_password]).toEqual([200, false]);
  const { rows } = await keeps.database.pool.query(
    "select a.action from audit a join staff st on st.id::text = a.record_id where a.room = 'staff' and st.user_name = 'callcenter' order by a.id desc limit 1",
  );
  expect(rows).toEqual([{ action: 'end_one_time_password' }]);
});

test('O-14 the claims give the role by the table, with an audit line, and the sessions before end', async () => {
  const before = await maps.as('manager');
  const person = await personOf(maps, 'manager', { groups: ['other', 'wb-boss', 'wb-desk'] });
  const { answer } = await signOn(maps, person);
  // Of several groups the first of the table counts.
  expect([answer.statusCode, answer.json().user.role.slug, await roleOf(maps, 'manager')]).toEqual([
    200,
    'staff',
    'staff',
  ]);
  expect((await before.try('sessions.list', {})).status).toBe(401);
  const { rows } = await maps.database.pool.query(
    "select before, after->>'role' as role from audit where action = 'take_claimed_role'",
  );
  expect(rows).toEqual([{ before: { role: 'manager' }, role: 'staff' }]);
  expect(await codeOf(maps, { ...person, groups: ['WB-ROOT', 'wb-root=super-admin', ['wb-root']] })).toBe(
    'sso_no_role',
  );
  expect(await codeOf(maps, { email: person.email, email_verified: true })).toBe('sso_no_role');
  expect((await signOn(maps, { ...person, groups: ['wb-boss'] })).answer.json().user.role.slug).toBe('manager');
});

test('O-14 a role that the account cannot have is refused, and the last account above all keeps its role', async () => {
  const branchless = await personOf(maps, 'admin', { groups: ['wb-desk'] });
  await set(maps, 'admin', 'branch_id = null');
  expect(await codeOf(maps, branchless)).toBe('sso_role_unfit');
  expect(await roleOf(maps, 'admin')).toBe('admin');
  const last = await personOf(maps, 'superadmin', { groups: ['wb-boss'] });
  await maps.database.pool.query(
    "update staff set status = 'suspend' where role_slug = 'super-admin' and user_name <> 'superadmin'",
  );
  expect((await signOn(maps, last)).answer.json().user.role.slug).toBe('super-admin');
});

test('O-14 F-06 an e-mail that opens an account is set by somebody above, who is no second person to it for thirty days', async () => {
  const admin = await keeps.as('admin');
  const at = (await admin.call('sessions.activeAccount', {})).data.branch?.id;
  const made = await admin.call('staff.create', {
    body: {
      user_name: 'another.manager',
      name: 'Another',
      role: 'manager',
      user_type: 'fcs',
      branch_id: at,
      locale: 'en',
      password: 'secret-1',
      confirm_password: 'secret-1',
    } as never,
  });
  keeps.clock.advance({ days: 31 });
  const { id } = made.data;
  const owner = await keeps.as('owner');
  const ownerId = (await owner.call('sessions.activeAccount', {})).data.id;
  const isOther = () => isDifferentFromAll(keeps.app.waybill.db, [ownerId], id, keeps.clock());
  const edit = async (client: typeof owner) => {
    const { data } = await client.call('staff.detail', { params: { id } });
    const { user_name, name, phone, gender, business_name, user_type, all_branches, locale, version } = data;
    const kept = { user_name, name, phone, gender, business_name, user_type, all_branches, locale, version };
    const body = { ...kept, role: 'manager', branch_id: at, jointed_branches: [], branch_collection_id: null };
    return client.try('staff.edit', { params: { id }, body: { ...body, email: 'second.mailbox@shwe.example' } });
  };
  expect((await edit(await keeps.as('manager'))).body).toMatchObject({ code: 'equal_rank', errors: { email: [{}] } });
  expect(await isOther()).toBe(true);
  expect((await edit(owner)).status).toBe(200);
  expect(await isOther()).toBe(false);
  keeps.clock.advance({ days: 31 });
  expect(await isOther()).toBe(true);
});
