import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { BankLineDetail } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import type { PaymentChannelDetail } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { confirmedChannel } from '../payment-channels/testing/confirmed-channel.ts';
import { ParcelFixture } from '../tracking/testing/parcel-fixture.ts';

/** A payment of 45,000 Ks less half a percent. */
const net = 44_775;
let fixture: ParcelFixture;
let wallet: PaymentChannelDetail;
let merchant = 0;
let serial = 80_000_000;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
  wallet = await confirmedChannel(fixture.app);
});
afterAll(async () => {
  await verifyLedger(fixture.app.app.waybill.db);
  await fixture.close();
});

async function bring(path: string, fields: object, rows: readonly string[], who: string) {
  const day = formatDate(businessDate(fixture.app.clock()));
  const content = ['Date,Withdrawal,Deposit,Reference,Description', ...rows.map((row) => `${day},,${row}`)].join('\n');
  const file = { name: 'statement.csv', type: 'text/csv', content };
  const form = await multipart({ ...fields, date_order: 'day', file });
  const answer = await (await fixture.as(who)).send({ method: 'POST', url: path, ...form });
  expect(answer.statusCode).toBe(201);
}
/** Delivers parcels paid by the wallet, which its statement has on the same day. Returns their references. */
async function settled(count: number, who = 'finance'): Promise<string[]> {
  const references: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const parcel = await fixture.parcel({ cod: 45_000, merchant });
    for (const one of ['staff', 'staff', 'mdy.staff']) await fixture.step(one, parcel);
    const to_staff_id = fixture.staff['mdy.postman'] as number;
    await fixture.step('mdy.staff', parcel, { status: 'send_to_destination_address', to_staff_id });
    references.push(`REF${(serial += 1)}`);
    const paid = { channel_id: wallet.id, amount: 45_000, reference: references.at(-1) as string };
    await fixture.step('mdy.postman', parcel, { status: 'delivered', paid });
  }
  const rows = references.map((reference) => `45000,${reference},x`);
  await bring('/api/payment-line', { payment_channel_id: wallet.id }, rows, who);
  return references;
}
/** Imports one line of the bank; returns it as its page shows it. */
async function bankLine(amount: number, { who = 'md', reference = '' } = {}): Promise<BankLineDetail> {
  const details = `Line ${(serial += 1)}`;
  const account = wallet.bank_account_id;
  await bring('/api/bank-line', { bank_account_id: account }, [`${amount},${reference},${details}`], who);
  const finance = await fixture.as('finance');
  const { data } = await finance.call('bank_lines.list', { query: { search: details.replace(' ', '').toLowerCase() } });
  return (await finance.call('bank_lines.detail', { params: { id: data[0]?.id ?? 0 } })).data;
}
const gather = async ({ id, version, payouts }: BankLineDetail, who: string, amount = payouts[0]?.amount ?? 0) => {
  const { from = '', until = '' } = payouts[0] ?? {};
  const body = { payment_channel_id: wallet.id, from, until, amount, version };
  const answer = await (await fixture.as(who)).try('bank_lines.gather', { params: { id }, body });
  return answer.body.code ?? answer.body.data.status;
};
const channel = async () =>
  (await (await fixture.as('finance')).call('payment_channels.detail', { params: { id: wallet.id } })).data;
const end = async (who: string, { owed, version } = { owed: { difference: 0 }, version: 0 }) => {
  const body = { reason: 'Kept by the provider', amount: owed.difference, version };
  const answer = await (
    await fixture.as(who)
  ).try('payment_channels.end_difference', { params: { id: wallet.id }, body });
  return answer.body.code ?? 'done';
};
const reconciled = async () => {
  const finance = await fixture.as('finance');
  return (await finance.call('bank_accounts.reconcile', { params: { id: wallet.bank_account_id }, query: {} })).data;
};

test('W-03 M-06 one line of the bank pays the settled payments of a day, and nothing of them is expected any more', async () => {
  await settled(3);
  expect((await channel()).owed).toMatchObject({ awaited: 0, on_the_way: 3 * net, difference: 0 });
  const before = await fixture.balance('bank');
  fixture.nextDay();
  const line = await bankLine(3 * net);
  expect(line.payouts[0]).toMatchObject({ count: 3, amount: 3 * net, difference: 0, channel: { id: wallet.id } });
  expect(await gather(line, 'finance', 3 * net - 1)).toBe('bank_line_differs');
  const both = await Promise.all([gather(line, 'finance'), gather(line, 'superadmin')]);
  expect(both.toSorted()).toEqual(['matched', 'state_not_allowed']);
  expect((await channel()).owed).toMatchObject({ on_the_way: 0, difference: 0 });
  expect(await fixture.balance('bank')).toBe(before);
  const { difference, lines, postings } = await reconciled();
  expect([difference, lines, postings]).toEqual([0, [], []]);
});

test('W-03 M-06 a lump sum that was matched wrongly is taken off its line, and its payments are expected again', async () => {
  await settled(2);
  fixture.nextDay();
  const line = await bankLine(2 * net);
  expect(await gather(line, 'finance')).toBe('matched');
  const finance = await fixture.as('finance');
  await finance.call('bank_lines.unmatch', { params: { id: line.id }, body: { reason: 'Another channel' } });
  expect((await channel()).owed.on_the_way).toBe(2 * net);
  const open = (await finance.call('bank_lines.detail', { params: { id: line.id } })).data;
  expect(open.payouts[0]).toMatchObject({ count: 2, difference: 0 });
  expect(await gather(open, 'finance')).toBe('matched');
  expect((await reconciled()).postings).toEqual([]);
});

test('W-03 M-03 what a lump sum lacks is owed by the provider, until another person than who matched it ends it', async () => {
  await settled(2);
  fixture.nextDay();
  const line = await bankLine(2 * net - 300);
  expect(line.payouts[0]?.difference).toBe(-300);
  expect(await gather(line, 'finance')).toBe('matched');
  const owing = await channel();
  expect(owing.owed).toMatchObject({ difference: 300, difference_by: expect.any(String) });
  expect(owing.actions.find(({ command }) => command === 'end_difference')?.blocked).toBe('second_person_needed');
  expect(await end('finance', owing)).toBe('second_person_needed');
  const expense = await fixture.balance('expense');
  expect(await end('md', { ...owing, owed: { difference: 299 } })).toBe('changed_meanwhile');
  expect(await end('md', owing)).toBe('done');
  expect([await fixture.balance('expense'), (await channel()).owed.difference]).toEqual([expense + 300, 0]);
  await fixture.ask(
    `insert into audit (at, staff_id, request_id, room, record_id, record_name, action)
    select $1, f.id, 'x', 'staff', o.id::text, o.name, 'reset_password' from staff f, staff o where f.user_name = 'finance' and o.user_name = 'superadmin'`,
    [new Date(fixture.app.clock().getTime() - 60_000)],
  );
  await settled(1);
  fixture.nextDay();
  expect(await gather(await bankLine(net + 50), 'finance')).toBe('matched');
  expect((await channel()).owed.difference).toBe(-50);
  expect(await end('superadmin', await channel())).toBe('not_independent');
});

test('W-03 M-03 who imported both statements does not match their lump sum alone', async () => {
  await settled(2);
  fixture.nextDay();
  const line = await bankLine(2 * net, { who: 'finance' });
  expect(await gather(line, 'finance')).toBe('second_person_needed');
  expect(await gather(line, 'md')).toBe('matched');
});

test('W-03 M-06 a payment that comes to the bank alone is found by its reference', async () => {
  const [reference = ''] = await settled(1);
  const line = await bankLine(net, { reference });
  expect([line.status, line.how]).toEqual(['matched', 'auto']);
});
