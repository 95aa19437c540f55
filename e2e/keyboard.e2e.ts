import { expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { shellWords } from '@waybill/web/shell/shell.words.ts';
import { laterWords } from '@waybill/web/ui/later.words.ts';
import { rowsOf, textbox } from './support/controls.ts';
import { addressOf, atLogin, desk, eventually, framed, openProduct } from './support/journey.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

test('P-09 L-01 Ctrl+K opens pages, does actions and finds people, by words of any language, without a mouse', async () => {
  const visit = await product.work('owner', '/', { locale: 'en' });
  const { page, t } = visit;
  const palette = page.getByRole('dialog', { name: t(laterWords.palette) });
  const run = async (typed: string, expected: RegExp) => {
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.type(typed);
    await eventually(() => palette.getByRole('option', { selected: true }).innerText()).toMatch(expected);
    await page.keyboard.press('Enter');
    await eventually(() => palette.count()).toBe(0);
  };
  await run('new staff', /^New staff/);
  await eventually(() => addressOf(page)).toBe('/new-staff');
  await run('ကြေညာချက်များ', /^Announcements/);
  await eventually(() => addressOf(page)).toBe('/announcement');
  await run('深色', /^Theme: Dark/);
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await palette.waitFor();
  await page.keyboard.type('mdy.staff');
  await palette.getByText(t(commonWords.noMatchingResult)).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => palette.count()).toBe(0);
  await run('supervisor', /ကိုဇော်မင်း/);
  await page.getByRole('heading', { level: 1, name: 'ကိုဇော်မင်း' }).waitFor();

  // On a machine that is too busy to draw, the window has no focus yet when the first keys arrive.
  await page.evaluate(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(draw, 1000);
  });
  await run('announcements', /^Announcements/);
  await eventually(() => addressOf(page)).toBe('/announcement');
});

longTest(
  'L-01 a page that arrives late, on a slow line, takes the focus from nothing that was opened meanwhile',
  async () => {
    const { page, t } = await product.work('owner', '/account', { locale: 'en' });
    let letGo = () => {};
    const slowLine = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/staff-more-[^/]*\.js$/, async (route) => {
      await slowLine;
      await route.continue();
    });
    const palette = page.getByRole('dialog', { name: t(laterWords.palette) });
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.type('new staff');
    await page.keyboard.press('Enter');
    await eventually(() => palette.count()).toBe(0);
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.type('log');
    letGo();
    await page.getByRole('button', { name: /^Save/, includeHidden: true }).waitFor({ state: 'attached' });
    await page.keyboard.type('out');
    expect(await palette.getByRole('combobox').inputValue()).toBe('logout');
  },
);

test('P-09 L-01 question mark opens help with the tasks that a role may do and the shortcuts; single keys can be turned off, and then only those with Ctrl work', async () => {
  const { page, t } = await product.work('cs', '/announcement', { locale: 'en' });
  const sheet = page.getByRole('dialog', { name: t(laterWords.help) });
  await page.keyboard.press('?');
  await sheet.waitFor();
  await eventually(() => sheet.locator('summary').count()).toBe(10);
  await sheet.locator('summary').first().click();
  expect(await sheet.locator('details[open] li').count()).toBeLessThanOrEqual(6);
  await sheet.getByText(t(shellWords.keyPalette)).waitFor();
  await sheet.getByRole('switch', { name: t(commonFieldWords.single_keys) }).press('ArrowLeft');
  await eventually(
    async () => (await (await product.as('cs')).call('sessions.activeAccount')).data.preferences.single_keys,
  ).toBe(false);
  await page.keyboard.press('Escape');
  await eventually(() => sheet.count()).toBe(0);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+Shift+Slash');
  await sheet.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

longTest(
  'P-09 in a list J and K go through the rows, X ticks, Enter opens, and the keys mean nothing in a field',
  async () => {
    const { page, t } = await product.work('owner', '/staff/active', { locale: 'en' });
    await rowsOf(page).first().focus();
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await eventually(() => rowsOf(page).nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText(t(laterWords.selectedHere, { n: '2' })).waitFor();
    await textbox(page, t(commonFieldWords.search)).press('x');
    expect(await textbox(page, t(commonFieldWords.search)).inputValue()).toBe('x');
    await page.getByText(t(laterWords.selectedHere, { n: '2' })).waitFor();
    const name = await rowsOf(page).nth(1).getByRole('link').first().innerText();
    await rowsOf(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
  },
);

test('L-01 the first Tab offers to skip to the content, and opening a page puts the focus on its heading', async () => {
  const { page, t } = await product.work('owner', '/account', { locale: 'en' });
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(t(shellWords.skip));
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page
    .getByRole('navigation', { name: t(shellWords.menu) })
    .getByRole('link', { name: t(commonFieldWords.staff) })
    .focus();
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

longTest('L-01 N-07 signs in, finds somebody, changes them and saves', async () => {
  const visit = await product.visit({ locale: 'en', viewport: desk });
  const { page } = visit;
  await page.goto('/login?next=%2Fstaff%2Factive');
  await atLogin(visit);
  await page.getByRole('textbox').first().focus();
  await page.keyboard.type('manager');
  await page.keyboard.press('Tab');
  await page.keyboard.type('waybill-demo');
  await page.keyboard.press('Enter');
  await framed(visit);
  await page.getByRole('row').nth(3).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('New staff');
  await page.getByRole('option', { name: 'New staff' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/new-staff');
  await page.getByRole('heading', { level: 1, name: 'New staff' }).waitFor();
  const typeInto = async (label: string, text: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (
        await page.evaluate(
          (wanted) =>
            document.activeElement?.getAttribute('aria-label') === wanted ||
            [...((document.activeElement as HTMLInputElement | null)?.labels ?? [])].some(
              (one) => one.textContent?.replace('*', '').trim() === wanted,
            ),
          label,
        )
      )
        break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(text);
  };
  await typeInto('Name', 'Keyboard Person');
  await typeInto('User name', 'keyboard.person');
  await typeInto('Role', 'Staff');
  await page.keyboard.press('Enter');
  await typeInto('Password', 'secret-1');
  await typeInto('Confirm password', 'secret-1');
  await page.keyboard.press('Control+s');
  await page.waitForURL((url) => !url.pathname.includes('new-staff'));
  const { data } = await (await product.as('manager')).call('staff.list', { query: { search: 'keyboard.person' } });
  expect(data.map((person) => [person.name, person.role.slug])).toEqual([['Keyboard Person', 'staff']]);
});
