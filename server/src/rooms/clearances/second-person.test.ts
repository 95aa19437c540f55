import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import type { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { ClearanceDesk, codOf } from './testing/clearance-desk.ts';

let desk: ClearanceDesk;
let fixture: MoneyFixture;
let manager: TestClient;
let finance: TestClient;
let owner: TestClient;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  ({ fixture, manager, finance, owner } = desk);
});
afterAll(() => desk.close());

/** The limit of this file: a document of one parcel below is under it, two are above. */
const limit = 150_000;
beforeAll(async () => {
  await (await fixture.app.as('md')).call('clearances.saveSettings', { body: { approval_limit: limit } });
});

interface Split {
  bank: number;
  documents: { id: number; version: number }[];
}

/** Creates a document of 98,000 for each of a merchant's parcels. */
async function split(parcels: number, account?: string): Promise<Split> {
  const { merchant } = await desk.readyLabels(parcels, 100_000);
  const documents: Split['documents'] = [];
  for (const label_id of codOf(await desk.ready(merchant))) {
    const body = { customer_id: merchant, label_ids: [label_id], expected_net: 98_000 };
    documents.push((await manager.call('clearances.create', { body })).data);
  }
  return { bank: await fixture.bankOf(merchant, 'confirmed', account), documents };
}

const payAll = (client: TestClient, { bank }: Split, document: { id: number; version: number }, more: object = {}) =>
  desk.pay(client, document, { method: 'bank', bank_id: bank, received_amount: 98_000, ...more });
const outcome = ({ status, body }: Awaited<ReturnType<typeof payAll>>) => (status === 200 ? 'paid' : String(body.code));

describe('S-21 nobody pays above the limit on their own word', () => {
  test('S-21 a small document is not the way to pay a large sum: not as carried money, not as a fee, not in cash', async () => {
    const { merchant } = await desk.readyLabels(1, 1_000);
    const bank = await fixture.bankOf(merchant, 'confirmed');
    const made = (await desk.make(merchant)).body.data;
    const left = [await fixture.balance('bank'), await fixture.balance('cash:branch')];
    for (const body of [
      { method: 'bank', bank_id: bank, received_amount: 50_000_000 },
      { method: 'bank', bank_id: bank, received_amount: 981 },
      { method: 'bank', bank_id: bank, received_amount: 980, transfer_fee: 5_001 },
      { method: 'bank', bank_id: bank, received_amount: 980, transfer_fee: 1, transfer_fee_by: 'merchant' },
      { method: 'cash', received_amount: 980, transfer_fee: 1 },
    ])
      expect((await desk.pay(manager, made, body)).body.code).toBe('validation_failed');
    expect(
      (await desk.pay(manager, made, { method: 'bank', bank_id: bank, received_amount: 980, transfer_fee: 9_000_000 }))
        .body.code,
    ).toBe('approval_needed');
    expect([await fixture.balance('bank'), await fixture.balance('cash:branch')]).toEqual(left);
  });

  test('S-21 a fee that takes it above the limit needs the second person, who may give it beforehand', async () => {
    const { merchant } = await desk.readyLabels(1, 152_000);
    const bank = await fixture.bankOf(merchant, 'confirmed');
    const made = (await desk.make(merchant)).body.data;
    const money = { method: 'bank', bank_id: bank, received_amount: 148_960, transfer_fee: 1_041 };
    expect((await desk.pay(manager, made, money)).body).toMatchObject({ code: 'approval_needed', values: { limit } });
    const approved = await finance.call('clearances.approve', { params: { id: made.id }, body: { version: 1 } });
    expect((await desk.pay(manager, approved.data, money)).body.data.status).toBe('complete');
  });

  test('S-21 one sum on several documents of a day counts together, and so does it for whoever pays the next', async () => {
    const some = await split(3);
    const [first, second, third] = some.documents as [
      Split['documents'][0],
      Split['documents'][0],
      Split['documents'][0],
    ];
    expect(outcome(await payAll(manager, some, first))).toBe('paid');
    expect([outcome(await payAll(manager, some, second)), outcome(await payAll(owner, some, second))]).toEqual([
      'approval_needed',
      'approval_needed',
    ]);
    expect((await manager.call('clearances.detail', { params: { id: second.id } })).data).toMatchObject({
      paid_today: 98_000,
      actions: expect.arrayContaining([{ command: 'pay', blocked: 'approval_needed', permission: 'cod.approve' }]),
    });
    const { data: approved } = await finance.call('clearances.approve', {
      params: { id: second.id },
      body: { version: 1 },
    });
    expect(outcome(await payAll(manager, some, approved))).toBe('paid');
    // Approved amounts do not count again; unapproved ones count until the end of the day.
    expect((await manager.call('clearances.detail', { params: { id: third.id } })).data.paid_today).toBe(98_000);
    const others = await split(1);
    expect(outcome(await payAll(manager, others, others.documents[0]!))).toBe('paid');
    fixture.app.clock.advance({ days: 1 });
    const tomorrow = await fixture.app.as('manager');
    expect((await tomorrow.call('clearances.detail', { params: { id: third.id } })).data.paid_today).toBe(0);
    expect(outcome(await payAll(tomorrow, some, third))).toBe('paid');
  });

  test('S-21 S-08 of two who pay two documents of one merchant at the same moment one needs the second person', async () => {
    [manager, finance, owner] = (await Promise.all(
      ['manager', 'finance', 'owner'].map((name) => fixture.app.as(name)),
    )) as [TestClient, TestClient, TestClient];
    Object.assign(desk, { manager, finance, owner, cashier: await fixture.app.as('supervisor') });
    for (let round = 0; round < 8; round++) {
      const some = await split(2);
      const answers = await Promise.all(
        some.documents.map((document, n) => payAll(n === 0 ? manager : owner, some, document)),
      );
      expect(answers.map(outcome).toSorted()).toEqual(['approval_needed', 'paid']);
    }
  }, 60_000);

  test('M-03 two merchants who are paid to one account are one receiver, however its number is written', async () => {
    const one = await split(1, '0777-1234-5678');
    const two = await split(1, '077712345678');
    expect(outcome(await payAll(manager, one, one.documents[0]!))).toBe('paid');
    expect(outcome(await payAll(owner, two, two.documents[0]!))).toBe('approval_needed');
    const three = await split(2, '0777 9999');
    const four = await split(2, '07779999');
    const answers = await Promise.all([
      payAll(manager, three, three.documents[0]!),
      payAll(owner, four, four.documents[0]!),
    ]);
    expect(answers.map(outcome).toSorted()).toEqual(['approval_needed', 'paid']);
  });
});

test('after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(fixture.db)).toEqual([]);
});

describe('F-06 an approval is of where the money goes', () => {
  test('F-06 an account that counts after the approval takes it back, and it is marked as new to whoever approves again', async () => {
    fixture.app.clock.advance({ days: 4 });
    const names = ['manager', 'finance', 'owner', 'supervisor', 'md'] as const;
    const [maker, approver, proposer, cashier, confirmer] = (await Promise.all(
      names.map((name) => fixture.app.as(name)),
    )) as [TestClient, TestClient, TestClient, TestClient, TestClient];
    Object.assign(desk, { manager: maker, finance: approver, owner: proposer, cashier });
    const { merchant } = await desk.readyLabels(2, 100_000);
    const first = await fixture.bankOf(merchant, 'confirmed');
    fixture.app.clock.advance({ minutes: 1 });
    const made = (await desk.make(merchant)).body.data;
    const params = { id: made.id };
    const read = async () => (await approver.call('clearances.detail', { params })).data;
    const approve = async () =>
      (await approver.call('clearances.approve', { params, body: { version: (await read()).version } })).data;
    expect((await approve()).approved_by).not.toBeNull();
    fixture.app.clock.advance({ minutes: 1 });

    const body = { bank: 'AYA', bank_holder: 'U Ba', bank_account: '77700011122' };
    const { data: proposed } = await proposer.call('customers.proposeBank', { params: { id: merchant }, body });
    const bank_id = proposed.banks.find(({ status }) => status === 'proposed')?.id ?? 0;
    expect((await read()).approved_by).not.toBeNull();
    await confirmer.call('customers.confirmBank', { params: { id: merchant }, body: { bank_id } });

    const money = { method: 'bank', bank_id, received_amount: 196_000 };
    const paid = await desk.pay(maker, await read(), money);
    expect([paid.status, paid.body.code]).toEqual([409, 'approval_needed']);
    expect((await desk.pay(maker, await read(), { ...money, bank_id: first })).body.code).toBe('approval_needed');
    expect(await read()).toMatchObject({
      approved_by: null,
      approval_lapsed: true,
      payee_new: {
        proposed_by: expect.any(String),
        confirmed_by: expect.any(String),
        confirmed_at: expect.any(String),
      },
    });
    expect(await approve()).toMatchObject({ approval_lapsed: false, payee_new: expect.anything() });
    expect((await desk.pay(maker, await read(), money)).body.data.status).toBe('complete');
  });

  test('F-06 after three days the account is not new any more', async () => {
    const { merchant } = await desk.readyLabels(1, 10_000);
    await fixture.bankOf(merchant, 'confirmed');
    const made = (await desk.make(merchant)).body.data;
    expect(made.payee_new).not.toBeNull();
    fixture.app.clock.advance({ days: 3 });
    const later = await fixture.app.as('finance');
    expect((await later.call('clearances.detail', { params: { id: made.id } })).data.payee_new).toBeNull();
  });
});
