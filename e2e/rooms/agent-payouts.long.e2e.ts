import { expect, test } from 'vitest';
import {
  agentPayoutCommandWords as commands,
  agentPayoutFieldWords as field,
  agentPayoutStateFaces as faces,
} from '@waybill/contract/rooms/agent-payouts/agent-payouts.words.ts';
import { agentPayoutPageWords as words } from '@waybill/web/rooms/agent-payouts/agent-payout-page.words.ts';
import { choose, press, rowsOf, textbox } from '../support/controls.ts';
import { eventually, openProduct, phone, type Visit } from '../support/journey.ts';

const product = openProduct({ shared: true });

/** The agent of Lashio has earned this, and has no cash from which to keep it. */
async function earned(amount: number): Promise<void> {
  await product.server.query(
    `insert into account (kind, branch_id, name)
     select 'expense', null, 'agent_commission' union all select 'receivable:agent', id, null from branch where code = 'LSO'
     on conflict do nothing`,
  );
  await product.server.query(
    `with earning as (
       insert into journal (key, event, at, business_date, branch_id)
       select 'earned:journey', 'delivered', now(), (now() at time zone 'Asia/Yangon')::date, id from branch where code = 'LSO'
       returning id, branch_id)
     insert into posting (journal_id, account_id, amount)
     select e.id, a.id, case when a.kind = 'expense' then $1::bigint else -$1::bigint end from earning e
     join account a on a.kind = 'expense' and a.name = 'agent_commission' or a.kind = 'receivable:agent' and a.branch_id = e.branch_id`,
    [amount],
  );
}

const rowOf = ({ page }: Visit, name: string) => rowsOf(page).filter({ hasText: name });

test('O-11 M-05 M-03 a payout to an agent is made, paid by another on a phone, and taken back by a third with the reason', async () => {
  await earned(5_000);
  const [finance, md] = await Promise.all([product.as('finance'), product.as('md')]);
  const maker = await product.work('finance', '/agent-payouts', { locale: 'mm' });
  // It is above the list, and in it while it is empty.
  await maker.page
    .getByRole('button', { name: maker.t(words.make), exact: true })
    .first()
    .click();
  const making = maker.page.getByRole('dialog');
  const lso = (await md.call('branches.all', {})).data.find(({ code }) => code === 'LSO');
  await choose(making, maker.t(field.agent_id), new RegExp(lso?.name_mm ?? ''));
  await press(making, maker.t(words.makeYes));
  await making.waitFor({ state: 'hidden' });
  const [made] = (await finance.call('agent_payouts.list', { query: { agent_id: lso?.id } })).data;
  const name = made?.name ?? '';
  const id = made?.id ?? 0;
  expect(made).toMatchObject({ status: 'pending', amount: 5_000 });
  const now = async () => (await finance.call('agent_payouts.list', { query: { agent_id: lso?.id } })).data[0];

  const payer = await product.work('md', '/agent-payouts', { locale: 'zh', viewport: phone });
  await rowOf(payer, name).locator('[aria-expanded=false]').click();
  await press(payer.page.getByRole('main'), payer.t(commands.pay.verb));
  const paying = payer.page.getByRole('dialog');
  await paying.getByText(/5,000/).waitFor();
  await press(paying, payer.t(commands.pay.verb));
  await paying.waitFor({ state: 'hidden' });
  await eventually(async () => (await now())?.status).toBe('complete');
  expect(await payer.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  const third = await product.work('superadmin', '/agent-payouts', { locale: 'en' });
  await rowOf(third, name)
    .getByRole('button', { name: third.t(commands.void.verb) })
    .click();
  const ending = third.page.getByRole('dialog');
  await textbox(ending, third.t(field.reason)).fill('Wrong agent');
  await press(ending, third.t(commands.void.verb));
  await ending.waitFor({ state: 'hidden' });
  await rowOf(third, name).getByText(third.t(faces.void.word), { exact: true }).waitFor();
  expect(await now()).toMatchObject({ id, status: 'void', end_reason: 'Wrong agent' });

  // The amount owed again is paid, so that the agent's next settlement keeps its own commission alone.
  const { data: again } = await finance.call('agent_payouts.create', { body: { agent_id: lso?.id ?? 0, note: null } });
  expect(again.amount).toBe(5_000);
  await md.call('agent_payouts.pay', {
    params: { id: again.id },
    body: { method: 'bank', bank_account_id: null, version: again.version },
  });
});
