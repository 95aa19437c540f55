import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { emoCommandWords, emoFieldWords as field, emoStateFaces } from '@waybill/contract/rooms/emos/emos.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { emoPageWords as words } from '@waybill/web/rooms/emos/emo-page.words.ts';
import { choose, press, retype, stands, textbox } from '../support/controls.ts';
import { openProduct, phone } from '../support/journey.ts';
import { catchPrints } from '../support/paper.ts';
import { titleOf } from '../support/titles.ts';

const product = openProduct({ shared: true });

const people = {
  sender_name: 'ဒေါ်ခင်မြ',
  sender_phone: '09791230001',
  sender_nrc: '12/OUKAMA(N)123001',
  payee_name: 'ဦးထွန်းလင်း',
  payee_phone: '09791230002',
  payee_nrc: '9/MAHAMA(N)123002',
} as const;

/** Types a card's number as it is read: its punctuation moves from one part to the next. */
async function typeCard(where: Page | Locator, label: string, number: string): Promise<void> {
  await where.getByRole('group', { name: label }).locator('input').first().pressSequentially(number);
}

/** Returns the parts of a card's number: state, township, digits. */
const cardParts = (page: Page, label: string): Promise<string[]> =>
  page
    .getByRole('group', { name: label })
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

beforeAll(async () => {
  // The till in Mandalay has cash once a customer has paid in there.
  const clerk = await product.as('mdy.staff');
  const { data: branches } = await clerk.call('branches.all', {});
  const yangon = branches.find(({ code }) => code === 'YGN')?.id ?? 0;
  const body = { ...people, sender_phone: '09791230003', sender_nrc: '9/MAHAMA(N)123003', remark: null };
  await clerk.call('emos.create', { body: { ...body, amount: 400_000, emo_fee: 3_000, pay_branch_id: yangon } });
});

describe('F-10 N-30 a money order from one counter to another', () => {
  test('F-10 N-30 sold in Myanmar with the code on the slip alone, paid out by phone at the other branch, signed for on paper', async () => {
    const seller = await product.work('staff', '/emo/pending', { locale: 'mm' });
    const { page, t } = seller;
    await page
      .getByRole('link', { name: t(titleOf('emo.new')) })
      .first()
      .click();
    for (const name of ['sender_phone', 'sender_name', 'payee_phone', 'payee_name'] as const)
      await textbox(page, t(field[name])).fill(people[name]);
    // Digits of either script.
    await typeCard(page, t(field.sender_nrc), '၁၂/OUKAMA(N)၁၂၃၀၀၁');
    await typeCard(page, t(field.payee_nrc), people.payee_nrc);
    expect(await cardParts(page, t(field.sender_nrc))).toEqual(['12', 'OUKAMA', '123001']);
    await choose(page, t(field.pay_branch_id), /မန္တလေး/);
    await retype(textbox(page, t(field.amount)), '၃၀၀၀၀၀');
    await page
      .getByText(/302,000/)
      .first()
      .waitFor();
    await page.keyboard.press('Control+s');
    await press(page, t(words.showCode));
    await page.getByText(t(words.codeNow)).waitFor();
    const code = (await page.locator('[data-sheet="a4"] strong').first().innerText()).replace(/\D/g, '');
    expect(code).toMatch(/^\d{6}$/);
    await catchPrints(page);
    await page.keyboard.press('p');
    const [order] = (
      await (await product.as('staff')).call('emos.list', { query: { search: people.payee_phone, per_page: 1 } })
    ).data;
    await page.reload();
    await page.getByText(t(words.codeGone)).waitFor();

    const payer = await product.work('mdy.staff', '/emo/pending', { locale: 'mm', viewport: phone });
    await payer.page
      .getByText(order?.number ?? '')
      .first()
      .click();
    const verb = (command: 'take' | 'pay') => sayLoose(emoCommandWords[command].verb, 'mm');
    await press(payer.page, verb('take'));
    await payer.page
      .getByRole('alertdialog')
      .getByRole('button', { name: verb('take') })
      .click();
    await press(payer.page, verb('pay'));
    const dialog = payer.page.getByRole('dialog');
    await typeCard(dialog, payer.t(field.card_nrc), people.payee_nrc);
    await textbox(dialog, payer.t(field.pickup_code)).fill(code === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: verb('pay') }).click();
    await dialog
      .getByText(/ကုဒ် မှားနေသည်/)
      .first()
      .waitFor();
    await textbox(dialog, payer.t(field.pickup_code)).fill(code);
    await dialog.getByRole('button', { name: verb('pay') }).click();
    await stands(payer.page, sayLoose(emoStateFaces.complete.word, 'mm'));
    await payer.page.getByRole('link', { name: payer.t(titleOf('emo.receipt')) }).click();
    await payer.page.getByText(people.payee_name).first().waitFor();
    const { data } = await (await product.as('staff')).call('emos.detail', { params: { id: order?.id ?? 0 } });
    expect([data.status, data.wrong_codes.length]).toEqual(['complete', 1]);
  });
});
