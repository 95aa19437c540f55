import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import type { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { ClearanceDesk } from './testing/clearance-desk.ts';

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

/** Creates a merchant who owes 4,500 for a returned parcel and has this much ready COD. */
async function owing(cod: number): Promise<number> {
  const { merchant } = cod === 0 ? { merchant: await fixture.merchant() } : await desk.readyLabels(1, cod);
  await fixture.giveBack([
    await fixture.label({ merchant, payment: 'from_cod', cod: 60_000, shipping: 3_000, returnFee: 1_500 }),
  ]);
  return merchant;
}

const owedBy = async (merchant: number) => [
  await fixture.balance('payable:merchant', merchant),
  await fixture.balance('receivable:merchant', merchant),
];

describe('a merchant who owes more than there is to pay', () => {
  test('S-21 has a document below zero, and its COD is not held up by it', async () => {
    const merchant = await owing(2_000);
    const made = (await desk.make(merchant)).body.data;
    expect(made).toMatchObject({
      actual_clearance_cod: 1_960 - 4_500,
      success_count: 1,
      return_count: 1,
      status: 'pending',
    });
    expect(made.actions.find(({ command }: { command: string }) => command === 'approve')?.blocked).toBe(
      'approval_not_needed',
    );
    const paid = (await desk.pay(finance, made, { method: 'cash', received_amount: 0 })).body.data;
    expect(paid).toMatchObject({ status: 'complete', received_amount: 0, carried_on: -2_540 });
    expect(await owedBy(merchant)).toEqual([2_540, 0]);
    await fixture.deliver([await fixture.label({ merchant, payment: 'sender_pay', cod: 50_000, shipping: 1_000 })], {
      courier: fixture.people['postman']!,
    });
    await desk.bankAll();
    const next = (await desk.make(merchant)).body.data;
    expect(next).toMatchObject({ carried_amount: -2_540, actual_clearance_cod: 49_000 - 2_540 });
    const bank = await fixture.bankOf(merchant, 'confirmed');
    await desk.pay(finance, next, { method: 'bank', bank_id: bank, received_amount: 46_460 });
    expect(await owedBy(merchant)).toEqual([0, 0]);
  });

  test('S-21 pays it in: into the till or the bank, at most what is owed, and nothing is ever paid out on it', async () => {
    const merchant = await owing(0);
    const made = (await desk.make(merchant)).body.data;
    expect(made.actual_clearance_cod).toBe(-4_500);
    const bank = await fixture.bankOf(merchant, 'confirmed');
    for (const body of [
      { method: 'bank', bank_id: bank, received_amount: 1 },
      { method: 'bank', bank_id: bank, received_amount: -4_501 },
      { method: 'bank', bank_id: bank, received_amount: 0, transfer_fee: 1 },
    ])
      expect((await desk.pay(finance, made, body)).body.code).toBe('validation_failed');
    const [till, held] = [await fixture.balance('cash:branch', fixture.branches['YGN']), await fixture.balance('bank')];
    expect((await desk.pay(finance, made, { method: 'cash', received_amount: -4_000 })).body.data).toMatchObject({
      status: 'complete',
      received_amount: -4_000,
      carried_on: -500,
    });
    const rest = (await desk.make(merchant)).body.data;
    expect(rest).toMatchObject({ carried_amount: -500, actual_clearance_cod: -500, count: 0 });
    // Carried forward again, it moves nothing on any account, which is correct.
    await desk.pay(finance, rest, { method: 'cash', received_amount: 0 });
    expect(await verifyLedger(fixture.db)).toEqual([]);
    const last = (await desk.make(merchant)).body.data;
    expect((await desk.pay(finance, last, { method: 'bank', received_amount: -500 })).body.data.bank).toBeNull();
    expect([
      (await fixture.balance('cash:branch', fixture.branches['YGN'])) - till,
      (await fixture.balance('bank')) - held,
      ...(await owedBy(merchant)),
    ]).toEqual([4_000, 500, 0, 0]);
  });

  test('S-21 S-08 what two take in for it at once is taken in once', async () => {
    for (let round = 0; round < 5; round++) {
      const merchant = await owing(0);
      const made = (await desk.make(merchant)).body.data;
      const answers = await Promise.all(
        [finance, manager, owner].map((client) => desk.pay(client, made, { method: 'cash', received_amount: -4_500 })),
      );
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
      expect(await owedBy(merchant)).toEqual([0, 0]);
    }
  }, 60_000);
});

test('after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
