import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { agreeTerms } from '../customers/testing/agree-terms.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import type { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { ClearanceDesk } from './testing/clearance-desk.ts';

let desk: ClearanceDesk;
let fixture: MoneyFixture;
let cashier: TestClient;
let manager: TestClient;
let finance: TestClient;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  ({ fixture, cashier, manager, finance } = desk);
});
afterAll(() => desk.close());

describe('S-20 the gate of a merchant', () => {
  const deliver = (merchant: number, cod: number) =>
    fixture.label({ merchant, payment: 'sender_pay', cod, shipping: 500 }).then(async (label) => {
      await fixture.deliver([label], { courier: fixture.people['courier']! });
      return label;
    });

  test('S-20 a looser gate pays ahead in the order of delivery, as far as the limit reaches', async () => {
    const merchant = await fixture.merchant({ gate: 'delivered', limit: 100_000 });
    const [first, second, third] = [
      await deliver(merchant, 60_000),
      await deliver(merchant, 50_000),
      await deliver(merchant, 40_000),
    ];
    const states = () => Promise.all([first, second, third].map((label) => fixture.codStatus(label)));
    expect(await states()).toEqual(['ready_to_clearance', 'process', 'process']);
    expect((await desk.ready(merchant)).blocked.map(({ reason }) => reason)).toEqual(['over_limit', 'over_limit']);
    const made = (await desk.make(merchant)).body.data;
    const bank = await fixture.bankOf(merchant, 'confirmed');
    await desk.pay(finance, made, { method: 'bank', bank_id: bank, received_amount: made.actual_clearance_cod });
    const fourth = await deliver(merchant, 30_000);
    expect(await fixture.codStatus(fourth)).toBe('process');
    await desk.bankAll();
    expect([...(await states()), await fixture.codStatus(fourth)]).toEqual([
      'complete',
      ...Array.from({ length: 3 }, () => 'ready_to_clearance'),
    ]);
  });

  test('S-20 counted is enough where it was agreed, and a gate that is made stricter takes it back', async () => {
    const merchant = await fixture.merchant({ gate: 'courier_counted', limit: 500_000 });
    const label = await deliver(merchant, 80_000);
    expect(await fixture.codStatus(label)).toBe('process');
    const { id } = (await cashier.call('handovers.open', { body: { giver_staff_id: fixture.people['courier'] } })).data;
    await cashier.call('handovers.count', { params: { id }, body: { counted: 80_000 } });
    expect(await fixture.codStatus(label)).toBe('ready_to_clearance');
    const edited = await manager.call('customers.edit', {
      params: { id: merchant },
      body: {
        type: 'merchant',
        customer_name: 'Shop',
        phone: ['09791234567'],
        branch_id: fixture.branches['YGN'],
        clearance_gate: 'strict',
        version: 1,
      },
    });
    expect(await fixture.codStatus(label)).toBe('ready_to_clearance');
    await agreeTerms(edited.data, () => fixture.app.as('owner'));
    expect(await fixture.codStatus(label)).toBe('process');
    expect((await desk.ready(merchant)).blocked).toMatchObject([
      { reason: 'at_branch', held_by: '49th Street Office, Yangon', held_at: { name_mm: '၄၉ လမ်းရုံး၊ ရန်ကုန်' } },
    ]);
    await desk.bankAll();
  });

  test('S-20 what the mail post delivered waits for the mail post', async () => {
    const merchant = await fixture.merchant();
    const label = await fixture.label({ merchant, payment: 'sender_pay', cod: 25_000, shipping: 500, type: 'mm_post' });
    await fixture.deliver([label], { mmpost: true });
    await desk.bankAll();
    expect([await fixture.codStatus(label), (await desk.ready(merchant)).blocked[0]?.reason]).toEqual([
      'process',
      'with_mmpost',
    ]);
  });
});

describe('lists of COD', () => {
  test('rows, sums and what is pending agree', async () => {
    const merchant = await fixture.merchant({ name: 'Shwe Pyi Online' });
    const labels = await fixture.labels({ merchant, payment: 'from_cod', cod: 50_000, shipping: 2_000 }, 3);
    await fixture.deliver(labels.slice(0, 2), { courier: fixture.people['postman']! });
    const filter = { customer_id: String(merchant) };
    expect((await manager.call('cod.totals', { query: filter })).data).toEqual({
      count: 3,
      cod_amount: 150_000,
      cod_fee: 3_000,
      shipping: 6_000,
      net: 141_000,
    });
    const out = (await manager.call('cod.list', { query: { ...filter, status: 'process' } })).data;
    expect(out.map(({ net }) => net)).toEqual([47_000, 47_000]);
    expect(
      (await manager.call('cod.list', { query: { ...filter, courier_id: String(fixture.people['courier']) } })).data,
    ).toEqual([]);
    expect((await manager.call('cod.list', { query: { search: 'shwe pyi' } })).total).toBe(3);
    expect((await manager.call('cod.merchant', { query: filter })).data).toMatchObject({
      owed_to: 94_000,
      owed_by: 0,
      balance: 94_000,
    });
    const pending = await manager.call('cod.pending', {});
    expect(pending.data.map(({ status }) => status)).toEqual(['ongoing', 'process', 'ready_to_clearance', 'clearance']);
    for (const state of pending.data)
      expect((await manager.call('cod.totals', { query: { status: state.status } })).data?.net).toBe(state.net);
  });

  test('M-02 whoever counts what couriers hand in reads no courier beside the amounts, filters by none and adds up none, until it is counted', async () => {
    const courier = fixture.people['courier']!;
    const merchant = await fixture.merchant({ name: 'Blind Count Shop' });
    const labels = await fixture.labels({ merchant, payment: 'from_cod', cod: 20_000, shipping: 1_000 }, 2);
    await fixture.deliver(labels, { courier });
    const [founder, owner] = [await fixture.app.as('finance'), await fixture.app.as('owner')];
    const cashier = await fixture.app.as('supervisor');
    const of = { customer_id: String(merchant) };
    const read = async (client: typeof manager) => ({
      named: (await client.call('cod.list', { query: of })).data.map(({ courier: name }) => name),
      found: (await client.call('cod.list', { query: { ...of, courier_id: String(courier) } })).total,
      sum: (await client.call('cod.totals', { query: { ...of, courier_id: String(courier) } })).data?.cod_amount,
    });
    const known = { named: ['ကိုထွန်းထွန်း', 'ကိုထွန်းထွန်း'], found: 2, sum: 40_000 };
    const blind = { named: [null, null], found: 0, sum: 0 };
    expect([await read(manager), await read(owner), await read(founder)]).toEqual([blind, blind, known]);
    const { id } = (await cashier.call('handovers.open', { body: { giver_staff_id: courier } })).data;
    await cashier.call('handovers.count', { params: { id }, body: { counted: 40_000 } });
    expect([await read(manager), await read(owner)]).toEqual([known, known]);
  });

  test('A-06 another branch sees nothing of it', async () => {
    const other = await fixture.app.as('mdy.manager');
    expect([
      (await other.call('cod.list', { query: {} })).total,
      (await other.call('clearances.list', { query: {} })).total,
      (await other.call('clearances.ready', { query: {} })).total,
    ]).toEqual([0, 0, 0]);
    expect((await other.try('clearances.readyDetail', { query: { customer_id: '1' } })).status).toBe(404);
  });
});

test('after all of this every invariant of the money holds', async () => {
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
