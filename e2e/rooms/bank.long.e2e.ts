import { expect, test } from 'vitest';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import {
  bankLineCommandWords as commands,
  bankLineFieldWords as field,
  bankLineStateFaces as faces,
} from '@waybill/contract/rooms/bank-lines/bank-lines.words.ts';
import {
  openingBalanceFieldWords as openingField,
  openingBalanceStateFaces as openingFaces,
} from '@waybill/contract/rooms/opening-balances/opening-balances.words.ts';
import { bankAccountFieldWords as accountField } from '@waybill/contract/rooms/bank-accounts/bank-accounts.words.ts';
import { bankAccountPageWords as accountWords } from '@waybill/web/rooms/bank-accounts/bank-account-page.words.ts';
import { bankLinePageWords as words } from '@waybill/web/rooms/bank-lines/bank-line-page.words.ts';
import { openingBalancePageWords as openingWords } from '@waybill/web/rooms/opening-balances/opening-balance-page.words.ts';
import { choose, press } from '../support/controls.ts';
import { openProduct } from '../support/journey.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct();

test('M-03 M-06 M-07 what an account held is entered and confirmed by another; a statement comes in, what names its document is matched, one line by hand, what its bringer sent by another, who also enters the bank’s balance, and the page says that bank and books agree', async () => {
  const md = await product.as('md');
  const [main] = (await md.call('bank_accounts.all', {})).data;
  const { data: other } = await md.call('bank_accounts.create', {
    body: {
      name: 'AYA',
      bank: 'AYA Bank',
      number: '20011',
      holder: 'Waybill',
      opening_balance: 50_000,
      col_day: 'Date',
      col_out: 'Out',
      col_in: 'In',
      col_reference: 'Ref',
      col_details: 'Details',
    },
  });
  const founder = await product.as('superadmin');
  const sent = async (amount: number, by = md) => {
    const { data } = await by.call('transfers.create', {
      body: {
        from_account_id: main?.id ?? 0,
        to_account_id: other.id,
        to_branch_id: null,
        amount,
        bank_fee: null,
        note: null,
      },
    });
    const body = { version: data.version };
    return (await by.call('transfers.send', { params: { id: data.id }, body })).data.number;
  };
  const [named, , own] = [await sent(400_000), await sent(300_000), await sent(200_000, founder)];
  const day = businessDate(new Date());
  const sheet = [
    'Date,Details,Ref,Out,In',
    `${day},Transfer,${named},,"၄၀၀,၀၀၀"`,
    `${day},Nameless,,,"300,000"`,
    `${day},Own,${own},,"200,000"`,
  ].join('\n');

  const office = await product.work('superadmin', '/opening-balances', { locale: 'mm' });
  await office.page
    .getByRole('button', { name: office.t(openingWords.enter) })
    .first()
    .click();
  const opening = office.page.getByRole('dialog');
  await choose(opening, office.t(openingField.bank_account_id), 'AYA');
  await opening.getByLabel(office.t(openingField.amount)).fill('50000');
  await opening.getByLabel(office.t(openingField.note)).fill('ဘဏ်စာ');
  // The books know the account already, so it is entered on top of what they have.
  await opening.getByRole('switch', { name: office.t(openingField.on_top) }).click();
  await press(opening, office.t(commonWords.enter));
  await opening.waitFor({ state: 'hidden' });
  await office.page.getByText(office.t(openingFaces.pending.word), { exact: true }).first().waitFor();
  const [entered] = (await md.call('opening_balances.list', { query: {} })).data;
  await md.call('opening_balances.confirm', { params: { id: entered?.id ?? 0 } });
  await office.page.goto(`${product.server.url}/bank-statement`);
  await press(office.page, office.t(words.bring));
  const dialog = office.page.getByRole('dialog');
  await choose(dialog, office.t(field.bank_account_id), 'AYA');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'aya.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await press(dialog, office.t(words.read));
  await office.page
    .getByText(
      office.t(words.broughtWaiting, { lines_new: '3', lines_matched: '1', lines_known: '0', lines_waiting: '1' }),
    )
    .first()
    .waitFor();
  await office.page.goto(`${product.server.url}/bank-accounts/${other.id}`);
  await office.page.getByText(office.t(accountWords.differs)).waitFor();
  await office.page
    .getByRole('link', { name: office.t(accountWords.matchIt) })
    .first()
    .click();
  await press(office.page, office.t(commands.match.verb));
  await press(office.page.getByRole('alertdialog'), office.t(commands.match.verb));
  await office.page.getByText(office.t(faces.matched.word), { exact: true }).first().waitFor();
  await office.page.goto(`${product.server.url}/bank-accounts/${other.id}`);
  // The person who imported the lines and sent one of them confirms neither it nor the bank's balance; another one checks the bank.
  await office.page.getByText(office.t(accountWords.waiting)).waitFor();
  const names = await office.page.getByText(office.t(accountWords.waits, { n: '1' })).count();
  expect([
    names,
    await office.page.getByRole('button', { name: office.t(accountWords.confirmAll, { n: '1' }) }).count(),
  ]).toEqual([1, 0]);
  const second = await product.work('md', `/bank-accounts/${other.id}`, { locale: 'mm' });
  await press(second.page, second.t(accountWords.confirmAll, { n: '1' }));
  await press(second.page.getByRole('alertdialog'), second.t(commands.confirm.verb));
  await second.page.getByText(second.t(accountWords.unconfirmed)).waitFor();
  await press(second.page, second.t(accountWords.enterBalance));
  const balance = second.page.getByRole('dialog');
  const held = balance.getByLabel(second.t(accountField.bank_balance));
  // An account may be overdrawn.
  await held.fill('−950000');
  expect(await held.inputValue()).toBe('-950000');
  await held.fill('950000');
  await press(balance, second.t(commonWords.enter));
  await second.page.getByText(second.t(accountWords.equal)).waitFor();
  await office.page.getByText(office.t(accountWords.equal)).waitFor();
  expect((await md.call('transfers.list', { query: { status: 'sent' } })).total).toBe(3);
});
