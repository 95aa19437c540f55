import { beforeAll, expect, test } from 'vitest';
import { messageFieldWords as field, messagePurposeWords } from '@waybill/contract/rooms/messages/messages.words.ts';
import { messagePageWords } from '@waybill/web/rooms/messages/message-page.words.ts';
import { textbox } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { eventually, openProduct } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';

const product = openProduct({ shared: true });
let label: MadeLabel;
let accepting: { readonly data: readonly unknown[] };

beforeAll(async () => {
  label = (await (await labelMaker(product))(1, { services: ['sms'] }))[0] as MadeLabel;
  const clerk = await product.as('staff');
  const scanned_at = new Date().toISOString();
  accepting = await clerk.call('tracking.scan', {
    body: { scans: [{ scan_id: `message-${label.tracking_code}`, tracking_code: label.tracking_code, scanned_at }] },
  });
});

test('O-09 C-01 a parcel’s page says what its people were told; a clerk writes to one of them and sees how long it is', async () => {
  expect(accepting.data).toMatchObject([{ result: 'applied', status: 'accept_from_origin_branch' }]);
  const visit = await product.work('staff', `/label/detail/${label.id}`, { locale: 'en' });
  const { page, t } = visit;
  await page.getByRole('link', { name: t(messagePurposeWords.accepted), exact: true }).waitFor();
  await page.getByRole('link', { name: t(titleOf('messages.create')), exact: true }).click();
  await eventually(() => textbox(page, t(field.tracking_code)).inputValue()).toBe(label.tracking_code);
  await textbox(page, t(field.text)).fill('က'.repeat(71));
  await page.getByText(t(messagePageWords.length, { units: '71', segments: '2', left: '63' })).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('က'.repeat(71)).waitFor();
  await page.getByRole('heading', { level: 1, name: '09440012345' }).waitFor();
  const id = Number(/messages\/(\d+)/.exec(page.url())?.[1]);
  const { data } = await (await product.as('staff')).call('messages.detail', { params: { id } });
  expect(data).toMatchObject({ purpose: 'by_hand', segments: 2, tracking_code: label.tracking_code });
});

test('O-09 head office changes a text: a gap that cannot be filled is refused at its field, and what was typed stays', async () => {
  const visit = await product.work('admin', '/messages/texts/delivered', { locale: 'en' });
  const { page, t } = visit;
  const english = textbox(page, t(field.en));
  await english.fill('Parcel {code} is with {kourier}');
  await page.keyboard.press('Control+s');
  await page.getByText('{kourier} cannot be filled in here', { exact: false }).first().waitFor();
  expect(await english.inputValue()).toBe('Parcel {code} is with {kourier}');
  await english.fill('Parcel {code} is with {receiver}');
  await page.getByText('Parcel EX473124829XM is with Daw Khin Mar').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: t(titleOf('messages.texts')) }).waitFor();
  await page.getByText('Parcel EX473124829XM is with Daw Khin Mar').waitFor();
});
