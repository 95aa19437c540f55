import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { MoneyFixture, type FixtureLabel } from '../ledger/testing/money-fixture.ts';

let fixture: MoneyFixture;
let postman: TestClient;
let cashier: TestClient;
let finance: TestClient;
let accountant: TestClient;
beforeAll(async () => {
  fixture = await MoneyFixture.open();
  [postman, cashier, finance, accountant] = (await Promise.all(
    ['postman', 'supervisor', 'finance', 'accountant'].map((name) => fixture.app.as(name)),
  )) as [TestClient, TestClient, TestClient, TestClient];
});
afterAll(() => fixture.close());

const deliver = async (cod: number, courier = 'postman', merchant?: number): Promise<FixtureLabel> => {
  const label = await fixture.label({
    merchant: merchant ?? (await fixture.merchant()),
    payment: 'from_cod',
    cod,
    shipping: 2_500,
  });
  await fixture.deliver([label], { courier: fixture.people[courier]! });
  return label;
};
const open = async (client: TestClient, body: object = {}) => (await client.call('handovers.open', { body })).data;
const count = (client: TestClient, id: number, counted: number) =>
  client.try('handovers.count', { params: { id }, body: { counted } });

describe('S-20 what is confirmed may be taken back while the money is still there', () => {
  test('S-20 ready goes back to process when the transfer is taken back, and the courier holds the cash again when the handover is', async () => {
    const merchant = await fixture.merchant({ branch: fixture.branches['NPT']! });
    const label = await fixture.label({
      merchant,
      payment: 'sender_pay',
      cod: 30_000,
      shipping: 1_000,
      branch: fixture.branches['NPT']!,
    });
    await fixture.deliver([label], { courier: fixture.people['npt.postman']! });
    const founder = await fixture.app.as('superadmin');
    const [boss, lead, second] = await Promise.all([
      fixture.app.as('npt.manager'),
      fixture.app.as('npt.supervisor'),
      fixture.app.as('md'),
    ]);
    const hand = await open(lead, { giver_staff_id: fixture.people['npt.postman'] });
    await count(lead, hand.id, 30_000);
    const bag = (await boss.call('handovers.send', { body: { kind: 'bank', declared: 30_000 } })).data;
    await count(founder, bag.id, 30_000);
    expect(await fixture.codStatus(label)).toBe('ready_to_clearance');
    const reverse = (client: TestClient, id: number) =>
      client.try('handovers.reverse', { params: { id }, body: { reason: 'ဘဏ်စာရင်း မှား' } });
    expect((await reverse(second, hand.id)).body.code).toBe('cash_moved_on');
    expect((await reverse(founder, bag.id)).body.code).toBe('second_person_needed');
    expect((await reverse(second, bag.id)).body.data).toMatchObject({
      status: 'hand_over',
      reversed_at: expect.any(String),
    });
    expect([await fixture.codStatus(label), await fixture.balance('cash:branch', fixture.branches['NPT'])]).toEqual([
      'process',
      31_000,
    ]);
    expect((await reverse(second, bag.id)).body.code).toBe('state_not_allowed');
    expect((await reverse(second, hand.id)).status).toBe(200);
    expect([
      await fixture.balance('cash:courier', fixture.people['npt.postman']),
      await fixture.balance('cash:branch', fixture.branches['NPT']),
    ]).toEqual([30_000, 1_000]);
    const again = await open(lead, { giver_staff_id: fixture.people['npt.postman'] });
    expect((await count(lead, again.id, 30_000)).body.data.status).toBe('hand_over');
  });
});

describe('missing cash that was settled meanwhile', () => {
  /** Returns a handover of the postman, 500 short, for which he answers. */
  const short = async () => {
    await deliver(30_000);
    const { id } = await open(postman);
    await count(cashier, id, 29_500);
    await accountant.call('handovers.settle', {
      params: { id },
      body: { owner_staff_id: fixture.people['postman'], note: 'လမ်းတွင် ပျောက်' },
    });
    return id;
  };
  const owes = () => fixture.balance('shortage:staff', fixture.people['postman']);
  const reverse = (client: TestClient, id: number) =>
    client.try('handovers.reverse', { params: { id }, body: { reason: 'ပြန်ရေတွက်' } });
  const repay = (amount: number) =>
    cashier.try('handovers.repay', { body: { staff_id: fixture.people['postman'], amount, note: null } });
  const writeOff = (amount: number) =>
    finance.try('handovers.writeOff', { body: { staff_id: fixture.people['postman'], amount, note: 'ဓားပြတိုက်ခံရ' } });

  test('a handover whose missing cash was paid back or written off is not taken back: nobody is owed a shortage', async () => {
    for (const settle of [() => repay(500), () => repay(1), () => writeOff(500)]) {
      const id = await short();
      const before = await owes();
      expect((await settle()).status).toBe(200);
      const left = await owes();
      expect((await reverse(finance, id)).body).toMatchObject({ code: 'shortage_settled', values: { owed: left } });
      expect(await owes()).toBe(left);
      if (left > 0) await repay(left);
      expect([before, await owes(), await verifyLedger(fixture.db)]).toEqual([500, 0, []]);
    }
  });

  test('while it is owed it may be taken back, and nothing is owed then', async () => {
    const id = await short();
    expect(await owes()).toBe(500);
    expect((await reverse(finance, id)).status).toBe(200);
    expect(await owes()).toBe(0);
    expect((await repay(1)).body).toMatchObject({ code: 'more_than_owed', values: { owed: 0 } });
    expect((await count(cashier, (await open(postman)).id, 30_000)).body.data.status).toBe('hand_over');
  });

  test('S-08 of a repayment and a reversal at the same moment one happens', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await short();
      const answers = await Promise.all([reverse(finance, id), repay(500)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await owes()).toBe(0);
      if (answers[0]!.status === 200) await count(cashier, (await open(postman)).id, 30_000);
    }
    expect(await verifyLedger(fixture.db)).toEqual([]);
  }, 60_000);
});

test('after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
