import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';
import { arrived, OutsiderPhone, receiverDigits } from './testing/outsider.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

const inDays = (n: number): string => addDays(businessDate(fixture.app.clock()), n);

/** Sends a receiver's choice on an opened page of a parcel. */
async function wish(parcel: MadeParcel, choice: string, form: Record<string, string>) {
  const phone = new OutsiderPhone(fixture);
  await phone.open(parcel, receiverDigits);
  return phone.post(`/t/${parcel.code}/${choice}?lang=en`, form);
}

async function historyOf(parcel: MadeParcel) {
  return fixture.ask<{ status: string; party: string | null; staff_id: number | null; remark: string | null }>(
    'select status, party, staff_id, remark from label_entry where label_id = $1 and party is not null order by id',
    [parcel.id],
  );
}

async function auditOf(room: string, name: string) {
  return fixture.ask<{ action: string; staff_id: number | null; party: string }>(
    `select action, staff_id, coalesce(after ->> 'party', after ->> 'source') as party from audit where room = $1 and record_name = $2
      and (after ? 'party' or after ->> 'source' = 'receiver') order by id`,
    [room, name],
  );
}

/** Returns a township of this branch, near enough to have no surcharge. */
async function townshipOf(branch: string): Promise<number> {
  const [row] = await fixture.ask<{ id: number }>(
    `select id from place where type = 'township' and delivers_id = $1 and not is_remote and in_use order by id limit 1`,
    [fixture.branches[branch]],
  );
  return row?.id as number;
}

describe('O-10 another day, and keeping it', () => {
  test('O-10 another day costs nothing, keeps the parcel off the street until then, and says who asked', async () => {
    const parcel = await arrived(fixture, { merchant: await fixture.merchant() });
    const done = await wish(parcel, 'other_day', { hold_until: inDays(3) });
    expect([
      done.status,
      done.body.includes('on the day you chose'),
      done.body.includes(formatDate(inDays(3))),
    ]).toEqual([303, true, true]);
    expect((await fixture.state(parcel)).held_until).toBe(inDays(3));
    expect(await historyOf(parcel)).toEqual([
      { status: 'hold_mail', party: 'receiver', staff_id: null, remark: 'Receiver 0979222' },
    ]);
    expect(await auditOf('hold_mails', parcel.code)).toEqual([{ action: 'create', staff_id: null, party: 'receiver' }]);
    const desk = await fixture.as('mdy.staff');
    const { data } = await desk.call('labels.detail', { params: { id: parcel.id } });
    expect(data.transaction.at(-1)).toMatchObject({ by: null, party: 'receiver' });
    const [hold] = await fixture.ask<{ week_fee: number }>('select week_fee from hold_mail where label_id = $1', [
      parcel.id,
    ]);
    expect(hold?.week_fee).toBe(0);
  });

  test('O-10 a day beyond the week, a day that is over and a second wish are refused in words, and nothing changes', async () => {
    const parcel = await arrived(fixture);
    const late = await wish(parcel, 'other_day', { hold_until: inDays(9) });
    expect([late.status, late.body.includes('Choose an earlier day')]).toEqual([409, true]);
    const past = await wish(parcel, 'keep', { hold_until: inDays(0) });
    expect(past.body).toContain('Choose a day after today');
    expect((await wish(parcel, 'keep', {})).status).toBe(409);
    expect((await fixture.state(parcel)).held_until).toBeNull();
    await wish(parcel, 'keep', { hold_until: inDays(10) });
    expect((await fixture.state(parcel)).held_until).toBe(inDays(10));
    expect((await wish(parcel, 'other_day', { hold_until: inDays(2) })).body).toContain('already keeps it');
    expect(await historyOf(parcel)).toHaveLength(1);
  });

  test('O-10 sent twice at the same moment a wish is granted once, and the other is told', async () => {
    const parcel = await arrived(fixture);
    const phone = new OutsiderPhone(fixture);
    await phone.open(parcel, receiverDigits);
    const both = await Promise.all(
      [inDays(2), inDays(4)].map((hold_until) => phone.post(`/t/${parcel.code}/keep?lang=en`, { hold_until })),
    );
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 409]);
    expect(await historyOf(parcel)).toHaveLength(1);
  });

  test('O-10 what is on the road cannot be kept yet, and the page says when it can', async () => {
    const parcel = await fixture.parcel();
    await fixture.step('staff', parcel);
    expect((await wish(parcel, 'keep', { hold_until: inDays(2) })).body).toContain('after the parcel has arrived');
  });
});

describe('O-10 after a delivery that failed', () => {
  test('O-10 S-04 on the road of one branch the receiver reads when we come again, and another day chosen there lasts when the courier brings it back', async () => {
    const parcel = await fixture.parcel({ to: 'YGN' });
    await fixture.step('staff', parcel);
    await fixture.step('staff', parcel, {
      status: 'send_to_destination_address',
      to_staff_id: fixture.staff.postman as number,
    });
    await fixture.step('postman', parcel, { status: 'sendback_to_origin_branch', reason: 'uncontactable' });
    const phone = new OutsiderPhone(fixture);
    const { body } = await phone.open(parcel, receiverDigits);
    expect(body).toMatch(/We could not reach you at [0-9:]{5}[.] We will try again by [0-9-]{10}[.]/);
    for (const button of ['Deliver on another day', 'Pick up at the branch', 'Add another phone number'])
      expect(body).toContain(button);
    const { data } = await (await fixture.as('staff')).call('tracking.shipping', { params: { id: parcel.id } });
    expect(data.outside.map(({ party, place, en }) => [party, place, body.includes(en)])).toEqual([
      ['receiver', 'not_reached', true],
      ['sender', 'not_reached', false],
    ]);
    expect(body).not.toMatch(/being returned|by way of the sender’s branch|At the sender’s branch/i);
    const hold_until = inDays(2);
    expect((await phone.post(`/t/${parcel.code}/other_day?lang=en`, { hold_until })).status).toBe(303);
    await fixture.step('staff', parcel, { confirmed: true });
    expect(await fixture.state(parcel)).toMatchObject({
      status: 'arrivedback_to_origin_branch',
      held_until: expect.anything(),
    });
    const again = await fixture.scan('staff', parcel, { to_staff_id: fixture.staff.postman as number });
    expect(again.code).toBe('scan_on_hold');
  });
});

describe('O-10 another address or number', () => {
  test('O-10 in the reach of the same branch the label has the new address, once', async () => {
    const parcel = await arrived(fixture);
    const township = String(await townshipOf('MDY'));
    const form = { destination_township: township, destination_street: 'No. 5, 30th Street' };
    expect((await wish(parcel, 'other_address', form)).status).toBe(303);
    const [label] = await fixture.ask(
      'select destination_street, destination_place_id::text as place from label where id = $1',
      [parcel.id],
    );
    expect(label).toEqual({ destination_street: 'No. 5, 30th Street', place: township });
    expect((await historyOf(parcel)).map(({ status, party }) => [status, party])).toEqual([
      ['details_changed', 'receiver'],
    ]);
    expect(await auditOf('labels', parcel.code)).toEqual([{ action: 'edit', staff_id: null, party: 'receiver' }]);
    expect((await wish(parcel, 'other_address', form)).body).toContain('already changed');
  });

  test('O-10 where another branch delivers it is redirected by the command of the desk, for a fee of the merchant; a walk-in sender’s is not', async () => {
    const form = {
      destination_township: String(await townshipOf('YGN')),
      destination_street: 'No. 9, Bo Aung Kyaw Street',
    };
    const parcel = await arrived(fixture, { merchant: await fixture.merchant(), to: 'MDY' });
    const income = await fixture.balance('income');
    const cash = await fixture.balance('cash:branch');
    expect((await wish(parcel, 'other_address', form)).status).toBe(303);
    expect(await fixture.state(parcel)).toMatchObject({
      status: 'redirected',
      deliver_branch_id: fixture.branches.YGN,
    });
    // Written on the account of the merchant: nobody stood at a counter.
    expect([income - (await fixture.balance('income')), (await fixture.balance('cash:branch')) - cash]).toEqual([
      1_000, 0,
    ]);
    const walkIn = await arrived(fixture);
    expect((await wish(walkIn, 'other_address', form)).body).toContain('only be changed by phone');
    expect(await historyOf(walkIn)).toEqual([]);
  });

  test('O-10 four digits move nothing that is worth stealing, and nothing that a courier carries', async () => {
    const form = { destination_township: String(await townshipOf('MDY')), destination_street: 'Elsewhere' };
    const valued = await arrived(fixture, { services: ['vfl'] });
    expect((await wish(valued, 'other_address', form)).body).toContain('only be changed by phone');
    const out = await arrived(fixture);
    await fixture.step('mdy.staff', out, {
      status: 'send_to_destination_address',
      to_staff_id: fixture.staff['mdy.postman'] as number,
    });
    expect((await wish(out, 'other_address', form)).body).toContain('A courier has it now');
    expect([await historyOf(valued), await historyOf(out)]).toEqual([[], []]);
  });

  test('O-10 a further number is called too, at most three, none twice', async () => {
    const parcel = await arrived(fixture);
    for (const phone of ['09791000001', '09791000002', '09791000003'])
      expect((await wish(parcel, 'other_number', { phone })).status).toBe(303);
    expect((await wish(parcel, 'other_number', { phone: '09791000004' })).body).toContain(
      'No more numbers can be added',
    );
    const [label] = await fixture.ask<{ phones: string[] }>(
      'select contact_phone_list as phones from label where id = $1',
      [parcel.id],
    );
    expect(label?.phones).toEqual(['09791000001', '09791000002', '09791000003']);
    // By its own digits the page opens too.
    expect((await new OutsiderPhone(fixture).open(parcel, '0002')).status).toBe(303);
  });
});

describe('O-10 feedback', () => {
  test('O-10 a receiver says once how it was, after the delivery, and the branch reads it', async () => {
    const parcel = await arrived(fixture);
    expect((await wish(parcel, 'feedback', { score: '5', text: 'Fine' })).status).toBe(409);
    await fixture.step('mdy.staff', parcel, { status: 'delivered', confirmed: true });
    const both = await Promise.all([1, 2].map((n) => wish(parcel, 'feedback', { score: '5', text: `Quick ${n}` })));
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 409]);
    const desk = await fixture.as('mdy.manager');
    const { data } = await desk.call('feedbacks.list', { query: { search: parcel.code } as never });
    expect(data.filter((row) => row.tracking_code === parcel.code)).toMatchObject([
      { score: 5, source: 'receiver', created_by: null },
    ]);
    expect(await auditOf('feedbacks', parcel.code)).toEqual([{ action: 'create', staff_id: null, party: 'receiver' }]);
  });
});
