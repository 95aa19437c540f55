import { expect, test } from 'vitest';
import {
  remittanceCommandWords,
  remittanceEndWords,
  remittanceFaces,
  remittanceFieldWords as field,
  remittedFaces,
} from '@waybill/contract/rooms/remittances/remittances.words.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { remittancePageWords as words } from '@waybill/web/rooms/remittances/remittance-page.words.ts';
import { choose, press, stands, textbox } from '../support/controls.ts';
import { merchantByPost } from '../support/merchant-cod.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';

const product = openProduct({ shared: true });
const posts = [71_000_001, 71_000_002].map((serial) => makeTrackingCode('RG', serial).slice(0, -2) + postSuffix);

test('N-27 F-02 their list comes in, differences are shown, somebody else confirms it, and the merchant’s COD stands on ready', async () => {
  const { merchant, codes } = await merchantByPost(product, posts);
  const maker = await product.work('manager', '/clearance-from-mmpost/new', { locale: 'mm' });
  await textbox(maker.page, maker.t(field.reference)).fill('MP-17');
  await textbox(maker.page, maker.t(field.paid_on)).fill('20-11-2026');
  await textbox(maker.page, maker.t(field.bank_amount)).fill('95000');
  await textbox(maker.page, maker.t(field.mmpost_charge)).fill('4000');
  await maker.page.locator('input[type=file]').setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Tracking No,COD Amount\n${posts[0]},"၅၀,၀၀၀"\n${posts[1]},"49,000"`),
  });
  await maker.page.keyboard.press('Control+s');
  await maker.page.getByText(sayLoose(remittedFaces.short.word, 'mm'), { exact: true }).first().waitFor();
  const at = new URL(maker.page.url()).pathname;

  const second = await product.work('finance', at, { locale: 'en', viewport: phone });
  const verb = sayLoose(remittanceCommandWords.confirm.verb, 'en');
  await press(second.page, verb);
  await second.page.getByRole('alertdialog').getByRole('button', { name: verb }).click();
  await stands(second.page, sayLoose(remittanceFaces.complete.word, 'en'));
  const ready = async () =>
    (
      await (await product.as('manager')).call('clearances.readyDetail', { query: { customer_id: merchant } })
    ).data.lines.flatMap(({ tracking_code }) => tracking_code ?? []);
  await eventually(ready).toEqual([codes[0]]);

  const third = await product.work('owner', at, { locale: 'zh' });
  await press(third.page, sayLoose(remittanceCommandWords.settle.verb, 'zh'));
  await choose(third.page, third.t(field.end), sayLoose(remittanceEndWords.charge, 'zh'));
  await textbox(third.page, third.t(field.end_note)).fill('邮政手续费');
  await third.page
    .getByRole('dialog')
    .getByRole('button', { name: sayLoose(remittanceCommandWords.settle.verb, 'zh') })
    .click();
  await eventually(ready).toEqual([...codes]);
  await third.page.getByText(third.t(words.waiting, { n: '1' })).waitFor({ state: 'hidden' });

  const [file] = await Promise.all([third.page.waitForEvent('download'), press(third.page, third.t(words.excel))]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  await third.page.getByRole('link', { name: third.t(words.print) }).click();
  const sheet = third.page.locator('[data-sheet="a4"]').first();
  for (const post of posts) await sheet.getByText(post, { exact: true }).waitFor();
});
