import { expect, test } from 'vitest';
import {
  callFieldWords as field,
  callOutcomeWords,
  callResultWords,
  callTabWords,
} from '@waybill/contract/rooms/calls/calls.words.ts';
import { parcelCommandWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { callPageWords as words } from '@waybill/web/rooms/calls/call-page.words.ts';
import { labelPageWords } from '@waybill/web/rooms/labels/label-page.words.ts';
import { calledParcels } from '../support/called-parcels.ts';
import { complaintOf, press, rowsOf, textbox } from '../support/controls.ts';
import { addressOf, eventually, openProduct, phone, shown } from '../support/journey.ts';
import { titleOf } from '../support/titles.ts';

const product = openProduct();

test('F-05 N-21 N-11 X-09 an agent works the list by keyboard alone: nobody answers, the next one moves, the parcel says so and is redirected', async () => {
  const [, second] = await calledParcels(product, ['ဒေါ်ခင်ခင်', 'ဦးစိုးမိုး', 'မမြင့်']);
  const visit = await product.work('callcenter', '/call-list/pending');
  const { page, t } = visit;
  const choice = (name: string) => page.getByRole('radio', { name: new RegExp(name) });
  await page.getByRole('button', { name: t(words.next) }).focus();
  await page.keyboard.press('Enter');
  await shown(page.getByText('ဒေါ်ခင်ခင်').first());
  await eventually(() => addressOf(page)).toMatch(/^\/call-list\/delivery\/detail\/\d+$/);
  await shown(page.getByText(t(words.hint)));
  await shown(page.getByRole('link', { name: /09791234567/ }));
  await page.keyboard.press('1');
  await eventually(() => choice(t(callOutcomeWords.no_answer)).isChecked()).toBe(true);
  await page.keyboard.press('Control+Enter');
  await shown(page.getByText('ဦးစိုးမိုး').first());
  await page.keyboard.press('3');
  await page.keyboard.press('Control+s');
  const time = textbox(page, t(field.next_at));
  await eventually(() => complaintOf(time)).not.toBe(t(words.timeHint));
  await press(page, t(words.tomorrow));
  await eventually(() => time.inputValue()).toMatch(/10:00$/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('4');
  await page.keyboard.press('a');
  await eventually(() => choice(t(callResultWords.new_address)).isChecked()).toBe(true);
  await textbox(page, t(field.remark)).fill('လှိုင်၊ ၅ လမ်း');
  await page.keyboard.press('Control+s');
  await page.getByRole('link', { name: t(words.redirect) }).click();
  await shown(page.getByRole('dialog', { name: t(parcelCommandWords.redirect.ask) }));
  expect(addressOf(page)).toBe(`/label/detail/${second}?decide=redirect`);
  await page.keyboard.press('Escape');
  await shown(page.getByRole('heading', { name: t(labelPageWords.calls), exact: true }));
  await shown(page.getByText('လှိုင်၊ ၅ လမ်း', { exact: true }));
});

test('F-05 N-21 on a phone an agent sees that a colleague has a call, and in the list what is done', async () => {
  const colleague = await product.as('supervisor');
  const { data } = await colleague.call('calls.next', { body: {} });
  const { page, t } = await product.work('callcenter', `/call-list/delivery/detail/${data?.id}`, {
    viewport: phone,
    fresh: true,
  });
  await shown(page.getByText(/ကိုဇော်မင်း/).first());
  expect(await page.getByRole('button', { name: t(words.upload) }).count()).toBe(0);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t(titleOf('call-list')) })
    .first()
    .click();
  await shown(page.getByRole('link', { name: new RegExp(`^${t(callTabWords.second)}`) }));
  await page.getByRole('link', { name: new RegExp(`^${t(callTabWords.done)}`) }).click();
  await eventually(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining('ဦးစိုးမိုး')]);
});
