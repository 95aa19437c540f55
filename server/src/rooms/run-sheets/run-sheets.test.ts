import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTrackingCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { ParcelFixture, scanId, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
});
afterAll(() => fixture.close());

/** Parcels that lie at Mandalay and are to be delivered there. */
async function arrived(count: number, cod = 0): Promise<MadeParcel[]> {
  const made = await fixture.parcels(count, { cod, merchant });
  for (const who of ['staff', 'staff', 'mdy.staff']) {
    await fixture.scanMany(
      who,
      made.map(({ code }) => ({ code })),
    );
    fixture.app.clock.advance({ minutes: 1 });
  }
  return made;
}

const courierId = () => fixture.staff['mdy.postman'] as number;
async function open(who = 'mdy.staff') {
  return (await (await fixture.as(who)).call('run_sheets.create', { body: { taker_id: courierId() } })).data;
}
async function give(who: string, sheet: number, codes: readonly string[]): Promise<string[]> {
  const { data } = await (
    await fixture.as(who)
  ).call('run_sheets.scan', {
    body: {
      scans: codes.map((tracking_code) => ({
        scan_id: scanId(),
        tracking_code,
        scanned_at: fixture.app.clock().toISOString(),
        run_sheet_id: sheet,
      })),
    },
  });
  fixture.app.clock.advance({ minutes: 1 });
  return data.map(({ result, code }) => code ?? result);
}
async function act(who: string, command: 'count' | 'settle' | 'close' | 'void', id: number, body?: object) {
  const { status, body: answer } = await (
    await fixture.as(who)
  ).try(`run_sheets.${command}`, { params: { id }, ...(body ? { body } : {}) });
  return status < 300 ? (answer as { data: { status: string } }).data.status : answer.code;
}
const detail = async (who: string, id: number) =>
  (await (await fixture.as(who)).call('run_sheets.detail', { params: { id } })).data;
const mine = async () => (await (await fixture.as('mdy.postman')).call('run_sheets.mine', {})).data;
const codes = (parcels: readonly MadeParcel[]) => parcels.map(({ code }) => code);
const statusOf = async (parcel: MadeParcel) => (await fixture.state(parcel)).status;

/** Ends a sheet, so that the next test begins with none: what is out comes back, what was collected is handed in. */
async function end(id: number): Promise<void> {
  const client = await fixture.as('mdy.staff');
  const { data } = await client.call('run_sheets.stops', { query: { run_sheet_id: String(id), state: 'out' } });
  for (const { tracking_code: code, label_id } of data) {
    await fixture.step(
      'mdy.postman',
      { id: label_id, code },
      { status: 'sendback_to_destination_branch', reason: 'not_home' },
    );
    await fixture.step('mdy.staff', { id: label_id, code });
  }
}

describe('O-12 run sheets', () => {
  test('O-12 a sheet is given, counted without being seen, worked off and closed when parcels and cash are in', async () => {
    const [first, second, third] = (await arrived(3, 30_000)) as [MadeParcel, MadeParcel, MadeParcel];
    const sheet = await open();
    expect([sheet.status, sheet.may_give]).toEqual(['active', true]);
    expect(await give('mdy.staff', sheet.id, codes([first, second, third]))).toEqual(['applied', 'applied', 'applied']);
    expect(await statusOf(first)).toBe('send_to_destination_address');
    // The courier is told to count, and sees nothing before.
    const before = await mine();
    expect([before.doors, before.sheets.map(({ to_count }) => to_count)]).toEqual([[], [true]]);
    expect((await detail('mdy.postman', sheet.id)).loaded).toBeNull();
    const postman = await fixture.as('mdy.postman');
    expect((await postman.call('run_sheets.stops', { query: { run_sheet_id: String(sheet.id) } })).total).toBe(0);
    expect(await act('mdy.manager', 'count', sheet.id, { parcels_counted: 3 })).toBe('not_your_run_sheet');
    expect(await act('mdy.postman', 'count', sheet.id, { parcels_counted: 3 })).toBe('hand_over');
    const { doors } = await mine();
    expect(doors.map(({ tracking_code, to_collect }) => [tracking_code, to_collect])).toEqual([
      [first.code, 30_000],
      [second.code, 30_000],
      [third.code, 30_000],
    ]);
    // Another order of the way.
    await postman.call('run_sheets.order', { body: { stops: [third.id, first.id, second.id] } });
    expect((await mine()).doors.map(({ label_id }) => label_id)).toEqual([third.id, first.id, second.id]);
    expect(await act('mdy.staff', 'close', sheet.id)).toBe('parcels_still_out');
    await fixture.step('mdy.postman', first, { status: 'delivered' });
    await fixture.step('mdy.postman', second, { status: 'delivered' });
    await fixture.step('mdy.postman', third, { status: 'sendback_to_destination_branch', reason: 'not_home' });
    expect(await act('mdy.staff', 'close', sheet.id)).toBe('parcels_still_out');
    await fixture.step('mdy.staff', third);
    const done = await detail('mdy.staff', sheet.id);
    expect([done.delivered_count, done.back_count, done.still_out, done.cash_out]).toEqual([2, 1, 0, 2]);
    expect(await act('mdy.staff', 'close', sheet.id)).toBe('cash_still_out');
    expect((await mine()).cash).toBe(60_000);
    const { data: handover } = await postman.call('handovers.open', { body: { declared: 60_000 } });
    await (
      await fixture.as('mdy.manager')
    ).call('handovers.count', { params: { id: handover.id }, body: { counted: 60_000 } });
    expect(await act('mdy.staff', 'close', sheet.id)).toBe('complete');
    // The result on a closed sheet stays, whatever happens to the parcel later.
    await fixture.step('mdy.staff', third, { status: 'delivered' });
    const client = await fixture.as('mdy.staff');
    const { data: stops } = await client.call('run_sheets.stops', { query: { run_sheet_id: String(sheet.id) } });
    expect(Object.fromEntries(stops.map(({ label_id, state }) => [label_id, state]))).toEqual({
      [first.id]: 'delivered',
      [second.id]: 'delivered',
      [third.id]: 'back',
    });
    const { data: lines } = await (
      await fixture.as('superadmin')
    ).call('audit.list', { query: { room: 'run_sheets' } });
    expect(lines.map(({ action }) => action)).toEqual(['close', 'count', 'create']);
  });

  test('O-12 a difference waits for its owner; the missing parcel scanned onto the sheet settles it by itself', async () => {
    const [one, two, late] = (await arrived(3)) as [MadeParcel, MadeParcel, MadeParcel];
    const sheet = await open();
    await give('mdy.staff', sheet.id, codes([one, two]));
    expect(await act('mdy.postman', 'count', sheet.id, { parcels_counted: 3 })).toBe('active');
    expect(await act('mdy.postman', 'count', sheet.id, { parcels_counted: 2 })).toBe('already_counted');
    expect(await act('mdy.staff', 'settle', sheet.id, { owner_staff_id: courierId(), note: 'x' })).toBe(
      'missing_permission',
    );
    expect(await give('mdy.staff', sheet.id, [late.code])).toEqual(['applied']);
    expect((await detail('mdy.staff', sheet.id)).status).toBe('hand_over');
    await end(sheet.id);
    expect(await act('mdy.staff', 'close', sheet.id)).toBe('complete');
    const again = await open();
    await give('mdy.staff', again.id, codes([one, two]));
    await act('mdy.postman', 'count', again.id, { parcels_counted: 1 });
    const [owner] = (await detail('mdy.manager', again.id)).owners;
    const courier = await fixture.as('mdy.postman');
    const settled = { params: { id: again.id }, body: { owner_staff_id: owner?.id, note: 'x' } };
    expect((await courier.tryAsPuppet('run_sheets.settle', settled, 'manager')).body.code).toBe('not_independent');
    expect(await act('mdy.manager', 'settle', again.id, { owner_staff_id: 999_999, note: 'x' })).toBe(
      'validation_failed',
    );
    expect(
      await act('mdy.manager', 'settle', again.id, { owner_staff_id: owner?.id, note: 'one fell behind the shelf' }),
    ).toBe('hand_over');
    expect((await detail('mdy.manager', again.id)).difference_owner).toBe(owner?.name);
    await end(again.id);
    expect(await act('mdy.staff', 'close', again.id)).toBe('complete');
  });

  test('O-12 S-07 what does not go to a door is refused in words; what the courier has already is only put on the sheet', async () => {
    const [has, other, bagless] = (await arrived(3)) as [MadeParcel, MadeParcel, MadeParcel];
    const [waits] = await fixture.parcels(1, { from: 'MDY', to: 'TGI' });
    await fixture.step('mdy.staff', has, { status: 'send_to_destination_address', to_staff_id: courierId() });
    const sheet = await open();
    // It was handed over before there was a sheet.
    expect((await detail('mdy.staff', sheet.id)).loaded).toBe(1);
    expect(
      await give('mdy.staff', sheet.id, [
        has.code,
        other.code,
        other.code,
        waits?.code ?? '',
        makeTrackingCode('EX', 99_999_997),
      ]),
    ).toEqual(['already_applied', 'applied', 'already_applied', 'run_sheet_not_due', 'scan_unknown_code']);
    expect(await give('staff', sheet.id, [bagless.code])).toEqual(['run_sheet_unknown']);
    const clerk = await fixture.as('mdy.staff');
    expect((await clerk.try('run_sheets.create', { body: { taker_id: courierId() } })).body.code).toBe(
      'run_sheet_open',
    );
    expect((await clerk.try('run_sheets.create', { body: { taker_id: fixture.staff['mdy.manager'] } })).body.code).toBe(
      'validation_failed',
    );
    await act('mdy.postman', 'count', sheet.id, { parcels_counted: 2 });
    expect(await give('mdy.staff', sheet.id, [bagless.code])).toEqual(['run_sheet_not_open']);
    await end(sheet.id);
    await act('mdy.staff', 'close', sheet.id);
  });

  test('S-08 two clerks hand the same parcel out at once: it is on one sheet, with one courier', async () => {
    const [parcel] = (await arrived(1)) as [MadeParcel];
    const sheet = await open();
    const both = await Promise.all([
      give('mdy.staff', sheet.id, [parcel.code]),
      give('mdy.manager', sheet.id, [parcel.code]),
    ]);
    expect(both.flat().toSorted()).toEqual(['already_applied', 'applied']);
    expect((await detail('mdy.staff', sheet.id)).loaded).toBe(1);
    await act('mdy.postman', 'count', sheet.id, { parcels_counted: 1 });
    await end(sheet.id);
    await act('mdy.staff', 'close', sheet.id);
  });

  test('O-12 an empty sheet is voided, and a courier sees nobody else’s', async () => {
    const sheet = await open();
    expect((await (await fixture.as('postman')).try('run_sheets.detail', { params: { id: sheet.id } })).status).toBe(
      404,
    );
    expect(await act('mdy.postman', 'count', sheet.id, { parcels_counted: 0 })).toBe('run_sheet_empty');
    expect(await act('mdy.staff', 'void', sheet.id)).toBe('inactive');
    const own = await (await fixture.as('mdy.postman')).call('run_sheets.list', { query: {} });
    expect(own.data.every(({ courier_id }) => courier_id === courierId())).toBe(true);
    expect((await (await fixture.as('postman')).call('run_sheets.list', { query: {} })).total).toBe(0);
  });
});
