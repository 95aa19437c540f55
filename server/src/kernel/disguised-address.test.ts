import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';

const perMinute = 12;
let testApp: TestApp;
/** The same with a rate limit, for the tests that reach it. */
let limited: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await startTestApp();
  limited = await startTestApp({ env: { REQUESTS_PER_MINUTE: String(perMinute) } });
  token = (await testApp.as('manager')).token as string;
});
afterAll(() => Promise.all([testApp.close(), limited.close()]));

const ask = (options: InjectOptions, from = '10.1.0.1', { app } = testApp) =>
  app.inject({
    method: 'GET',
    remoteAddress: from,
    ...options,
    headers: { authorization: `Bearer ${token}`, ...options.headers },
  });

/** Spellings of an address that a careless comparison treats as different. */
const disguises: readonly (readonly [string, (path: string) => string])[] = [
  ['the first letter encoded', (path) => path.replace(/^\/(.)/, (_, letter: string) => `/${encoded(letter)}`)],
  [
    'the last letter of the first part encoded',
    (path) => path.replace(/^(\/\w*)(\w)/, (_, head: string, letter: string) => head + encoded(letter)),
  ],
  [
    'a letter of a later part encoded',
    (path) => path.replace(/(\w)(\/?)$/, (_, letter: string, end: string) => encoded(letter) + end),
  ],
  ['every letter encoded', (path) => path.replace(/\w/g, encoded)],
  ['a slash encoded', (path) => path.replace(/^(\/\w+)\//, '$1%2f')],
  ['a doubled slash before it', (path) => `/${path}`],
  ['a doubled slash in it', (path) => path.replace(/^(\/\w+)\//, '$1//')],
  ['a dot after the first part', (path) => path.replace(/^(\/\w+)/, '$1.')],
  ['a dot at its end', (path) => `${path}.`],
  ['an encoded dot at its end', (path) => `${path}%2e`],
  ['mixed case', (path) => path.replace(/^\/(\w)/, (head) => head.toUpperCase())],
  ['upper case', (path) => path.toUpperCase()],
];
const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

const calls = ['/api/active_account', '/api/customer/lookup', '/api/events', '/api/openapi.json', '/api/sandbox/own'];

describe.each(disguises)('an address with %s', (_, disguise) => {
  test.each(calls)('S-30 X-03 leads to no call: %s', async (path) => {
    const url = disguise(path);
    const answer = await ask({ url }, '10.1.0.2');
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
      url,
      404,
      'application/json; charset=utf-8',
    ]);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
  });

  test('S-30 signs nobody in, and opens no page for people outside and no metrics', async () => {
    const payload = { user_name: 'owner', password: 'waybill-demo' };
    const signIn = await ask({ method: 'POST', url: disguise('/api/login'), payload }, '10.1.0.3');
    expect([signIn.statusCode, signIn.json().code]).toEqual([404, 'not_found']);
    for (const path of ['/t', '/answer/EX000001XM/none', '/metrics', '/readyz'].filter(
      (one) => disguise(one) !== one,
    )) {
      const { body } = await ask({ url: disguise(path) }, '10.1.0.3');
      // The last part of an answer's address is its secret, and is compared exactly.
      const same = path.startsWith('/answer') && disguise('/answer') === '/answer';
      if (!same)
        expect([disguise(path), /name="code"|This link|waybill_requests|ready/.test(body)]).toEqual([
          disguise(path),
          false,
        ]);
    }
  });
});

test('S-30 a part of an address that differs by record may be encoded, and is the same call', async () => {
  const [plain, written] = await Promise.all(['1', '%31'].map((id) => ask({ url: `/api/staff/${id}` }, '10.1.0.4')));
  expect([plain?.statusCode, written?.statusCode]).toEqual([200, 200]);
});

test('S-30 a slash more at the end and questions behind it are counted as the same call', async () => {
  const statuses: number[] = [];
  const other = (await limited.as('staff')).token as string;
  const askAs = (url: string) => ask({ url, headers: { authorization: `Bearer ${other}` } }, '10.1.0.5', limited);
  // From here on requests with this token are counted by its session.
  await askAs('/api/active_account');
  const ways = ['', '/', '?a', '?/api/', '/?x=%2e'];
  for (let n = 0; n < perMinute + 3; n++) {
    const { statusCode } = await askAs(`/api/active_account${ways[n % ways.length]}`);
    statuses.push(statusCode);
  }
  expect(statuses.filter((status) => status === 429).length).toBe(3);
});

test('S-30 N-20 asking for the head of an answer alone is no second way to a call, with a limit of its own', async () => {
  for (const path of calls) {
    const { statusCode } = await ask({ method: 'HEAD', url: path }, '10.1.0.6');
    expect([path, [404, 405].includes(statusCode)]).toEqual([path, true]);
  }
});

test('S-30 the addresses of one line with IPv6 are counted as one', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < perMinute + 5; n++) {
    const options = { url: '/api/app_config', headers: { authorization: '' } };
    const { statusCode } = await ask(options, `2001:db8:1:1::${n.toString(16)}`, limited);
    statuses.push(statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('X-03 an address that nobody can read is refused with the headers of a call', async () => {
  for (const [url, status] of [
    ['/api/%zz', 400],
    [`/api/staff/${'1'.repeat(600)}`, 404],
  ] as const) {
    const answer = await ask({ url }, '10.1.0.7');
    expect([url, answer.statusCode]).toEqual([url, status]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  }
});
