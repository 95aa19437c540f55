import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { dataWords } from '@waybill/web/ui/table/data.words.ts';
import { sampleLabels, sampleWords } from '@waybill/web/ui/gallery/data-samples.ts';
import { press, rowsOf, textbox } from './support/controls.ts';
import { boxOf, counted, gone, openGallery, t } from './support/gallery.ts';
import { desk, eventually, shown, textsOf } from './support/journey.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const gallery = openGallery();

test('K-08 amounts are cut to K below 100,000, to L below 1,000,000 and to M above', async () => {
  const page = await gallery.open('data-small');
  const cut = [
    ['1,000', '1K'],
    ['12,500', '12.5K'],
    ['99,999', '99.9K'],
    ['123,456', '1.2L'],
    ['999,999', '9.9L'],
    ['12,345,678', '12.3M'],
    ['−45,000', '−45K'],
  ] as const;
  for (const [whole, short] of cut)
    await eventually(() => page.getByRole('img', { name: `${whole} Ks`, exact: true }).innerText()).toBe(short);
  expect(await page.getByText('999', { exact: true }).count()).toBe(1);
});

test('P-01 the pages show two on either side, the first and the last, and what lies between as an ellipsis', async () => {
  const page = await gallery.open('data-pages');
  const nav = page.getByRole('navigation', { name: '60 / 125', exact: true });
  const marks = () => textsOf(nav.getByRole('listitem'));
  await eventually(marks).toEqual(['1', '…', '58', '59', '60', '61', '62', '…', '125']);
  await shown(page.getByText('5,901–6,000 of 12,408', { exact: true }));
  await press(nav, t(dataWords.previous));
  await eventually(marks).toEqual(['1', '…', '57', '58', '59', '60', '61', '…', '125']);
  await press(nav, t(dataWords.page, { n: '1' }));
  await eventually(marks).toEqual(['1', '2', '3', '…', '125']);
  expect(
    await nav.getByRole('button', { name: t(dataWords.previous), exact: true }).getAttribute('aria-disabled'),
  ).toBe('true');
  await press(nav, t(dataWords.page, { n: '125' }));
  await eventually(marks).toEqual(['1', '…', '123', '124', '125']);
  expect(await nav.getByRole('button', { name: t(dataWords.next), exact: true }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('K-10 a pager that knows only how many rows there are counts nine to a page', async () => {
  const page = await gallery.open('data-pages');
  await shown(page.getByText('1–9 of 19', { exact: true }));
  const nav = page.getByRole('navigation', { name: '1 / 3', exact: true });
  expect(await textsOf(nav.getByRole('listitem'))).toEqual(['1', '2', '3']);
});

test('P-01 T-03 Go to page takes only a number from 1 to the page count, in Myanmar digits too', async () => {
  const page = await gallery.open('data-pages');
  const here = () =>
    page.getByRole('navigation', { name: '60 / 125', exact: true }).locator('[aria-current=page]').innerText();
  const field = textbox(page, 'Go to page').first();
  const complaint = page.getByRole('alert');
  for (const refused of ['126', '0', '-1', '1.5', 'abc', '']) {
    await field.fill(refused);
    await gone(complaint);
    await page.getByRole('button', { name: 'Go', exact: true }).first().click();
    await eventually(() => complaint.allInnerTexts()).toEqual(['Enter a page number from 1 to 125.']);
    expect(await here()).toBe('60');
  }
  await field.fill('၇၀');
  await page.getByRole('button', { name: 'Go', exact: true }).first().click();
  await eventually(here).toBe('70');
  await counted(complaint, 0);
  await field.fill('125');
  await field.press('Enter');
  await eventually(here).toBe('125');
});

test('P-02 a table says that it is loading, that there is no data, and that it failed, with a retry', async () => {
  const page = await gallery.open('data-states');
  const tables = page.getByRole('grid', { name: t(sampleWords.labels), exact: true });
  await eventually(() => textsOf(page.getByRole('status').filter({ hasText: 'loading' }))).toEqual(['loading...']);
  expect(await tables.nth(0).getAttribute('aria-busy')).toBe('true');
  await shown(page.getByText('There is no data!.', { exact: true }));
  await shown(page.getByText(t(sampleWords.noLabels), { exact: true }));
  await shown(page.getByText(t(dataWords.listFailed), { exact: true }));
  await press(page, t(commonWords.tryAgain));
  await shown(page.getByText(t(sampleWords.offline), { exact: true }));
  await counted(page.getByText(t(dataWords.listFailed), { exact: true }), 0);
  expect(await tables.nth(4).locator('tbody').getByRole('row').count()).toBe(3);
  expect(await tables.nth(4).getAttribute('aria-busy')).toBe('true');
});

test('P-03 T-03 rows are numbered from where the list says, in one script of digits', async () => {
  const numbers = (page: Page) => async () =>
    Promise.all((await rowsOf(page).all()).map((row) => row.getByRole('gridcell').nth(1).innerText()));
  await eventually(numbers(await gallery.open('data-pending'))).toEqual(['101', '102', '103', '104', '105', '106']);
  await eventually(numbers(await gallery.open('data-pending', { locale: 'mm' }))).toEqual([
    '101',
    '102',
    '103',
    '104',
    '105',
    '106',
  ]);
});

const tick = (page: Page, n: number): Locator =>
  page.getByRole('checkbox', { name: t(dataWords.selectRow, { n: String(n) }), exact: true });

async function tickedOf(page: Page): Promise<number[]> {
  const rows = await Promise.all(
    [101, 102, 103, 104, 105].map(async (n) => ({ n, ticked: await tick(page, n).isChecked() })),
  );
  return rows.filter(({ ticked }) => ticked).map(({ n }) => n);
}

test('P-04 rows of the history come ticked, and select-all is ticked exactly when every row is', async () => {
  const page = await gallery.open('data-pending');
  const all = page.getByRole('checkbox', { name: t(dataWords.selectPage), exact: true });
  await eventually(() => tickedOf(page)).toEqual([103, 105]);
  await counted(tick(page, 106), 0);
  expect(await all.isChecked()).toBe(false);
  for (const n of [101, 102]) await tick(page, n).check();
  expect(await all.isChecked()).toBe(false);
  await tick(page, 104).check();
  await eventually(() => all.isChecked()).toBe(true);
  await tick(page, 103).uncheck();
  await eventually(() => all.isChecked()).toBe(false);
  await all.click();
  await eventually(() => tickedOf(page)).toEqual([101, 102, 103, 104, 105]);
  await all.click();
  await eventually(() => tickedOf(page)).toEqual([]);
});

test('P-04 a tracking code toggles the tick of its row, and an unknown one is said to be absent', async () => {
  const page = await gallery.open('data-pending');
  const [, second] = sampleLabels(2);
  const code = second?.code ?? '';
  const search = textbox(page, t(dataWords.searchCode));
  const enter = async (
    typed: string,
    word: typeof dataWords.codeTicked | typeof dataWords.codeUnticked | typeof dataWords.codeAbsent,
  ) => {
    await search.fill(typed);
    await search.press('Enter');
    await shown(page.getByRole('status').filter({ hasText: t(word, { code: typed }) }));
  };
  await enter(code, dataWords.codeTicked);
  expect(await tickedOf(page)).toEqual([102, 103, 105]);
  expect(await search.inputValue()).toBe('');
  await enter(code, dataWords.codeUnticked);
  expect(await tickedOf(page)).toEqual([103, 105]);
  await enter('EX000000000XM', dataWords.codeAbsent);
  expect(await tickedOf(page)).toEqual([103, 105]);
});

/** Returns a row of the whole list by its index, and the label it shows. */
async function labelAt(page: Page, at: number): Promise<{ row: Locator; id: string; code: string }> {
  const row = rowsOf(page).nth(at);
  const id = (await row.getAttribute('data-id')) ?? '';
  return { row, id, code: sampleLabels(1, Number(id))[0]?.code ?? '' };
}

const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: t(dataWords.messages) }).getByText(text, { exact: true });

test('P-05 actions of a row lead to a route with its params and tell an event with the label id', async () => {
  const page = await gallery.open('data-list');
  const { row, id, code } = await labelAt(page, 0);
  await eventually(() => row.getByRole('link', { name: t(sampleWords.view), exact: true }).getAttribute('href')).toBe(
    `#label-detail/${id}`,
  );
  expect(await row.getByRole('button', { name: t(sampleWords.print), exact: true }).getAttribute('class')).toContain(
    'sample-print',
  );
  await press(row, t(sampleWords.print));
  await shown(toast(page, `print ${id}`));
  await press(row, t(dataWords.moreActions));
  const menu = page.getByRole('menu');
  await eventually(() => menu.getByRole('menuitem').count()).toBe(5);
  await menu.getByRole('menuitem', { name: t(sampleWords.edit) }).click();
  await shown(toast(page, t(sampleWords.done, { what: code })));
});

test('P-05 X-07 deleting a row asks first, and only a yes deletes', async () => {
  const page = await gallery.open('data-list');
  const { row, code } = await labelAt(page, 1);
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete?', exact: true });
  const ask = async () => {
    await press(row, t(dataWords.moreActions));
    await page.getByRole('menuitem', { name: t(sampleWords.remove), exact: true }).click();
    await shown(question);
  };
  await ask();
  await press(question, t(commonWords.cancel));
  await gone(question);
  await counted(toast(page, t(sampleWords.done, { what: code })), 0);
  await ask();
  await press(question, 'Yes, do it');
  await shown(toast(page, t(sampleWords.done, { what: code })));
});

test('P-08 a tooltip stands above what it explains, a popover below its button and gives the focus back', async () => {
  const page = await gallery.open('data-floating');
  const text = page.getByText(t(sampleWords.feeText), { exact: true });
  const explained = page.getByRole('button', { name: 'tooltip', exact: true }).first();
  await explained.hover();
  await shown(text);
  const tip = await boxOf(text);
  expect(tip.y + tip.height).toBeLessThanOrEqual((await boxOf(explained)).y);
  await page.keyboard.press('Escape');
  await text.waitFor({ state: 'hidden' });
  const opener = page.getByRole('button', { name: 'popover', exact: true });
  await opener.click();
  const popover = page.getByRole('dialog', { name: t(sampleWords.about), exact: true });
  await shown(popover);
  const button = await boxOf(opener);
  await eventually(async () => (await boxOf(popover)).y).toBeGreaterThanOrEqual(button.y + button.height);
  await page.keyboard.press('Escape');
  await gone(popover);
  await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('L-01 P-08 a menu opened by key begins on its first line, or on its last by the arrow up; a popover is left by Tab to what follows its button', async () => {
  const page = await gallery.open('data-floating');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const opener = page.locator('[aria-haspopup=menu]').first();
  const lines = page.getByRole('menu').locator('[role^=menuitem]');
  await opener.focus();
  for (const [key, end] of [
    ['Enter', 0],
    ['ArrowDown', 0],
    ['ArrowUp', -1],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('menu').waitFor();
    const words = await lines.allTextContents();
    await eventually(focused).toBe(words.at(end));
    await page.keyboard.press(end === 0 ? 'Escape' : 'Tab');
    await counted(page.getByRole('menu'), 0);
    await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  const button = page.getByRole('button', { name: 'popover', exact: true });
  await button.press('Enter');
  const popover = page.getByRole('dialog', { name: t(sampleWords.about), exact: true });
  await shown(popover);
  await eventually(() => popover.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Tab');
  await gone(popover);
  await eventually(focused).toBe('tooltip');
});

test("P-08 X-06 copying puts the text on the clipboard and says 'Copied!'", async () => {
  const page = await gallery.open('data-small');
  await press(page, t(dataWords.copyOf, { what: 'EX473124829XM' }));
  await shown(page.getByText('Copied!', { exact: true }).first());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('EX473124829XM');
});

test('P-08 an avatar whose picture cannot be loaded shows initials in its place', async () => {
  const page = await gallery.open('data-small');
  const broken = page.getByRole('img', { name: 'Ko Ye', exact: true });
  await broken.scrollIntoViewIfNeeded();
  await eventually(() => broken.innerText()).toBe('Y');
  await counted(broken.locator('img'), 0);
  await counted(page.getByRole('img', { name: 'Su', exact: true }).locator('img'), 1);
});

/** Opens the toasts with a clock controlled by the test: no time passes automatically. */
async function openToasts(): Promise<{ page: Page; cards: Locator; leaving: Locator }> {
  const page = await gallery.open('data-toasts', { at: new Date('2026-11-21T04:00:00Z') });
  const cards = page.getByRole('region', { name: t(dataWords.messages) }).getByRole('listitem');
  return { page, cards, leaving: page.locator('[data-toasts] [data-phase=leaving]') };
}

test('K-10 a toast comes in 400 ms, stays 3,000 ms at the top right with a bar that runs as long, and is gone 1,000 ms later; the same one may stand twice', async () => {
  const { page, cards, leaving } = await openToasts();
  await press(page, 'success');
  await press(page, 'success');
  await counted(cards, 2);
  // Its animations run by the browser's own clock: here only their durations count.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const durations = () =>
    cards.first().evaluate((element) => {
      const [whole, bar] = [element, element.querySelector('[data-progress]')].map(
        (one) => one && getComputedStyle(one),
      );
      return [whole?.animationDuration, whole?.transitionDuration, bar?.animationDuration ?? null];
    });
  expect(await durations()).toEqual(['0.4s', '0s', '3s']);
  await eventually(() => page.getByText(t(sampleWords.saved), { exact: true }).count()).toBe(2);
  const card = await boxOf(cards.first());
  // Below the top bar and a page's head, whose buttons and user menu it must not cover.
  expect(card.y).toBeGreaterThan(95);
  expect(card.y).toBeLessThan(140);
  expect(card.x + card.width).toBeGreaterThan(desk.width - 40);
  await page.clock.runFor(2999);
  expect(await leaving.count()).toBe(0);
  await page.clock.runFor(1);
  await counted(leaving, 2);
  expect(await durations()).toEqual(['0.4s', '1s', null]);
  await page.clock.runFor(999);
  expect(await cards.count()).toBe(2);
  await page.clock.runFor(1);
  await counted(cards, 0);
});

test('K-10 a toast waits while the pointer is on it and 1,000 ms more, and its button closes it at once', async () => {
  const { page, cards, leaving } = await openToasts();
  await press(page, 'info');
  await cards.first().hover();
  await counted(page.locator('[data-toasts] [data-phase=held]'), 1);
  await page.clock.runFor(10_000);
  expect(await cards.count()).toBe(1);
  await page.mouse.move(5, 700);
  await counted(page.locator('[data-toasts] [data-phase=shown]'), 1);
  const bar = cards.first().locator('[data-progress]');
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('1s');
  await page.clock.runFor(999);
  expect(await leaving.count()).toBe(0);
  await page.clock.runFor(1);
  await counted(leaving, 1);
  await page.clock.runFor(1000);
  await counted(cards, 0);
  await press(page, 'error');
  await press(cards.first(), t(commonWords.close));
  await counted(leaving, 1);
  await page.clock.runFor(1000);
  await counted(cards, 0);
});

test("X-07 a confirmation asks 'Are u sure', offers 'Yes, do it', and Escape is a no", async () => {
  const page = await gallery.open('data-asking');
  const answer = () => page.locator('output').innerText();
  const plain = page.getByRole('alertdialog', { name: 'Are u sure', exact: true });
  await press(page, 'confirm');
  await press(plain, 'Yes, do it');
  await eventually(answer).toBe('true');
  await press(page, 'confirm');
  await shown(plain);
  await page.mouse.click(5, 5);
  await shown(plain);
  await page.keyboard.press('Escape');
  await eventually(answer).toBe('false');
  await press(page, 'confirm delete');
  const no = page
    .getByRole('alertdialog', { name: 'Are you sure to delete?', exact: true })
    .getByRole('button', { name: t(commonWords.cancel), exact: true });
  await eventually(() => no.evaluate((element) => element === document.activeElement)).toBe(true);
  await no.click();
  await gone(no);
  await press(page, 'confirm rollback');
  await shown(page.getByRole('alertdialog', { name: 'Are you sure to rollback?', exact: true }));
});

test('P-09 rows are walked, ticked, opened and acted upon by keyboard', async () => {
  const page = await gallery.open('data-list');
  const rows = rowsOf(page);
  await rows.first().focus();
  const at = () => rows.evaluateAll((all) => all.findIndex((row) => row === document.activeElement));
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['j', 2],
    ['k', 1],
    ['End', 11],
    ['ArrowDown', 11],
    ['Home', 0],
    ['ArrowUp', 0],
    ['PageDown', 10],
    ['ArrowUp', 9],
  ] as const) {
    await page.keyboard.press(key);
    await eventually(at).toBe(place);
  }
  await counted(page.locator('tbody [role=row][tabindex="0"]'), 1);
  const ticked = () =>
    rows.evaluateAll((all) =>
      all.flatMap((row, place) => (row.getAttribute('aria-selected') === 'true' ? [place] : [])),
    );
  const before = await ticked();
  await page.keyboard.press('x');
  await eventually(ticked).toEqual([...before, 9]);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await eventually(ticked).toEqual([...before, 9, 10, 11]);
  await page.keyboard.press('Control+a');
  await eventually(ticked).toHaveLength(12);
  await page.keyboard.press('Enter');
  await shown(toast(page, t(sampleWords.done, { what: (await labelAt(page, 11)).code })));
  await page.keyboard.press('.');
  await shown(page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await eventually(at).toBe(11);
});
