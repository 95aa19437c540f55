import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { multipart } from '../../kernel/testing/multipart.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

/** Creates parcels of a merchant that were returned to the branch and may be given back. */
async function backAt(merchant: number, count: number): Promise<MadeParcel[]> {
  const made = await fixture.parcels(count, { from: 'YGN', to: 'YGN', merchant });
  const postman = fixture.staff['postman'] as number;
  for (const parcel of made) {
    await fixture.step('staff', parcel);
    await fixture.scan('staff', parcel, { status: 'send_to_destination_address', to_staff_id: postman });
    await fixture.scan('postman', parcel, { status: 'sendback_to_origin_branch', reason: 'refused' });
    await fixture.scan('staff', parcel, { status: 'arrivedback_to_origin_branch', confirmed: true });
    const params = { id: parcel.id };
    await (await fixture.as('staff')).call('tracking.raiseReturn', { params, body: { reason: 'refused' } });
    await (await fixture.as('staff')).call('tracking.askReturn', { params, body: {} });
    await (await fixture.as('supervisor')).call('tracking.agreeReturn', { params, body: {} });
  }
  await fixture.ask('update label set return_fee = 1500 where id = any($1::bigint[])', [made.map(({ id }) => id)]);
  return made;
}

const line =
  '<svg width="200" height="100"><rect width="200" height="100" fill="white"/><path d="M10 20 L190 50" stroke="black" stroke-width="4"/></svg>';

async function giveBack(document: number, parcels: readonly MadeParcel[], more: object = {}, who = 'manager') {
  const form = await multipart({
    label_ids: parcels.map(({ id }) => id),
    handed_to: 'Daw Mya',
    signature: { name: 'signature.png', content: await sharp(Buffer.from(line)).png().toBuffer() },
    ...more,
  });
  const client = await fixture.as(who);
  const answer = await client.send({ method: 'POST', url: `/api/cod-clearance/${document}/give-back`, ...form });
  return answer.json();
}
const statusOf = async (parcel: MadeParcel) => (await fixture.state(parcel)).status;

test('N-25 returned parcels are given back on a document, one by one or together, signed for; their fees are on it and paid', async () => {
  const merchant = await fixture.merchant();
  const [first, second, third] = (await backAt(merchant, 3)) as [MadeParcel, MadeParcel, MadeParcel];
  const manager = await fixture.as('manager');
  const row = (await manager.call('clearances.returns', { query: {} })).data.find(({ id }) => id === merchant);
  expect(row).toMatchObject({ waiting: 3, open_returns: 0 });
  const body = { kind: 'return', customer_id: merchant, label_ids: [], expected_net: 0 };
  const { data: made } = await manager.call('clearances.create', { body });
  expect(made).toMatchObject({ count: 0, actual_clearance_cod: 0, lines: [] });
  const one = (await giveBack(made.id, [first])).data;
  expect(one).toMatchObject({ return_count: 1, actual_clearance_cod: -1_500 });
  const all = (await giveBack(made.id, [second, third])).data;
  expect(all).toMatchObject({ return_count: 3, return_amount: 4_500, rest: -4_500 });
  expect(all.lines.map(({ handed_to }: { handed_to: string }) => handed_to)).toEqual(['Daw Mya', 'Daw Mya', 'Daw Mya']);
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual(
    Array.from({ length: 3 }, () => 'return_confirmed'),
  );
  // The same again, from an outdated screen.
  expect((await giveBack(made.id, [first])).code).toBe('parcels_not_back');
  const pay = { method: 'cash', received_amount: -4_500, version: all.version };
  const { data: paid } = await manager.call('clearances.pay', { params: { id: made.id }, body: pay });
  expect(paid).toMatchObject({ status: 'complete', rest: 0 });
  expect(await fixture.balance('receivable:merchant')).toBe(0);
});

test('N-25 without a signature nothing is given back; a parcel that is not there is named and nothing has changed', async () => {
  const merchant = await fixture.merchant();
  const [here] = (await backAt(merchant, 1)) as [MadeParcel];
  const [away] = (await fixture.parcels(1, { from: 'YGN', to: 'YGN', merchant })) as [MadeParcel];
  const manager = await fixture.as('manager');
  const body = { kind: 'return', customer_id: merchant, label_ids: [], expected_net: 0 };
  const { data: made } = await manager.call('clearances.create', { body });
  expect((await giveBack(made.id, [here], { signature: null })).code).toBe('validation_failed');
  const refused = await giveBack(made.id, [here, away]);
  expect(refused).toMatchObject({ code: 'parcels_not_back', values: { lines: [{ tracking_code: away.code }] } });
  expect(await statusOf(here)).toBe('arrivedback_to_origin_branch');
  // The unpaid rest is closed and deducted from their COD.
  await giveBack(made.id, [here]);
  const { data: closed } = await manager.call('clearances.close', {
    params: { id: made.id },
    body: { reason: 'netted' },
  });
  expect(closed).toMatchObject({ status: 'complete', rest: -1_500 });
  const query = { customer_id: String(merchant) };
  const ready = (await manager.call('clearances.readyDetail', { query })).data;
  expect(ready.lines.map(({ role, net }) => [role, net])).toEqual([['return', -1_500]]);
  expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
});

test('N-25 A-06 who stands at the counter gives parcels back on a document of their own, and sees or makes no other money of the merchant', async () => {
  const merchant = await fixture.merchant();
  const [parcel] = (await backAt(merchant, 1)) as [MadeParcel];
  const [clerk, manager] = [await fixture.as('staff'), await fixture.as('manager')];
  const body = { kind: 'return', customer_id: merchant, label_ids: [], expected_net: 0 };
  const { data: made } = await clerk.call('clearances.create', { body });
  const handed = (await giveBack(made.id, [parcel], {}, 'staff')).data;
  expect(handed).toMatchObject({ return_count: 1, actual_clearance_cod: -1_500, payee_bank: null });
  const { data: listed } = await clerk.call('clearances.collections', { query: {} });
  expect(listed.map(({ kind }) => kind)).toContain('return');
  const pay = { method: 'cash', received_amount: -1_500, version: handed.version };
  const params = { id: made.id };
  expect((await clerk.try('clearances.pay', { params, body: pay })).body.code).toBe('missing_permission');
  for (const kind of ['cod', 'credit']) {
    expect(
      (await clerk.try('clearances.readyDetail', { query: { customer_id: String(merchant), kind } })).body.code,
    ).toBe('not_found');
    expect((await clerk.try('clearances.create', { body: { ...body, kind } })).body.code).toBe('missing_permission');
  }
  await manager.call('clearances.close', { params, body: { reason: 'pays next month' } });
  const again = { kind: 'credit', customer_id: merchant, label_ids: [parcel.id], expected_net: -1_500 };
  const { data: credit } = await manager.call('clearances.create', { body: again });
  expect((await clerk.try('clearances.detail', { params: { id: credit.id } })).body.code).toBe('not_found');
  expect((await clerk.call('clearances.collections', { query: {} })).data.map(({ id }) => id)).not.toContain(credit.id);
});
