import { describe, expect, test } from 'vitest';
import type { Page, Request } from 'playwright-core';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import { accountStateFaces } from '@waybill/contract/rooms/staff/staff.words.ts';
import { idleMessage } from '@waybill/web/kernel/kernel.words.ts';
import { sessionsWords } from '@waybill/web/rooms/sessions/sessions.words.ts';
import { labelMaker } from '../support/floor.ts';
import {
  addressOf,
  atLogin,
  eventually,
  framed,
  goAlong,
  openProduct,
  signIn,
  tryToSignIn,
} from '../support/journey.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { dataWords } from '../../web/src/ui/table/data.words.ts';

const product = openProduct();

/** Returns everything that the browser stores for the page in its two storages. */
function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries([localStorage, sessionStorage].flatMap((shelf) => Object.entries(shelf) as [string, string][])),
  );
}

describe('how a session is kept and ends', () => {
  test('K-09 S-30 neither token, person nor list can be read from what the browser keeps, and its key cannot be taken out', async () => {
    const visit = await product.visit({ locale: 'en' });
    const answer = visit.page.waitForResponse('**/api/login');
    await signIn(visit, 'manager');
    const { token, user } = (await (await answer).json()) as {
      token: string;
      user: { name: string; hashid: string; user_name: string };
    };
    await eventually(async () => Object.keys(await stored(visit.page))).toContain('waybill:session');
    await eventually(async () => Object.keys(await stored(visit.page)).join()).toContain('waybill:list:/api/');
    const kept = Object.entries(await stored(visit.page)).filter(([name]) => name.startsWith('waybill:'));
    // Encrypted by AES-GCM: a nonce of 12 bytes, then random-looking bytes.
    expect(kept.filter(([, value]) => !/^[\w+/]{38,}={0,2}$/.test(value))).toEqual([]);
    const all = JSON.stringify([kept, kept.map(([, value]) => Buffer.from(value, 'base64').toString())]);
    for (const secret of [token, user.name, user.hashid, user.user_name, 'idleFor'])
      expect(all.includes(secret), secret).toBe(false);
    // The only cookie tells that a person has signed in here before; no script reads it, and it is sent with a sign-in only.
    expect(await visit.context.cookies(visit.page.url())).toEqual([]);
    const [device, ...others] = await visit.context.cookies(
      `${visit.page.url().split('/').slice(0, 3).join('/')}/api/login`,
    );
    expect([others, device]).toMatchObject([
      [],
      { name: 'waybill_device', path: '/api/login', httpOnly: true, sameSite: 'Strict' },
    ]);
    for (const secret of [token, user.hashid, user.user_name]) expect(device?.value.includes(secret)).toBe(false);
    expect(
      await visit.page.evaluate(async () => {
        const open = indexedDB.open('waybill', 1);
        await new Promise((resolve) => {
          open.onsuccess = resolve;
        });
        const read = open.result.transaction('keys').objectStore('keys').get('vault');
        await new Promise((resolve) => {
          read.onsuccess = resolve;
        });
        return (read.result as CryptoKey).extractable;
      }),
    ).toBe(false);
  });

  longTest('S-30 on a shared computer the session is kept for its tab alone and goes with it', async () => {
    const visit = await product.visit({ locale: 'en' });
    const { page, t, context } = visit;
    await atLogin(visit);
    await page.getByLabel(t(sessionsWords.shared)).check({ force: true });
    await tryToSignIn(visit, 'staff');
    await framed(visit);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /session|seen/.test(name)))).toEqual(
      [],
    );
    await page.reload();
    await framed(visit);
    await page.close();
    const next = await context.newPage();
    await next.goto('/account');
    await eventually(() => addressOf(next)).toBe('/login?next=%2Faccount');
    expect(Object.keys(await stored(next)).filter((name) => /session|seen|draft|history/.test(name))).toEqual([]);
  });

  test('S-30 X-05 after eight hours without a request the session ends by itself, in Myanmar words, and the browser forgets it', async () => {
    const visit = await product.visit({ locale: 'en' });
    const { page } = visit;
    await page.clock.install();
    await signIn(visit, 'mdy.manager');
    await framed(visit);
    await page.clock.fastForward('07:59:00');
    expect(addressOf(page)).not.toMatch(/^\/login/);
    await page.clock.fastForward('00:02:00');
    await eventually(() => addressOf(page)).toMatch(/^\/login\?next=/);
    await page
      .getByRole('alert')
      .getByText('အကောင့်ကို အချိန်ကြာမြင့်စွာ အသုံးမပြုဘဲ ထားခဲ့သောကြောင့် အကောင့်ပြန်ဝင်ပေးပါ။', { exact: true })
      .waitFor();
    await eventually(async () =>
      Object.keys(await stored(page)).filter((name) => /session|seen|list:|history/.test(name)),
    ).toEqual([]);
    await page.locator('html[lang="my"]').waitFor({ state: 'attached' });
  });

  longTest(
    'S-30 an answer about the account that comes after the log-out, on a slow line, brings nothing of it back',
    async () => {
      const visit = await product.visit({ locale: 'zh' });
      const { page, t } = visit;
      let letGo = () => {};
      const slowLine = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/api/active_account', async (route) => {
        await slowLine;
        await route.continue();
      });
      await signIn(visit, 'callcenter');
      await framed(visit);
      await page.getByRole('banner').getByRole('button').last().click();
      await page.getByRole('menuitem', { name: t(commonWords.logout) }).click();
      await page.locator('html[lang="my"]').waitFor({ state: 'attached' });
      const late = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/active_account'));
      letGo();
      await late;
      // A later request has been answered, so the late answer has had its effect by now.
      await tryToSignIn({ page, t: (word) => word.mm }, 'nobody', 'nothing');
      await page.getByRole('alert').getByText(refusalWords.invalid_credentials.mm).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('my');
      expect(addressOf(page)).toBe('/login');
    },
  );

  longTest(
    'S-30 X-05 the server ends an idle session too: the next action goes to login with the Myanmar message',
    async () => {
      const visit = await product.visit({ locale: 'en' });
      const { page, t } = visit;
      await signIn(visit, 'mdy.manager');
      await page.route('**/api/events', (route) => route.abort());
      visit.watch.pardon(/ERR_FAILED/);
      await page.goto('/staff/active');
      await page.getByRole('row').nth(1).waitFor();
      // The page's own requests would find the session ended before the press.
      await page.waitForLoadState('networkidle');
      await product.server.query(
        `update session set last_seen_at = last_seen_at - interval '9 hours' where staff_id = (select id from staff where user_name = 'mdy.manager')`,
      );
      const ended = page.getByRole('alert').getByText(idleMessage, { exact: true }).waitFor();
      // Whichever request comes first notices it: if it is the page's own, nothing is left to press.
      await Promise.any([page.getByRole('link', { name: t(accountStateFaces.suspend.word) }).click(), ended]);
      await ended;
      await eventually(() => addressOf(page)).toMatch(/^\/login\?next=/);
    },
  );

  test('S-30 X-01 a session ended on another device is over at the next action, and signing in leads back', async () => {
    const visit = await product.visit({ locale: 'en' });
    const { page, t } = visit;
    await signIn(visit, 'accountant');
    // Without its stream of events the page notices nothing before an action.
    await page.route('**/api/events', (route) => route.abort());
    visit.watch.pardon(/ERR_FAILED/);
    await page.goto('/account');
    await framed(visit);
    // The page's own requests would notice it before the press.
    await page.waitForLoadState('networkidle');
    await (await product.as('accountant')).call('sessions.revokeOthers');
    const ended = page.getByRole('alert').getByText(sessionsWords.ended.mm).waitFor();
    await Promise.any([page.getByRole('radio', { name: t(dataWords.densityRoomy) }).click({ force: true }), ended]);
    await ended;
    await eventually(() => addressOf(page)).toMatch(/^\/login\?next=/);
    await signIn(visit, 'accountant');
    await eventually(() => addressOf(page)).toBe('/account');
  });

  longTest('S-30 N-01 a log-out ends the session on the server, here and in other tabs', async () => {
    const visit = await product.visit({ locale: 'en' });
    const { page, t, context } = visit;
    const answer = page.waitForResponse('**/api/login');
    await signIn(visit, 'cs');
    const { token } = (await (await answer).json()) as { token: string };
    const other = await context.newPage();
    await other.goto('/account');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Account:/ }).click();
    const loggedOut = page.waitForResponse('**/api/logout');
    await page.getByRole('menuitem', { name: t(commonWords.logout) }).click();
    expect((await loggedOut).status()).toBe(200);
    await eventually(() => addressOf(page)).toBe('/login');
    await eventually(() => addressOf(other)).toMatch(/^\/login/);
    const after = await fetch(`${product.server.url}/api/active_account`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(after.status).toBe(401);
    await page.goto('/account');
    await eventually(() => addressOf(page)).toBe('/login?next=%2Faccount');
  });

  test('S-30 what a page reads again by itself, because others work, is no activity of whoever has left it open', async () => {
    const labels = await (await labelMaker(product))(4);
    const merchant = (await (await product.as('owner')).call('customers.list', { query: { type: 'merchant' } }))
      .data[0];
    const visit = await product.work('manager', '/account', { locale: 'en' });
    const { page } = visit;
    // A request that a page repeats since it was opened is background work.
    let [first, again]: [Set<string>, Request[]] = [new Set(), []];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.includes('/api/') || url.includes('/events')) return;
      if (first.has(url)) again.push(request);
      first.add(url);
    });
    const clerk = await product.as('staff');
    for (const [at, [label]] of [
      [`/label/detail/${labels[0]?.id}`, labels],
      ['/label-accept', labels.slice(1)],
      ['/parcels/accept', labels.slice(2)],
      [`/customer/${merchant?.id}`, labels.slice(3)],
    ] as const) {
      [first, again] = [new Set(), []];
      await goAlong(page, at);
      await eventually(() => first.size).toBeGreaterThan(0);
      await clerk.call('labels.accept', { params: { id: label?.id ?? 0 } });
      await eventually(() => again.length).toBeGreaterThan(0);
      const active = again.filter((request) => request.headers()['x-idle-seconds'] === undefined);
      expect(
        active.map((request) => request.url()),
        at,
      ).toEqual([]);
    }
    // So it is when the network returns and the shown data are old.
    visit.watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000;
    });
    await visit.context.setOffline(true);
    again = [];
    await visit.context.setOffline(false);
    await eventually(() => again.length).toBeGreaterThan(0);
    expect(again.map((request) => request.headers()['x-idle-seconds']).filter((idle) => idle === undefined)).toEqual(
      [],
    );
  });
});
