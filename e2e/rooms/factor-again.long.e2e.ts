import { expect, test } from 'vitest';
import { expenseCommandWords, expenseStateFaces } from '@waybill/contract/rooms/expenses/expenses.words.ts';
import { factorAgain } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { samples } from '@waybill/server/kernel/testing/multipart.ts';
import { passkeyWords } from '@waybill/web/rooms/sessions/passkey.words.ts';
import { press } from '../support/controls.ts';
import { eventually, framed, openProduct } from '../support/journey.ts';
import {
  addAuthenticator,
  addPasskey,
  answerAgain,
  keepRecoveryCodes,
  logOutOf,
  sendPassword,
} from '../support/second-factor.ts';

const product = openProduct({ env: { HOST: 'localhost' } });

test('O-14 M-03 a manager adds a passkey, logs in with it, and proves it again in each of two tabs that approve a large expense at once', async () => {
  const founder = await product.as('superadmin');
  await founder.call('outflows.saveLimit', { body: { outflow_kind: factorAgain, role: null, limit: 200_000 } });
  const cashier = await product.as('supervisor');
  const [category] = await product.server.query<{ id: number }>(`select id from expense_category order by id limit 1`);
  const record = async (vendor: string) =>
    (
      await cashier.upload('expenses.create', {
        category_id: String(category?.id),
        amount: '250000',
        vendor,
        receipt: new File([Uint8Array.from(samples.png)], 'receipt.png', { type: 'image/png' }),
      })
    ).data;
  const expenses = [await record('Shwe Zin'), await record('Mya Nandar')];

  const visit = await product.visit({ locale: 'en' });
  const { page, context, t } = visit;
  await addAuthenticator(visit);
  await sendPassword(visit, 'manager');
  await framed(visit);
  await addPasskey(visit, 'Office computer');
  const codes = await keepRecoveryCodes(visit);
  expect(codes.length).toBe(10);
  await page.getByText('Office computer', { exact: true }).waitFor();
  await logOutOf(visit);
  await sendPassword(visit, 'manager');
  await press(page, t(passkeyWords.use));
  await framed(visit);

  await product.server.query(`update session set factor_at = now() - interval '1 hour'`);
  // Two tabs of one session are asked before either has answered.
  const other = { ...visit, page: await context.newPage() };
  const tabs = [visit, other];
  for (const [at, tab] of tabs.entries()) {
    await tab.page.goto(`/expense-record/${expenses[at]?.id}`);
    await press(tab.page, t(expenseCommandWords.approve.verb));
    await tab.page
      .getByRole('alertdialog')
      .getByRole('button', { name: t(expenseCommandWords.approve.verb) })
      .click();
    await tab.page.getByRole('dialog', { name: t(passkeyWords.again) }).waitFor();
  }
  for (const [at, tab] of tabs.entries()) {
    await tab.page.bringToFront();
    // A browser's authenticator in a test belongs to one tab.
    await answerAgain(tab, at === 0 ? 'passkey' : { code: codes[0] ?? '' });
    await tab.page.getByText(t(expenseStateFaces.approved.word), { exact: true }).first().waitFor();
  }
  await eventually(() =>
    product.server.query(`select approved_by from expense where id = any($1) and approved_by is not null`, [
      expenses.map(({ id }) => id),
    ]),
  ).toHaveLength(2);
});
