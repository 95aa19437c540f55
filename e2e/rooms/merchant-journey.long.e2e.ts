import { test } from 'vitest';
import type { Page } from 'playwright-core';
import { pickupRequestFieldWords } from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { clearanceStateFaces } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { ticketFieldWords } from '@waybill/contract/rooms/support-tickets/support-tickets.words.ts';
import { languageNames } from '@waybill/domain/kernel/locale.ts';
import { demoPassword } from '@waybill/server/demo/demo-company.ts';
import { answerLinkWords } from '@waybill/web/rooms/labels/answer-link.words.ts';
import { labelFormWords } from '@waybill/web/rooms/labels/label-form.words.ts';
import { clearancePageWords } from '@waybill/web/rooms/clearances/clearance-page.words.ts';
import { joinWords } from '@waybill/web/rooms/merchant-users/join.words.ts';
import { dataWords } from '../../web/src/ui/table/data.words.ts';
import { press, secret, stands, textbox } from '../support/controls.ts';
import { setting } from '../support/counter.ts';
import { eventually, framed, openProduct, phone, type Visit } from '../support/journey.ts';
import { bankAll, scan } from '../support/merchant-cod.ts';
import { catchPrints } from '../support/paper.ts';

const product = openProduct({ shared: true });
const cod = 35_000;
let shops = 0;
const shopPhone = (n: number) => `0967222000${n}`;

/** Creates a merchant of Yangon whose bank account two people have confirmed, and returns the path of the link for its owner. */
async function invited() {
  const [manager, owner] = [await product.as('manager'), await product.as('owner')];
  const branch_id = (await manager.call('sessions.activeAccount', {})).data.branch?.id;
  const name = `နှင်းဆီ အထည်ဆိုင် ${++shops}`;
  const body = {
    type: 'merchant',
    customer_name: 'ဒေါ်နှင်း',
    business_name: name,
    phone: [shopPhone(shops)],
    branch_id,
  };
  const params = { id: (await manager.call('customers.create', { body })).data.id };
  const account = { bank: 'KBZ', bank_holder: 'ဒေါ်နှင်း', bank_account: `0991234567000${shops}` };
  const { data } = await manager.call('customers.proposeBank', { params, body: account });
  const bank = data.banks[0]?.id ?? 0;
  await owner.call('customers.confirmBank', { params, body: { bank_id: bank } });
  const invitation = await manager.call('merchant_users.invite', { params, body: { role: 'merchant-owner' } });
  return { merchant: params.id, bank, path: invitation.data.path, branch: branch_id ?? 0 };
}

/** Types a township and takes the first that is offered. */
async function pickTown(page: Page, field: string, town: string): Promise<void> {
  const place = page.getByRole('combobox', { name: field, exact: true });
  await place.fill(town);
  await page.getByRole('option').first().waitFor();
  await place.press('Enter');
}

/** Joins by the link, makes the first order and prints its label, as a new merchant does; returns how long it took. */
async function firstLabel({ page, locale, t }: Visit, path: string, number: string, town: string): Promise<number> {
  const begun = performance.now();
  await page.goto(path);
  await page.getByRole('radio', { name: languageNames[locale], exact: true }).check({ force: true });
  await textbox(page, t(commonFieldWords.name)).fill('မနှင်းနှင်း');
  await textbox(page, t(commonFieldWords.phone)).fill(number);
  await secret(page, t(sessionFieldWords.password)).fill(demoPassword);
  await press(page, t(joinWords.join));
  await framed({ page, locale, t } as Visit);
  await catchPrints(page);
  await page.locator('main a[href="/label/create"]').click();
  const receiver = page.getByRole('combobox', { name: t(labelFieldWords.destination_phone), exact: true });
  await receiver.pressSequentially('09440012345');
  await receiver.press('Enter');
  await textbox(page, t(labelFieldWords.destination_name)).fill('ဒေါ်ခင်မာလာ');
  await pickTown(page, t(labelFieldWords.destination_township), town);
  await textbox(page, t(labelFieldWords.weight)).fill('1.5');
  await textbox(page, t(labelFieldWords.cod_amount)).fill(String(cod));
  const save = [labelFormWords.savePrint, labelFormWords.savePrintShort].map((word) => t(word)).join('|');
  await press(page.getByRole('main'), new RegExp(`^(${save})`));
  await page.waitForFunction(() => (window as Window & { prints?: number }).prints === 1);
  const seconds = (performance.now() - begun) / 1000;
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  return seconds;
}

test.each([
  ['mm', phone],
  ['en', { width: 1440, height: 900 }],
  ['zh', { width: 1440, height: 900 }],
] as const)(
  'U-01 U-03 U-04 U-05 U-06 a new merchant from the link to the money, in %s: joins, orders, prints, is collected, answers a failure, is paid, confirms it and asks about it',
  async (locale, viewport) => {
    const [{ townOf }, { merchant, bank, path, branch }] = [await setting(product), await invited()];
    const [staff, postman, supervisor, finance] = (await Promise.all(
      ['staff', 'postman', 'supervisor', 'finance'].map((name) => product.as(name)),
    )) as [Api, Api, Api, Api];
    const visit = await product.visit({ locale, viewport, touch: viewport === phone });
    const { page, t } = visit;
    const number = `0925777000${shops}`;
    const town = townOf('YGN');
    const nameOf = (of: typeof town) => (locale === 'mm' ? of.name_mm : of.name_en);
    const seconds = await firstLabel(visit, path, number, nameOf(town));
    process.stderr.write(`from the link to the first printed label, ${locale}: ${seconds.toFixed(1)} s\n`);

    // Another order, the hand-over sheet of both, and a courier to collect them.
    const shop = await product.as(number);
    await shop.call('labels.create', {
      body: {
        merchant_id: merchant,
        source_phone: [shopPhone(shops)],
        source_name: 'နှင်းဆီ',
        accept_type: 'cod',
        cod_amount: cod,
        payment_type: 'receiver_pay',
        destination_phone: ['09440067890'],
        destination_name: 'ဦးလှ',
        destination_township: town.id,
        weight: 1,
      },
    });
    const labels = (await shop.call('labels.list', { query: { sort: 'created_at' } })).data;
    const [first = '', second = ''] = labels.map(({ tracking_code }) => tracking_code);
    const ids = labels.map(({ id }) => id);
    await page.goto(`/label/handover-sheet?ids=${ids.join(',')}`);
    const sheet = page.locator('main [data-sheet]');
    for (const text of ['ဒေါ်ခင်မာလာ', 'ဦးလှ']) await sheet.getByText(text).waitFor();
    await page.goto('/pickup-request/create');
    await pickTown(page, t(pickupRequestFieldWords.place_id), nameOf(town));
    await press(page.getByRole('main'), new RegExp(`^${t(dataWords.save)}`));
    await eventually(async () => (await shop.call('pickup_requests.list', {})).data.length).toBe(1);

    // One is delivered. The other is not, and the merchant says what becomes of it.
    const codes = [first, second];
    await scan(staff, codes, 'accept_from_origin_branch');
    const to_staff_id = (await postman.call('sessions.activeAccount', {})).data.id;
    await scan(staff, codes, 'send_to_destination_address', { to_staff_id });
    await scan(postman, [first], 'delivered');
    await scan(postman, [second], 'sendback_to_origin_branch', { reason: 'not_home' });
    await scan(staff, [second], 'arrivedback_to_origin_branch', { confirmed: true });
    const params = { id: ids[1] ?? 0 };
    await staff.call('tracking.raiseReturn', { params, body: { reason: 'not_home' } });
    await staff.call('tracking.askReturn', { params, body: {} });
    await page.goto('/shop');
    await page.getByRole('main').getByText('ဦးလှ').first().click();
    await press(page, t(answerLinkWords.answer));
    await press(page.getByRole('dialog'), t(answerLinkWords.send));
    await eventually(async () => (await staff.call('tracking.shipping', { params })).data.return_due).toBeNull();

    // The cash arrives, and is paid out.
    await bankAll({ postman, supervisor, finance }, branch);
    const manager = await product.as('manager');
    const ready = (await manager.call('clearances.readyDetail', { query: { customer_id: merchant } })).data;
    const net = ready.figures.actual_clearance_cod;
    const label_ids = ready.lines.flatMap(({ role, label_id }) =>
      role === 'cod' && label_id !== null ? [label_id] : [],
    );
    const wish = { customer_id: merchant, label_ids, expected_net: net };
    const document = (await manager.call('clearances.create', { body: wish })).data;
    await finance.call('clearances.pay', {
      params: { id: document.id },
      body: { version: document.version, method: 'bank', bank_id: bank, received_amount: net },
    });
    await page.goto('/shop');
    await page.getByRole('main').getByText(document.number).click();
    await stands(page, t(clearanceStateFaces.complete.word));
    await press(page, t(clearancePageWords.confirmReceipt));
    await press(page.getByRole('alertdialog'), t(clearancePageWords.confirmReceipt));
    await eventually(
      async () => (await manager.call('clearances.detail', { params: { id: document.id } })).data.merchant_received,
    ).not.toBeNull();

    // It was too little, and a ticket names the document.
    await page.goto(`/support-ticket/create?clearance=${document.number}`);
    await textbox(page, t(ticketFieldWords.subject)).fill('နည်းနေသည်');
    await textbox(page, t(ticketFieldWords.text)).fill('x');
    await press(page.getByRole('main'), new RegExp(`^${t(dataWords.save)}`));
    await eventually(
      async () =>
        (await manager.call('support_tickets.list', { query: { tab: 'open', clearance_id: document.id } })).data.length,
    ).toBe(1);
  },
  180_000,
);

type Api = Awaited<ReturnType<typeof product.as>>;
