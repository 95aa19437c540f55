import { beforeAll, describe, expect, test } from 'vitest';
import {
  gateCommandWords,
  gateCountCommandWords,
  gateSlipFieldWords,
  wordGiverWords,
} from '@waybill/contract/rooms/gate-slips/gate-slips.words.ts';
import { postFileCommandWords, postFileFaces } from '@waybill/contract/rooms/mail-post/mail-post.words.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { gateSlipPageWords as gate } from '@waybill/web/rooms/gate-slips/gate-slip-page.words.ts';
import { mailPostPageWords as post } from '@waybill/web/rooms/mail-post/mail-post-page.words.ts';
import { calls } from '@waybill/contract/generated/calls.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { scanWords } from '@waybill/web/shell/scan/scan.words.ts';
import { choose, press, smallPicture, textbox } from '../support/controls.ts';
import type { MadeLabel } from '../support/floor.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';
import { follow } from '../support/page-looks.ts';
import { scan } from '../support/scanner.ts';
import { titleOf } from '../support/titles.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });
const postCode = makeTrackingCode('RG', 51_000_001).slice(0, -2) + postSuffix;

let byPost: MadeLabel;
let byGate: MadeLabel;
beforeAll(async () => {
  const clerk = await product.as('staff');
  const town = (await clerk.call('places.townships', {})).data.find((place) => place.name_en === 'Hlaing');
  const make = async (more: object) => {
    const { data } = await clerk.call('labels.create', {
      body: {
        source_phone: ['09791234567'],
        source_name: 'ဦးဘ',
        accept_type: 'walkin',
        destination_phone: ['09440012345'],
        destination_name: 'ဒေါ်ခင်မာလာ',
        destination_township: town?.id,
        weight: 1,
        payment_type: 'sender_pay',
        ...more,
      },
    });
    await clerk.call('labels.accept', { params: { id: data.id } });
    return data;
  };
  byPost = await make({ type: 'mm_post', service_type: 'register' });
  byGate = await make({ gate_submit: true });
});

const statusOf = async (label: MadeLabel) =>
  (await (await product.as('superadmin')).call('labels.detail', { params: { id: label.id } })).data.status;

describe('O-11 parcels that strangers carry', () => {
  test('O-11 both codes are scanned without a network, and their file says what became of it', async () => {
    const visit = await product.work('staff', '/mail-post/with_post', { locale: 'en' });
    const { page, t, context } = visit;
    visit.watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.getByRole('link', { name: t(post.hand) }).click();
    await page.getByText(t(scanModeWords.pairOurs)).waitFor();
    await textbox(page, t(scanWords.field)).waitFor();
    // Network of the device: no scan reaches the server while it is down.
    await context.route(`**${calls['tracking.scan'][1]}`, (route) => route.abort('internetdisconnected'));
    await scan(visit, [postCode], { every: 60 });
    await page.getByText(t(scanModeWords.pairOursFirst)).waitFor();
    await scan(visit, [byPost.tracking_code, postCode], { every: 200 });
    await page
      .getByRole('region', { name: t(scanModeWords.recent) })
      .getByText(t(scanModeWords.onItsWay))
      .waitFor();
    expect(await statusOf(byPost)).toBe('accept_from_origin_branch');
    await context.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await eventually(() => statusOf(byPost)).toBe('send_to_mmpost');

    await page.goto('/mail-post/with_post');
    await page.getByRole('row').filter({ hasText: postCode }).first().waitFor();
    await press(page, t(post.bring));
    await page.locator('input[type=file]').setInputFiles({
      name: 'november.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Tracking No,Status\n${postCode},Item delivered to addressee\nRG999999999MM,Delivered`),
    });
    await press(page, t(post.read));
    await press(page, sayLoose(postFileCommandWords.apply.verb, 'en'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: sayLoose(postFileCommandWords.apply.verb, 'en') })
      .click();
    await page.getByText(sayLoose(postFileFaces.complete.word, 'en'), { exact: true }).first().waitFor();
    expect(await statusOf(byPost)).toBe('delivered');
  });

  test('O-11 on a phone a slip is opened and the parcel scanned onto it; somebody else enters the gate’s count, then the receiver’s word', async () => {
    const visit = await product.work('staff', '/gate-slips/new', { locale: 'mm', viewport: phone });
    const { page, t } = visit;
    await textbox(page, t(gateSlipFieldWords.gate_name)).fill('အောင်မင်္ဂလာ');
    await textbox(page, t(gateSlipFieldWords.gate_phone)).fill('၀၉၇၉၁၁၁၂၂၂၃');
    await textbox(page, t(gateSlipFieldWords.slip_number)).fill('A-17');
    await page.locator('input[type=file]').setInputFiles({
      name: 'slip.png',
      mimeType: 'image/png',
      buffer: smallPicture,
    });
    await page.keyboard.press('Control+s');
    await press(page, t(commonWords.scanParcelsOntoIt));
    await scan(visit, [byGate.tracking_code], { every: 60 });
    await page
      .getByRole('region', { name: t(scanModeWords.recent) })
      .getByText(t(gate.handed))
      .waitFor();
    expect(await statusOf(byGate)).toBe('accept_by_transport');

    const other = await product.work('manager', new URL(page.url()).pathname, { locale: 'en' });
    await other.page.getByText(other.t(gate.hidden)).waitFor();
    await press(other.page, sayLoose(gateCountCommandWords.count.verb, 'en'));
    await textbox(other.page, other.t(gateSlipFieldWords.gate_count)).fill('1');
    await textbox(other.page, other.t(gateSlipFieldWords.signed_by)).fill('Ko Htay');
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: sayLoose(gateCountCommandWords.count.verb, 'en') })
      .click();
    await other.page.getByText(other.t(gateSlipFieldWords.listed_count), { exact: true }).waitFor();
    await follow(other, '/gate-slips/with_gate');
    const row = other.page.getByRole('row').filter({ hasText: 'A-17' });
    await row.getByRole('button', { name: sayLoose(gateCommandWords.confirm.verb, 'en') }).click();
    await choose(other.page, other.t(gateSlipFieldWords.word_by), sayLoose(wordGiverWords.receiver, 'en'));
    await textbox(other.page, other.t(gateSlipFieldWords.word_name)).fill('Daw Khin Mar Lar');
    await textbox(other.page, other.t(gateSlipFieldWords.word_phone)).fill('09440012345');
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: sayLoose(gateCommandWords.confirm.verb, 'en') })
      .click();
    await eventually(() => statusOf(byGate)).toBe('delivered');
    await other.page
      .getByRole('link', { name: other.t(titleOf('gate-slips.all')) })
      .first()
      .waitFor();
  });
});
