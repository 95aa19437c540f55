import { describe, expect, test } from 'vitest';
import { customerFieldWords as field } from '@waybill/contract/rooms/customers/customers.words.ts';
import { customerPageWords as words } from '@waybill/web/rooms/customers/customer-page.words.ts';
import { press, rowsOf, seeToast, smallPicture, textbox } from '../support/controls.ts';
import { addressOf, eventually, openProduct, phone, shown } from '../support/journey.ts';
import { knownMerchants } from '../support/known-merchants.ts';
import { dataWords } from '../../web/src/ui/table/data.words.ts';

const product = openProduct({ shared: true });

/** Finds a demo merchant of Yangon by a part of its name. */
const merchant = async (search: string) => {
  const [row] = await knownMerchants(await product.as('owner'), { search });
  if (!row) throw new Error(`no merchant ${search}`);
  return row;
};

describe('N-20 the list', () => {
  test('N-35 N-20 a search and a filter stand in the address and come back with it; a row opens its customer', async () => {
    const { page } = await product.work('owner', '/customer/list?status=suspend&search=Quick', { locale: 'en' });
    await eventually(() => rowsOf(page).count()).toBe(1);
    await page.goto('/customer/list?search=City');
    await eventually(() => rowsOf(page).count()).toBe(1);
    await page.getByRole('link', { name: 'City Mobile & Accessories' }).click();
    await page.getByRole('heading', { level: 1, name: 'City Mobile & Accessories' }).waitFor();
    await page.getByRole('link', { name: 'City Mobile Group' }).waitFor();
  });

  test('L-01 N-20 on a phone the detail fits and says everything', async () => {
    const row = await merchant('City');
    const { page, t } = await product.work('owner', `/customer/${row.id}`, { locale: 'mm', viewport: phone });
    await page.getByText(t(words.payable)).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await page.getByRole('paragraph').filter({ hasText: 'U Zeyar Lin' }).waitFor();
  });
});

describe('N-20 addresses and companies', () => {
  test('N-20 an address is added, made the usual one and removed', async () => {
    const row = await merchant('Lucky Shoes');
    const visit = await product.work('manager', `/customer/${row.id}`, { locale: 'en' });
    const { page, t } = visit;
    await press(page, t(words.addAddress));
    const dialog = page.getByRole('dialog');
    await textbox(dialog, t(field.name)).fill('Warehouse');
    await textbox(dialog, t(field.street)).fill('Strand Road');
    await press(dialog, t(words.addAddress));
    await seeToast(visit, t(words.saved));
    await shown(page.getByText('Warehouse', { exact: true }));
    await page.getByRole('button', { name: `${t(words.makeUsual)}: Warehouse` }).click();
    await page.getByRole('button', { name: `${t(words.makeUsual)}: Warehouse` }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `${t(words.removeAddress)}: Warehouse` }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: t(words.removeAddress), exact: true })
      .click();
    await page.getByText('Warehouse', { exact: true }).waitFor({ state: 'detached' });
  });

  test('F-06 a company is made with a logo and gets an owner, found by phone with Enter alone', async () => {
    const row = await merchant('Lucky Shoes');
    const visit = await product.work('owner', '/customer/companies/create', { locale: 'en' });
    const { page, t } = visit;
    await textbox(page, t(field.name)).fill('Lucky Holding');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: smallPicture });
    await press(page, t(dataWords.save));
    await page.getByRole('heading', { level: 1, name: 'Lucky Holding' }).waitFor();
    await shown(page.getByRole('img', { name: t(words.logoNow, { name: 'Lucky Holding' }) }));
    await press(page, t(words.setOwner));
    const dialog = page.getByRole('dialog');
    const finder = dialog.getByRole('combobox', { name: t(words.ownerKnown), exact: true });
    await finder.fill(row.phone[0] ?? '');
    await page.getByRole('option', { name: /Lucky Shoes/ }).waitFor();
    await finder.press('Enter');
    await dialog.getByText(/Lucky Shoes/).waitFor();
    await press(dialog, t(words.setOwner));
    await page.getByRole('link', { name: row.name, exact: true }).waitFor();
  });

  test('N-31 A-06 a clerk has neither the list nor the detail', async () => {
    const { page } = await product.work('staff', '/customer/list');
    await eventually(() => addressOf(page)).toBe('/403');
  });
});
