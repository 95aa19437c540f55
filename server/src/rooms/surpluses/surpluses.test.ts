import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SurplusRow } from '@waybill/contract/rooms/surpluses/surpluses.contract.ts';
import { ClearanceDesk } from '../clearances/testing/clearance-desk.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import type { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import type { TestClient } from '../../kernel/testing/app.ts';

let desk: ClearanceDesk;
let fixture: MoneyFixture;
let cashier: TestClient;
let finance: TestClient;
let manager: TestClient;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  ({ fixture, cashier, finance, manager } = desk);
});
afterAll(() => desk.close());

/** Lets a courier hand in a surplus (or shortage) of this amount, and a person who neither gave nor counted settle it. */
async function counted(difference: number): Promise<number> {
  const courier = fixture.people['postman'] as number;
  const merchant = await fixture.merchant();
  await fixture.deliver([await fixture.label({ merchant, payment: 'sender_pay', cod: 50_000, shipping: 1_000 })], {
    courier,
  });
  const { id } = (await cashier.call('handovers.open', { body: { giver_staff_id: courier } })).data;
  const { rows } = await fixture.app.database.pool.query('select expected from cash_handover where id = $1', [id]);
  await cashier.call('handovers.count', { params: { id }, body: { counted: rows[0].expected + difference } });
  const owner_staff_id = difference < 0 ? courier : null;
  await manager.call('handovers.settle', { params: { id }, body: { owner_staff_id, note: 'counted twice' } });
  return id;
}
const open = async (): Promise<SurplusRow> =>
  (await cashier.call('surpluses.list', { query: { status: 'open' } })).data[0] as SurplusRow;
const ask = (id: number, body: object, who = cashier) =>
  who.try('surpluses.ask', { params: { id }, body: { note: 'the receiver called', ...body } as never });
const confirm = (id: number, who = finance) => who.try('surpluses.confirm', { params: { id } });
const held = (kind: string) => fixture.balance(kind);

test('M-03 a surplus waits for its owner, and is given back by two people', async () => {
  await counted(3_000);
  const surplus = await open();
  expect(surplus).toMatchObject({ amount: 3_000, status: 'open', event: 'handed_over', surplus_end: null });
  const before = [await held('cash:branch'), await held('overage')];
  expect((await ask(surplus.id, { surplus_end: 'returned' })).body.code).toBe('validation_failed');
  const wish = { surplus_end: 'returned', payee_name: 'Daw Mya', payee_phone: '09791230001' };
  expect((await ask(surplus.id, wish, finance)).body.data).toMatchObject({
    status: 'requested',
    payee_name: 'Daw Mya',
  });
  expect([await held('cash:branch'), await held('overage')]).toEqual(before);
  expect((await confirm(surplus.id)).body.code).toBe('second_person_needed');
  const owner = await fixture.app.as('md');
  expect((await confirm(surplus.id, owner)).body.data).toMatchObject({ status: 'ended', surplus_end: 'returned' });
  expect((await confirm(surplus.id, owner)).body.code).toBe('state_not_allowed');
  expect([await held('cash:branch'), await held('overage')]).toEqual([before[0]! - 3_000, before[1]! + 3_000]);
  const { data: lines } = await owner.call('audit.list', { query: { room: 'surpluses' } });
  expect(lines.map(({ action }) => action)).toEqual(['confirm', 'ask']);
  expect(await verifyLedger(fixture.db)).toEqual([]);
});

test('M-03 it is taken off a shortage that is as large, and never off a smaller one', async () => {
  await counted(-2_000);
  await counted(2_500);
  const staff_id = fixture.people['postman'] as number;
  const large = await open();
  await ask(large.id, { surplus_end: 'shortage', staff_id });
  expect((await confirm(large.id)).body.code).toBe('more_than_owed');
  expect((await cashier.call('surpluses.deny', { params: { id: large.id } })).data.status).toBe('open');
  await counted(1_500);
  const fitting = await open();
  expect(fitting.amount).toBe(1_500);
  await ask(fitting.id, { surplus_end: 'shortage', staff_id });
  expect((await confirm(fitting.id)).body.data.status).toBe('ended');
  expect(await held('shortage:staff')).toBe(500);
  expect(await verifyLedger(fixture.db)).toEqual([]);
});

test('M-03 a handover whose surplus has an end is not taken back, and one that was taken back has none', async () => {
  const first = await counted(700);
  const surplus = await open();
  await ask(surplus.id, { surplus_end: 'returned', payee_name: 'U Ba' });
  const reverse = () => finance.try('handovers.reverse', { params: { id: first }, body: { reason: 'x' } });
  expect((await reverse()).body.code).toBe('surplus_settled');
  await cashier.call('surpluses.deny', { params: { id: surplus.id } });
  expect((await reverse()).status).toBe(200);
  expect((await ask(surplus.id, { surplus_end: 'returned', payee_name: 'U Ba' })).status).toBe(404);
});

test('M-03 it is kept as income only after the days that the setting names, by two people', async () => {
  await counted(900);
  const surplus = await open();
  const founder = await fixture.app.as('superadmin');
  expect((await manager.try('surpluses.saveSettings', { body: { surplus_days: 1 } })).status).toBe(403);
  await founder.call('surpluses.saveSettings', { body: { surplus_days: 2 } });
  expect((await ask(surplus.id, { surplus_end: 'kept' })).body.code).toBe('surplus_too_young');
  fixture.app.clock.advance({ days: 2 });
  const [later, second] = [await fixture.app.as('supervisor'), await fixture.app.as('finance')];
  expect((await ask(surplus.id, { surplus_end: 'kept' }, later)).body.data.status).toBe('requested');
  expect((await confirm(surplus.id, second)).body.data.status).toBe('ended');
  expect(await fixture.balance('income', 'surplus_kept')).toBe(-900);
  expect(await verifyLedger(fixture.db)).toEqual([]);
});
