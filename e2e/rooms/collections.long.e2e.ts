import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import {
  clearanceCommandWords,
  clearanceFieldWords as field,
  clearanceStateFaces,
  payMethodWords,
} from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { formatKyat } from '@waybill/domain/kernel/money.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { readSheet, readZip } from '@waybill/server/kernel/testing/read-xlsx.ts';
import { clearancePageWords as words } from '@waybill/web/rooms/clearances/clearance-page.words.ts';
import { languageNames } from '@waybill/domain/kernel/locale.ts';
import { choose, press, retype, rowsOf, stands, textbox } from '../support/controls.ts';
import { addressOf, eventually, framed, openProduct, textsOf, type Visit } from '../support/journey.ts';
import { owingMerchant } from '../support/merchant-cod.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });
const desk = { width: 1440, height: 900 };

/** Makes the document from the merchant's row, with its number. */
async function make({ page, t }: Visit, name: string, number: RegExp): Promise<void> {
  await eventually(() => rowsOf(page).count()).toBe(1);
  await rowsOf(page).getByRole('link', { name }).click();
  await press(page, t(words.makeIn));
  await press(page.getByRole('alertdialog'), t(commonWords.makeTheClearance));
  await page.getByRole('heading', { level: 1 }).filter({ hasText: number }).waitFor();
}

/** Takes money in at the till, or at one of our bank accounts. */
async function receive({ page, t, locale }: Visit, amount: number, account?: string): Promise<void> {
  await press(page, t(words.receive));
  const dialog = page.getByRole('dialog');
  if (account !== undefined) {
    await choose(dialog, t(field.method), sayLoose(payMethodWords.bank, locale));
    await choose(dialog, t(field.bank_account_id), account);
  }
  await retype(textbox(dialog, t(words.paidIn)), String(amount));
  await press(dialog, t(words.receive));
  await dialog.waitFor({ state: 'detached' });
}

const partPaid = ({ page, t, locale }: Visit, sum: number, rest: number) => {
  const kyat = (amount: number) => {
    const money = formatKyat(amount, locale);
    return `${money.amount} ${money.unit}`;
  };
  return page.getByText(t(words.partPaid, { sum: kyat(sum), rest: kyat(rest) })).waitFor();
};
const completed = ({ page, t }: Visit) => stands(page, t(clearanceStateFaces.complete.word));

describe('documents that collect, through the browser', { timeout: 90_000 }, () => {
  test('N-25 N-27 M-05 a returned parcel is given back at the counter and signed for, its fee and the credit come in by parts, on paper and as Excel', async () => {
    const { name, codes } = await owingMerchant(product);
    const [first = '', second = '', returned = ''] = codes;

    // The counter clerk hands the parcel over, and sees no other money of the merchant.
    const clerk = await product.work('staff', `/acceptance/return?search=${encodeURIComponent(name)}`, {
      locale: 'mm',
      viewport: desk,
    });
    await make(clerk, name, /RTN-26-\d{6}/);
    await clerk.page.getByRole('row', { name: returned }).getByRole('checkbox').check();
    await press(clerk.page, clerk.t(words.giveBackN, { n: '1' }));
    const dialog = clerk.page.getByRole('dialog');
    await textbox(dialog, clerk.t(field.handed_to)).fill('ဒေါ်မြမြ');
    // On a busy machine a picture takes its time; the user presses at once after signing.
    await clerk.page.evaluate(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (...given) {
        setTimeout(() => toBlob.apply(this, given), 1000);
      };
    });
    const pad = dialog.locator('canvas');
    await pad.dragTo(pad, { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 180, y: 60 } });
    await dialog.locator('canvas[data-signed]').waitFor();
    await press(dialog, clerk.t(clearanceCommandWords.give_back.verb));
    await clerk.page.getByText(clerk.t(words.returned)).first().waitFor();
    await clerk.page.getByRole('main').getByText('ဒေါ်မြမြ').first().waitFor();
    const at = addressOf(clerk.page);

    // The cashier takes its fee in two parts, and prints the merchant's copy.
    const cashier = await product.work('accountant', at, { locale: 'en', viewport: desk });
    await receive(cashier, 1_000);
    await partPaid(cashier, 1_000, 500);
    await receive(cashier, 500);
    await completed(cashier);
    await cashier.page.getByRole('link', { name: cashier.t(commonWords.print) }).click();
    await framed(cashier);
    await choose(cashier.page, cashier.t(commonWords.languageOfThePaper), languageNames.en);
    const written = (await textsOf(cashier.page.locator('main [data-sheet]'))).join(' ');
    for (const text of [name, returned, cashier.t(field.received_amount), '1,500', '−1,500'])
      expect(written).toContain(text);

    // The amount on the account is requested, received in parts, and read back from its file; the account of each part is named everywhere.
    const headings = { col_day: 'Date', col_out: 'Out', col_in: 'In' };
    for (const [title, number] of [
      ['AYA credit', '20012'],
      ['KBZ credit', '20013'],
    ] as const) {
      const account = { name: title, bank: 'AYA Bank', number, holder: 'Waybill', opening_balance: 0 };
      await (await product.as('md')).call('bank_accounts.create', { body: { ...account, ...headings } });
    }
    await cashier.page.goto(`/credit?search=${encodeURIComponent(name)}`);
    await make(cashier, name, /CRD-26-\d{6}/);
    await press(cashier.page, cashier.t(words.receive));
    const receipt = cashier.page.getByRole('dialog');
    await retype(textbox(receipt, cashier.t(words.paidIn)), '7000');
    await press(receipt, cashier.t(words.receive));
    await receipt.getByText(/at most 6,500/).waitFor();
    await choose(receipt, cashier.t(field.method), sayLoose(payMethodWords.bank, 'en'));
    await choose(receipt, cashier.t(field.bank_account_id), 'AYA credit');
    await retype(textbox(receipt, cashier.t(words.paidIn)), '3000');
    await press(receipt, cashier.t(words.receive));
    await receipt.waitFor({ state: 'detached' });
    await partPaid(cashier, 3_000, 3_500);
    await receive(cashier, 2_500, 'KBZ credit');
    await partPaid(cashier, 5_500, 1_000);
    await receive(cashier, 1_000);
    await completed(cashier);
    const parts = cashier.page.getByRole('list', { name: cashier.t(words.payments) }).getByRole('listitem');
    for (const [at, part] of [
      ['3,000', 'AYA credit'],
      ['2,500', 'KBZ credit'],
      ['1,000', sayLoose(payMethodWords.cash, 'en')],
    ].entries())
      for (const text of part) expect(await parts.nth(at).innerText()).toContain(text);
    const document = addressOf(cashier.page);
    await cashier.page.getByRole('link', { name: cashier.t(commonWords.print) }).click();
    await framed(cashier);
    await choose(cashier.page, cashier.t(commonWords.languageOfThePaper), languageNames.en);
    const paper = (await textsOf(cashier.page.locator('main [data-sheet]'))).join(' ');
    for (const text of ['3,000 · Bank transfer · AYA credit', '2,500 · Bank transfer · KBZ credit', '1,000 · Cash'])
      expect(paper).toContain(text);
    await cashier.page.goto(document);
    const saving = cashier.page.waitForEvent('download');
    await press(cashier.page, cashier.t(commonWords.excel));
    const cells = readSheet(
      readZip(await buffer(await (await saving).createReadStream())).get('xl/worksheets/sheet1.xml') as string,
    );
    const values = [...cells.values()].map((cell) => ('number' in cell ? cell.number : cell.text));
    expect(values).toEqual(
      expect.arrayContaining([
        ...[first, second, -2_500, -4_000, 6_500],
        ...[3_000, 'AYA credit', 2_500, 'KBZ credit', 1_000],
      ]),
    );
    expect(values).not.toContain(returned);
  });
});
