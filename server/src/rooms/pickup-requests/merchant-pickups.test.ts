import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { joinAs } from '../merchant-users/testing/merchant-people.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let manager: TestClient;
let shop: { readonly id: number; readonly owner: TestClient };
let other: typeof shop;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  manager = await fixture.as('manager');
  const open = async () => {
    const id = await fixture.merchant();
    return { id, owner: await joinAs(fixture.app, manager, id) };
  };
  [shop, other] = [await open(), await open()];
});
afterAll(() => fixture.close());

const waiting = (count = 2) => fixture.parcels(count, { merchant: shop.id });
const ask = async (by: TestClient, labels: readonly Pick<MadeParcel, 'id'>[], change: object = {}) => {
  const [place] = await fixture.ask<{ id: number }>('select min(id) as id from place where branch_id is not null');
  const body = {
    phone: ['0945550001'],
    name: 'Shop',
    place_id: place?.id ?? 0,
    branch_id: fixture.branches.YGN,
    time_request: addDays(businessDate(fixture.app.clock()), 1),
    day_part: 'morning' as const,
    vehicle: 'car' as const,
    counts: 2,
    label_ids: labels.map(({ id }) => id),
    ...change,
  };
  return by.try('pickup_requests.create', { body });
};
const unplanned = async () => (await shop.owner.call('pickup_requests.unplanned', {})).data.map(({ id }) => id);

test('U-04 a merchant asks for a pickup of today’s orders; the courier counts them at the door, and only then they are the visit’s', async () => {
  const parcels = await waiting();
  expect(await unplanned()).toEqual(expect.arrayContaining(parcels.map(({ id }) => id)));
  const made = await ask(shop.owner, parcels);
  expect(made.status).toBe(201);
  const { id, labels, planned_labels, actions, may_edit } = made.body.data;
  expect([labels, planned_labels.map((one) => one.id), actions.map(({ command }) => command), may_edit]).toEqual([
    [],
    parcels.map((one) => one.id),
    ['withdraw'],
    false,
  ]);
  const left = await unplanned();
  for (const parcel of parcels) expect(left).not.toContain(parcel.id);
  const courier = await fixture.as('postman');
  const postman_id = fixture.staff.postman;
  await manager.call('pickup_requests.assign', { params: { id }, body: { postman_id } } as never);
  await courier.call('pickup_requests.accept', { params: { id } });
  const { data: seen } = await courier.call('pickup_requests.detail', { params: { id } });
  expect(seen.planned_labels.map((one) => one.id)).toEqual(parcels.map((one) => one.id));
  const body = { collected_count: 2, collected_weight: 2, label_ids: parcels.map((one) => one.id) };
  const { data: done } = await courier.call('pickup_requests.complete', { params: { id }, body });
  expect([done.labels.length, done.planned_labels]).toEqual([2, []]);
  const { data: read } = await shop.owner.call('pickup_requests.detail', { params: { id } });
  expect([read.status, read.labels.length]).toEqual(['complete', 2]);
  const [{ name } = { name: '' }] = await fixture.ask<{ name: string }>('select name from staff where id = $1', [
    postman_id,
  ]);
  expect(JSON.stringify(read)).not.toContain(name);
});

test('U-04 U-02 labels of another shop, and of a passer-by with the phone that was typed, cannot be asked for', async () => {
  const [own] = await waiting(1);
  const [foreign] = await fixture.parcels(1, { merchant: other.id });
  const passer = await fixture.parcel({});
  await fixture.ask('update label set source_phone = array[$2] where id = $1', [passer.id, '0945550001']);
  for (const parcel of [foreign, passer]) {
    const refused = await ask(shop.owner, [own!, parcel!]);
    expect([refused.status, refused.body.code, refused.body.values]).toEqual([
      422,
      'pickup_label_unknown',
      { codes: String(parcel?.id) },
    ]);
    expect(JSON.stringify(refused.body)).not.toContain(parcel?.code);
  }
  expect(await unplanned()).toContain(own?.id);
});

test('U-04 a merchant calls a visit off while it waits, not once a courier is on the way; its orders can be asked for again', async () => {
  const parcels = await waiting();
  const first = (await ask(shop.owner, parcels)).body.data.id;
  const off = { body: { reason: 'We come to the branch' } };
  expect((await other.owner.try('pickup_requests.withdraw', { params: { id: first }, ...off })).status).toBe(404);
  expect((await shop.owner.call('pickup_requests.withdraw', { params: { id: first }, ...off })).data.status).toBe(
    'failed',
  );
  expect(await unplanned()).toEqual(expect.arrayContaining(parcels.map(({ id }) => id)));
  const second = (await ask(shop.owner, parcels)).body.data.id;
  const courier = await fixture.as('postman');
  await manager.call('pickup_requests.assign', {
    params: { id: second },
    body: { postman_id: fixture.staff.postman },
  } as never);
  await courier.call('pickup_requests.accept', { params: { id: second } });
  const late = await shop.owner.try('pickup_requests.withdraw', { params: { id: second }, ...off });
  expect([late.status, late.body.code]).toEqual([409, 'state_not_allowed']);
  const { data } = await shop.owner.call('pickup_requests.detail', { params: { id: second } });
  expect(data.actions).toEqual([]);
});

test('U-04 U-08 who may only see reads the visits of their shop, and asks for none', async () => {
  const { id } = (await ask(shop.owner, await waiting(1))).body.data;
  await fixture.ask("update customer set portal_access = 'see' where id = $1", [shop.id]);
  expect((await shop.owner.call('pickup_requests.list', { query: {} })).data.map((row) => row.id)).toContain(id);
  expect((await shop.owner.call('pickup_requests.count', { query: {} })).data['unassigned']).toBeGreaterThan(0);
  expect((await ask(shop.owner, [])).status).toBe(403);
  expect((await shop.owner.try('pickup_requests.unplanned', {})).status).toBe(403);
  await fixture.ask("update customer set portal_access = 'order' where id = $1", [shop.id]);
});
