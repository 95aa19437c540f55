import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chargePickups, PickupDesk, sorted } from './testing/pickup-desk.ts';

let desk: PickupDesk;
beforeAll(async () => {
  desk = await PickupDesk.open();
});
afterAll(() => desk.fixture.close());

describe('labels of a visit', () => {
  const sent = { collected_count: 2, collected_weight: 2 };

  test('F-04 labels of the customer that wait are joined by code or choice; one label goes with one visit only', async () => {
    const [one, two] = await desk.fixture.parcels(2, { merchant: desk.merchant.id });
    const made = await desk.ongoing({ customer_id: desk.merchant.id, phone: desk.merchant.phone });
    const { data: open } = await (
      await desk.fixture.as('postman')
    ).call('pickup_requests.detail', { params: { id: made.id } });
    expect(open.waiting_labels.map(({ id }) => id)).toEqual(expect.arrayContaining([one?.id, two?.id]));
    const complete = await desk.done('postman', 'pickup_requests.complete', made, {
      ...sent,
      label_ids: [one?.id],
      tracking_codes: two?.code.toLowerCase(),
    });
    expect(complete.labels.map(({ tracking_code }) => tracking_code)).toEqual([one?.code, two?.code]);

    const next = await desk.ongoing({ customer_id: desk.merchant.id, phone: desk.merchant.phone });
    const refused = await desk.give('postman', 'pickup_requests.complete', next, {
      ...sent,
      tracking_codes: one?.code,
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'pickup_label_taken']);
    expect(refused.body.message).toContain(one?.code);
  });

  test('F-04 labels of somebody else, unknown codes and labels that are on their way are refused, and nothing is kept', async () => {
    const [theirs, moved] = [
      await desk.fixture.parcel({ merchant: await desk.fixture.merchant() }),
      await desk.fixture.parcel({ merchant: desk.merchant.id }),
    ];
    await desk.fixture.step('staff', moved);
    const made = await desk.ongoing({ customer_id: desk.merchant.id, phone: desk.merchant.phone });
    const complete = async (tracking_codes: string) =>
      (await desk.give('postman', 'pickup_requests.complete', made, { ...sent, tracking_codes })).body.code;
    expect(await complete(theirs.code)).toBe('pickup_label_unknown');
    expect(await complete('EX999999999XM')).toBe('pickup_label_unknown');
    expect(await complete(moved.code)).toBe('pickup_label_moved');
    const { data } = await (await desk.fixture.as('staff')).call('pickup_requests.detail', { params: { id: made.id } });
    expect([data.status, data.labels, data.fee]).toEqual(['ongoing', [], null]);
  });

  test('F-04 two visits that take the same label at once: one of them gets it', async () => {
    const parcel = await desk.fixture.parcel({ merchant: desk.merchant.id });
    const visits = [
      await desk.ongoing({ customer_id: desk.merchant.id }),
      await desk.ongoing({ customer_id: desk.merchant.id }),
    ] as const;
    const answers = await Promise.all(
      visits.map((visit) =>
        desk.give('postman', 'pickup_requests.complete', visit, { ...sent, label_ids: [parcel.id] }),
      ),
    );
    expect(sorted(answers.map(({ status }) => status))).toEqual([200, 409]);
  });

  test('K-01 a visit costs the rate of the price table once, however many parcels; a label that paid for the pickup is not charged twice', async () => {
    await chargePickups(desk);
    const complete = async (change: object) =>
      (
        await desk.done('postman', 'pickup_requests.complete', await desk.ongoing({ customer_id: desk.merchant.id }), {
          ...sent,
          collected_count: 40,
          ...change,
        })
      ).fee;
    expect(await complete({})).toBe(500);
    const parcel = await desk.fixture.parcel({ merchant: desk.merchant.id });
    await desk.fixture.ask(
      `update label set price = '{"lines":[{"name":"shipping","amount":2500},{"name":"pickup","amount":500}]}' where id = $1`,
      [parcel.id],
    );
    expect(await complete({ label_ids: [parcel.id] })).toBe(0);
  });
});
