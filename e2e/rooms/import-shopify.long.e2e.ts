import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { labelImportPageWords as words } from '@waybill/web/rooms/label-imports/label-import-page.words.ts';
import { openProduct } from '../support/journey.ts';

const product = openProduct({ shared: true });
const folder = mkdtempSync(path.join(tmpdir(), 'waybill-shopify-'));
const shop = readFileSync(
  new URL('../../server/src/rooms/label-imports/testing/sheets/shopify.csv', import.meta.url),
  'utf8',
);

test('N-10 O-05 a clerk brings in the export of a Shopify shop with six actions, and the next one with two', async () => {
  const manager = await product.as('manager');
  await manager.call('customers.create', {
    body: {
      type: 'merchant',
      customer_name: 'ဒေါ်နွယ်နွယ်',
      business_name: 'နွယ်ဖက်ရှင်',
      phone: ['09671112277'],
      branch_id: (await manager.call('sessions.activeAccount', {})).data.branch?.id,
    },
  });
  const places = (await (await product.as('admin')).call('places.townships', {})).data.filter(
    ({ branch_id }) => branch_id !== null,
  );
  const names = places.map(({ name_en }) => name_en);
  const township = names.find((name) => names.indexOf(name) === names.lastIndexOf(name)) ?? '';
  const fileOf = (day: number): string => {
    const file = path.join(folder, `orders_export_${day}.csv`);
    writeFileSync(file, shop.replaceAll(/Hlaing|Insein/g, township).replaceAll('#100', `#${day}00`));
    return file;
  };
  const { page, t } = await product.work('staff', '/label/import', { locale: 'en' });
  let actions = 0;
  const act = async (what: Promise<unknown>) => {
    actions += 1;
    await what;
  };
  const choose = async (button: Locator, file: string) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
    await act(chooser.setFiles(file));
  };
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('combobox', { name: t(words.merchant) });
  await act(
    page
      .getByRole('button', { name: t(words.upload), exact: true })
      .first()
      .click(),
  );
  await act(search.fill('09671112277'));
  await act(page.getByRole('option', { name: /နွယ်ဖက်ရှင်/ }).click());
  await act(dialog.locator('input[type=file]').setInputFiles(fileOf(1)));
  await act(dialog.getByRole('button', { name: t(words.check) }).click());
  await page.getByRole('heading', { level: 1, name: 'orders_export_1.csv' }).waitFor();
  await page.getByText(t(words.whyTotalAmount)).waitFor();
  await act(page.getByRole('button', { name: t(words.allRight) }).click());
  await page.getByRole('button', { name: t(words.make, { n: '2' }) }).waitFor();
  expect(actions).toBeLessThanOrEqual(6);

  // The price is shown before any label is made.
  await page
    .getByRole('status')
    .filter({ hasText: /25,000/ })
    .first()
    .waitFor();
  actions = 0;
  const next = page.getByRole('button', { name: t(words.nextSheet) });
  actions += 1;
  await choose(next, fileOf(2));
  await page.getByRole('heading', { level: 1, name: 'orders_export_2.csv' }).waitFor();
  await page.getByRole('button', { name: t(words.make, { n: '2' }) }).waitFor();
  expect(actions).toBeLessThanOrEqual(2);
  const { data } = await (await product.as('staff')).call('label_imports.list', { query: { search: 'နွယ်ဖက်ရှင်' } });
  expect(data.map(({ ready, bad, left_out }) => [ready, bad, left_out])).toEqual([
    [2, 0, 1],
    [2, 0, 1],
  ]);
});
