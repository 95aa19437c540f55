import { expect, test } from 'vitest';
import {
  pickupLogFaces,
  pickupRequestCommandWords as verbs,
  pickupRequestFieldWords as field,
  pickupRequestStateFaces as faces,
  pickupRequestWords,
} from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { pickupPageWords as words } from '@waybill/web/rooms/pickup-requests/pickup-page.words.ts';
import { newsKinds } from '@waybill/contract/rooms/push-devices/news-kinds.ts';
import { choose, press, rowsOf, textbox } from '../support/controls.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';
import { knownMerchants } from '../support/known-merchants.ts';
import { titleOf } from '../support/titles.ts';

const product = openProduct({ shared: true });
const sender = 'Handy Tools Center';
const street = 'ခေမာသီလမ်း';

test('F-04 N-23 L-04 a request is made by phone, denied, given again, collected and counted in; branch and courier hear of each other at once', async () => {
  const desk = await product.work('staff', '/pickup-request', { locale: 'en' });
  const { page, t } = desk;
  await page
    .getByRole('link', { name: t(titleOf('pickup-request.create')) })
    .first()
    .click();
  const phoneBox = page.getByRole('combobox', { name: t(field.phone), exact: true });
  const [merchant] = await knownMerchants(await product.as('superadmin'), { search: sender });
  await phoneBox.pressSequentially(merchant?.phone[0] ?? '');
  await page.getByRole('option', { name: new RegExp(sender) }).waitFor();
  await phoneBox.press('Enter');
  await eventually(() => textbox(page, t(field.street)).inputValue()).toBe(street);
  expect(await textbox(page, t(field.street)).isDisabled()).toBe(true);
  await textbox(page, t(field.counts)).fill('12');
  await choose(page, t(field.postman_id), /ကိုမျိုးသူ/);
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: sender }).waitFor();
  await page.getByText(t(faces.pending.word), { exact: true }).first().waitFor();

  // The page is behind another window: what arrives there does not count as seen.
  const focus = (has: boolean) =>
    page.evaluate((looked) => {
      document.hasFocus = () => looked;
      window.dispatchEvent(new Event(looked ? 'focus' : 'blur'));
    }, has);
  await focus(false);

  const street360 = await product.work('postman', '/pickup-request/mine', {
    locale: 'mm',
    viewport: phone,
    touch: true,
  });
  const theirs = street360.page;
  const visit = theirs.getByRole('article', { name: sender });
  expect(
    await visit
      .getByRole('link', { name: street360.t(words.call, { phone: merchant?.phone[0] ?? '' }) })
      .getAttribute('href'),
  ).toBe(`tel:${merchant?.phone[0]}`);
  await press(visit, street360.t(verbs.deny.verb));
  const denying = theirs.getByRole('dialog');
  await textbox(denying, street360.t(field.reason)).fill('ဆိုင်ကယ် ပျက်နေသည်');
  await press(denying, street360.t(verbs.deny.verb));
  await visit.waitFor({ state: 'hidden' });

  await page.getByText('ဆိုင်ကယ် ပျက်နေသည်').first().waitFor();
  const rings = async () =>
    (await (await product.as('staff')).call('pickup_requests.noti', {})).noti.some(({ name }) => name === sender);
  expect(await rings()).toBe(true);
  await focus(true);
  await eventually(rings).toBe(false);
  await page.goto('/pickup-request');
  const bell = page.getByRole('button', { name: new RegExp(t(newsKinds['denied-pickups'].name)) });
  await bell.click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Myanmar Organic Farm/ })
    .waitFor();
  await page.keyboard.press('Escape');
  const row = rowsOf(page)
    .filter({ hasText: sender })
    .filter({ hasText: t(faces.unassigned.word) });
  await row.getByRole('button', { name: t(verbs.assign.verb) }).click();
  const dialog = page.getByRole('dialog', { name: sayLoose(verbs.assign.ask, 'en', { name: sender }) });
  await choose(dialog, t(field.postman_id), /ကိုမျိုးသူ/);
  await press(dialog, t(verbs.assign.verb));

  await press(visit, street360.t(verbs.accept.verb));
  await press(visit, street360.t(verbs.complete.verb));
  const counting = theirs.getByRole('dialog');
  await textbox(counting, street360.t(field.collected_count)).fill('၁၁');
  await textbox(counting, street360.t(field.collected_weight)).fill('၆.၅');
  await press(counting, street360.t(verbs.complete.verb));
  await visit.waitFor({ state: 'hidden' });

  await rowsOf(page)
    .filter({ hasText: sender })
    .filter({ hasText: t(faces.complete.word) })
    .getByRole('link')
    .first()
    .click();
  await press(page, t(verbs.receive.verb));
  const counted = page.getByRole('dialog');
  await textbox(counted, t(field.accepted_count)).fill('10');
  await press(counted, t(verbs.receive.verb));
  await eventually(() =>
    page
      .getByRole('listitem')
      .filter({ hasText: t(pickupRequestWords.arrived) })
      .innerText(),
  ).toMatch(/10/);
  for (const status of ['complete', 'accept', 'deny', 'pending'] as const)
    await page
      .getByRole('listitem')
      .filter({ hasText: t(pickupLogFaces[status].word) })
      .first()
      .waitFor();
});
