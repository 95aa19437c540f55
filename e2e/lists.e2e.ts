import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { labelStatusShort, labelStatusWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { bulkWords } from '@waybill/web/shell/list/bulk.words.ts';
import { labelPageWords as words } from '@waybill/web/rooms/labels/label-page.words.ts';
import { dataWords } from '@waybill/web/ui/table/data.words.ts';
import { press, rowsOf, textbox } from './support/controls.ts';
import { makeLabel, setting } from './support/counter.ts';
import { addressOf, eventually, openProduct, shown } from './support/journey.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });
const office = { width: 1366, height: 768 };

/** Returns the cells whose text is cut at its end. */
const cutOf = (cells: Locator): Promise<string[]> =>
  cells.evaluateAll((found) =>
    found
      .filter((one) =>
        [one, ...one.querySelectorAll('*')].some(
          (part) =>
            part.scrollWidth > part.clientWidth + 1 &&
            part.clientWidth > 0 &&
            getComputedStyle(part).overflowX !== 'visible',
        ),
      )
      .map((one) => one.textContent ?? ''),
  );

test('S-01 L-01 P-03 in Myanmar at 1366 px the pills of a list tell statuses apart, and codes and amounts are whole', async () => {
  const place = await setting(product);
  const labels = [];
  for (let n = 0; n < 11; n++) labels.push(await makeLabel(place, { cod_amount: 12_345_600 }));
  const code = labels[10]?.tracking_code as string;
  const { clerk } = place;
  const scan = async (status: LabelStatus) =>
    clerk.call('tracking.scan', {
      body: {
        scans: [{ scan_id: `list-${status}`, tracking_code: code, scanned_at: new Date().toISOString(), status }],
      },
    });
  const { page, t } = await product.work('manager', '/label/search?per_page=9', { locale: 'mm', viewport: office });
  await rowsOf(page).first().waitFor();
  const row = rowsOf(page)
    .filter({ hasText: code.slice(-4) })
    .first();
  for (const status of ['accept_from_origin_branch', 'send_to_destination_branch'] as const) {
    await scan(status);
    await shown(row.getByText(t(labelStatusShort[status]), { exact: true }));
    expect(await row.getByTitle(t(labelStatusWords[status]), { exact: true }).count()).toBe(1);
  }
  const grid = page.getByRole('grid');
  await eventually(() => cutOf(grid.locator('td:has(.code), td:has(.num), td [class*="pill"]'))).toEqual([]);
  expect(await rowsOf(page).first().innerText()).toContain('1');
  await page.goto(`${new URL(page.url()).origin}/label/search?per_page=9&page=2`);
  await eventually(() => rowsOf(page).first().innerText()).toContain('10');
});

test('P-04 P-05 K-10 on the labels that wait, a code ticks its row, the box of the head all of them, and an action leads on; a toast goes by itself', async () => {
  const place = await setting(product);
  const made = await makeLabel(place);
  const { page, t } = await product.work('staff', '/label/pending', { locale: 'en', viewport: office });
  await rowsOf(page).first().waitFor();
  const all = page.getByRole('grid').getByRole('checkbox').first();
  const ticked = () => rowsOf(page).filter({ has: page.getByRole('checkbox', { checked: true }) });
  const typeCode = async () => {
    await textbox(page, t(dataWords.searchCode)).fill(made.tracking_code);
    await page.keyboard.press('Enter');
  };
  await typeCode();
  await eventually(() => ticked().count()).toBe(1);
  await typeCode();
  await eventually(() => ticked().count()).toBe(0);
  await all.click();
  await eventually(async () => (await ticked().count()) === (await rowsOf(page).count())).toBe(true);
  expect(await all.isChecked()).toBe(true);
  await all.click();
  await eventually(() => ticked().count()).toBe(0);
  await typeCode();
  await eventually(() => ticked().count()).toBe(1);
  await press(page, t(words.bulkAccept, { n: '1' }));
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: t(words.bulkAccept, { n: '1' }), exact: true })
    .click();
  const toast = page.getByText(t(bulkWords.bulkAllDone, { verb: t(words.bulkAccept, { n: '1' }), done: '1' })).first();
  await toast.waitFor();
  await toast.waitFor({ state: 'detached' });
  const print = rowsOf(page)
    .first()
    .getByRole('link', { name: t(commonWords.print) })
    .or(
      rowsOf(page)
        .first()
        .getByRole('button', { name: t(commonWords.print) }),
    );
  await print.first().click();
  await eventually(() => addressOf(page)).toContain('print');
});

test('T-03 a person who chooses Myanmar digits sees every digit in them, also at the next sign-in', async () => {
  const { page, t } = await product.work('callcenter', '/account', { locale: 'mm' });
  const choice = page.getByRole('switch', { name: t(sessionFieldWords.myanmar_digits) });
  const kept = async () =>
    (await (await product.as('callcenter')).call('sessions.activeAccount')).data.preferences.myanmar_digits;
  const drawn = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Myanmar Digits') && status === 'loaded'),
    );
  expect(await drawn()).toBe(false);
  await choice.press('ArrowRight');
  await eventually(kept).toBe(true);
  await page.reload();
  await eventually(drawn).toBe(true);
  await choice.press('ArrowLeft');
  await eventually(kept).toBe(false);
});
