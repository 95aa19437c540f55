import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chargePickups, PickupDesk } from './testing/pickup-desk.ts';

let desk: PickupDesk;
beforeAll(async () => {
  desk = await PickupDesk.open();
});
afterAll(() => desk.fixture.close());

const receiver = (change: object = {}) => ({
  source_phone: ['09999999999'],
  source_name: 'somebody else',
  destination_phone: ['09440012345'],
  destination_name: 'ဒေါ်ခင်မာလာ',
  destination_township: desk.places['Hlaing'],
  weight: 1.5,
  pieces: 2,
  payment_type: 'sender_pay',
  services: ['pickup', 'sms'],
  ...change,
});
const create = async (by: string, pickup_request_id?: number, change: object = {}) =>
  (await desk.fixture.as(by)).try('labels.create', { body: { ...receiver(change), pickup_request_id } });
const visitOf = async (by: string, id: number) =>
  (await (await desk.fixture.as(by)).call('pickup_requests.detail', { params: { id } })).data;
const ofMerchant = () => desk.ongoing({ customer_id: desk.merchant.id, phone: desk.merchant.phone });
const parcel = async () => (await desk.fixture.parcel({ merchant: desk.merchant.id })).code;

describe('labels at the door', () => {
  test('F-04 the courier makes a label with the sender of the visit; its pieces and weight are the visit’s, and it pays for no pickup of its own', async () => {
    const visit = await ofMerchant();
    expect((await visitOf('postman', visit.id)).door?.sender?.id).toBe(desk.merchant.id);
    const made = await create('postman', visit.id);
    expect([made.status, made.body.data.left_pickup]).toEqual([201, false]);
    const [label] = await desk.fixture.ask(
      'select merchant_id, source_name, source_phone, source_place_id, services from label where id = $1',
      [made.body.data.id],
    );
    expect(label).toEqual({
      merchant_id: desk.merchant.id,
      source_name: visit.name,
      source_phone: visit.phone,
      source_place_id: visit.place_id,
      services: ['sms'],
    });
    const { labels, version } = await visitOf('postman', visit.id);
    expect(labels).toMatchObject([{ id: made.body.data.id, pieces: 2, weight: 1.5, status: 'pending' }]);
    expect(version).toBeGreaterThan(visit.version);
    const complete = (count: number) =>
      desk.give('postman', 'pickup_requests.complete', visit, { collected_count: count, collected_weight: 2 });
    expect((await complete(1)).body).toMatchObject({ code: 'pickup_count_short', values: { n: 2 } });
    expect((await complete(3)).body.data).toMatchObject({ status: 'complete', collected_count: 3 });
  });

  test('F-04 A-06 a courier makes labels nowhere else: not without a visit, not at another’s door, not before they are there', async () => {
    const visit = await ofMerchant();
    expect((await create('postman')).body.code).toBe('missing_permission');
    expect((await create('courier', visit.id)).status).toBe(404);
    expect((await create('staff', visit.id)).body.code).toBe('pickup_of_another');
    const waiting = await desk.make({ postman_id: desk.fixture.staff['postman'] });
    expect((await create('postman', waiting.id)).body.code).toBe('state_not_allowed');
    expect((await visitOf('postman', visit.id)).labels).toEqual([]);
    expect((await visitOf('staff', visit.id)).door).toBeNull();
  });

  test('F-04 a label that exists is joined by its code while the courier is there, and one that another visit has is refused', async () => {
    const [visit, code] = [await ofMerchant(), await parcel()];
    const attach = (id: number, tracking_codes: string) =>
      desk.give('postman', 'pickup_requests.attach', { id }, { tracking_codes });
    expect((await attach(visit.id, code.toLowerCase())).body.data.labels).toMatchObject([{ tracking_code: code }]);
    expect((await attach(visit.id, code)).body.code).toBe('validation_failed');
    expect((await attach(visit.id, 'EX999999999XM')).body.code).toBe('pickup_label_unknown');
    const other = await ofMerchant();
    expect((await attach(other.id, code)).body).toMatchObject({ code: 'pickup_label_taken', values: { codes: code } });
    expect(
      (await desk.give('staff', 'pickup_requests.attach', other, { tracking_codes: await parcel() })).body.code,
    ).toBe('pickup_of_another');
    const done = await desk.done('postman', 'pickup_requests.complete', visit, {
      collected_count: 1,
      collected_weight: 1,
    });
    expect(done.labels).toHaveLength(1);
  });

  test('F-04 a label that is in a visit by mistake is taken out with a reason before it is complete: counts and fee follow, and the audit log says why', async () => {
    await chargePickups(desk);
    const [visit, code] = [await ofMerchant(), await parcel()];
    const made = await create('postman', visit.id, { pieces: 3 });
    const label_id = made.body.data.id;
    const takeOut = (by: string, body: object = { label_id, reason: 'two printed for one parcel' }) =>
      desk.give(by, 'pickup_requests.takeOut', visit, body);
    await desk.done('postman', 'pickup_requests.attach', visit, { tracking_codes: code });
    expect((await takeOut('postman', { label_id, reason: ' ' })).body.code).toBe('validation_failed');
    expect((await takeOut('staff')).body.code).toBe('pickup_of_another');
    expect((await takeOut('courier')).status).toBe(404);
    expect((await visitOf('postman', visit.id)).labels).toHaveLength(2);

    const { body } = await takeOut('postman');
    expect(body.data.labels).toMatchObject([{ tracking_code: code }]);
    expect(body.data.waiting_labels).toContainEqual(expect.objectContaining({ id: label_id, status: 'pending' }));
    expect((await takeOut('supervisor')).body.code).toBe('pickup_label_out');
    const [line] = await desk.fixture.ask(
      "select before, after from audit where room = 'pickup_requests' and record_id = $1 and action = 'take_out'",
      [String(visit.id)],
    );
    expect(line).toEqual({ before: { label_ids: [label_id] }, after: { reason: 'two printed for one parcel' } });

    const done = await desk.done('postman', 'pickup_requests.complete', visit, {
      collected_count: 1,
      collected_weight: 1,
    });
    expect([done.collected_count, done.fee]).toEqual([1, 500]);
    const left = { label_id: done.labels[0]?.id, reason: 'too late' };
    expect((await takeOut('postman', left)).body.code).toBe('state_not_allowed');
  });

  test('F-04 a label that came with the visit and was accepted meanwhile is not taken out any more, also not by a supervisor', async () => {
    const [visit, accepted] = [await ofMerchant(), await desk.fixture.parcel({ merchant: desk.merchant.id })];
    const { code } = accepted;
    const joined = await desk.done('postman', 'pickup_requests.attach', visit, { tracking_codes: code });
    await desk.fixture.step('staff', accepted);
    for (const by of ['postman', 'supervisor'])
      expect(
        (await desk.give(by, 'pickup_requests.takeOut', visit, { label_id: joined.labels[0]?.id, reason: 'a mistake' }))
          .body,
      ).toMatchObject({ code: 'pickup_label_moved', values: { codes: code } });
  });

  test('F-04 a label that was made there without a network comes after the visit is complete: the count follows, until the branch has counted', async () => {
    const visit = await ofMerchant();
    await desk.done('postman', 'pickup_requests.complete', visit, { collected_count: 1, collected_weight: 1 });
    const courier = await desk.fixture.as('postman');
    const device = 'ab'.repeat(16);
    const { codes } = (await courier.call('labels.lease', { body: { device } })).data;
    const express = codes.filter((code) => code.startsWith('EX'));
    const send = (tracking_code: string | undefined) =>
      courier.try('labels.createOffline', {
        body: { ...receiver(), tracking_code, device, pickup_request_id: visit.id },
      });
    expect((await send(express[0])).body.data).toMatchObject({ tracking_code: express[0], left_pickup: false });
    expect((await visitOf('postman', visit.id)).collected_count).toBe(2);
    await desk.done('staff', 'pickup_requests.receive', visit, { accepted_count: 2 });
    expect((await send(express[1])).body.code).toBe('pickup_counted');
  });
});
