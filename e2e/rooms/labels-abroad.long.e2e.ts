import { expect, test } from 'vitest';
import { labelFieldWords as field } from '@waybill/contract/rooms/labels/labels.words.ts';
import { trackingRefusalWords } from '@waybill/contract/rooms/tracking/tracking-refusals.words.ts';
import { stepVerbWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { sayCountry } from '@waybill/contract/rooms/places/say-country.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { mailPostPageWords as post } from '@waybill/web/rooms/mail-post/mail-post-page.words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { scanWords } from '@waybill/web/shell/scan/scan.words.ts';
import { choose, press, textbox } from '../support/controls.ts';
import { focused, heading, receiverPhone, senderPhone } from '../support/counter.ts';
import { addressOf, eventually, openProduct } from '../support/journey.ts';
import { scan } from '../support/scanner.ts';
import { menuWords } from '@waybill/web/shell/shell.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });
const postCode = makeTrackingCode('RG', 52_000_001).slice(0, -2) + postSuffix;

/** Sets whether the branch of Yangon handles international mail. */
async function takesInternational(international_mail: boolean) {
  const admin = await product.as('admin');
  const all = (await admin.call('branches.list', { query: { per_page: 200 } })).data;
  const { data } = await admin.call('branches.detail', {
    params: { id: all.find(({ code }) => code === 'YGN')?.id ?? 0 },
  });
  const { name_en, name_mm, name_zh, type, place_id, address, phone, postcode, branch_collection_id, version } = data;
  const body = { name_en, name_mm, name_zh, type, place_id, address, phone, postcode, branch_collection_id, version };
  await admin.call('branches.edit', { params: { id: data.id }, body: { ...body, international_mail } as never });
}

test('O-11 A-04 a parcel to Thailand is made at the counter, accepted only while the branch takes international mail, handed over with both codes, and stands on its page', async () => {
  const visit = await product.work('staff', '/label/create', { locale: 'mm' });
  const { page, t } = visit;
  await heading(visit).waitFor();
  await focused(senderPhone(visit));
  await page.keyboard.type('09791234567');
  await page.keyboard.press('Enter');
  await focused(textbox(page, t(field.source_name)));
  await textbox(page, t(field.source_name)).fill('ဦးဘ');
  const receiver = page.getByRole('region', { name: t(commonWords.receiver) });
  await press(receiver, t(commonWords.toAnotherCountry));
  await focused(receiver.getByRole('combobox', { name: t(field.destination_country), exact: true }));
  await choose(receiver, t(field.destination_country), new RegExp(`^${sayCountry('TH', 'mm')}`));
  await receiverPhone(visit).fill('+66 81 234 5678');
  await receiverPhone(visit).press('Enter');
  await focused(textbox(receiver, t(field.destination_name)));
  await textbox(receiver, t(field.destination_name)).fill('Somchai');
  await textbox(receiver, t(field.destination_address)).fill('99 Sukhumvit Rd, Bangkok');
  await textbox(page, t(field.weight)).fill('၁');
  await textbox(page, t(field.include_products)).fill('2 longyi');
  await textbox(page, t(field.declared_value)).fill('60000');
  await page.keyboard.press('Control+s');
  await eventually(() => addressOf(page)).toMatch(/\/label\/detail\//);
  const clerk = await product.as('staff');
  const [label] = (await clerk.call('labels.list', { query: {} })).data;
  const statusOf = async () => (await clerk.call('labels.detail', { params: { id: label?.id ?? 0 } })).data;
  expect(await statusOf()).toMatchObject({ destination_country: 'TH', type: 'mm_post', status: 'pending' });
  const code = label?.tracking_code ?? '';

  await takesInternational(false);
  await page.goto('/mail-post/international');
  await eventually(() => addressOf(page)).toBe('/403');
  await page.goto('/parcels/accept');
  await press(page, t(scanModeWords.start));
  await textbox(page, t(scanWords.field)).waitFor();
  await scan(visit, [code], { every: 60 });
  const recent = page.getByRole('region', { name: t(scanModeWords.recent) });
  await recent.getByText(t(trackingRefusalWords.scan_not_international)).waitFor();
  expect((await statusOf()).status).toBe('pending');

  await takesInternational(true);
  await page.goto(`/label/detail/${label?.id}`);
  await press(page, t(stepVerbWords.accept_from_origin_branch));
  await press(page.getByRole('dialog'), t(stepVerbWords.accept_from_origin_branch));
  await eventually(async () => (await statusOf()).status).toBe('accept_from_origin_branch');

  await page.goto('/mail-post/international');
  await page.getByRole('heading', { level: 1, name: t(menuWords.post) }).waitFor();
  await page.getByRole('link', { name: t(post.hand) }).click();
  await page.getByText(t(scanModeWords.pairOurs)).waitFor();
  await textbox(page, t(scanWords.field)).waitFor();
  await scan(visit, [code, postCode], { every: 200 });
  await eventually(async () => (await statusOf()).status).toBe('send_to_mmpost');
  await page.goto('/mail-post/international');
  const row = page.getByRole('row').filter({ hasText: postCode });
  await row.getByText(sayCountry('TH', 'mm')).waitFor();
});
