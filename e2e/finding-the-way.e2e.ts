import { describe, expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { type Locale } from '@waybill/domain/kernel/locale.ts';
import { say, sayLoose, type Word } from '@waybill/domain/kernel/words.ts';
import { kernelWords } from '@waybill/web/kernel/kernel.words.ts';
import { inboxWords } from '@waybill/web/shell/inbox.words.ts';
import { newsKinds } from '@waybill/contract/rooms/push-devices/news-kinds.ts';
import { menuWords, shellWords } from '@waybill/web/shell/shell.words.ts';
import { dataWords } from '@waybill/web/ui/table/data.words.ts';
import { press, rowsOf, textbox } from './support/controls.ts';
import { addressOf, eventually, framed, openProduct, phone, textsOf, type Visit } from './support/journey.ts';
import { titleOf } from './support/titles.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Reachable from other machines too, so that only the people in the setting are developers. */
const product = openProduct({
  env: { PROVIDER_NAME: 'မြန်ဆန် ဆော့ဖ်ဝဲ', HOST: '0.0.0.0', DEVELOPER_ACCOUNTS: 'manager' },
});

/** Returns the user menu, in any language. */
function userMenu({ page }: Visit): Locator {
  return page.getByRole('banner').getByRole('button').last();
}

describe('finding the way', () => {
  longTest(
    'L-02 the sidebar collapses by itself on wide pages except the first of the day, keeps still under the hand, and stays for good where the person put it',
    async () => {
      const { page, t } = await product.work('superadmin', '/settings/roles', { locale: 'en' });
      const width = async () => Math.round((await page.getByRole('complementary').boundingBox())?.width ?? 0);
      const menu = page.getByRole('navigation', { name: t(shellWords.menu) });
      await page.getByRole('heading', { level: 1, name: t(titleOf('roles')) }).waitFor();
      await eventually(width).toBe(56);
      await page.goto('/staff/active');
      await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
      await eventually(width).toBe(224);
      await menu.getByRole('link', { name: t(commonWords.dashboard), exact: true }).click();
      await eventually(() => addressOf(page)).toBe('/dashboard');
      await page.getByRole('heading', { level: 1 }).hover();
      expect(await width()).toBe(224);
      await press(page, t(commonWords.headOffice));
      await menu.getByRole('link', { name: t(commonWords.systemMonitor), exact: true }).click();
      await eventually(() => addressOf(page)).toBe('/operations');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await width()).toBe(224);
      await page.getByRole('heading', { level: 1 }).hover();
      await eventually(width).toBe(56);
      await press(page, t(shellWords.expand));
      await eventually(width).toBe(224);
      await page.getByRole('heading', { level: 1 }).hover();
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await eventually(width).toBe(224);
      await press(page, t(shellWords.collapse));
      await eventually(width).toBe(56);
      await menu.getByRole('link', { name: t(commonFieldWords.staff) }).click();
      await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
      await page.getByRole('heading', { level: 1 }).hover();
      expect(await width()).toBe(56);
      await page.reload();
      await eventually(width).toBe(56);
      await page.keyboard.press('Control+b');
      await eventually(width).toBe(224);
    },
  );

  test('L-02 a group of the menu folds, is remembered for the person, and unfolds when one of its pages is opened; the pages of an entry are tabs below its name', async () => {
    const { page, t } = await product.work('owner', '/label/search', { locale: 'en' });
    const menu = page.getByRole('navigation', { name: t(shellWords.menu) });
    const group = (word: Word) => menu.getByRole('button', { name: sayLoose(word, 'en'), exact: true });
    const isOpen = (word: Word) => group(word).getAttribute('aria-expanded');
    await group(menuWords.warehouse).waitFor();
    expect([await isOpen(menuWords.warehouse), await isOpen(menuWords.merchantMoney)]).toEqual(['true', 'false']);
    await group(menuWords.warehouse).click();
    await page.reload();
    await group(menuWords.warehouse).waitFor();
    expect(await isOpen(menuWords.warehouse)).toBe('false');
    await page.goto('/missing-cases/open');
    await page.getByRole('heading', { level: 1, name: t(menuWords.problems) }).waitFor();
    await eventually(() => isOpen(menuWords.warehouse)).toBe('true');
    expect(await menu.locator('[aria-current]').innerText()).toBe(t(menuWords.problems));
    const tabs = page.getByRole('main').getByRole('navigation', { name: t(menuWords.problems), exact: true });
    await tabs.getByRole('link', { name: t(titleOf('hold-mail')) }).click();
    await eventually(() => addressOf(page)).toBe('/hold-mail/held');
    await page.getByRole('heading', { level: 1, name: t(menuWords.problems) }).waitFor();
    await eventually(() => tabs.locator('[aria-current]').innerText()).toBe(t(titleOf('hold-mail')));
  });

  test('L-02 every icon of the folded sidebar has its own picture, a name and a tooltip', async () => {
    const { page, t } = await product.work('superadmin', '/officer-dashboard', { locale: 'en' });
    const menu = page.getByRole('navigation', { name: t(shellWords.menu) });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const icons = menu.locator(':scope > ul > li').locator('a, button');
    await eventually(() => icons.count()).toBeGreaterThan(12);
    const pictures = await icons.locator('svg').evaluateAll((all) => all.map((icon) => icon.innerHTML));
    expect(new Set(pictures).size).toBe(pictures.length);
    // A tooltip that repeats the name is hidden from screen readers.
    const tip = page.locator('[role=tooltip]:visible');
    for (const icon of [icons.nth(2), icons.nth(9), icons.last()]) {
      const name = (await icon.getAttribute('aria-label')) ?? '';
      expect(name).not.toBe('');
      await icon.hover();
      await tip.filter({ hasText: name }).waitFor();
      await page.mouse.move(700, 500);
      await eventually(() => tip.count()).toBe(0);
    }
  });

  test('L-02 L-03 F-11 the sidebar names the person, role and business; developers see the framework, everybody who made the software', async () => {
    const frame = async (user: string, locale: Locale) => {
      const { page } = await product.work(user, '/label/search', { locale });
      const side = page.getByRole('complementary');
      await page.getByText(say(shellWords.footer, locale, { name: 'မြန်ဆန် ဆော့ဖ်ဝဲ' })).waitFor();
      const who = (await side.locator('div:has(> .muted)').first().innerText()).split('\n');
      return { page, side, who, framework: await side.getByText(/Fastify/).allInnerTexts() };
    };
    const developer = await frame('manager', 'en');
    expect(developer.who).toEqual(['ဒေါ်နှင်းအိ', 'Manager', 'Waybill Express']);
    expect(developer.framework).toEqual([expect.stringMatching(/^Server: Fastify \d+\.\d+\.\d+$/)]);
    await developer.side.getByRole('link', { name: /^Waybill/ }).click();
    await eventually(() => addressOf(developer.page)).toBe('/dashboard');
    const owner = await frame('owner', 'mm');
    expect([owner.who, owner.framework]).toEqual([['ဦးအောင်မြင့်', 'ပိုင်ရှင်', 'Waybill Express'], []]);
  });

  test('L-05 breadcrumbs are not shown at home; elsewhere they lead home, up the trail to the list as it was left, and end unlinked; a loader stands where the page is on its way', async () => {
    const { page, t } = await product.work('superadmin', '/', { locale: 'en' });
    const crumbs = page.getByRole('navigation', { name: t(shellWords.breadcrumb) });
    const steps = () => textsOf(crumbs.getByRole('listitem'));
    await eventually(() => addressOf(page)).toBe('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await crumbs.count()).toBe(0);
    await page.goto('/staff/active');
    await textbox(page, t(commonFieldWords.search)).fill('bgo.supervisor');
    await textbox(page, t(commonFieldWords.search)).press('Enter');
    await eventually(() => rowsOf(page).count()).toBe(1);
    const name = await rowsOf(page).getByRole('link').first().innerText();
    const main = page.getByRole('main');
    const loader = main.getByRole('status').filter({ hasText: t(kernelWords.loading) });
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/staff\/\d+$/, async (route) => {
      await held;
      await route.continue();
    });
    await rowsOf(page).getByRole('link').first().click();
    // Its code is loaded and it is in the trail: it waits for its record.
    await eventually(async () => (await steps()).length).toBe(3);
    await loader.waitFor();
    expect(addressOf(page)).toMatch(/^\/edit-staff\/\d+$/);
    await eventually(() => main.locator('h1:visible, button:visible, form:visible').count()).toBe(0);
    await page.getByRole('complementary').getByText('Super admin').first().waitFor();
    answer();
    await eventually(steps).toEqual(['Home', 'Staff', name]);
    await main.getByRole('button', { name: /^Save/ }).waitFor();
    expect(await loader.count()).toBe(0);
    await page.unrouteAll();
    expect(await textsOf(crumbs.getByRole('link'))).toEqual(['Home', 'Staff']);
    expect(await crumbs.getByText(name).getAttribute('aria-current')).toBe('page');
    await crumbs.getByRole('link', { name: 'Staff' }).click();
    await eventually(() => addressOf(page)).toBe('/staff/active?search=bgo.supervisor');
    await page.goto('/settings/branches');
    await eventually(steps).toEqual(['Home', 'Settings', 'Branches']);
    await crumbs.getByRole('link', { name: t(shellWords.home) }).click();
    await eventually(() => addressOf(page)).toBe('/dashboard');
  });

  test('N-35 Back brings a list back as it was: tab, search, filter, sort and page, also after a record was opened', async () => {
    const { page, t } = await product.work('superadmin', '/staff/active', { locale: 'en' });
    const visited = [
      '/staff/active',
      '/staff/active?search=staff&per_page=9',
      '/staff/active?search=staff&page=2&per_page=9',
    ];
    await page.goto('/staff/active?per_page=9');
    await textbox(page, t(commonFieldWords.search)).fill('staff');
    await textbox(page, t(commonFieldWords.search)).press('Enter');
    await eventually(() => addressOf(page)).toBe(visited[1]);
    await page.getByRole('link', { name: t(dataWords.page, { n: '2' }) }).click();
    await eventually(() => addressOf(page)).toBe(visited[2]);
    await eventually(() =>
      page.getByRole('link', { name: t(dataWords.page, { n: '2' }) }).getAttribute('aria-current'),
    ).toBe('page');
    await page.locator('[role="grid"]:not([aria-busy])').waitFor();
    const rows = await textsOf(rowsOf(page));
    await rowsOf(page).nth(1).getByRole('link').first().click();
    await page.getByRole('button', { name: /^Save/ }).waitFor();
    await page.goBack();
    await eventually(() => addressOf(page)).toBe(visited[2]);
    await eventually(() => textsOf(rowsOf(page))).toEqual(rows);
    await page.goBack();
    await eventually(() => addressOf(page)).toBe(visited[1]);
    await eventually(() => textbox(page, t(commonFieldWords.search)).inputValue()).toBe('staff');
    await page.goBack();
    await eventually(() => addressOf(page)).toBe('/staff/active?per_page=9');
    await eventually(() => textbox(page, t(commonFieldWords.search)).inputValue()).toBe('');
    await page.goForward();
    await eventually(() => textbox(page, t(commonFieldWords.search)).inputValue()).toBe('staff');
  });
});

test('L-04 the buttons of the top bar have their places from the start, and counts that arrive later move none; the inbox lists what waits by kind', async () => {
  const visit = await product.work('manager', '/account', { locale: 'en' });
  const { page, t } = visit;
  const places = () =>
    page
      .getByRole('banner')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().x)));
  await framed(visit);
  const before = await places();
  expect(before.length).toBeGreaterThan(4);
  await page.getByRole('button', { name: new RegExp(`^${t(shellWords.inbox)}`) }).click();
  const panel = page.getByRole('dialog', { name: t(shellWords.inbox) });
  await panel.getByRole('link', { name: t(newsKinds.chat.name) }).waitFor();
  await panel.getByRole('link', { name: t(newsKinds['denied-pickups'].name) }).waitFor();
  expect(await places()).toEqual(before);
});

test('L-04 the inbox says that nothing waits only once everything is counted', async () => {
  const { page, t } = await product.work('manager', '/account', { locale: 'en' });
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/chats?\/unread/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${t(shellWords.inbox)}`) }).click();
  const panel = page.getByRole('dialog', { name: t(shellWords.inbox) });
  await panel.getByRole('link', { name: t(newsKinds.chat.name) }).waitFor();
  await panel.getByText(t(kernelWords.loading)).waitFor();
  expect(await panel.getByText(t(inboxWords.nothing)).count()).toBe(0);
  answer();
  await panel.getByText(t(kernelWords.loading)).waitFor({ state: 'hidden' });
  await page.unrouteAll();
});

test('L-01 on a phone the menu is a bar at the bottom, and More shows all of it', async () => {
  const { page, t } = await product.work('owner', '/staff/active', { locale: 'en', viewport: phone });
  expect(await page.getByRole('complementary').count()).toBe(0);
  const bar = page.getByRole('navigation', { name: t(shellWords.menu), exact: true });
  const box = await bar.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height);
  await press(bar, t(commonWords.more));
  const all = page.getByRole('dialog', { name: t(shellWords.menu) });
  await all.getByText('ဦးအောင်မြင့်').waitFor();
  await all.getByRole('link', { name: t(commonWords.settings), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t(commonWords.settings) }).waitFor();
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Branches' }).first().click();
  await page.locator('[data-cards]').first().waitFor();
});

test('K-09 the built product is silent on the console until a stored flag says otherwise', async () => {
  const visit = await product.visit({ silent: true });
  const { page } = visit;
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.goto('/login');
  await page.getByRole('textbox').first().waitFor();
  const write = (text: string) =>
    page.evaluate((words) => {
      for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) console[method](`${method} ${words}`);
    }, text);
  await write('a name of a customer');
  await page.evaluate(() => localStorage.setItem('waybill-console', 'on'));
  await page.reload();
  await page.getByRole('textbox').first().waitFor();
  visit.watch.pardon(/a fault/);
  await write('a fault');
  await eventually(() => heard).toEqual(['log', 'info', 'debug', 'warn', 'error'].map((method) => `${method} a fault`));
});

test('X-01 when the server fails or cannot be reached, the person is told in a toast and what is on the screen stays', async () => {
  const visit = await product.work('owner', '/staff/active', { locale: 'en' });
  const { page, t } = visit;
  visit.watch.pardon(/net::ERR_INTERNET_DISCONNECTED|503 from|status of 503/);
  await rowsOf(page).first().waitFor();
  // Menus are not in the first load: they are loaded when the page is idle, so that they also open offline.
  await eventually(() =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/later-.*\.js$/.test(name))),
  ).toBe(true);
  await page.context().setOffline(true);
  await userMenu(visit).click();
  await page.getByRole('menuitemcheckbox', { name: t(dataWords.densityRoomy), exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: t(kernelWords.network) })
    .waitFor();
  expect(await rowsOf(page).count()).toBeGreaterThan(3);
  await page.context().setOffline(false);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Announcements/ })
    .click();
  await page.getByText(t(shellWords.recentErrors)).waitFor();
  await page
    .getByRole('region', { name: t(shellWords.recentErrors) })
    .getByText(t(kernelWords.network))
    .waitFor();
});
