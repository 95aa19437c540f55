import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
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

describe('S-21 paying', () => {
  test('S-21 above the limit a second person approves, who is not the one that made it', async () => {
    const { merchant } = await desk.readyLabels(1, 2_000_000);
    const bank = await fixture.bankOf(merchant, 'confirmed');
    const made = (await desk.make(merchant, owner)).body.data;
    expect(made.actions).toEqual([
      { command: 'approve', blocked: 'second_person_needed', permission: 'cod.approve' },
      { command: 'pay', blocked: 'approval_needed', permission: 'cod.approve' },
      { command: 'remove_line', blocked: null },
      { command: 'void', blocked: null },
    ]);
    const approve = (client: TestClient, version: number) =>
      client.try('clearances.approve', { params: { id: made.id }, body: { version } });
    const money = { method: 'bank', bank_id: bank, received_amount: 1_980_000 };
    expect((await desk.pay(finance, made, money)).body.code).toBe('approval_needed');
    expect([
      (await approve(owner, 1)).body.code,
      (await approve(manager, 1)).body.code,
      (await approve(finance, 7)).body.code,
    ]).toEqual(['second_person_needed', 'missing_permission', 'lines_changed']);
    expect((await approve(finance, 1)).body.data.approved_by).toBe('ဒေါ်ရီရီမြင့်');
    expect((await approve(finance, 2)).body.code).toBe('approval_not_needed');
    expect((await desk.pay(owner, { id: made.id, version: 2 }, money)).body.data.status).toBe('complete');
    expect((await desk.pay(owner, { id: made.id, version: 3 }, money)).body.code).toBe('state_not_allowed');
  });

  test('S-21 A-02 the limit is a setting of super admin and md', async () => {
    const md = await fixture.app.as('md');
    const { merchant } = await desk.readyLabels(1, 100_000);
    const made = (await desk.make(merchant)).body.data;
    await md.call('clearances.saveSettings', { body: { approval_limit: 50_000 } });
    expect((await desk.pay(finance, made, { method: 'cash', received_amount: 98_000 })).body).toMatchObject({
      code: 'approval_needed',
      values: { limit: 50_000 },
    });
    await md.call('clearances.saveSettings', { body: { approval_limit: 1_000_000 } });
    expect((await finance.call('clearances.settings', {})).data).toEqual({ approval_limit: 1_000_000 });
  });

  test('S-21 bank money goes to the confirmed account of this merchant only', async () => {
    const { merchant } = await desk.readyLabels(1, 40_000);
    const [proposed, others] = [
      await fixture.bankOf(merchant, 'proposed'),
      await fixture.bankOf(await fixture.merchant(), 'confirmed'),
    ];
    const made = (await desk.make(merchant)).body.data;
    for (const bank_id of [proposed, others, null])
      expect((await desk.pay(finance, made, { method: 'bank', bank_id, received_amount: 39_200 })).body.code).toBe(
        'bank_not_confirmed',
      );
    expect(made.payee_bank).toBeNull();
  });

  test('S-21 cash comes out of a till that holds it', async () => {
    const { merchant } = await desk.readyLabels(1, 60_000);
    const made = (await desk.make(merchant)).body.data;
    const { body } = await desk.pay(finance, made, { method: 'cash', received_amount: 58_800 });
    expect([body.code, body.values]).toEqual(['not_enough_cash', { held: 0 }]);
    await fixture.deliver([
      await fixture.label({ merchant: await fixture.merchant(), payment: 'sender_pay', cod: 70_000, shipping: 1_000 }),
    ]);
    expect((await desk.pay(finance, made, { method: 'cash', received_amount: 58_800 })).body.data).toMatchObject({
      status: 'complete',
      method: 'cash',
    });
    expect(await fixture.balance('cash:branch', fixture.branches['YGN'])).toBe(71_000 - 58_800);
    await desk.bankAll();
  });

  test('S-21 what was paid too little is on the next document, and no document is paid above what it clears', async () => {
    const { merchant } = await desk.readyLabels(1, 100_000);
    const bank = await fixture.bankOf(merchant, 'confirmed');
    const next = async (cod: number) => {
      await fixture.deliver([await fixture.label({ merchant, payment: 'sender_pay', cod, shipping: 1_000 })], {
        courier: fixture.people['postman']!,
      });
      await desk.bankAll();
      return (await desk.make(merchant)).body.data;
    };
    const first = (await desk.make(merchant)).body.data;
    const fees = await fixture.balance('expense', 'bank_statement_fee');
    const paid = (
      await desk.pay(finance, first, {
        method: 'bank',
        bank_id: bank,
        received_amount: 97_000,
        transfer_fee: 300,
        transfer_fee_by: 'merchant',
      })
    ).body.data;
    expect(paid).toMatchObject({ received_amount: 97_000, transfer_fee: 300, carried_on: 700 });
    expect([
      await fixture.balance('payable:merchant', merchant),
      await fixture.balance('expense', 'bank_statement_fee'),
    ]).toEqual([-700, fees]);
    const second = await next(50_000);
    expect(second).toMatchObject({ carried_amount: 700, actual_clearance_cod: 49_700, count: 1 });
    const tooMuch = { method: 'bank', bank_id: bank, received_amount: 50_000, transfer_fee: 200 };
    expect((await desk.pay(finance, second, tooMuch)).body).toMatchObject({
      code: 'validation_failed',
      errors: { received_amount: [{ code: 'max', values: { max: 49_700 } }] },
    });
    expect((await desk.pay(finance, second, { ...tooMuch, received_amount: 49_700 })).body.data.carried_on).toBe(0);
    expect([
      await fixture.balance('payable:merchant', merchant),
      await fixture.balance('expense', 'bank_statement_fee'),
    ]).toEqual([0, fees + 200]);
    const third = await next(10_000);
    expect(third).toMatchObject({ carried_amount: 0, actual_clearance_cod: 9_800 });
    expect((await desk.pay(finance, third, { method: 'bank', bank_id: bank, received_amount: 0 })).status).toBe(422);
    await desk.pay(finance, third, { method: 'bank', bank_id: bank, received_amount: 9_800 });
    expect(await fixture.balance('payable:merchant', merchant)).toBe(0);
  });

  test('S-21 S-08 of two who pay one document at once one does, and the money leaves once', async () => {
    for (let round = 0; round < proofSize({ usual: 3, long: 100 }); round++) {
      const { merchant } = await desk.readyLabels(1, 15_000);
      const bank = await fixture.bankOf(merchant, 'confirmed');
      const made = (await desk.make(merchant)).body.data;
      const before = await fixture.balance('bank');
      const answers = await Promise.all(
        [finance, manager, owner].map((client) =>
          desk.pay(client, made, { method: 'bank', bank_id: bank, received_amount: 14_700 }),
        ),
      );
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
      expect(before - (await fixture.balance('bank'))).toBe(14_700);
    }
  });

  test('S-21 a void document releases its parcels; its number stays, and the parcels go onto another', async () => {
    const { merchant, labels } = await desk.readyLabels(3, 10_000);
    const made = (await desk.make(merchant)).body.data;
    const gone = (await manager.call('clearances.void', { params: { id: made.id }, body: { reason: 'မှားယွင်း' } })).data;
    expect(gone).toMatchObject({ status: 'void', void_reason: 'မှားယွင်း', actions: [] });
    expect(gone.lines).toHaveLength(3);
    expect(
      (
        await (
          await fixture.app.as('md')
        ).call('audit.ofRecord', { query: { room: 'clearances', id: String(made.id) } })
      ).data[0],
    ).toMatchObject({ before: { status: 'pending' }, after: { status: 'void' } });
    expect(await Promise.all(labels.map((label) => fixture.codStatus(label)))).toEqual(
      Array.from({ length: 3 }, () => 'ready_to_clearance'),
    );
    const again = (await desk.make(merchant)).body.data;
    expect(again.number).not.toBe(made.number);
    const less = (
      await manager.call('clearances.removeLine', {
        params: { id: again.id },
        body: { label_id: labels[0]!.id, reason: 'စစ်ဆေးရန်' },
      })
    ).data;
    expect([less.success_count, less.actual_clearance_cod, await fixture.codStatus(labels[0]!)]).toEqual([
      2,
      19_600,
      'ready_to_clearance',
    ]);
    expect(
      (await manager.call('clearances.lines', { query: { clearance_id: String(again.id) } })).data.map(
        ({ tracking_code }) => tracking_code,
      ),
    ).toEqual(labels.slice(1).map(({ code }) => code));
  });
});

test('after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
