import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deliveryStateFaces,
  webhookFieldWords as field,
  webhookStateFaces,
} from '@waybill/contract/rooms/webhooks/webhooks.words.ts';
import { webhookPageWords as words } from '@waybill/web/rooms/webhooks/webhook-page.words.ts';
import { press, stands, textbox } from '../support/controls.ts';
import { labelMaker } from '../support/floor.ts';
import { eventually, openProduct } from '../support/journey.ts';
import { windowFaults } from '../support/page-looks.ts';
import { knownMerchants } from '../support/known-merchants.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { dataWords } from '../../web/src/ui/table/data.words.ts';

const product = openProduct({ shared: true });

interface Heard {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly text: string;
}
const heard: Heard[] = [];
const shop = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  request.on('end', () => {
    const header = (name: string) => String(request.headers[`webhook-${name}`]);
    heard.push({ id: header('id'), timestamp: header('timestamp'), signature: header('signature'), text });
    response.end('thanks');
  });
});
beforeAll(() => new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void shop.close(() => resolve())));

test('N-06 a manager connects a shop’s program, sees a label reach it signed with the secret that the page shows, and sends it again', async () => {
  const makes = await labelMaker(product);
  const [merchant] = await knownMerchants(await product.as('owner'));
  const { page, t } = await product.work('manager', '/api-integration/webhooks/create', { locale: 'mm' });
  await page
    .getByRole('main')
    .getByRole('combobox')
    .nth(1)
    .fill(merchant?.phone[0] ?? '');
  await page.getByRole('option').first().click();
  await textbox(page, t(field.name)).fill('ရွှေဆိုင်');
  await textbox(page, t(field.url)).fill(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`);
  await press(page, t(dataWords.save));
  await stands(page, t(webhookStateFaces.enabled.word));
  await press(page, t(words.showSecret));
  const shown = page.locator('code').filter({ hasText: /^whsec_/ });
  const secret = Buffer.from(((await shown.textContent()) ?? '').slice('whsec_'.length), 'base64');

  const [label] = await makes(1);
  const code = label?.tracking_code ?? '';
  const row = page.getByRole('row', { name: new RegExp(code) });
  await row.getByTitle(t(deliveryStateFaces.delivered.word)).waitFor();
  const [first] = heard as [Heard];
  expect(JSON.parse(first.text)).toMatchObject({
    type: 'label.created',
    data: { sequence: 1, label: { tracking_code: code } },
  });
  expect(first.signature).toBe(
    `v1,${createHmac('sha256', secret).update(`${first.id}.${first.timestamp}.${first.text}`).digest('base64')}`,
  );

  await press(page, t(words.resendTime));
  await page.getByRole('dialog').waitFor();
  expect(await windowFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await row.getByRole('link', { name: 'label.created' }).click();
  await press(page, t(commonWords.sendAgain));
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t(commonWords.sendAgain), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await eventually(() => Promise.resolve(heard.map(({ id }) => id))).toEqual([first.id, first.id]);
});
