import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';

const perMinute = 20;
let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ env: { REQUESTS_PER_MINUTE: String(perMinute) } });
});
afterAll(() => house.close());

const ask = async (from: string, token: string, url = '/api/active_account'): Promise<number> =>
  (
    await house.app.inject({
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

test('S-30 people who share an address are counted each by their own session', async () => {
  const people = await Promise.all(['owner', 'manager', 'staff'].map((name) => house.as(name)));
  const statuses: number[] = [];
  for (const { token } of people)
    for (let n = 0; n < perMinute; n++) statuses.push(await ask('10.0.0.3', token as string));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ask('10.0.0.3', people[0]?.token as string)).toBe(200);
  expect(await ask('10.0.0.3', people[0]?.token as string)).toBe(429);
});
