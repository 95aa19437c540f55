import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());
afterEach(() => testApp.clock.advance({ minutes: 40 }));

/** Signs in from an address, with the cookies of a browser. */
async function login(
  user_name: string,
  password: string,
  { from = '10.0.0.1', cookie }: { from?: string; cookie?: string } = {},
): Promise<{ status: number; cookie: string | undefined }> {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: from,
    headers: cookie === undefined ? {} : { cookie },
    payload: { user_name, password },
  });
  return { status: answer.statusCode, cookie: answer.headers['set-cookie']?.toString().split(';')[0] };
}

const countOf = (statuses: readonly number[], status: number): number =>
  statuses.filter((one) => one === status).length;

describe('N-01 tries are counted before a password is looked at', () => {
  test('N-01 of fifty wrong passwords at the same moment five are looked at, for an account that exists and for one that does not', async () => {
    for (const name of ['cs', 'nobody-like-that']) {
      const tries = Array.from({ length: 50 }, (_, n) => login(name, `wrong-${n}`, { from: `10.1.0.${n}` }));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect([name, countOf(statuses, 401), countOf(statuses, 429)]).toEqual([name, 5, 45]);
    }
  });

  test('N-01 user name, e-mail and phone of one account are counted together', async () => {
    for (const typed of ['manager', 'manager@waybill.example', '09780000004', 'MANAGER', '+959780000004'])
      expect((await login(typed, 'wrong')).status).toBe(401);
    expect((await login('manager@waybill.example', demoPassword)).status).toBe(429);
  });

  test('N-01 one address tries fifty accounts and no more, at the same moment as well', async () => {
    const tries = Array.from({ length: 80 }, (_, n) => login(`guess-${n}`, 'wrong', { from: '10.2.0.1' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([50, 30]);
    expect((await login('owner', demoPassword, { from: '10.2.0.2' })).status).toBe(200);
  });

  test('N-01 a right password gives its try back: an office may sign in as often as it likes', async () => {
    for (let n = 0; n < 60; n++) expect((await login('owner', demoPassword, { from: '10.3.0.1' })).status).toBe(200);
  });
});

describe('N-01 a device on which somebody has signed in before', () => {
  test('N-01 lets its owner in while others lock the account from elsewhere, and has five tries of its own', async () => {
    const { cookie } = await login('accountant', demoPassword, { from: '10.4.0.1' });
    for (let n = 0; n < 6; n++) await login('accountant', 'wrong', { from: '10.4.0.9' });
    expect((await login('accountant', demoPassword, { from: '10.4.0.1' })).status).toBe(429);
    expect((await login('accountant', demoPassword, { from: '10.4.0.1', cookie: cookie as string })).status).toBe(200);
    const tries = Array.from({ length: 20 }, () => login('accountant', 'wrong', { cookie: cookie as string }));
    expect(
      countOf(
        (await Promise.all(tries)).map(({ status }) => status),
        401,
      ),
    ).toBe(5);
  });

  test('N-01 is known for its own people alone, however its cookie is written', async () => {
    const { cookie } = await login('mdy.manager', demoPassword);
    const shared = await login('mdy.staff', demoPassword, { cookie: cookie as string });
    for (let n = 0; n < 6; n++) await login('supervisor', 'wrong', { from: '10.5.0.9' });
    for (const forged of [cookie, shared.cookie, `${shared.cookie}.${'A'.repeat(22)}`, 'waybill_device=x'])
      expect((await login('supervisor', demoPassword, { cookie: forged as string })).status).toBe(429);
    // Of two who share a computer both are known there.
    for (const name of ['mdy.manager', 'mdy.staff']) {
      for (let n = 0; n < 6; n++) await login(name, 'wrong', { from: '10.5.0.8' });
      expect((await login(name, demoPassword, { cookie: shared.cookie as string })).status).toBe(200);
    }
  });
});
