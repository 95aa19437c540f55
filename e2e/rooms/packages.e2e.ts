import { expect, test } from 'vitest';
import { packagePageWords } from '@waybill/web/rooms/packages/package-page.words.ts';
import { packageMessages } from '@waybill/web/rooms/packages/packages.messages.ts';
import { openProduct } from '../support/journey.ts';

const product = openProduct();

test('N-18 the paper of a merchant’s parcels is made on the merchant’s page', async () => {
  const founder = await product.as('superadmin');
  const [merchant] = (await founder.call('customers.list', { query: { type: 'merchant', per_page: 1 } })).data;
  const { page, t } = await product.work('superadmin', `/customer/${merchant?.id}`, { locale: 'en' });
  await page.getByRole('button', { name: t(packagePageWords.make) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('01-11-2026');
  await dialog.getByRole('textbox').nth(1).fill('30-11-2026');
  await dialog.getByRole('button', { name: t(packagePageWords.open) }).click();
  await page.getByRole('heading', { level: 1, name: t(packageMessages.report) }).waitFor();
  await page
    .locator('[data-sheet=a4]')
    .getByText(merchant?.name ?? '-')
    .first()
    .waitFor();
  expect(page.url()).toContain('/package/report/');
});
