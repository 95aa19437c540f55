import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RemittanceDetail } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import type { BankAccountDetail } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { BankDesk } from '../bank-lines/testing/bank-desk.ts';
import { ClearanceDesk } from '../clearances/testing/clearance-desk.ts';
import { GateDesk } from '../gate-collections/testing/gate-desk.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ParcelFixture } from '../tracking/testing/parcel-fixture.ts';

let desk: BankDesk;
let clearances: ClearanceDesk;
let branchAccount: BankAccountDetail;
let elsewhere: BankAccountDetail;
let closed: BankAccountDetail;
let account = 0;
const made = async (change: object) =>
  (
    await desk.finance.call('bank_accounts.create', {
      body: desk.account({ name: `Account ${++account}`, number: `900${account}`, ...change }) as never,
    })
  ).data;
beforeAll(async () => {
  desk = await BankDesk.open();
  clearances = await ClearanceDesk.open(desk.fixture);
  const { YGN, MDY } = desk.fixture.branches;
  branchAccount = await made({ branch_id: YGN });
  elsewhere = await made({ branch_id: MDY });
  closed = await made({});
  await desk.finance.call('bank_accounts.close', { params: { id: closed.id } });
}, 60_000);
afterAll(() => desk.close());

const atBank = async ({ id }: { readonly id: number }) =>
  (await desk.finance.call('bank_accounts.detail', { params: { id } })).data.ledger_balance;

/** Creates a document of one parcel whose money has arrived, and its payment. */
async function document() {
  const { merchant } = await clearances.readyLabels(1, 50_000);
  const { body } = await clearances.make(merchant);
  const bank_id = await clearances.fixture.bankOf(merchant, 'confirmed');
  const due = body.data.actual_clearance_cod as number;
  return { document: body.data, due, body: { method: 'bank', bank_id, received_amount: due } };
}

test('M-06 E-07 a clearance leaves the bank account that was chosen, whose statement shows it by its number; nothing chosen is the default account', async () => {
  const { main, other, finance } = desk;
  const [first, second] = [await document(), await document()];
  const before = await atBank(main);
  const paid = await clearances.pay(clearances.manager, first.document, { ...first.body, bank_account_id: other.id });
  expect(paid.body.data).toMatchObject({ status: 'complete', operator_account: other.name });
  expect(await atBank(other)).toBe(-first.due);
  await clearances.pay(clearances.manager, second.document, second.body);
  expect(await atBank(main)).toBe(before - second.due);

  const line = { out: first.due, details: `TRF ${first.document.number}` };
  const wrong = await desk.bring([line], { account: main });
  expect(wrong.body.data).toMatchObject({ lines_matched: 0 });
  const right = await desk.bring([line], { account: other });
  expect(right.body.data).toMatchObject({ lines_new: 1, lines_matched: 1 });
  expect(await desk.reconcile(other)).toMatchObject({
    bank: -first.due,
    ledger: -first.due,
    difference: 0,
    postings: [],
  });
  expect(await finance.call('ledger.health', {})).toMatchObject({ ok: true });
});

test('M-05 M-06 what a closed account or one of another branch would pay is refused, and nothing has moved', async () => {
  const { document: one, body } = await document();
  const tries: [BankAccountDetail, string][] = [
    [closed, 'bank_account_closed'],
    [elsewhere, 'bank_account_elsewhere'],
  ];
  const balances = () => Promise.all([closed, elsewhere, branchAccount].map(atBank));
  for (const [{ id }, code] of tries) {
    const refused = await clearances.pay(clearances.manager, one, { ...body, bank_account_id: id });
    expect(refused.body.code).toBe(code);
    const sent = await (
      await desk.fixture.app.as('supervisor')
    ).try('handovers.send', {
      body: { kind: 'bank', declared: 1, bank_account_id: id } as never,
    });
    expect(sent.body.code).toBe(code);
    expect((await remit(id)).code).toBe(code);
  }
  expect(await balances()).toEqual([0, 0, 0]);
  const paid = await clearances.pay(clearances.manager, one, { ...body, bank_account_id: branchAccount.id });
  expect(paid.body.data.status).toBe('complete');
  expect(await balances()).toEqual([0, 0, -body.received_amount]);
});

let serial = 0;
async function remit(bank_account_id: number) {
  const form = await multipart({
    typed_lines: `RG${String(++serial).padStart(9, '0')}MM 50000`,
    reference: `MP-TRF-${serial}`,
    paid_on: '2026-11-20',
    bank_account_id,
    bank_amount: 50_000,
    mmpost_charge: 0,
  });
  const answer = await clearances.manager.send({ method: 'POST', url: '/api/remittance', ...form });
  return answer.json() as { data: RemittanceDetail; code?: string };
}

test('N-27 M-06 what the mail post pays comes to the account that was chosen and is found by their reference; a surplus is paid back from it, and it stays open until then', async () => {
  const { finance, founder, md } = desk;
  const account = await made({});
  const { data } = await remit(account.id);
  expect(data.bank_account).toBe(account.name);
  const close = () => finance.try('bank_accounts.close', { params: { id: account.id } });
  expect((await close()).body.code).toBe('bank_account_awaited');
  await finance.call('remittances.confirm', { params: { id: data.id }, body: { version: data.version } });
  expect(await atBank(account)).toBe(50_000);
  const { body } = await desk.bring([{ into: 50_000, details: `from MMPost ${data.reference}` }], { account });
  expect(body.data).toMatchObject({ lines_matched: 1 });
  const [line] = (await md.call('remittances.lines', { query: { remittance_id: String(data.id) } })).data;
  await founder.call('remittances.settle', {
    params: { id: line?.id ?? 0 },
    body: { end: 'paid_back', note: 'not ours', parcel_code: null, bank_account_id: null },
  });
  expect(await atBank(account)).toBe(0);
  expect((await close()).status).toBe(200);
  expect(await verifyLedger(desk.fixture.db)).toEqual([]);
});

test('M-06 the default account stays that of all branches', async () => {
  const { main, finance, fixture } = desk;
  const body = { ...desk.account({ name: main.name, bank: main.bank, number: main.number }), version: main.version };
  const refused = await finance.try('bank_accounts.edit', {
    params: { id: main.id },
    body: { ...body, branch_id: fixture.branches['YGN'] } as never,
  });
  expect(refused.body.code).toBe('bank_default_stays');
});

test('N-26 M-06 what a gate pays in by bank is on the account that was chosen', async () => {
  const parcels = await ParcelFixture.open();
  const gates = await GateDesk.open(parcels);
  const finance = await parcels.app.as('finance');
  const { data: kbz } = await finance.call('bank_accounts.create', { body: desk.account() as never });
  const { slip } = await gates.handed([50_000]);
  const { body } = await gates.make(slip);
  const counted = await gates.count('owner', body.data, 50_000, { method: 'bank', bank_account_id: kbz.id });
  expect(counted.body.data).toMatchObject({ status: 'complete', bank_account: kbz.name });
  const after = await finance.call('bank_accounts.detail', { params: { id: kbz.id } });
  expect(after.data.ledger_balance).toBe(50_000);
  const form = await multipart({
    bank_account_id: kbz.id,
    file: {
      name: 'statement.csv',
      content: `Date,Description,Reference,Withdrawal,Deposit\n${desk.today},${body.data.number},,,50000`,
    },
  });
  const md = await parcels.app.as('md');
  const brought = await md.send({ method: 'POST', url: '/api/bank-line', ...form });
  expect(brought.json().data).toMatchObject({ lines_matched: 1 });
  await parcels.close();
}, 60_000);
