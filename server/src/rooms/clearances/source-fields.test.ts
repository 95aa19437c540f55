import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onClearance, onGateCollection } from '@waybill/domain/rooms/clearances/testing/source-fields.ts';
import type { ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { codLife, isSettled } from '@waybill/domain/rooms/labels/cod-states.ts';
import { codList } from '@waybill/contract/rooms/cod/cod.columns.ts';
import { creditList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import { GateDesk } from '../gate-collections/testing/gate-desk.ts';
import type { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { ClearanceDesk } from './testing/clearance-desk.ts';

type Document = Readonly<Record<string, unknown>>;

describe('documents of merchants', () => {
  let desk: ClearanceDesk;
  let fixture: MoneyFixture;
  beforeAll(async () => {
    desk = await ClearanceDesk.open();
    ({ fixture } = desk);
  });
  afterAll(() => desk.close());

  /** Creates the contents of a document of each kind. */
  const work: Readonly<Record<ClearanceKind, () => Promise<number>>> = {
    cod: async () => (await desk.readyLabels(2, 50_000)).merchant,
    credit: async () => {
      const merchant = await fixture.merchant();
      await fixture.label({ merchant, payment: 'credit', cod: 0, shipping: 2_500 });
      return merchant;
    },
    return: async () => {
      const merchant = await fixture.merchant();
      const back = await fixture.label({ merchant, payment: 'sender_pay', cod: 0, shipping: 1_000, returnFee: 1_500 });
      await fixture.giveBack([back]);
      return merchant;
    },
  };

  /** Creates a document of all that is ready, and pays it with the receiver's name. */
  async function paid(kind: ClearanceKind, merchant: number): Promise<Document> {
    const query = { customer_id: String(merchant), kind };
    const { lines, figures } = (await desk.manager.call('clearances.readyDetail', { query })).data;
    const made = await desk.manager.call('clearances.create', {
      body: {
        kind,
        customer_id: merchant,
        label_ids: [...new Set(lines.flatMap(({ label_id }) => label_id ?? []))],
        expected_net: figures.actual_clearance_cod,
      },
    });
    const how =
      kind === 'cod' ? { method: 'bank', bank_id: await fixture.bankOf(merchant, 'confirmed') } : { method: 'cash' };
    const body = { ...how, received_amount: figures.actual_clearance_cod, claim_user: 'Daw Khin' };
    await desk.pay(desk.finance, made.data, { ...body, claim_date: '2026-11-21' });
    return (await desk.finance.call('clearances.detail', { params: { id: made.data.id } })).data;
  }

  const expected: Readonly<Record<ClearanceKind, object>> = {
    cod: { count: 2, success_count: 2, return_count: 0, credit_count: 0, own_fleet_count: 2, amount: 98_000 },
    credit: { count: 1, credit_count: 1, credit_amount: 2_500, received_amount: -2_500, amount: -2_500 },
    return: { count: 1, return_count: 1, return_amount: 1_500, received_amount: -1_500, amount: -1_500 },
  };
  test.each(Object.keys(work) as ClearanceKind[])(
    'E-07 a paid %s document has every field that the source lists, each with a value',
    async (kind) => {
      const document = await paid(kind, await work[kind]());
      const fields = Object.entries(onClearance).map(([name, key]) => [name, document[key]] as const);
      expect(fields.filter(([, value]) => value === undefined || value === null)).toEqual([]);
      expect(Object.fromEntries(fields)).toMatchObject({
        ...expected[kind],
        issue_date: '2026-11-21',
        claim_user: 'Daw Khin',
        claim_date: '2026-11-21',
        transaction_date: '2026-11-21',
      });
    },
  );

  test('N-16 COD stands in each of its states with its sums, of all merchants and of one, and its rows have every column', async () => {
    const merchant = await fixture.merchant();
    const labels = await fixture.labels(
      { merchant, payment: 'sender_pay', cod: 10_000, shipping: 1_000 },
      codLife.stateNames.length,
    );
    await fixture.app.database.pool.query(
      `update label_state s set cod_status = x.status from unnest($1::bigint[], $2::text[]) as x(id, status) where s.label_id = x.id`,
      [labels.map(({ id }) => id), codLife.stateNames],
    );
    const one = (await desk.finance.call('cod.merchant', { query: { customer_id: merchant } })).data;
    const stands = new Map(one.states.map((sums) => [sums.status, sums]));
    for (const [at, status] of codLife.stateNames.entries()) {
      const query = { customer_id: String(merchant), status };
      const rows = (await desk.finance.call('cod.list', { query })).data;
      expect(rows.map(({ tracking_code, cod_status }) => [tracking_code, cod_status])).toEqual([
        [labels[at]!.code, status],
      ]);
      expect(codList.columns.map(({ key }) => key).filter((key) => !(key in rows[0]!))).toEqual([]);
      const [row] = rows;
      const sums = { cod_amount: row!.cod_amount, cod_fee: row!.cod_fee, shipping: row!.shipping, net: row!.net };
      expect(row).toMatchObject({ cod_amount: 10_000, customer_id: merchant });
      expect((await desk.finance.call('cod.totals', { query })).data).toEqual({ count: 1, ...sums });
      // Settled amounts only grow, so they are summed for a period only.
      expect(stands.get(status)).toEqual(isSettled(status) ? undefined : { status, count: 1, ...sums });
    }
  });

  test('N-16 what a merchant owes stands on the credit page, parcel by parcel and summed, and in the list by its age', async () => {
    const merchant = await work.credit();
    await fixture.label({ merchant, payment: 'credit', cod: 0, shipping: 4_000 });
    const query = { customer_id: String(merchant), kind: 'credit' } as const;
    const { figures, lines, customer } = (await desk.manager.call('clearances.readyDetail', { query })).data;
    expect(figures).toMatchObject({ count: 2, credit_count: 2, credit_amount: 6_500, actual_clearance_cod: -6_500 });
    expect(lines.map(({ role, net, posted_date, payment_type }) => [role, net, posted_date, payment_type])).toEqual([
      ['credit', -2_500, '2026-11-21', 'credit'],
      ['credit', -4_000, '2026-11-21', 'credit'],
    ]);
    expect(customer.credit_days).toEqual(expect.any(Number));
    const row = (await desk.manager.call('clearances.credit', { query: { per_page: 200 } })).data.find(
      ({ id }) => id === merchant,
    );
    expect(row).toMatchObject({ owed: 6_500, not_due: 6_500, late_amount: 0, on_documents: 0 });
    expect(creditList.columns.map(({ key }) => key).filter((key) => !(key in row!))).toEqual([]);
  });
});

describe('documents of bus gates', () => {
  let desk: GateDesk;
  beforeAll(async () => {
    desk = await GateDesk.open();
  });
  afterAll(() => desk.close());

  test('E-07 N-26 the document of a gate has every field of the source that a gate can have, each with a value', async () => {
    const { slip } = await desk.handed([11_000, 9_000]);
    const { data: made } = (await desk.make(slip, 500)).body;
    expect((await desk.count('owner', made, 20_000)).status).toBe(200);
    const owner = await desk.fixture.as('owner');
    const document: Document = (await owner.call('gate_collections.detail', { params: { id: made.id } })).data;
    const fields = Object.entries(onGateCollection).flatMap(([name, key]) =>
      key === null ? [] : [[name, document[key]] as const],
    );
    expect(fields.filter(([, value]) => value === undefined || value === null)).toEqual([]);
    expect(Object.fromEntries(fields)).toMatchObject({
      count: 2,
      amount: 20_000,
      actual_clearance_cod: 20_000,
      received_amount: 20_000,
      gate_submit_count: 2,
      gate_submit_amount: 1_000,
      success_count: 2,
      return_count: 0,
      transaction_date: '2026-11-21',
    });
  });
});
