import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { PaymentChannelDetail } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { confirmedChannel } from '../payment-channels/testing/confirmed-channel.ts';
import { raiseDueCases } from '../payment-claims/payment-claims-job.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let wallet: PaymentChannelDetail;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  wallet = await confirmedChannel(fixture.app, { fee_percent: 100 });
});
afterAll(() => fixture.close());

/** A parcel of the merchant that the postman of Yangon delivers, paid by the wallet to this amount. */
async function delivered(merchant: number, cod: number, paid: number, reference: string): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ to: 'YGN', cod, merchant });
  await fixture.step('staff', parcel);
  const to_staff_id = fixture.staff['postman'] as number;
  await fixture.step('staff', parcel, { status: 'send_to_destination_address', to_staff_id });
  const by = { channel_id: wallet.id, amount: paid, reference };
  await fixture.step('postman', parcel, { status: 'delivered', paid: by });
  return parcel;
}

async function bring(url: string, fields: object, who: string, rows: readonly string[]): Promise<void> {
  const day = formatDate(businessDate(fixture.app.clock()));
  const content = ['Date,Withdrawal,Deposit,Reference,Description', ...rows.map((row) => `${day},,${row}`)].join('\n');
  const file = { name: 'statement.csv', type: 'text/csv', content };
  const form = await multipart({ ...fields, date_order: 'day', file });
  const answer = await (await fixture.as(who)).send({ method: 'POST', url, ...form });
  expect(answer.statusCode).toBe(201);
}

async function held(): Promise<Record<string, number>> {
  const accounts = await fixture.ask<{ name: string; held: number }>(
    `select a.kind || case when a.kind in ('income', 'expense') then ' ' || a.name else '' end as name, sum(p.amount)::int as held
     from posting p join account a on a.id = p.account_id
     group by 1 having sum(p.amount) <> 0 order by 1`,
  );
  return Object.fromEntries(accounts.map((account) => [account.name, account.held]));
}

/** The bank receives the lump sum less 200. Finance matches it, and the managing director ends the difference. */
async function bankPays(): Promise<void> {
  await bring('/api/bank-line', { bank_account_id: wallet.bank_account_id }, 'md', ['128500,,Wallet settlement']);
  const finance = await fixture.as('finance');
  const { data: lines } = await finance.call('bank_lines.list', { query: { search: 'walletsettlement' } });
  const params = { id: lines[0]?.id ?? 0 };
  const { payouts, version } = (await finance.call('bank_lines.detail', { params })).data;
  const [{ channel: _, count, difference, ...paid } = expect.fail('nothing is proposed')] = payouts;
  expect([count, paid.amount, difference]).toEqual([2, 128_700, -200]);
  await finance.call('bank_lines.gather', { params, body: { payment_channel_id: wallet.id, ...paid, version } });
  const md = await fixture.as('md');
  const channel = (await md.call('payment_channels.detail', { params: { id: wallet.id } })).data;
  expect(channel.owed).toMatchObject({ awaited: 0, on_the_way: 0, difference: 200 });
  const body = { reason: 'Transfer charge', amount: 200, version: channel.version };
  await md.call('payment_channels.end_difference', { params: { id: wallet.id }, body });
}

// One merchant, sender_pay, S 2,500 each, the wallet keeps 1 percent: W paid by the wallet, C 100,000, p 2,000; H half and half, C 60,000, p 1,200; N claimed and
// never found, C 40,000, p 800. ΣC 200,000, Σp 4,000: cleared 196,000. The provider owes 100,000 + 30,000 + 40,000, the courier holds 30,000. Its statement has the first
// two: 130,000 less 1,300. N is the courier's shortage, who pays it back: the till has 7,500 + 30,000 + 40,000 = 77,500, which goes to the bank. The bank has
// 77,500 + 128,500 − 196,000 = 10,000. Income: p 4,000, shipping 7,500: 11,500; spent: the provider's 1,300 and 200: 11,500 − 1,500 = 10,000.
test('W-03 M-01 the worked example with a parcel paid by wallet, one paid half and half, and one claimed and never found: every account by hand', async () => {
  const merchant = await fixture.merchant();
  const whole = await delivered(merchant, 100_000, 100_000, 'WHOLE100000');
  const half = await delivered(merchant, 60_000, 30_000, 'HALF0030000');
  const lost = await delivered(merchant, 40_000, 40_000, 'NEVER040000');
  expect(await held()).toEqual({
    'cash:branch': 7_500,
    'cash:courier': 30_000,
    channel: 170_000,
    'income cod_fee': -4_000,
    'income shipping': -7_500,
    'payable:merchant': -196_000,
  });
  const courier = await fixture.as('postman');
  const { id } = (await courier.call('handovers.open', { body: {} })).data;
  await (await fixture.as('supervisor')).call('handovers.count', { params: { id }, body: { counted: 30_000 } });
  const rows = ['100000,WHOLE100000,x', '30000,HALF0030000,x'];
  await bring('/api/payment-line', { payment_channel_id: wallet.id }, 'finance', rows);

  for (let day = 0; day < 3; day += 1) fixture.nextDay();
  await raiseDueCases(fixture.app.app.waybill.db, fixture.app.clock());
  const supervisor = await fixture.as('supervisor');
  const manager = await fixture.as('manager');
  const [claim] = (await manager.call('payment_claims.list', { query: { search: lost.code } })).data;
  expect(claim?.status).toBe('case');
  const end = { reason: 'Never came', version: claim?.version ?? 0 };
  await manager.call('payment_claims.as_shortage', { params: { id: claim?.id ?? 0 }, body: end });
  expect(await held()).toMatchObject({ bank: 128_700, 'shortage:staff': 40_000, 'cash:branch': 37_500 });
  const back = { staff_id: fixture.staff['postman'] as number, amount: 40_000, note: null };
  await supervisor.call('handovers.repay', { body: back });
  const slip = { kind: 'bank', declared: 77_500, slip_no: 'KBZ-SLIP-77' } as const;
  const { data: sent } = await supervisor.call('handovers.send', { body: slip });
  const counted = { params: { id: sent.id }, body: { counted: 77_500 } };
  await (await fixture.as('finance')).call('handovers.count', counted);
  await bankPays();

  const accountant = await fixture.as('accountant');
  const { data: made } = await accountant.call('clearances.create', {
    body: { customer_id: merchant, label_ids: [whole.id, half.id, lost.id], expected_net: 196_000 },
  });
  expect(made).toMatchObject({ actual_cod_amount: 200_000, actual_percent_amount: 4_000 });
  const account = { bank: 'KBZ', bank_holder: 'Daw Khin', bank_account: '099171000001' };
  const { data: proposed } = await manager.call('customers.proposeBank', { params: { id: merchant }, body: account });
  const bank_id = proposed.banks[0]?.id ?? 0;
  await (await fixture.as('owner')).call('customers.confirmBank', { params: { id: merchant }, body: { bank_id } });
  const pay = { version: made.version, method: 'bank', bank_id, received_amount: 196_000 } as const;
  await (await fixture.as('finance')).call('clearances.pay', { params: { id: made.id }, body: pay });

  expect(await held()).toEqual({
    bank: 10_000,
    'expense bank_statement_fee': 1_500,
    'income cod_fee': -4_000,
    'income shipping': -7_500,
  });
  expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
});
