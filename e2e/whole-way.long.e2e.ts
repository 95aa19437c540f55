import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import {
  clearanceCommandWords,
  clearanceFieldWords,
  clearanceStateFaces,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { handoverFieldWords, handoverKindWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { paymentTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { stepVerbWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { makeXlsx, plainSheet } from '@waybill/server/kernel/testing/make-xlsx.ts';
import { readSheet, readZip } from '@waybill/server/kernel/testing/read-xlsx.ts';
import { samples } from '@waybill/server/kernel/testing/multipart.ts';
import { clearancePageWords } from '@waybill/web/rooms/clearances/clearance-page.words.ts';
import { cashPageWords } from '@waybill/web/rooms/handovers/cash-page.words.ts';
import { labelImportPageWords } from '@waybill/web/rooms/label-imports/label-import-page.words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { scanWords } from '@waybill/web/shell/scan/scan.words.ts';
import { choose, press, retype, stands, textbox } from './support/controls.ts';
import { eventually, openProduct, phone, type Visit } from './support/journey.ts';
import { scan as sendScans } from './support/merchant-cod.ts';
import { scan } from './support/scanner.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct();
/** Enough in total that their payment requires a second person. */
const orders = proofSize({ usual: 8, long: 200 });
const cod = 180_000;

/** Returns a merchant of Yangon with a bank account that two people confirmed, and the only township of Nay Pyi Taw's branch with a unique name. */
async function scene() {
  const [manager, owner] = [await product.as('manager'), await product.as('owner')];
  const yangon = (await manager.call('sessions.activeAccount', {})).data.branch?.id;
  const {
    data: { id },
  } = await manager.call('customers.create', {
    body: {
      type: 'merchant',
      customer_name: 'ဒေါ်ခင်ဝင်း',
      business_name: 'ရွှေအော်ဒါ',
      phone: ['09671112223'],
      branch_id: yangon,
    },
  });
  const {
    data: {
      banks: [bank],
    },
  } = await manager.call('customers.proposeBank', {
    params: { id },
    body: { bank: 'KBZ', bank_holder: 'ဒေါ်ခင်ဝင်း', bank_account: '09912345678901' },
  });
  await owner.call('customers.confirmBank', { params: { id }, body: { bank_id: bank?.id } });
  const { data: courier } = await (await product.as('npt.postman')).call('sessions.activeAccount', {});
  const towns = (await manager.call('places.townships', {})).data.filter((place) => place.branch_id !== null);
  const names = towns.map((place) => place.name_en);
  const town = towns.find(
    (place) =>
      place.branch_id === courier.branch?.id && names.indexOf(place.name_en) === names.lastIndexOf(place.name_en),
  );
  return { merchant: id, courier: courier.id, town: town?.name_en ?? '' };
}

/** Scans all codes at a screen, in the initial mode of the queue, and sees every one done. */
async function scanAll(
  who: string,
  queue: string,
  codes: readonly string[],
  { what, small = false }: { what: Word; small?: boolean },
): Promise<void> {
  const visit = await product.work(who, `/parcels/${queue}`, { locale: 'mm', ...(small ? { viewport: phone } : {}) });
  const { page, t } = visit;
  await press(page, t(scanModeWords.start));
  const bar = page.getByRole('region', { name: t(scanWords.on, { what: t(what) }) });
  await bar.getByRole('textbox', { name: t(scanWords.field) }).waitFor();
  await scan(visit, codes, { every: 25, layout: 'mm' });
  const done = bar.getByRole('status').first().locator('[data-tone=done] b');
  await eventually(() => done.innerText()).toBe(groupThousands(codes.length));
  await page.close();
}

/** Counts notes at the desk, blind, and enters the sum. */
async function count({ page, t }: Visit, amount: number): Promise<void> {
  await page
    .getByRole('link', { name: t(commonWords.count), exact: true })
    .first()
    .click();
  await textbox(page, t(cashPageWords.piecesOf, { note: groupThousands(10_000) })).fill(String(amount / 10_000));
  await textbox(page, t(cashPageWords.change)).press('Enter');
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: t(cashPageWords.countYes), exact: true })
    .click();
  await page.getByText(t(cashPageWords.equal), { exact: true }).waitFor();
}

test('N-10 N-14 N-24 S-06 from a merchant’s sheet of orders to the paid clearance and its Excel', async () => {
  const { merchant, courier, town } = await scene();

  // Nine o'clock: the sheet arrives, and becomes labels.
  const sheet = [
    ['Order no', 'Receiver name', 'Phone', 'Township', 'COD amount', 'Weight', 'Payment type'],
    ...Array.from({ length: orders }, (_, at) => [
      `W-${at}`,
      `ဒေါ်ခင်မာလာ ${at}`,
      9_440_000_000 + at,
      town,
      cod,
      1,
      paymentTypeWords.from_cod.en,
    ]),
  ];
  const clerk = await product.work('staff', '/label/import', { locale: 'en' });
  // An empty list offers it a second time.
  await clerk.page
    .getByRole('button', { name: clerk.t(labelImportPageWords.upload), exact: true })
    .first()
    .click();
  const dialog = clerk.page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: clerk.t(labelImportPageWords.merchant) }).fill('0967111');
  await clerk.page.getByRole('option', { name: /ရွှေအော်ဒါ/ }).waitFor();
  await dialog.getByRole('combobox', { name: clerk.t(labelImportPageWords.merchant) }).press('Enter');
  await dialog.getByText(/ရွှေအော်ဒါ/).waitFor();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'friday.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await makeXlsx({ sheet: plainSheet(sheet) }),
  });
  await press(dialog, clerk.t(labelImportPageWords.check));
  await clerk.page.getByRole('heading', { level: 1, name: 'friday.xlsx' }).waitFor();
  await press(clerk.page, clerk.t(labelImportPageWords.make, { n: orders }));
  await press(
    clerk.page.getByRole('dialog').or(clerk.page.getByRole('alertdialog')),
    clerk.t(labelImportPageWords.make, { n: orders }),
  );
  await clerk.page.getByText(clerk.t(labelImportPageWords.made, { n: orders })).waitFor();
  const labels = await product.server.query<{ tracking_code: string; cod_fee: number; shipping_total: number }>(
    'select tracking_code, cod_fee, shipping_total from label where merchant_id = $1 order by id',
    [merchant],
  );
  const codes = labels.map((label) => label.tracking_code);
  expect(codes.length).toBe(orders);

  // They are accepted at the counter's screen; by night handheld scanners move them on, and the next day the courier and his phone.
  await scanAll('staff', 'accept', codes, { what: stepVerbWords.accept_from_origin_branch });
  await sendScans(await product.as('staff'), codes, 'send_to_destination_branch');
  await sendScans(await product.as('npt.staff'), codes, 'arrived_to_destination_branch');
  await sendScans(await product.as('npt.staff'), codes, 'send_to_destination_address', { to_staff_id: courier });
  await scanAll('npt.postman', 'out', codes, { what: stepVerbWords.delivered, small: true });

  // The cash goes from the courier to the branch to head office, counted blind each time.
  const postman = await product.work('npt.postman', '/cash/mine', { viewport: phone });
  await press(postman.page, postman.t(cashPageWords.handIn));
  await textbox(postman.page.getByRole('dialog'), postman.t(commonFieldWords.sum)).fill(String(orders * cod));
  await press(postman.page.getByRole('dialog'), postman.t(cashPageWords.handIn));
  await postman.page.getByText(postman.t(cashPageWords.beingCounted), { exact: true }).waitFor();
  await count(await product.work('npt.supervisor', '/cash/desk', { locale: 'en' }), orders * cod);
  const sender = await product.work('npt.manager', '/cash/desk', { locale: 'zh' });
  await press(sender.page, sender.t(cashPageWords.send));
  const sending = sender.page.getByRole('dialog');
  await choose(sending, sender.t(handoverFieldWords.kind), sender.t(handoverKindWords.head_office));
  await choose(sending, sender.t(handoverFieldWords.to_branch_id), /Yangon|ရန်ကုန်|仰光/);
  await retype(textbox(sending, sender.t(cashPageWords.inBag)), String(orders * cod));
  await textbox(sending, sender.t(handoverFieldWords.slip_no)).fill('SEAL 12');
  await press(sending, sender.t(cashPageWords.sendYes));
  await eventually(
    async () =>
      (
        await (
          await product.as('accountant')
        ).call('handovers.list', { query: { status: 'active', kind: 'head_office' } })
      ).data.length,
  ).toBe(1);
  await count(await product.work('accountant', '/cash/desk', { locale: 'en' }), orders * cod);

  // Friday: the merchant is paid to the last kyat.
  const net = labels.reduce((sum, label) => sum + cod - Number(label.cod_fee) - Number(label.shipping_total), 0);
  const accountant = await product.work('accountant', `/cod-clearance/ready/detail?customer_id=${merchant}`);
  await accountant.page
    .getByRole('table', { name: accountant.t(clearancePageWords.sumCaption) })
    .getByText(groupThousands(net))
    .first()
    .waitFor();
  await press(accountant.page, accountant.t(commonWords.makeTheClearance));
  await press(accountant.page.getByRole('alertdialog'), accountant.t(commonWords.makeTheClearance));
  await accountant.page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /CLR-26-\d{6}/ })
    .waitFor();
  const at = new URL(accountant.page.url()).pathname;
  const owner = await product.work('owner', at, { locale: 'en' });
  await press(owner.page, owner.t(clearanceCommandWords.approve.verb));
  await press(owner.page.getByRole('alertdialog'), owner.t(clearanceCommandWords.approve.verb));
  const payer = await product.work('finance', at, { locale: 'en' });
  await eventually(() =>
    payer.page
      .getByRole('button', { name: payer.t(clearanceCommandWords.pay.verb), exact: true })
      .getAttribute('aria-disabled'),
  ).not.toBe('true');
  await press(payer.page, payer.t(clearanceCommandWords.pay.verb));
  const paying = payer.page.getByRole('dialog');
  await paying.getByText('09912345678901').waitFor();
  await retype(textbox(paying, payer.t(clearanceFieldWords.received_amount)), String(net));
  await paying
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: samples.png });
  await press(paying, payer.t(clearanceCommandWords.pay.verb));
  await stands(payer.page, payer.t(clearanceStateFaces.complete.word));

  const saving = payer.page.waitForEvent('download');
  await press(payer.page, payer.t(commonWords.excel));
  const cells = [
    ...readSheet(
      readZip(await buffer(await (await saving).createReadStream())).get('xl/worksheets/sheet1.xml') as string,
    ).values(),
  ].map((cell) => ('number' in cell ? cell.number : cell.text));
  expect(codes.filter((code) => !cells.includes(code))).toEqual([]);
  expect(cells).toContain(net);
  expect(await (await product.as('finance')).call('ledger.health', {})).toMatchObject({ ok: true, findings: [] });
}, 240_000);
