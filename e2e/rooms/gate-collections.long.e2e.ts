import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  gateCollectionCommandWords,
  gateCollectionFaces,
  gateCollectionFieldWords,
  gateWaitFaces,
} from '@waybill/contract/rooms/gate-collections/gate-collections.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { gateCollectionPageWords as words } from '@waybill/web/rooms/gate-collections/gate-collection-page.words.ts';
import { choose, press, textbox } from '../support/controls.ts';
import { handedToGate } from '../support/gate-document.ts';
import { clearanceFieldWords, payMethodWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { openProduct, phone } from '../support/journey.ts';

const product = openProduct({ shared: true });

test('N-26 M-05 a gate’s parcels are settled from their slip: made on a phone, counted by another, then their COD is ready; paper and Excel', async () => {
  const { slip, merchant, labels } = await handedToGate(product, 2);
  const visit = await product.work('manager', `/gate-slips/detail/${slip}`, { locale: 'mm', viewport: phone });
  await press(visit.page, visit.t(words.make));
  await textbox(visit.page, visit.t(gateCollectionFieldWords.charge_each)).fill('1500');
  await visit.page
    .getByRole('dialog')
    .getByRole('button', { name: visit.t(words.make) })
    .click();
  await visit.page.waitForURL(/\/gate-submit\/collection\/\d+\/detail/);
  await visit.page.getByText(sayLoose(gateCollectionFaces.pending.word, 'mm')).first().waitFor();

  const { page, t } = await product.work('owner', new URL(visit.page.url()).pathname, { locale: 'en' });
  await page.getByText(labels[0]!.tracking_code).first().waitFor();
  const verb = sayLoose(gateCollectionCommandWords.complete.verb, 'en');
  await press(page, verb);
  const dialog = page.getByRole('dialog');
  await textbox(page, t(gateCollectionFieldWords.gate_counted)).fill('80000');
  await choose(page, t(clearanceFieldWords.method), sayLoose(payMethodWords.bank, 'en'));
  await dialog.getByRole('button', { name: verb }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(sayLoose(gateCollectionFaces.complete.word, 'en'), { exact: true }).first().waitFor();

  // Where is this kyat: its journal, found by the number of the document, leads back to it.
  const number = (
    await page
      .getByText(/^[A-Z]+-\d\d-\d+$/)
      .first()
      .innerText()
  ).trim();
  const { data: journals } = await (await product.as('owner')).call('ledger.journals', { query: { search: number } });
  const document = new URL(page.url()).pathname;
  await page.goto(`/ledger/journal/${journals[0]!.id}`);
  await page.getByRole('link', { name: number }).click();
  await page.waitForURL(({ pathname }) => pathname === document);

  const download = page.waitForEvent('download');
  await press(page, t(words.excel));
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('link', { name: t(words.print) }).click();
  await page.locator('[data-sheet="a4"]').first().waitFor();
  expect(await page.locator('[data-sheet="a4"]').first().innerText()).toContain(labels[0]!.tracking_code);

  await page.goto(`/gate-submit/merchant-clearnce-ready/${merchant}/detail`);
  await page
    .getByRole('row')
    .filter({ hasText: labels[0]!.tracking_code })
    .getByText(sayLoose(gateWaitFaces.ready.word, 'en'))
    .waitFor();
});
