import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import type { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { ClearanceDesk } from './testing/clearance-desk.ts';

let desk: ClearanceDesk;
let fixture: MoneyFixture;
let manager: TestClient;
let finance: TestClient;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  ({ fixture, manager, finance } = desk);
});
afterAll(() => desk.close());

/** Creates a merchant with two parcels on credit, 2,500 and 4,000, and one returned for 1,500. */
async function owing(change: Parameters<MoneyFixture['merchant']>[0] = {}) {
  const merchant = await fixture.merchant(change);
  await fixture.label({ merchant, payment: 'credit', cod: 0, shipping: 2_500 });
  const back = await fixture.label({ merchant, payment: 'sender_pay', cod: 0, shipping: 1_000, returnFee: 1_500 });
  await fixture.giveBack([back]);
  await fixture.label({ merchant, payment: 'credit', cod: 0, shipping: 4_000 });
  return merchant;
}

async function make(customer_id: number, kind: 'credit' | 'return', by = manager) {
  const query = { customer_id: String(customer_id), kind };
  const ready = (await manager.call('clearances.readyDetail', { query })).data;
  const label_ids = [...new Set(ready.lines.flatMap(({ label_id }) => label_id ?? []))];
  const body = { kind, customer_id, label_ids, expected_net: ready.figures.actual_clearance_cod };
  return by.try('clearances.create', { body });
}
const pay = (document: { id: number; version: number }, amount: number, by = manager) =>
  desk.pay(by, document, { method: 'cash', received_amount: -amount });
const owed = (merchant: number) => fixture.balance('receivable:merchant', merchant);

describe('M-05 N-27 a credit clearance', () => {
  test('M-05 N-30 collects all a merchant owes who does not net, part by part, the oldest line first', async () => {
    const merchant = await owing();
    const till = await fixture.balance('cash:branch');
    const made = (await make(merchant, 'credit')).body.data;
    expect(made).toMatchObject({
      kind: 'credit',
      number: expect.stringMatching(/^CRD-26-\d{6}$/),
      credit_count: 2,
      credit_amount: 6_500,
      return_amount: 1_500,
      actual_clearance_cod: -8_000,
      rest: -8_000,
    });
    const first = (await pay(made, 3_000)).body.data;
    expect(first).toMatchObject({ status: 'pending', received_amount: -3_000, rest: -5_000, carried_on: null });
    expect(first.lines.map(({ net, settled }: { net: number; settled: number }) => [net, settled])).toEqual([
      [-2_500, -2_500],
      [-1_500, -500],
      [-4_000, 0],
    ]);
    // A payment frees the limit at once.
    expect(await owed(merchant)).toBe(5_000);
    expect(await verifyLedger(fixture.db)).toEqual([]);
    const second = (await pay(first, 5_000)).body.data;
    expect(second).toMatchObject({ status: 'complete', received_amount: -8_000, rest: 0 });
    expect(second.payments.map(({ amount }: { amount: number }) => amount)).toEqual([-3_000, -5_000]);
    expect([await owed(merchant), (await fixture.balance('cash:branch')) - till]).toEqual([0, 8_000]);
  });

  test('M-05 is closed with a rest, which is open again and goes onto the next one', async () => {
    const merchant = await owing();
    const made = (await make(merchant, 'credit')).body.data;
    const params = { id: made.id };
    const close = () => manager.try('clearances.close', { params, body: { reason: 'pays the rest next month' } });
    expect((await close()).body.code).toBe('nothing_paid');
    await pay(made, 3_000);
    expect((await manager.try('clearances.void', { params, body: { reason: 'x' } })).body.code).toBe('paid_in_part');
    expect((await close()).body.data).toMatchObject({ status: 'complete', rest: -5_000, received_amount: -3_000 });
    expect(await verifyLedger(fixture.db)).toEqual([]);
    const next = (await make(merchant, 'credit')).body.data;
    expect(next.lines.map(({ net }: { net: number }) => net)).toEqual([-1_000, -4_000]);
    expect((await pay(next, 5_000)).body.data.status).toBe('complete');
    expect(await owed(merchant)).toBe(0);
  });

  test('M-05 S-08 of two cashiers who take the same payment in the same second one is told, and it is booked once', async () => {
    for (let round = 0; round < 5; round++) {
      const merchant = await owing();
      const made = (await make(merchant, 'credit')).body.data;
      const answers = await Promise.all([pay(made, 3_000), pay(made, 3_000, finance)]);
      expect(answers.map(({ status, body }) => (status === 200 ? 'paid' : String(body.code))).toSorted()).toEqual([
        'lines_changed',
        'paid',
      ]);
      expect(await owed(merchant)).toBe(5_000);
    }
  });

  test('M-05 never takes more than is owed, and pays nobody', async () => {
    const made = (await make(await owing(), 'credit')).body.data;
    for (const amount of [8_001, 0, -1]) expect((await pay(made, amount)).body.code).toBe('validation_failed');
  });
});

describe('M-05 a return clearance', () => {
  test('M-05 collects the fees of what came back, from a merchant whose COD they are not taken off', async () => {
    const merchant = await owing({ netReturn: false });
    const cod = await desk.ready(merchant);
    expect(cod.blocked.map(({ role, reason }) => [role, reason])).toContainEqual(['return', 'not_netted']);
    const made = (await make(merchant, 'return')).body.data;
    expect(made).toMatchObject({
      number: expect.stringMatching(/^RTN/),
      return_count: 1,
      actual_clearance_cod: -1_500,
    });
    expect((await pay(made, 1_500)).body.data).toMatchObject({ status: 'complete', rest: 0 });
    expect(await owed(merchant)).toBe(6_500);
  });

  test('M-05 what is on it is on no other document until it is void', async () => {
    const merchant = await owing();
    const made = (await make(merchant, 'return')).body.data;
    expect((await make(merchant, 'return')).body.data.lines).toEqual([]);
    expect((await make(merchant, 'credit')).body.data.lines).toHaveLength(2);
    await manager.call('clearances.void', { params: { id: made.id }, body: { reason: 'the merchant nets' } });
    expect((await desk.ready(merchant)).lines.map(({ role }) => role)).toEqual(['return']);
  });
});

describe('N-30 receivables', () => {
  test('N-30 a merchant stands on the list by due date and age, and a reminder is kept with what they answered', async () => {
    const merchant = await owing({ name: 'Late Shop' });
    const { data: made } = (await make(merchant, 'credit')).body;
    const find = async () =>
      (await manager.call('clearances.credit', { query: { search: 'Late Shop' } })).data.find(
        ({ id }) => id === merchant,
      );
    expect(await find()).toMatchObject({ owed: 8_000, late_amount: 0, not_due: 8_000, on_documents: 8_000 });
    await fixture.db.updateTable('customer').set({ credit_days: 0 }).where('id', '=', merchant).execute();
    fixture.app.clock.advance({ days: 31 });
    manager = await fixture.app.as('manager');
    Object.assign(desk, { manager });
    expect(await find()).toMatchObject({ late_amount: 8_000, late_30: 0, late_60: 8_000, reminded_at: null });
    const params = { id: merchant };
    await manager.call('clearances.remind', { params, body: { reply: 'pays on Friday', promised_on: '2027-01-01' } });
    expect(await find()).toMatchObject({ reply: 'pays on Friday', promised_on: '2027-01-01' });
    await pay(made, 3_000, manager);
    expect(await find()).toMatchObject({ owed: 5_000, late_60: 5_000 });
    await pay((await manager.call('clearances.detail', { params: { id: made.id } })).data, 5_000, manager);
    expect(await find()).toBeUndefined();
    expect((await manager.try('clearances.remind', { params, body: { reply: 'x' } })).status).toBe(404);
  });
});

test('M-03 whoever took a line off is no second person for the rest', async () => {
  const names = ['supervisor', 'finance', 'owner'];
  const [cashier, treasurer, owner] = await Promise.all(names.map((name) => fixture.app.as(name)));
  Object.assign(desk, { cashier, finance: treasurer, owner });
  const { merchant, labels } = await desk.readyLabels(3, 2_000_000);
  const made = (await desk.make(merchant)).body.data;
  const params = { id: made.id };
  const { data: changed } = await desk.owner.call('clearances.removeLine', {
    params,
    body: { label_id: labels[0]?.id, reason: 'next week' },
  });
  const approve = (by: TestClient) => by.try('clearances.approve', { params, body: { version: changed.version } });
  expect((await approve(desk.owner)).body.code).toBe('second_person_needed');
  expect((await approve(await fixture.app.as('finance'))).status).toBe(200);
});

test('M-01 after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
