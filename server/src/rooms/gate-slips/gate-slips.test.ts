import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, samples } from '../../kernel/testing/multipart.ts';
import { ParcelFixture, scanId, type MadeParcel, type ParcelOptions } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
});
afterAll(() => fixture.close());

async function accepted(count: number, more: ParcelOptions = {}): Promise<MadeParcel[]> {
  const made = await fixture.parcels(count, { gate: true, merchant, ...more });
  await fixture.scanMany(
    'staff',
    made.map(({ code }) => ({ code })),
  );
  fixture.app.clock.advance({ minutes: 1 });
  return made;
}
let numbers = 0;
async function openSlip(who = 'staff', photo = true) {
  const form = await multipart({
    gate_name: 'အောင်မင်္ဂလာ ဂိတ်',
    gate_phone: '0979111222',
    slip_number: `A-${++numbers}`,
    ...(photo ? { slip_photo: { name: 'slip.png', content: samples.png } } : {}),
  });
  const answer = await (await fixture.as(who)).send({ method: 'POST', url: '/api/gate-slip', ...form });
  expect(answer.statusCode).toBe(201);
  return answer.json().data as { id: number; has_photo: boolean };
}
async function give(who: string, slip: number, parcels: readonly MadeParcel[]): Promise<string[]> {
  const { data } = await (
    await fixture.as(who)
  ).call('gate_slips.scan', {
    body: {
      scans: parcels.map(({ code: tracking_code }) => ({
        scan_id: scanId(),
        tracking_code,
        scanned_at: fixture.app.clock().toISOString(),
        gate_slip_id: slip,
      })),
    },
  });
  fixture.app.clock.advance({ minutes: 1 });
  return data.map(({ result, code }) => code ?? result);
}
const statusOf = async (parcel: MadeParcel) => (await fixture.state(parcel)).status;
const parcelsOn = async (slip: number, who = 'staff') =>
  (await (await fixture.as(who)).call('gate_slips.parcels', { query: { gate_slip_id: String(slip) } })).data;
const word = { word_by: 'receiver', word_name: 'Daw Khin', word_phone: '0979333444' } as const;
async function confirm(who: string, id: number, body: object = word, call: 'confirm' | 'confirm_late' = 'confirm') {
  const answer = await (await fixture.as(who)).try(`gate_slips.${call}`, { params: { id }, body });
  return answer.status < 300 ? (answer.body as { data: { gate_place: string } }).data.gate_place : answer.body.code;
}

describe('O-11 bus gates', () => {
  test('O-11 several parcels go on one slip; the receiver’s word closes each, never entered by whoever gave it or wrote the slip', async () => {
    const [first, second] = (await accepted(2)) as [MadeParcel, MadeParcel];
    const slip = await openSlip();
    expect(slip.has_photo).toBe(true);
    expect(await give('supervisor', slip.id, [first, second])).toEqual(['applied', 'applied']);
    expect(await give('staff', slip.id, [first])).toEqual(['already_applied']);
    expect(await statusOf(first)).toBe('accept_by_transport');
    const [one] = await parcelsOn(slip.id);
    const id = one?.id ?? 0;
    expect(one).toMatchObject({ gate_place: 'with_gate', slip_number: `A-${numbers}` });
    expect(await confirm('staff', id)).toBe('second_person_needed');
    expect(await confirm('supervisor', id)).toBe('second_person_needed');
    expect(await confirm('mdy.staff', id)).toBe('not_found');
    // A plain scan cannot bypass it.
    expect((await fixture.scan('manager', first, { status: 'delivered', confirmed: true })).code).toBe(
      'scan_needs_word',
    );
    expect(await confirm('manager', id)).toBe('delivered');
    expect(await confirm('manager', id)).toBe('gate_not_there');
    expect(await statusOf(first)).toBe('delivered');
    expect((await parcelsOn(slip.id))[0]).toMatchObject({ ...word, gate_place: 'delivered' });
    const [line] = await fixture.ask<{ after: object }>(
      "select after from audit where room = 'gate_slips' and record_id = $1 and action = 'confirm'",
      [String(slip.id)],
    );
    expect(line?.after).toMatchObject({ tracking_code: first.code, ...word });
  });

  test('O-11 without its picture nothing of a slip is confirmed; a picture is added once', async () => {
    const [parcel] = await accepted(1);
    const slip = await openSlip('staff', false);
    await give('staff', slip.id, [parcel as MadeParcel]);
    const [one] = await parcelsOn(slip.id);
    expect(await confirm('manager', one?.id ?? 0)).toBe('gate_needs_photo');
    const add = async () => {
      const form = await multipart({ slip_photo: { name: 'slip.png', content: samples.png } });
      const answer = await (
        await fixture.as('staff')
      ).send({
        method: 'POST',
        url: `/api/gate-slip/${slip.id}/photo`,
        ...form,
      });
      return answer.json().code ?? answer.json().data.has_photo;
    };
    expect([await add(), await add()]).toEqual([true, 'gate_has_photo']);
    expect(await confirm('manager', one?.id ?? 0)).toBe('delivered');
  });

  test('O-11 without anybody’s word only a supervisor counts it as delivered, and only after the days', async () => {
    const [parcel] = await accepted(1, { cod: 40_000 });
    const slip = await openSlip();
    await give('staff', slip.id, [parcel as MadeParcel]);
    const id = (await parcelsOn(slip.id))[0]?.id ?? 0;
    const why = { late_reason: 'the gate says it left' };
    expect(await confirm('supervisor', id, why, 'confirm_late')).toBe('gate_not_due');
    fixture.app.clock.advance({ hours: 24 * 5 });
    // Everyone signs in again after such a time.
    fixture.people.clear();
    expect(await confirm('mdy.staff', id, why, 'confirm_late')).toBe('missing_permission');
    expect(await confirm('supervisor', id, why, 'confirm_late')).toBe('delivered');
    expect(await fixture.state(parcel as MadeParcel)).toMatchObject({ status: 'delivered', cod_status: 'process' });
    expect(await fixture.balance('receivable:gate')).toBe(40_000);
  });

  test('O-11 what does not go by gate is refused; what comes back may go again on another slip', async () => {
    const own = await fixture.parcel();
    await fixture.step('staff', own);
    const [parcel] = (await accepted(1)) as [MadeParcel];
    const slip = await openSlip();
    expect(await give('staff', slip.id, [own, parcel])).toEqual(['gate_not_due_here', 'applied']);
    expect(await statusOf(own)).toBe('accept_from_origin_branch');
    expect(await give('mdy.staff', slip.id, [parcel])).toEqual(['gate_slip_unknown']);
    await fixture.step('staff', parcel, { status: 'arrivedback_to_origin_branch', confirmed: true });
    expect((await parcelsOn(slip.id))[0]?.gate_place).toBe('back');
    const again = await openSlip();
    expect(await give('staff', again.id, [parcel])).toEqual(['applied']);
    expect([(await parcelsOn(slip.id))[0]?.gate_place, (await parcelsOn(again.id))[0]?.gate_place]).toEqual([
      'back',
      'with_gate',
    ]);
    const { data: counts } = await (await fixture.as('staff')).call('gate_slips.count', {});
    expect(counts.with_gate).toBeGreaterThan(0);
  });

  test('O-11 the gate’s count is entered before the list is seen, never by whoever gave; a difference is owned until a third person settles it', async () => {
    const [first, second, late] = (await accepted(3)) as [MadeParcel, MadeParcel, MadeParcel];
    const slip = await openSlip();
    const params = { id: slip.id };
    const count = async (who: string, gate_count: number) => {
      const answer = await (
        await fixture.as(who)
      ).try('gate_slips.enter_count', { params, body: { gate_count, signed_by: 'Ko Htay' } });
      return answer.body.code ?? answer.status;
    };
    const slipAs = async (who: string) => (await (await fixture.as(who)).call('gate_slips.detail', { params })).data;
    expect(await count('manager', 2)).toBe('gate_slip_empty');
    await give('supervisor', slip.id, [first, second]);
    expect([await count('staff', 2), await count('supervisor', 2)]).toEqual([
      'second_person_needed',
      'second_person_needed',
    ]);
    // A person who may still count sees neither the number nor the parcels; the person who gave them does.
    const counts = async (who: string) => (await (await fixture.as(who)).call('gate_slips.count', {})).data;
    const uncounted = async (who: string) => (await counts(who)).uncounted;
    // Staff gave the slips of the earlier tests, so that only this one waits for them too.
    const [waits, ofGiver] = [await uncounted('manager'), await uncounted('supervisor')];
    expect(waits).toBeGreaterThan(0);
    expect(await counts('manager')).not.toHaveProperty('with_gate');
    expect(await slipAs('manager')).toMatchObject({
      parcels: null,
      unconfirmed: null,
      unsettled: null,
      sees_list: false,
    });
    expect([(await parcelsOn(slip.id, 'manager')).length, (await parcelsOn(slip.id)).length]).toEqual([0, 2]);
    expect(await count('manager', 1)).toBe(200);
    expect(await slipAs('manager')).toMatchObject({
      parcels: 2,
      gate_count: 1,
      listed_count: 2,
      signed_by: 'Ko Htay',
      case_status: 'open',
    });
    expect((await parcelsOn(slip.id, 'manager')).length).toBe(2);
    expect([await uncounted('manager'), await uncounted('supervisor')]).toEqual([(waits ?? 0) - 1, ofGiver]);
    // A count is entered once, and the slip accepts no more parcels.
    expect(await count('manager', 2)).toBe('gate_counted');
    expect(await give('staff', slip.id, [late])).toEqual(['gate_counted']);
    const settle = async (who: string) => {
      const body = { case_note: 'the gate found it behind the seats' };
      const answer = await (await fixture.as(who)).try('gate_slips.settle', { params, body });
      return answer.body.code ?? (answer.body as { data: { case_status: string } }).data.case_status;
    };
    expect([await settle('staff'), await settle('supervisor'), await settle('manager')]).toEqual([
      'missing_permission',
      'second_person_needed',
      'second_person_needed',
    ]);
    await (await fixture.as('owner')).call('gate_slips.own', { params });
    expect([await settle('owner'), await settle('owner')]).toEqual(['settled', 'state_not_allowed']);
    const log = await fixture.ask<{ action: string }>(
      "select action from audit where room = 'gate_slips' and record_id = $1 order by id",
      [String(slip.id)],
    );
    expect(log.map(({ action }) => action)).toEqual(['create', 'count', 'own', 'settle']);
  });

  test('O-11 counts that agree leave no case; a parcel that was taken back before is not counted', async () => {
    const [stays, back] = (await accepted(2)) as [MadeParcel, MadeParcel];
    const slip = await openSlip();
    await give('staff', slip.id, [stays, back]);
    await fixture.step('staff', back, { status: 'arrivedback_to_origin_branch', confirmed: true });
    const { data } = await (
      await fixture.as('manager')
    ).call('gate_slips.enter_count', { params: { id: slip.id }, body: { gate_count: 1, signed_by: 'Ko Htay' } });
    expect(data).toMatchObject({ listed_count: 1, case_status: null, actions: [] });
  });
});
