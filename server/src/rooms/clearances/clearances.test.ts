import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
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

describe.each([
  [false, 583_000],
  [true, 580_500],
])('the worked example, credit netted: %s', (netCredit, cleared) => {
  test(`N-24 S-20 S-21 K-02 is cleared at ${cleared}`, async () => {
    const merchant = await fixture.merchant({ netCredit });
    const bank = await fixture.bankOf(merchant, 'confirmed');
    const postman = fixture.people['postman']!;
    const [courierBefore, keptBefore, bankBefore] = [
      await fixture.balance('cash:courier', postman),
      await fixture.balance('income'),
      await fixture.balance('bank'),
    ];
    const [a, b, c, d, e] = [
      await fixture.label({ merchant, payment: 'sender_pay', cod: 50_000, shipping: 2_500 }),
      await fixture.label({ merchant, payment: 'receiver_pay', cod: 120_000, shipping: 3_000 }),
      await fixture.label({ merchant, payment: 'from_cod', cod: 350_000, shipping: 4_000 }),
      await fixture.label({ merchant, payment: 'credit', cod: 80_000, shipping: 2_500 }),
      await fixture.label({ merchant, payment: 'from_cod', cod: 60_000, shipping: 3_000, returnFee: 1_500 }),
    ];
    await fixture.deliver([a, b, c, d], { courier: postman });
    await fixture.giveBack([e]);
    expect((await fixture.balance('cash:courier', postman)) - courierBefore).toBe(603_000);
    expect((await desk.ready(merchant)).lines.map(({ role }) => role)).toEqual(['return']);
    expect(
      (await desk.ready(merchant)).blocked
        .filter(({ role }) => role === 'cod')
        .map(({ reason, held_by }) => `${reason} ${held_by}`),
    ).toEqual(Array.from({ length: 4 }, () => 'with_courier ကိုမျိုးသူ'));
    await desk.bankAll();
    expect(await Promise.all([a, b, c, d, e].map((label) => fixture.codStatus(label)))).toEqual([
      ...Array.from({ length: 4 }, () => 'ready_to_clearance'),
      'cancel',
    ]);
    const figures = {
      count: 5,
      success_count: 4,
      return_count: 1,
      own_fleet_count: 4,
      mmpost_count: 0,
      actual_cod_amount: 600_000,
      actual_percent_amount: 8_500,
      from_cod_shipping: 4_000,
      return_amount: 4_500,
      credit_count: netCredit ? 1 : 0,
      credit_amount: netCredit ? 2_500 : 0,
      gate_submit_amount: 0,
      carried_amount: 0,
      actual_clearance_cod: cleared,
    };
    const detail = await desk.ready(merchant);
    expect(detail.figures).toMatchObject(figures);
    expect(detail.blocked.map(({ role, reason }) => [role, reason])).toEqual(
      netCredit ? [] : [['credit', 'not_netted']],
    );
    expect(
      (await manager.call('clearances.ready', { query: {} })).data.find(({ id }) => id === merchant),
    ).toMatchObject({
      ready_count: 4,
      return_amount: 4_500,
      net_payable: cleared,
      pending_count: 0,
      from_cod_shipping: 4_000,
    });
    const made = (await desk.make(merchant)).body.data;
    expect(made).toMatchObject({ status: 'pending', ...figures, number: expect.stringMatching(/^CLR-26-\d{6}$/) });
    expect(await fixture.codStatus(a)).toBe('clearance');
    expect((await finance.call('ledger.health', {})).findings).toEqual([]);
    const paid = (
      await desk.pay(finance, made, { method: 'bank', bank_id: bank, received_amount: cleared, claim_user: 'ဒေါ်မြ' })
    ).body.data;
    expect(paid).toMatchObject({ status: 'complete', received_amount: cleared, carried_on: 0, claim_user: 'ဒေါ်မြ' });
    expect(await Promise.all([a, b, c, d].map((label) => fixture.codStatus(label)))).toEqual(
      Array.from({ length: 4 }, () => 'complete'),
    );
    expect([
      await fixture.balance('payable:merchant', merchant),
      await fixture.balance('receivable:merchant', merchant),
    ]).toEqual([0, netCredit ? 0 : 2_500]);
    expect((await fixture.balance('bank')) - bankBefore).toBe(605_500 - cleared);
    expect(keptBefore - (await fixture.balance('income'))).toBe(20_000 + 2_500 + 2_500);
    expect(await finance.call('ledger.statement', { query: { customer_id: String(merchant) } })).toMatchObject({
      closing: netCredit ? 0 : -2_500,
    });
  });
});

describe('S-21 a clearance is made once', () => {
  test('S-21 S-08 of many who clear the same labels at once exactly one wins, and the others are told which labels are gone', async () => {
    for (let round = 0; round < 3; round++) {
      const { merchant, labels } = await desk.readyLabels(4, 20_000);
      const detail = await desk.ready(merchant);
      const body = {
        customer_id: merchant,
        label_ids: codOf(detail),
        expected_net: detail.figures.actual_clearance_cod,
      };
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, n) => (n % 2 ? manager : finance).try('clearances.create', { body })),
      );
      const [lost] = answers.filter(({ status }) => status === 409);
      expect(
        answers.map(({ status, body: outcomes }) => (status === 201 ? 'made' : String(outcomes.code))).toSorted(),
      ).toEqual(['lines_changed', 'lines_changed', 'lines_changed', 'made']);
      expect(
        (lost!.body.values!['lines'] as { tracking_code: string; reason: string }[]).map(
          ({ tracking_code, reason }) => `${tracking_code} ${reason}`,
        ),
      ).toEqual(labels.map(({ code }) => `${code} on_document`));
    }
  }, 120_000);

  test('S-21 S-08 of two clearances that race for a label exactly one wins, and no label is on two of them', async () => {
    const merchants = await desk.readyMerchants(proofSize({ usual: 2, long: 50 }), 20, 10_000);
    const labels = merchants.flatMap((one) => one.labels);
    const outcomes: string[] = [];
    for (const { merchant, labels: some } of merchants) {
      const answers = await Promise.all(
        some.flatMap(({ id }) =>
          [manager, finance].map((client) =>
            client.try('clearances.create', { body: { customer_id: merchant, label_ids: [id], expected_net: 9_800 } }),
          ),
        ),
      );
      outcomes.push(...answers.map(({ status, body }) => (status === 201 ? 'made' : String(body.code))));
    }
    // Names all unexpected answers.
    expect(
      Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length])),
    ).toEqual({ made: labels.length, lines_changed: labels.length });
    const { rows } = await fixture.app.database.pool.query(
      'select count(*)::int as lines, count(distinct label_id)::int as labels, count(distinct clearance_id)::int as documents from clearance_line where label_id = any($1) and not void',
      [labels.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ lines: labels.length, labels: labels.length, documents: labels.length }]);
  }, 600_000);

  test('S-21 numbers leave no gap', async () => {
    const { rows } = await fixture.app.database.pool.query('select number from clearance order by id');
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, n) => `CLR-26-${String(n + 1).padStart(6, '0')}`));
  });

  test('S-21 two who clear overlapping halves never pay a label twice', async () => {
    const { merchant, labels } = await desk.readyLabels(6, 10_000);
    const ids = labels.map(({ id }) => id);
    const clear = (chosen: number[]) =>
      manager.try('clearances.create', {
        body: { customer_id: merchant, label_ids: chosen, expected_net: chosen.length * 9_800 },
      });
    const answers = await Promise.all([
      clear(ids.slice(0, 4)),
      clear(ids.slice(2)),
      clear(ids.slice(1, 5)),
      clear(ids.slice(3)),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { rows } = await fixture.app.database.pool.query(
      'select label_id, count(*)::int as n from clearance_line where label_id = any($1) and not void group by 1 having count(*) > 1',
      [ids],
    );
    expect(rows).toEqual([]);
  });

  test('S-21 another sum than the one that was seen makes nothing', async () => {
    const { merchant, labels } = await desk.readyLabels(2, 30_000);
    const { status, body } = await manager.try('clearances.create', {
      body: { customer_id: merchant, label_ids: labels.map(({ id }) => id), expected_net: 58_799 },
    });
    expect([status, body.code, body.values?.['actual_clearance_cod']]).toEqual([409, 'lines_changed', 58_800]);
    expect(await fixture.codStatus(labels[0]!)).toBe('ready_to_clearance');
  });

  test('S-21 S-08 what was paid meanwhile is named by its code, and not paid again', async () => {
    const { merchant, labels } = await desk.readyLabels(2, 30_000);
    const bank = await fixture.bankOf(merchant, 'confirmed');
    const made = (await desk.make(merchant, manager)).body.data;
    expect(
      (await desk.pay(finance, made, { method: 'bank', bank_id: bank, received_amount: 58_800 })).body.data.status,
    ).toBe('complete');
    const again = await manager.try('clearances.create', {
      body: { customer_id: merchant, label_ids: labels.map(({ id }) => id), expected_net: 58_800 },
    });
    expect([again.status, again.body.code, again.body.values?.['lines']]).toMatchObject([
      409,
      'lines_changed',
      labels.map(({ code }) => ({ tracking_code: code, reason: 'not_open' })),
    ]);
    expect((await desk.pay(finance, made, { method: 'bank', bank_id: bank, received_amount: 58_800 })).status).toBe(
      409,
    );
  });

  test('five hundred parcels are one clearance', async () => {
    const { merchant } = await desk.readyLabels(500, 12_000);
    const { status, body } = await desk.make(merchant);
    expect([status, body.data.success_count, body.data.actual_clearance_cod]).toEqual([201, 500, 500 * 11_760]);
    await owner.call('clearances.approve', { params: { id: body.data.id }, body: { version: body.data.version } });
    const bank = await fixture.bankOf(merchant, 'confirmed');
    expect(
      (
        await desk.pay(
          finance,
          { id: body.data.id, version: 2 },
          { method: 'bank', bank_id: bank, received_amount: 5_880_000 },
        )
      ).body.data.status,
    ).toBe('complete');
  }, 60_000);
});

test('after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
