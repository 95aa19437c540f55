import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { handoverFieldWords as field, handoverStateFaces } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { readZip } from '@waybill/server/kernel/testing/read-xlsx.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { cashPageWords as words } from '@waybill/web/rooms/handovers/cash-page.words.ts';
import { ledgerPageWords } from '@waybill/web/rooms/ledger/ledger-page.words.ts';
import { press, textbox } from '../support/controls.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

/** The agent of Lashio may sell orders for 300 kyat each, and has sold one of 100,000 with a fee of 1,000. */
async function sold(): Promise<void> {
  const [lead, clerk, md] = await Promise.all([product.as('lso.manager'), product.as('lso.staff'), product.as('md')]);
  const { data: wish } = await lead.call('agent_services.create', {
    body: { service: 'emo', commission_kind: 'fixed', commission_amount: 300, commission_percent: null, note: null },
  });
  await md.call('agent_services.confirm', { params: { id: wish.id }, body: { starts_on: businessDate(new Date()) } });
  const payer = (await md.call('branches.all', {})).data.find(({ code }) => code === 'MDY');
  await clerk.call('emos.create', {
    body: {
      sender_name: 'ဒေါ်လှ',
      sender_phone: '0979123456',
      sender_nrc: '12/OUKAMA(N)123456',
      payee_name: 'ဦးမောင်',
      payee_phone: '0978123456',
      payee_nrc: '9/MAHAMA(N)123456',
      amount: 100_000,
      emo_fee: 1_000,
      pay_branch_id: payer?.id as number,
      remark: null,
    },
  });
}

test('O-11 M-05 an agent settles on a phone, head office counts it blind, and it is read back from statement, paper and Excel', async () => {
  await sold();
  const agent = await product.work('lso.manager', '/cash/desk', { locale: 'mm', viewport: phone });
  await press(agent.page, agent.t(words.settleAgent));
  const dialog = agent.page.getByRole('dialog');
  await dialog.getByText(/၁၀၁,၀၀၀|101,000/).waitFor();
  await textbox(dialog, agent.t(field.slip_no)).fill('A-1');
  await dialog.getByRole('button', { name: agent.t(words.settleAgent) }).click();
  const settlement = async () =>
    (await (await product.as('finance')).call('handovers.list', { query: { kind: 'agent' } })).data[0];
  await eventually(async () => (await settlement())?.slip_no).toBe('A-1');
  const id = (await settlement())?.id as number;
  await agent.page.getByRole('link', { name: agent.t(words.openSettlement, { n: id }) }).waitFor();
  expect(await agent.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  const office = await product.work('finance', `/cash/detail/${id}`, { locale: 'en' });
  const change = textbox(office.page, office.t(words.change));
  await change.waitFor();
  expect(await office.page.getByRole('main').innerText()).not.toMatch(/100,?700|101,?000/);
  await change.fill('100700');
  await change.press('Enter');
  await office.page
    .getByRole('alertdialog')
    .or(office.page.getByRole('dialog'))
    .getByRole('button', { name: office.t(words.countYes), exact: true })
    .click();
  await office.page.getByText(office.t(handoverStateFaces.hand_over.word), { exact: true }).first().waitFor();

  const saving = office.page.waitForEvent('download');
  await press(office.page, office.t(commonWords.excel));
  const sheet = readZip(await buffer(await (await saving).createReadStream())).get(
    'xl/worksheets/sheet1.xml',
  ) as string;
  expect(['101000', '100700', '300'].filter((amount) => !sheet.includes(`>${amount}<`))).toEqual([]);

  await office.page.getByRole('link', { name: office.t(commonWords.print), exact: true }).click();
  const paper = office.page.locator('[data-sheet="a4"]').first();
  await eventually(() => paper.innerText()).toMatch(/101,000 Ks.*300 Ks.*100,700 Ks/);

  const lso = (await (await product.as('md')).call('branches.all', {})).data.find(({ code }) => code === 'LSO');
  await agent.page.goto(`${product.server.url}/agents/${lso?.id}`);
  const figures = agent.page.getByRole('main');
  await eventually(() => figures.innerText()).toMatch(new RegExp(agent.t(ledgerPageWords.paidIn)));
});
