import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DueDesk } from '@waybill/domain/rooms/labels/due-desks.ts';
import { ParcelFixture, type MadeParcel } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

const due = async (who: string, desk: DueDesk) => (await fixture.as(who)).call('tracking.due', { query: { desk } });
const senders = async (who: string, desk: DueDesk) =>
  Object.fromEntries((await due(who, desk)).data.map(({ sender, count }) => [sender, count]));
const codes = async (who: string, desk: DueDesk, sender: string) =>
  (await (await fixture.as(who)).call('tracking.parcels', { query: { queue: desk, due: desk, sender } })).data.map(
    ({ tracking_code }) => tracking_code,
  );

describe('N-30 what is due at the sender’s desk', () => {
  test('N-30 labels that are expected stand by sender until they are accepted, at their branch only', async () => {
    const merchant = await fixture.merchant();
    const [first, second] = (await fixture.parcels(2, { merchant })) as [MadeParcel, MadeParcel];
    fixture.app.clock.advance({ minutes: 1 });
    const walkIn = await fixture.parcel();
    // A draft is not handed in yet, and another branch's label is not expected here.
    await fixture.parcel({ merchant, status: 'created' });
    await fixture.parcel({ merchant, from: 'MDY', to: 'YGN' });
    const { data, total } = await due('staff', 'accept');
    expect(total).toBe(3);
    expect(data.map(({ sender, name, count }) => [sender, name, count])).toEqual([
      [`c${merchant}`, 'Shwe Shop', 2],
      ['p0979111', 'Sender', 1],
    ]);
    expect(await codes('staff', 'accept', `c${merchant}`)).toEqual([first.code, second.code]);
    expect(await codes('staff', 'accept', 'p0979111')).toEqual([walkIn.code]);
    await fixture.step('staff', first, { status: 'accept_from_origin_branch' });
    expect(await senders('staff', 'accept')).toEqual({ [`c${merchant}`]: 1, p0979111: 1 });
    expect(await senders('mdy.staff', 'accept')).toEqual({ [`c${merchant}`]: 1 });
    expect((await (await fixture.as('accountant')).try('tracking.due', { query: { desk: 'accept' } })).status).toBe(
      403,
    );
  });

  test('N-30 a parcel is due back once its return was agreed to and it is at its origin, until the return is confirmed', async () => {
    const merchant = await fixture.merchant();
    const key = `c${merchant}`;
    const [parcel, raised] = (await fixture.parcels(2, { merchant })) as [MadeParcel, MadeParcel];
    for (const one of [parcel, raised]) for (const who of ['staff', 'staff', 'mdy.staff']) await fixture.step(who, one);
    const ask = async (one: MadeParcel, call: 'tracking.raiseReturn' | 'tracking.askReturn' | 'tracking.agreeReturn') =>
      (await fixture.as('mdy.staff')).call(call, {
        params: { id: one.id },
        body: call === 'tracking.raiseReturn' ? { reason: 'refused' } : {},
      } as never);
    for (const one of [parcel, raised]) await ask(one, 'tracking.raiseReturn');
    await ask(parcel, 'tracking.askReturn');
    await ask(parcel, 'tracking.agreeReturn');
    await fixture.step('mdy.staff', parcel);
    expect([await senders('staff', 'return'), await senders('mdy.staff', 'return')]).toEqual([{}, {}]);
    await fixture.step('staff', parcel);
    expect(await senders('staff', 'return')).toEqual({ [key]: 1 });
    expect(await codes('staff', 'return', key)).toEqual([parcel.code]);
    // The desk's scan: a courier takes it to the sender, as the usual next step, once for all agreed to.
    expect((await fixture.scan('staff', parcel)).code).toBe('scan_needs_courier');
    const postman = fixture.staff['postman'] as number;
    expect((await fixture.scan('staff', parcel, { to_staff_id: postman })).code).toBe('scan_needs_confirmation');
    await fixture.step('staff', parcel, { to_staff_id: postman, confirmed: true });
    expect((await fixture.state(parcel)).status).toBe('sendback_to_origin_address');
    expect(await senders('staff', 'return')).toEqual({});
    await fixture.step('postman', parcel, { status: 'sentback_to_customer' });
    expect(await senders('staff', 'return')).toEqual({ [key]: 1 });
    await fixture.step('staff', parcel, { to_staff_id: postman, confirmed: true });
    expect((await fixture.state(parcel)).status).toBe('return_confirmed');
    expect(await senders('staff', 'return')).toEqual({});
  });
});
