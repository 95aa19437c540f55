import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { accountStateFaces } from '@waybill/contract/rooms/staff/staff.words.ts';
import { demoAccounts, demoFounder } from '@waybill/server/demo/demo-company.ts';
import { kernelWords } from '@waybill/web/kernel/kernel.words.ts';
import { accountWords } from '@waybill/web/rooms/sessions/account-page.words.ts';
import { sessionsWords } from '@waybill/web/rooms/sessions/sessions.words.ts';
import { systemWords } from '@waybill/web/rooms/system/system.words.ts';
import { shellWords } from '@waybill/web/shell/shell.words.ts';
import { allPages } from '@waybill/web/app/all-pages.ts';
import { menuMap } from '@waybill/web/app/sidebar.ts';
import { home } from '@waybill/web/kernel/home.ts';
import { fillPageTable } from '@waybill/web/kernel/page-table.ts';
import { pathIn } from '@waybill/web/kernel/pages.ts';
import { viewerOf } from '@waybill/web/kernel/session-store.ts';
import { isGroup, menuOf } from '@waybill/web/shell/menu-map.ts';
import { inLongProofs } from '@waybill/domain/kernel/testing/proof-size.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { press } from '../support/controls.ts';
import { firstSignIns } from '../support/first-sign-ins.ts';
import {
  addressOf,
  atLogin,
  eventually,
  framed,
  openProduct,
  signIn,
  tryToSignIn,
  type Visit,
} from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';

const product = openProduct();
// The titles of the sidebar are those of the page table, which `app/` fills in a browser.
fillPageTable({ first: allPages, all: () => Promise.resolve(allPages) });

describe('the first sign-in of every account', () => {
  test('N-32 every account of the demo operator is in the table', () => {
    expect(Object.keys(firstSignIns).sort()).toEqual(
      [demoFounder, ...demoAccounts].map((person) => person.user_name).sort(),
    );
  });

  for (const [userName, [start, ...entries]] of Object.entries(firstSignIns)) {
    test(`N-32 A-05 ${userName} lands on ${start} and may see exactly ${entries.join('; ') || 'no entry'} in the sidebar`, async () => {
      const viewer = viewerOf((await (await product.as(userName)).call('sessions.activeAccount')).data);
      const { name, params } = home(viewer, allPages);
      expect(pathIn(allPages, name, params)).toBe(start);
      const inEnglish = menuOf(menuMap, viewer, allPages).map(({ item }) => {
        const { word } = item;
        const below = isGroup(item) ? item.entries.map((entry) => sayLoose(entry.word, 'en')) : [];
        return below.length > 0 ? `${sayLoose(word, 'en')} > ${below.join(', ')}` : sayLoose(word, 'en');
      });
      expect(inEnglish).toEqual(entries);
    });
  }

  test.each(inLongProofs ? ['superadmin', 'cs', 'postman'] : ['superadmin'])(
    'N-32 L-02 A-05 %s finds in the sidebar of the browser what the account may see',
    async (userName) => {
      const [start, ...entries] = firstSignIns[userName] ?? ['nowhere'];
      const visit = await product.counter({ locale: 'en' });
      await signIn(visit, userName);
      await framed(visit);
      await eventually(() => addressOf(visit.page)).toBe(start);
      expect(await sidebarOf(visit)).toEqual(entries);
      const person = [demoFounder, ...demoAccounts].find((one) => one.user_name === userName);
      await visit.page
        .getByRole('complementary')
        .getByText(person?.name ?? '', { exact: true })
        .waitFor();
    },
  );
});

/** Returns the entries of the main menu with their submenus opened. */
async function sidebarOf({ page, t }: Visit): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: t(shellWords.menu), exact: true });
  const folded = menu.getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  return menu.evaluate((nav) =>
    [...nav.querySelectorAll(':scope > ul > li')].map((item) => {
      const [first, ...below] = [...item.querySelectorAll('a, button')].map((one) => one.textContent.trim());
      return below.length > 0 ? `${first} > ${below.join(', ')}` : String(first);
    }),
  );
}

describe('who may not come in', () => {
  test('S-30 X-06 wrong password, unknown user and banned account are told the same words, and nothing is kept', async () => {
    const visit = await product.visit({ locale: 'en' });
    await atLogin(visit);
    const alert = visit.page.getByRole('alert').filter({ hasText: visit.t(refusalWords.invalid_credentials) });
    const messages: string[] = [];
    for (const [userName, password] of [
      ['manager', 'not-it'],
      ['nobody.at.all', 'waybill-demo'],
      ['mlm.courier', 'waybill-demo'],
    ] as const) {
      const answer = visit.page.waitForResponse('**/api/login');
      await tryToSignIn(visit, userName, password);
      expect((await answer).status()).toBe(401);
      await alert.waitFor();
      messages.push((await alert.innerText()).replace(/[\w-]+$/, '…'));
      await eventually(() =>
        visit.page.getByLabel(visit.t(sessionFieldWords.password), { exact: true }).inputValue(),
      ).toBe(password);
    }
    expect(messages[0]).toMatch(/^Invalid credentials\s+Forgot your password\?/);
    expect(new Set(messages).size).toBe(1);
    expect(addressOf(visit.page)).toBe('/login');
    expect(Object.keys(await stored(visit.page)).filter((name) => /session|seen/.test(name))).toEqual([]);
    const banned = await (await product.as('superadmin')).call('staff.list', { query: { search: 'mlm.courier' } });
    expect(banned.data.map((row) => row.status)).toEqual([Object.keys(accountStateFaces)[2]]);
  });

  test('N-01 after five failures the server asks for a pause, says how long, and lets somebody try again when it is over', async () => {
    const visit = await product.visit({ locale: 'en' });
    const { page, t } = visit;
    await page.clock.install();
    await atLogin(visit);
    const send = page.getByRole('button', { name: t(sessionsWords.doLogin), exact: true });
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = page.waitForResponse('**/api/login');
      await tryToSignIn(visit, 'guesser', `guess-${tries}`);
      expect((await answer).status()).toBe(401);
      await send.and(page.locator(':not([aria-busy])')).waitFor();
    }
    const answer = page.waitForResponse('**/api/login');
    await tryToSignIn(visit, 'guesser', 'one more');
    expect((await answer).status()).toBe(429);
    await page
      .getByRole('alert')
      .getByText(/^Too many attempts\. Try again in 1?\d seconds\.$/)
      .first()
      .waitFor();
    expect(await send.isDisabled()).toBe(true);
    await page.clock.fastForward(16_000);
    await page.getByRole('alert').getByText(t(sessionsWords.mayTryAgain)).waitFor();
    expect(await send.isEnabled()).toBe(true);
  });

  test('N-01 an empty form is not sent, and each field says what is missing', async () => {
    const visit = await product.visit();
    const { page, t } = visit;
    await atLogin(visit);
    await page.getByRole('button', { name: t(sessionsWords.doLogin), exact: true }).click();
    await page.getByText(t(sessionsWords.fillUserName)).waitFor();
    await page.getByText(t(sessionsWords.fillPassword)).waitFor();
    await eventually(() =>
      page
        .getByLabel(t(sessionFieldWords.user_name), { exact: true })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });
});

describe('where a person may go', () => {
  test('N-31 a guest of a guarded page signs in and comes back to it with its search and tab', async () => {
    const visit = await product.visit({ locale: 'en' });
    const { page } = visit;
    await page.goto('/staff/suspend?search=lso&sort=-name');
    await eventually(() => addressOf(page)).toMatch(/^\/login\?next=/);
    await signIn(visit, 'superadmin');
    await eventually(() => addressOf(page)).toBe('/staff/suspend?search=lso&sort=-name');
    await page.getByRole('row', { name: /lso\.staff2/ }).waitFor();
  });

  test('N-31 a link to login that would lead to another site leads home', async () => {
    const visit = await product.visit({ locale: 'en' });
    await visit.page.goto('/login?next=//evil.example/steal');
    await signIn(visit, 'owner');
    await eventually(() => addressOf(visit.page)).toBe('/dashboard');
  });

  test('N-31 N-03 a signed-in person on the login page goes to / and from there home', async () => {
    const visit = await product.work('owner', '/login', { locale: 'en' });
    await eventually(() => addressOf(visit.page)).toBe('/dashboard');
  });

  test('N-31 N-02 X-08 a page without permission is the unauthorized page, with the text of the specification and a way home', async () => {
    const visit = await product.work('supervisor', '/staff/active', { locale: 'en' });
    const { page, t } = visit;
    await eventually(() => addressOf(page)).toBe('/403');
    await page.getByRole('heading', { level: 1, name: 'Unauthorized' }).waitFor();
    await page
      .getByText(
        'Sorry, your current permission cannot access this page, contact the page admin if there is a problem.',
        { exact: true },
      )
      .waitFor();
    await page.getByRole('link', { name: t(systemWords.goHome) }).click();
    await eventually(() => addressOf(page)).toBe('/dashboard');
  });

  test('N-31 N-02 an unknown path is the not-found page, for guests and for signed-in people', async () => {
    const guest = await product.visit();
    await guest.page.goto('/no/such/page');
    await guest.page.getByRole('heading', { level: 1, name: guest.t(titleOf('404')) }).waitFor();
    expect(addressOf(guest.page)).toBe('/404');
    await guest.page.getByRole('link', { name: guest.t(systemWords.goHome) }).click();
    await eventually(() => addressOf(guest.page)).toBe('/login');
    const visit = await product.work('owner', '/labels/of/nothing', { locale: 'en' });
    await visit.page.getByRole('heading', { level: 1, name: visit.t(titleOf('404')) }).waitFor();
  });

  test('N-33 the window is called after the page and the person, or Delivery while nobody is signed in', async () => {
    const visit = await product.visit({ locale: 'en' });
    await atLogin(visit);
    await eventually(() => visit.page.title()).toBe('Login Delivery');
    await signIn(visit, 'owner');
    await eventually(() => visit.page.title()).toBe('Dashboard ဦးအောင်မြင့်');
    await visit.page.goto('/account');
    await eventually(() => visit.page.title()).toBe('My account ဦးအောင်မြင့်');
  });

  test('N-31 S-30 somebody whose password was set by another chooses their own before anything else', async () => {
    const api = await product.as('manager');
    await api.call('staff.create', {
      body: {
        user_name: 'newcomer',
        name: 'မနွေးနွေး',
        role: 'staff',
        user_type: 'fcs',
        branch_id: 1,
        locale: 'en',
        password: 'first-one',
        confirm_password: 'first-one',
        must_change_password: true,
      },
    });
    const visit = await product.visit({ locale: 'en' });
    const { page, t } = visit;
    await atLogin(visit);
    await tryToSignIn(visit, 'newcomer', 'first-one');
    await page.getByRole('heading', { level: 1, name: t(titleOf('account.password')) }).waitFor();
    await page.goto('/account');
    await eventually(() => addressOf(page)).toBe('/account/password');
    expect(await page.getByRole('navigation').count()).toBe(0);
    await page.getByLabel(t(sessionFieldWords.current_password)).fill('first-one');
    await page.getByLabel(t(commonWords.newPassword), { exact: false }).first().fill('my own one');
    await page.getByLabel(t(accountWords.confirmPassword)).fill('my own one');
    await page.getByRole('button', { name: t(accountWords.changePassword) }).click();
    await framed(visit);
    await eventually(() => addressOf(page)).toBe('/label/search');
  });
});

/** Returns everything that the browser stores for the page in its two storages. */
function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries([localStorage, sessionStorage].flatMap((shelf) => Object.entries(shelf) as [string, string][])),
  );
}

test('N-34 a part of the page that is gone reloads the page once and never in a loop, and is there again when the person reloads', async () => {
  const visit = await product.work('owner', '/account', { locale: 'en' });
  const { page, t } = visit;
  visit.watch.pardon(/net::ERR_FAILED|could not be loaded/);
  let loads = 0;
  let requests = 0;
  page.on('load', () => {
    loads += 1;
  });
  const part = /\/assets\/staff-more-[^/]*\.js$/;
  await page.route(part, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/new-staff');
  await page.getByRole('heading', { level: 1, name: t(kernelWords.pageFailed) }).waitFor();
  expect(loads).toBe(2);
  // Once or twice per load: the browser preloads the part and may remember a failure, and then it is imported.
  expect([2, 4]).toContain(requests);
  await page
    .getByRole('navigation', { name: t(shellWords.menu) })
    .getByRole('link', { name: t(titleOf('staff')) })
    .click();
  await page.getByRole('row', { name: /supervisor/ }).waitFor();
  await page.unroute(part);
  // Some browsers remember for the life of a page that the part failed; the button helps in all of them.
  await page.goBack();
  await press(page, t(kernelWords.reload));
  await page.getByRole('heading', { level: 1, name: t(titleOf('new-staff')) }).waitFor();
  expect(loads).toBe(3);
});
