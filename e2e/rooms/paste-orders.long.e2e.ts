import { describe, expect, test } from 'vitest';
import { labelImportWords, sheetFieldWords } from '@waybill/contract/rooms/label-imports/label-imports.words.ts';
import { labelFieldWords as field } from '@waybill/contract/rooms/labels/labels.words.ts';
import { kernelWords } from '@waybill/web/kernel/kernel.words.ts';
import { labelImportPageWords } from '@waybill/web/rooms/label-imports/label-import-page.words.ts';
import { pasteOrdersWords as words } from '@waybill/web/rooms/label-imports/paste-orders.words.ts';
import { labelFormWords as label } from '@waybill/web/rooms/labels/label-form.words.ts';
import { textbox } from '../support/controls.ts';
import { heading, setting } from '../support/counter.ts';
import { eventually, openProduct } from '../support/journey.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

describe('G-01 orders by pasted text', () => {
  test('G-01 a message fills the form with its guesses marked, and several become a sheet, by keyboard alone', async () => {
    const { townOf, merchants } = await setting(product);
    const [town, merchant] = [townOf('MDY'), merchants[0]];
    const visit = await product.work('staff', '/label/create', { locale: 'en' });
    const { page, t } = visit;
    await heading(visit).waitFor();

    await page.keyboard.press('Alt+v');
    const dialog = page.getByRole('dialog', { name: t(labelImportPageWords.paste) });
    await textbox(dialog, t(words.text)).fill(
      `ဒေါ်ခင်မာလာ\n၀၉-၄၄၀ ၀၁၂ ၃၄၅\n${town.name_mm}\n၄၅,၀၀၀ ကျပ်\nအလေးချိန် - 1.5 kg\nအနီရောင် ပေးပါ`,
    );
    await dialog.getByText(t(words.found, { n: '1' })).waitFor();
    const order = dialog.getByRole('listitem', { name: t(words.order, { n: '1' }) });
    expect(await order.getByText(t(commonWords.guessed), { exact: true }).count()).toBe(3);
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'hidden' });
    const name = textbox(page, t(field.destination_name));
    expect(await name.inputValue()).toBe('ဒေါ်ခင်မာလာ');
    expect(await textbox(page, t(field.cod_amount)).inputValue()).toBe('45,000');
    expect(await textbox(page, t(field.weight)).inputValue()).toBe('1.5');
    const marked = (of: string) =>
      page.locator(`[data-field=${of}]`).getByText(t(commonWords.guessed), { exact: true });
    await marked('destination_township').waitFor();
    // One guess is changed, one confirmed, the last of them with all remaining ones.
    await marked('destination_name').waitFor();
    await name.fill('ဒေါ်ခင်မာ');
    await marked('destination_name').waitFor({ state: 'hidden' });
    await page
      .locator('[data-field=cod_amount]')
      .getByRole('button', { name: t(commonWords.correct) })
      .press('Enter');
    await marked('cod_amount').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: t(label.guessesRight) }).press('Enter');
    await marked('destination_township').waitFor({ state: 'hidden' });

    await page.keyboard.press('Alt+v');
    await textbox(dialog, t(words.text)).fill(
      `1. Ma Mya, 09791234567, ${town.name_en}, COD 25000, 1 kg\n2. Ko Aung, 09440012345, Township: Atlantis, COD: 30000, Weight: 1 kg, Order no: ${Date.now()}`,
    );
    await dialog.getByText(t(words.found, { n: '2' })).waitFor();
    const finder = dialog.getByRole('combobox', { name: t(words.merchant) });
    await finder.fill(merchant?.phone[0] ?? '');
    await page.getByRole('option').first().waitFor();
    await finder.press('Enter');
    await dialog.getByText(merchant?.name ?? '').waitFor();
    await page.keyboard.press('Control+Enter');
    // Typed input is dropped only when the user confirms it.
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t(kernelWords.leaveYes) })
      .press('Enter');
    const grid = page.getByRole('table', { name: t(labelImportPageWords.grid) });
    await grid.waitFor();
    const cell = grid.getByRole('textbox', {
      name: t(labelImportPageWords.cell, { field: t(sheetFieldWords.destination_township), n: '3' }),
    });
    await eventually(() => cell.inputValue()).toBe('Atlantis');
    expect(await cell.getAttribute('aria-invalid')).toBe('true');

    // Guesses are marked there too, announced with their cell, and confirmed or changed by keyboard.
    const named = (n: string) =>
      grid.getByRole('textbox', {
        name: t(labelImportPageWords.cell, { field: t(sheetFieldWords.destination_name), n }),
      });
    const isGuessed = (n: string) =>
      eventually(() => named(n).evaluate((one) => /guess/.test(one.getAttribute('aria-describedby') ?? '')));
    await isGuessed('3').toBe(true);
    await named('3').fill('Ko Aung Aung');
    await named('3').press('Enter');
    await isGuessed('3').toBe(false);
    await page
      .getByRole('navigation', { name: t(labelImportPageWords.show) })
      .getByRole('link')
      .first()
      .press('Enter');
    await isGuessed('2').toBe(true);
    await named('2').press('Alt+Enter');
    await isGuessed('2').toBe(false);

    // Where sheets are uploaded, the same window creates a sheet of one order; nothing is sent before a merchant is chosen.
    await page
      .getByRole('link', { name: t(labelImportWords.list) })
      .first()
      .click();
    await page
      .getByRole('button', { name: t(labelImportPageWords.paste) })
      .first()
      .press('Enter');
    await textbox(dialog, t(words.text)).fill('Ma Su 09791234568');
    const make = dialog.getByRole('button', { name: t(words.makeSheet, { n: '1' }) });
    await make.waitFor();
    expect(await make.isDisabled()).toBe(true);
  });
});
