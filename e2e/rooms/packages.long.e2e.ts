import { expect, test } from 'vitest';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import { proofPackWords as words } from '@waybill/web/rooms/proofs/proof-pack.words.ts';
import { packagePageWords } from '@waybill/web/rooms/packages/package-page.words.ts';
import { proofFieldWords } from '@waybill/contract/rooms/proofs/proofs.words.ts';
import { labelMaker } from '../support/floor.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';

const product = openProduct({ shared: true });

test('G-04 a clerk makes a link to the proofs of a parcel; who holds it opens it without signing in, until it is taken back', async () => {
  const clerk = await product.as('staff');
  const [label] = await (await labelMaker(product))(1);
  const id = label?.id ?? 0;
  const { page, t } = await product.work('staff', `/label/detail/${id}`, { locale: 'mm' });
  await page.getByRole('button', { name: t(words.make) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t(proofFieldWords.made_for)).fill('Daw Khin');
  await dialog.getByRole('button', { name: t(words.make) }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Daw Khin').waitFor();
  const [link] = (await clerk.call('proof_links.list', { params: { id } })).data.links;
  const address = `/package/proof/${link?.id}/${link?.hash}`;

  const guest = await product.visit({ locale: 'mm', viewport: phone });
  await guest.page.goto(address);
  await guest.page.getByRole('heading', { level: 1, name: guest.t(titleOf('package.proof')) }).waitFor();
  await guest.page
    .locator('[data-sheet=a4]')
    .getByText(label?.tracking_code ?? '-')
    .first()
    .waitFor();

  await page.getByRole('button', { name: t(words.revoke) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(words.revoke) })
    .click();
  await eventually(
    async () => (await clerk.call('proof_links.list', { params: { id } })).data.links[0]?.hash ?? 'none',
  ).toBe('none');
  await guest.page.reload();
  await guest.page.getByText(guest.t(refusalWords.link_invalid)).waitFor();
});

test('N-18 the paper of a merchant’s parcels is made on the merchant’s page', async () => {
  const founder = await product.as('superadmin');
  const [merchant] = (await founder.call('customers.list', { query: { type: 'merchant', per_page: 1 } })).data;
  const { page, t } = await product.work('superadmin', `/customer/${merchant?.id}`, { locale: 'en' });
  await page.getByRole('button', { name: t(packagePageWords.make) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('01-11-2026');
  await dialog.getByRole('textbox').nth(1).fill('30-11-2026');
  await dialog.getByRole('button', { name: t(packagePageWords.open) }).click();
  await page.getByRole('heading', { level: 1, name: t(titleOf('package.report')) }).waitFor();
  await page
    .locator('[data-sheet=a4]')
    .getByText(merchant?.name ?? '-')
    .first()
    .waitFor();
  expect(page.url()).toContain('/package/report/');
});
