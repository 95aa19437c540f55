import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  importRowFaces,
  importStateFaces,
  labelImportWords,
  sheetFieldWords,
} from '@waybill/contract/rooms/label-imports/label-imports.words.ts';
import { labelImportPageWords as words } from '@waybill/web/rooms/label-imports/label-import-page.words.ts';
import { makeXlsx, plainSheet } from '@waybill/server/kernel/testing/make-xlsx.ts';
import { readSheet, readZip } from '@waybill/server/kernel/testing/read-xlsx.ts';
import { press, stands, textbox } from '../support/controls.ts';
import { eventually, openProduct, type Visit } from '../support/journey.ts';

const product = openProduct({ shared: true });
const folder = mkdtempSync(path.join(tmpdir(), 'waybill-import-'));

type Row = (string | number | null)[];
const heads = ['Order no', 'Receiver name', 'Phone', 'Township', 'COD amount', 'Weight'];

/** Returns two hundred orders for a delivered township; fourteen with a mistake, six of them the same. */
async function orders(): Promise<{ rows: Row[]; township: string }> {
  const places = (await (await product.as('admin')).call('places.townships', {})).data.filter(
    ({ branch_id }) => branch_id !== null,
  );
  const names = places.map(({ name_en }) => name_en);
  const township = names.find((name) => names.indexOf(name) === names.lastIndexOf(name)) ?? '';
  const rows = Array.from({ length: 200 }, (_, at): Row => [
    `J-${at}`,
    `ဒေါ်ခင်မာလာ ${at}`,
    9_440_000_000 + at,
    township,
    25_000,
    1,
  ]);
  const wrong: ((row: Row) => void)[] = [
    ...Array.from({ length: 6 }, () => (row: Row) => {
      row[3] = 'Atlantis';
    }),
    (row) => {
      row[2] = '12';
    },
    (row) => {
      row[1] = null;
    },
    (row) => {
      row[4] = 'free';
    },
    (row) => {
      row[4] = 99.5;
    },
    (row) => {
      row[5] = null;
    },
    (row) => {
      row[5] = 500;
    },
    (row) => {
      row[0] = 'J-0';
    },
    (row) => {
      row[2] = null;
    },
  ];
  wrong.forEach((spoil, at) => spoil(rows[10 + at * 10] as Row));
  return { rows, township };
}

const fileOf = async (name: string, rows: readonly Row[]): Promise<string> => {
  const file = path.join(folder, name);
  writeFileSync(file, await makeXlsx({ sheet: plainSheet([heads, ...rows]) }));
  return file;
};
const merchantOf = async () =>
  (
    await (
      await product.as('manager')
    ).call('customers.create', {
      body: {
        type: 'merchant',
        customer_name: 'ဒေါ်ခင်ဝင်း',
        business_name: 'ရွှေအော်ဒါ',
        phone: ['09671112223'],
        branch_id: (await (await product.as('manager')).call('sessions.activeAccount', {})).data.branch?.id,
      },
    })
  ).data;
const cellNow = ({ page }: Visit) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

async function upload(visit: Visit, phone: string, file: string): Promise<void> {
  const { page, t } = visit;
  await page
    .getByRole('button', { name: t(words.upload), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t(words.merchant) }).fill(phone);
  await page.getByRole('option', { name: /ရွှေအော်ဒါ/ }).waitFor();
  await dialog.getByRole('combobox', { name: t(words.merchant) }).press('Enter');
  await dialog.getByText(/ရွှေအော်ဒါ/).waitFor();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await press(dialog, t(words.check));
}

describe('order sheets', () => {
  test('O-05 N-10 P-09 a sheet of 200 orders is uploaded, its mistakes are mended by keyboard, labels are made, and what is left goes back as a sheet', async () => {
    const { rows, township } = await orders();
    await merchantOf();
    const file = await fileOf('orders.xlsx', rows);
    const visit = await product.work('staff', '/label/import', { locale: 'en' });
    const { page, t } = visit;
    await upload(visit, '0967111', file);
    await page.getByRole('heading', { level: 1, name: 'orders.xlsx' }).waitFor();
    const grid = page.getByRole('table', { name: t(words.grid) });
    await eventually(() => grid.locator('input[aria-invalid]').count()).toBe(14);
    const tab = (word: string, n: number) =>
      page
        .getByRole('navigation', { name: t(words.show) })
        .getByRole('link', { name: new RegExp(`^${word}.*\\b${n}\\b`) });
    await tab(t(importRowFaces.bad.word), 14).waitFor();

    // The first mistake is corrected; the same correction is offered for the other rows, by a key.
    await grid.locator('input[aria-invalid]').first().focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(township);
    await page.keyboard.press('Enter');
    await page.getByText(t(words.same, { n: 5 })).waitFor();
    await page.keyboard.press('Alt+a');
    await tab(t(importRowFaces.bad.word), 8).waitFor();

    // From mistake to mistake with Enter; one of each kind is corrected.
    const answers: Record<string, string> = {
      [sheetFieldWords.destination_phone.en]: '09440012345',
      [sheetFieldWords.destination_name.en]: 'ဦးလှ',
      [sheetFieldWords.cod_amount.en]: '၂၅,၀၀၀',
      [sheetFieldWords.weight.en]: '1.5',
    };
    await eventually(() => grid.locator('input[aria-invalid]').count()).toBe(8);
    await grid.locator('input[aria-invalid]').first().focus();
    for (let left = 8; left > 1; left--) {
      const name = await cellNow(visit);
      const answer = Object.entries(answers).find(([field]) => name.startsWith(field))?.[1];
      if (answer === undefined) {
        await page.keyboard.press('Enter');
        left += 1;
        continue;
      }
      await page.keyboard.press('Control+a');
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
      await tab(t(importRowFaces.bad.word), left - 1).waitFor();
      await eventually(() => cellNow(visit)).not.toBe(name);
    }
    // Only the merchant can correct the reference that two rows share.
    await press(page, t(words.make, { n: 199 }));
    await press(page.getByRole('dialog').or(page.getByRole('alertdialog')), t(words.make, { n: 199 }));
    await page.getByText(t(words.made, { n: 199 })).waitFor();
    await stands(page, t(importStateFaces.done.word));

    const [saved] = await Promise.all([page.waitForEvent('download'), press(page, t(words.errorSheet))]);
    const errors = path.join(folder, 'errors.xlsx');
    await saved.saveAs(errors);
    const cells = readSheet(readZip(readFileSync(errors)).get('xl/worksheets/sheet1.xml') ?? '');
    expect([cells.get('G1'), cells.get('A2'), cells.get('A3')]).toEqual([
      { text: t(labelImportWords.wrong) },
      { text: 'J-0' },
      undefined,
    ]);
    const made = await (await product.as('staff')).call('labels.list', { query: { merchant: 'ရွှေအော်ဒါ', per_page: 1 } });
    expect(made.total).toBe(199);

    // The same sheet again creates nothing, and shows where it is.
    await page
      .getByRole('link', { name: t(labelImportWords.list) })
      .first()
      .click();
    await upload(visit, '09671112223', file);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: t(words.openTwin) }).click();
    await page.getByRole('heading', { level: 1, name: 'orders.xlsx' }).waitFor();
    await page.getByRole('link', { name: t(words.openLabels) }).click();
    await page.getByText('199').first().waitFor();
  });

  test('N-10 columns that nobody knows are named once; a label list leads there, in Myanmar on a phone', async () => {
    const merchant = (await (await product.as('manager')).call('customers.lookup', { query: { phone: '0967111' } }))
      .data[0];
    const file = path.join(folder, 'odd.csv');
    const { township } = await orders();
    writeFileSync(file, `Wer,Wo,Ruf,Geld\nဦးဘ,${township},09440099999,\nဦးလှ,${township},09440099998,45000\n`);
    const visit = await product.work('staff', '/label/search', {
      locale: 'mm',
      viewport: { width: 360, height: 740 },
    });
    const { page, t } = visit;
    await page.getByRole('link', { name: 'စာရင်းဖြင့် သွင်းမည်' }).click();
    await upload(visit, merchant?.phone[0] ?? '', file);
    await page.getByRole('heading', { level: 1, name: 'odd.csv' }).waitFor();
    for (const [head, field] of [
      ['Wer', 'destination_name'],
      ['Wo', 'destination_township'],
      ['Ruf', 'destination_phone'],
    ] as const) {
      await page.getByRole('combobox', { name: t(words.meaningOf, { head }) }).click();
      await page.getByRole('option', { name: t(sheetFieldWords[field]), exact: true }).click();
    }
    await textbox(page, t(sheetFieldWords.weight)).fill('၁');
    // A column with amounts waits for an answer, even if it is to skip it.
    await page.getByText(t(words.unanswered, { heads: 'Geld' })).waitFor();
    const again = page.getByRole('button', { name: t(words.checkAgain) });
    expect(await again.isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: t(words.meaningOf, { head: 'Geld' }) }).click();
    await page.getByRole('option', { name: t(sheetFieldWords.cod_amount), exact: true }).click();
    await again.click();
    // One row has no COD: it is not made before the user confirms that nothing is collected.
    await page.getByText(t(words.codUndecided, { n: '1' })).waitFor();
    await page.getByRole('button', { name: t(words.make, { n: '1' }) }).waitFor();
    await press(page, t(words.codNone));
    await page.getByRole('button', { name: t(words.make, { n: '2' }) }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
