import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';

const perMinute = 20;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ env: { REQUESTS_PER_MINUTE: String(perMinute) } });
});
afterAll(() => testApp.close());

const ask = async (from: string, token: string, url = '/api/active_account'): Promise<number> =>
  (
    await testApp.app.inject({
      method: 'GET',
      url,
      remoteAddress: from,
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;

test('S-30 whoever invents another token for each request is counted by address, for open calls too', async () => {
  for (const [from, url] of [
    ['10.0.0.1', '/api/active_account'],
    ['10.0.0.2', '/api/app_config'],
  ] as const) {
    const statuses = [];
    for (let n = 0; n < perMinute + 10; n++) statuses.push(await ask(from, `invented-token-number-${n}-of-many`, url));
    expect([url, statuses.filter((status) => status === 429).length]).toEqual([url, 10]);
  }
});

test('S-30 O-10 whoever opens the pages for people outside without end is stopped in words of that page; files of the build are not counted', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < perMinute + 5; n++) statuses.push(await ask('10.0.0.9', 'none', `/t/EX00000${n}XM`));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  const { statusCode, headers, body } = await testApp.app.inject({ url: '/t?lang=en', remoteAddress: '10.0.0.9' });
  expect([statusCode, headers['content-type'], Number(headers['retry-after']) > 0]).toEqual([
    429,
    'text/html; charset=utf-8',
    true,
  ]);
  expect(body).toContain('Too many attempts');
  expect(await ask('10.0.0.9', 'none', '/countdown.js')).not.toBe(429);
});

test('S-30 people who share an address are counted each by their own session', async () => {
  const people = await Promise.all(['owner', 'manager', 'staff'].map((name) => testApp.as(name)));
  const statuses: number[] = [];
  for (const { token } of people)
    for (let n = 0; n < perMinute; n++) statuses.push(await ask('10.0.0.3', token as string));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ask('10.0.0.3', people[0]?.token as string)).toBe(200);
  expect(await ask('10.0.0.3', people[0]?.token as string)).toBe(429);
});

test('N-20 who collects numbers by looking customers up is stopped, with two sessions as with one, and the counter beside them is not', async () => {
  const shop = await startTestApp({ env: { REQUESTS_PER_MINUTE: '100000' } });
  const [harvester, again, clerk] = [await shop.as('staff'), await shop.as('staff'), await shop.as('supervisor')];
  const lookUp = async (client: typeof clerk, n: number) =>
    (await client.try('customers.lookup', { query: { phone: `0978${String(n).padStart(7, '0')}` } })).status;
  // Until a session is found for a token, its requests count by their address.
  for (const client of [harvester, again]) await client.call('sessions.activeAccount', {});
  const statuses = new Map<number, number>();
  for (let n = 0; n < 200; n++) {
    const status = await lookUp(n % 2 === 0 ? harvester : again, n);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 150, 429: 50 });
  expect(await lookUp(clerk, 1)).toBe(200);
  await shop.close();
});
