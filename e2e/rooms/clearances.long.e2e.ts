import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { maskPersonal } from '@waybill/domain/kernel/personal-details.ts';
import {
  clearanceCommandWords,
  clearanceFieldWords as field,
  clearanceStateFaces,
  clearanceWords,
  codStateFaces,
  blockedReasonWords,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { formatKyat } from '@waybill/domain/kernel/money.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { readSheet, readZip } from '@waybill/server/kernel/testing/read-xlsx.ts';
import { samples } from '@waybill/server/kernel/testing/multipart.ts';
import { togetherWords } from '@waybill/web/rooms/clearances/together.words.ts';
import { printPageWords } from '@waybill/web/rooms/prints/print-page.words.ts';
import { clearancePageWords as words } from '@waybill/web/rooms/clearances/clearance-page.words.ts';
import { languageNames } from '@waybill/domain/kernel/locale.ts';
import { dataWords } from '@waybill/web/ui/table/data.words.ts';
import { choose, press, retype, rowsOf, stands, textbox } from '../support/controls.ts';
import { addressOf, eventually, framed, openProduct, phone, textsOf, type Visit } from '../support/journey.ts';
import { workedExample } from '../support/merchant-cod.ts';
import { catchPrints, printedPdf, readPages } from '../support/paper.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

/** Returns the sum beside the parcels, figure by figure, as it is read. */
const sumOf = async ({ page, t }: Visit) => {
  const table = page.getByRole('table', { name: t(words.sumCaption) });
  return Object.fromEntries(
    await Promise.all(
      (await table.getByRole('row').all()).map(async (row) => [
        ((await row.getByRole('rowheader').innerText()).split('\n')[0] ?? '').trim(),
        Number((await row.getByRole('cell').innerText()).replace(/[^\d−]/g, '').replace('−', '-')),
      ]),
    ),
  );
};
const saying = (locale: Locale, figures: Partial<Record<keyof typeof field, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([key, amount]) => [field[key as 'net'][locale], amount]));
const example = {
  actual_cod_amount: 600_000,
  actual_percent_amount: -8_500,
  from_cod_shipping: -4_000,
  return_amount: -4_500,
};
const kyat = (amount: number, { locale }: Visit) => {
  const money = formatKyat(amount, locale);
  return `${money.amount} ${money.unit}`;
};

/** Answers the question on the screen with its yes, which comes after the no that has the focus. */
async function sayYes({ page }: Visit): Promise<void> {
  // The dialog is drawn a moment before it has the focus, which begins at "no".
  await page.getByRole('alertdialog').locator(':focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** Continues on the page of another person. */
async function opens(who: string, at: string, locale: Locale): Promise<Visit> {
  return product.work(who, at, { locale, viewport: { width: 1440, height: 900 } });
}

describe('the worked example through the browser', { timeout: 180_000 }, () => {
  test('N-24 N-17 S-20 S-21 K-02 T-01 from the merchants that are ready to 583,000 Ks paid with its proof, on paper and as Excel', async () => {
    const md = await opens('md', '/settings/clearance', 'en');
    await retype(textbox(md.page, md.t(field.approval_limit)), '500000');
    await md.page.keyboard.press('Control+s');
    await md.page.getByText(md.t(commonWords.savedSuccessfully)).first().waitFor();
    const watching = await opens('owner', `/cod/${codAt.ready}`, 'zh');
    const { merchant, name, codes, bank } = await workedExample(product, { net_credit: false });
    // Parcels are delivered and their cash is counted: an open list shows the new COD.
    await rowsOf(watching.page)
      .filter({ hasText: codes[0] ?? '' })
      .waitFor();
    const headings = { col_day: 'Date', col_out: 'Out', col_in: 'In' };
    const account = { name: 'AYA payments', bank: 'AYA Bank', number: '20011', holder: 'Waybill', opening_balance: 0 };
    await (await product.as('md')).call('bank_accounts.create', { body: { ...account, ...headings } });

    // The clerk of the cash desk finds the merchant, leaves a parcel out, includes it again, and makes the shown document.
    const clerk = await opens('accountant', '/cod-clearance/ready/pending', 'mm');
    await textbox(clerk.page, clerk.t(commonFieldWords.search)).fill(name);
    await clerk.page.keyboard.press('Enter');
    await eventually(() => rowsOf(clerk.page).count()).toBe(1);
    await rowsOf(clerk.page).getByRole('link', { name }).click();
    await eventually(() => sumOf(clerk)).toEqual(saying('mm', { ...example, actual_clearance_cod: 583_000 }));
    expect(addressOf(clerk.page)).toBe(`/cod-clearance/ready/detail?customer_id=${merchant}`);
    await clerk.page.getByText(clerk.t(words.secondPerson, { limit: kyat(500_000, clerk) })).waitFor();
    const parcel = clerk.page.getByRole('row', { name: codes[0] ?? '' }).getByRole('checkbox');
    await parcel.uncheck();
    await eventually(async () => (await sumOf(clerk))[field.actual_clearance_cod.mm]).toBe(534_000);
    await parcel.check();
    await eventually(async () => (await sumOf(clerk))[field.actual_clearance_cod.mm]).toBe(583_000);
    await clerk.page
      .getByRole('grid', { name: clerk.t(words.blockedTitle) })
      .getByText(clerk.t(blockedReasonWords.not_netted))
      .waitFor();
    await press(clerk.page, clerk.t(commonWords.makeTheClearance));
    await clerk.page
      .getByRole('alertdialog')
      .getByText(clerk.t(words.makeAsk, { sum: kyat(583_000, clerk), name }))
      .waitFor();
    await press(clerk.page.getByRole('alertdialog'), clerk.t(commonWords.makeTheClearance));
    await clerk.page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /CLR-26-\d{6}/ })
      .waitFor();
    const at = addressOf(clerk.page);
    const id = Number(at.split('/').at(-1));
    expect(
      await clerk.page
        .getByRole('button', { name: clerk.t(clearanceCommandWords.pay.verb), exact: true })
        .getAttribute('aria-disabled'),
    ).toBe('true');

    // A second person approves.
    const owner = await opens('owner', at, 'zh');
    await eventually(() => sumOf(owner)).toEqual(saying('zh', { ...example, actual_clearance_cod: 583_000 }));
    await press(owner.page, owner.t(clearanceCommandWords.approve.verb));
    await press(owner.page.getByRole('alertdialog'), owner.t(clearanceCommandWords.approve.verb));
    await owner.page.getByText(/批准$/).first().waitFor();

    // The treasury pays to the confirmed account; a difference in the amount is shown before it is sent.
    const payer = await opens('finance', at, 'en');
    await press(payer.page, payer.t(clearanceCommandWords.pay.verb));
    const dialog = payer.page.getByRole('dialog');
    await dialog.getByText(maskPersonal('bank_account', '09912345678901')).waitFor();
    await choose(dialog, payer.t(field.bank_account_id), 'AYA payments');
    await retype(textbox(dialog, payer.t(field.received_amount)), '580000');
    await dialog.getByText(payer.t(words.carriedMore, { sum: '3,000 Ks' })).waitFor();
    await retype(textbox(dialog, payer.t(field.received_amount)), '583000');
    await dialog.getByText(payer.t(words.carriedNone)).waitFor();
    await textbox(dialog, payer.t(field.claim_user)).fill('Daw Khin Win');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: samples.png });
    await press(dialog, payer.t(clearanceCommandWords.pay.verb));
    await stands(payer.page, payer.t(clearanceStateFaces.complete.word));
    expect(await sumOf(payer)).toEqual(
      saying('en', { ...example, actual_clearance_cod: 583_000, received_amount: 583_000 }),
    );
    await press(payer.page, payer.t(commonWords.lookAtTheProof));
    await payer.page.getByRole('dialog').getByRole('img').waitFor();
    await payer.page.keyboard.press('Escape');
    expect((await (await product.as('finance')).call('clearances.detail', { params: { id } })).data).toMatchObject({
      status: 'complete',
      received_amount: 583_000,
      carried_on: 0,
      claim_user: 'Daw Khin Win',
      bank: { id: bank },
    });

    // The Excel file, opened and read back.
    const saving = payer.page.waitForEvent('download');
    await press(payer.page, payer.t(commonWords.excel));
    const cells = readSheet(
      readZip(await buffer(await (await saving).createReadStream())).get('xl/worksheets/sheet1.xml') as string,
    );
    const values = [...cells.values()].map((cell) => ('number' in cell ? cell.number : cell.text));
    expect(values).toEqual(
      expect.arrayContaining([
        ...codes,
        50_000,
        120_000,
        350_000,
        80_000,
        600_000,
        -8_500,
        -4_000,
        -4_500,
        583_000,
        'AYA payments',
      ]),
    );

    // The paper for the merchant, in Myanmar whatever the screen's language is.
    await catchPrints(payer.page);
    await payer.page.goto(`/print/clearance?id=${id}`);
    await framed(payer);
    await payer.page.getByText(payer.t(printPageWords.comesOut, { n: '1', paper: 'A4 · 210 × 297 mm' })).waitFor();
    await choose(payer.page, payer.t(commonWords.languageOfThePaper), languageNames.mm);
    const sheet = payer.page.locator('main [data-sheet]');
    await sheet.getByText(clearanceWords.list.mm).waitFor();
    expect(
      await sheet.evaluateAll((sheets) =>
        sheets.flatMap((one) =>
          [...one.querySelectorAll('[data-fitted]')]
            .filter((zone) => zone.scrollHeight > zone.clientHeight + 1 || zone.scrollWidth > zone.clientWidth + 1)
            .map((zone) => zone.textContent),
        ),
      ),
    ).toEqual([]);
    const written = (await textsOf(sheet)).join(' ');
    for (const text of [
      name,
      ...codes,
      '583,000',
      '−8,500',
      field.actual_clearance_cod.mm,
      field.bank_account_id.mm,
      'AYA payments',
      'Daw Khin Win',
    ])
      expect(written).toContain(text);
    await payer.page.keyboard.press('Control+p');
    const pages = await readPages(await printedPdf(payer.page, 1), { dpi: 40 });
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[210, 297]]);

    // Every figure opens its rows: the paid COD is listed under its state, with its document.
    await payer.page.goto(`/cod/complete?customer_id=${merchant}`);
    await eventually(() => rowsOf(payer.page).count()).toBe(4);
    await payer.page.getByRole('main').getByText('587,500').first().waitFor();
    await payer.page.getByRole('button', { name: new RegExp(name) }).waitFor();
    await rowsOf(payer.page)
      .first()
      .getByRole('link', { name: /CLR-26/ })
      .click();
    await eventually(() => addressOf(payer.page)).toBe(at);
  });

  test('N-24 N-09 merchants are ticked, and their documents made and paid in one window, each by its own command', async () => {
    await (await product.as('md')).call('clearances.saveSettings', { body: { approval_limit: 500_000 } });
    const cases = [
      await workedExample(product, { net_credit: false }),
      await workedExample(product, { net_credit: false }),
    ];
    const { page, t } = await opens('manager', '/cod-clearance/ready/pending', 'en');
    for (const { name } of cases) await rowsOf(page).filter({ hasText: name }).getByRole('checkbox').check();
    const label = t(words.makeN, { n: '2' });
    await press(page, label);
    const dialog = page.getByRole('dialog');
    await eventually(() => dialog.getByText('583,000').count()).toBe(2);
    await press(dialog, `${label}: 1,166,000 Ks`);
    await eventually(() => dialog.getByRole('link', { name: /^CLR-/ }).count()).toBe(2);
    // Above the limit somebody else approves, as for one document.
    await eventually(() => dialog.getByText(t(togetherWords.toApprove)).count()).toBe(2);
    const [owner, manager] = [await product.as('owner'), await product.as('manager')];
    const latest = async () => (await manager.call('clearances.list', { query: { sort: '-id', per_page: 2 } })).data;
    for (const { id } of await latest())
      await owner.call('clearances.approve', { params: { id }, body: { version: 1 } });
    await press(dialog, t(togetherWords.payN, { n: '2', sum: '1,166,000 Ks' }));
    await press(page.getByRole('alertdialog'), t(commonWords.pay));
    await eventually(() => dialog.getByText(`· ${t(commonWords.paid)}`).count()).toBe(2);
    await dialog.getByRole('heading', { name: t(togetherWords.paidAll) }).waitFor();
    expect((await latest()).map(({ customer, received_amount }) => [customer, received_amount])).toEqual(
      cases.toReversed().map(({ name }) => [name, 583_000]),
    );
    await press(dialog.locator('footer'), t(commonWords.close));
    await eventually(() => page.getByRole('button', { name: label }).count()).toBe(0);
  });

  test('N-24 S-08 with credit netted 580,500 Ks, made by keyboard alone and paid; what somebody else took meanwhile is told by its code', async () => {
    const { merchant, name, codes } = await workedExample(product, { net_credit: true });
    const manager = await product.as('manager');
    const visit = await opens('owner', `/cod-clearance/ready/detail?customer_id=${merchant}`, 'en');
    const { page, t } = visit;
    await eventually(() => sumOf(visit)).toEqual(
      saying('en', { ...example, credit_amount: -2_500, actual_clearance_cod: 580_500 }),
    );
    // Just before the request arrives, a colleague puts one of the parcels on their own document.
    const [first = ''] = codes;
    let theirs = 0;
    await page.route('**/api/cod-clearance', async (route) => {
      if (theirs === 0) {
        const label = (await manager.call('labels.find', { query: { q: first } })).data[0]?.id;
        theirs = (
          await manager.call('clearances.create', {
            body: { customer_id: merchant, label_ids: [label], expected_net: 49_000 - 4_500 },
          })
        ).data.id;
      }
      await route.continue();
    });
    await page.keyboard.press('Control+s');
    await sayYes(visit);
    const notice = page.getByRole('status').filter({ hasText: t(words.changedTitle) });
    await notice.getByText(first).waitFor();
    expect(await notice.innerText()).toContain(t(blockedReasonWords.on_document));
    await manager.call('clearances.void', { params: { id: theirs }, body: { reason: 'made by mistake' } });
    await eventually(async () => (await sumOf(visit))[field.actual_clearance_cod.en]).toBe(580_500);

    // At most six actions from the merchants to the document: Enter on the row, make, yes.
    await page.goto(`/cod-clearance/ready/pending?search=${encodeURIComponent(name)}`);
    await eventually(() => rowsOf(page).count()).toBe(1);
    await rowsOf(page).first().focus();
    await page.keyboard.press('Enter');
    await eventually(async () => (await sumOf(visit))[field.actual_clearance_cod.en]).toBe(580_500);
    await page.keyboard.press('Control+Enter');
    await sayYes(visit);
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /CLR-26-\d{6}/ })
      .waitFor();
    await eventually(() => sumOf(visit)).toEqual(
      saying('en', { ...example, credit_amount: -2_500, actual_clearance_cod: 580_500 }),
    );

    // A parcel is taken off, and the rest is voided: all of it is ready again.
    await page
      .getByRole('row', { name: first })
      .getByRole('button', { name: t(clearanceCommandWords.remove_line.verb) })
      .click();
    await textbox(page.getByRole('dialog'), t(commonFieldWords.reason)).fill('The merchant asked to wait');
    await page.keyboard.press('Enter');
    await eventually(async () => (await sumOf(visit))[field.actual_clearance_cod.en]).toBe(531_500);
    await press(page, t(clearanceCommandWords.void.verb));
    await textbox(page.getByRole('dialog'), t(commonFieldWords.reason)).fill('Wrong day');
    await page.keyboard.press('Enter');
    await stands(page, t(clearanceStateFaces.void.word));
    await page.goto(`/cod-page-detail/${merchant}`);
    await eventually(() =>
      page
        .getByRole('row')
        .filter({ hasText: t(codStateFaces.ready_to_clearance.word) })
        .first()
        .innerText(),
    ).toContain('600,000');
    await page.getByRole('link', { name: /7,000/ }).click();
    await eventually(() => addressOf(page)).toBe(`/credit/detail?customer_id=${merchant}`);
    await page.getByRole('main').getByText('7,000').first().waitFor();

    // Made once more, approved by another person, and paid.
    await page.goto(`/cod-clearance/ready/detail?customer_id=${merchant}`);
    await eventually(async () => (await sumOf(visit))[field.actual_clearance_cod.en]).toBe(580_500);
    await page.keyboard.press('Control+s');
    await sayYes(visit);
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /CLR-26-\d{6}/ })
      .waitFor();
    const at = addressOf(page);
    const md = await opens('md', at, 'mm');
    await press(md.page, md.t(clearanceCommandWords.approve.verb));
    await press(md.page.getByRole('alertdialog'), md.t(clearanceCommandWords.approve.verb));
    const payer = await opens('finance', at, 'zh');
    await eventually(() =>
      payer.page
        .getByRole('button', { name: payer.t(clearanceCommandWords.pay.verb), exact: true })
        .getAttribute('aria-disabled'),
    ).not.toBe('true');
    await press(payer.page, payer.t(clearanceCommandWords.pay.verb));
    const dialog = payer.page.getByRole('dialog');
    await retype(textbox(dialog, payer.t(field.received_amount)), '580500');
    await dialog.getByText(payer.t(words.carriedNone)).waitFor();
    await press(dialog, payer.t(clearanceCommandWords.pay.verb));
    await stands(payer.page, payer.t(clearanceStateFaces.complete.word));
    expect(
      (await (await product.as('finance')).call('clearances.detail', { params: { id: Number(at.split('/').at(-1)) } }))
        .data,
    ).toMatchObject({ status: 'complete', received_amount: 580_500, carried_on: 0 });
  });

  test('N-17 A-06 a link to the Excel file that was made for somebody else leads to 403', async () => {
    const accountant = await product.as('accountant');
    const {
      data: [last],
    } = await accountant.call('clearances.list', { query: {} });
    const { hash } = (await accountant.call('clearances.excelLink', { params: { id: last?.id } })).data;
    const own = await opens('accountant', '/cod-clearance', 'en');
    const saving = own.page.waitForEvent('download');
    await own.page.goto(`/clearance/excel/${last?.id}/${hash}`);
    await saving;
    await own.page.getByText(own.t(words.excelSaved)).waitFor();
    const other = await opens('finance', `/clearance/excel/${last?.id}/${hash}`, 'en');
    await eventually(() => addressOf(other.page)).toBe('/403');
  });
});

test('L-01 T-05 the money screens fit a phone and are told to screen readers', async () => {
  const visit = await product.work('owner', '/cod/process', { viewport: phone });
  for (const at of ['/cod/process', '/cod-clearance/ready/pending', '/cod-clearance']) {
    await visit.page.goto(at);
    await framed(visit);
    expect([
      at,
      await visit.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
    ]).toEqual([at, false]);
  }
  await visit.page.getByText(visit.t(dataWords.noData)).or(rowsOf(visit.page).first()).first().waitFor();
});
