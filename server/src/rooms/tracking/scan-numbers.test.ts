import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelFixture, scanId, type MadeParcel } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

const pair = async () => (await fixture.parcels(2)) as [MadeParcel, MadeParcel];
const taken = { result: 'refused', code: 'scan_number_taken', kept: true };

test('S-08 a number that was used for one parcel does nothing for another, which is set aside once with its own code', async () => {
  const [one, other] = await pair();
  const id = scanId();
  await fixture.step('staff', one, { scan_id: id });
  expect(await fixture.scan('staff', other, { scan_id: id })).toMatchObject({ ...taken, tracking_code: other.code });
  expect(await fixture.scan('staff', other, { scan_id: id })).toMatchObject(taken);
  expect((await fixture.state(other)).status).toBe('pending');
  expect(await fixture.ask('select tracking_code from exception_scan where label_id = $1', [other.id])).toEqual([
    { tracking_code: other.code },
  ]);
  expect((await fixture.scan('staff', one, { scan_id: id })).result).toBe('already_applied');
});

test('S-08 a number that was used for one step is not answered as done for another step, nor for another courier', async () => {
  const parcel = await fixture.parcel({ to: 'YGN' });
  await fixture.step('staff', parcel);
  const [id, to_staff_id] = [scanId(), fixture.staff.postman as number];
  const out = { status: 'send_to_destination_address', to_staff_id, scan_id: id } as const;
  await fixture.step('staff', parcel, out);
  expect((await fixture.scan('staff', parcel, out)).result).toBe('already_applied');
  expect(await fixture.scan('staff', parcel, { scan_id: id, status: 'delivered' })).toMatchObject(taken);
  expect(await fixture.scan('staff', parcel, { ...out, to_staff_id: fixture.staff.staff as number })).toMatchObject(
    taken,
  );
  expect((await fixture.state(parcel)).status).toBe('send_to_destination_address');
});

test('S-08 what a courier of the parcel’s own branch brings back is the same scan when it comes again', async () => {
  const parcel = await fixture.parcel({ to: 'YGN' });
  await fixture.step('staff', parcel);
  await fixture.step('staff', parcel, { to_staff_id: fixture.staff.postman as number });
  const back = { status: 'sendback_to_destination_branch', reason: 'not_home', scan_id: scanId() } as const;
  expect((await fixture.step('postman', parcel, back)).status).toBe('sendback_to_origin_branch');
  expect((await fixture.scan('postman', parcel, back)).result).toBe('already_applied');
});

test('S-08 two parcels under one number in one request: the first is scanned, the second is set aside', async () => {
  const [one, other] = await pair();
  const id = scanId();
  const { data } = await fixture.scanMany('staff', [
    { code: one.code, scan_id: id },
    { code: other.code, scan_id: id },
    { code: one.code, scan_id: id },
  ]);
  expect(data.map(({ result, code }) => code ?? result)).toEqual(['applied', 'scan_number_taken', 'already_applied']);
  expect((await fixture.state(other)).status).toBe('pending');
});

test('S-08 the number of a scan that was kept for somebody to settle stays that scan’s', async () => {
  const [one, other] = await pair();
  const id = scanId();
  const kept = await fixture.scan('mdy.staff', one, { scan_id: id });
  expect(kept.kept).toBe(true);
  expect(await fixture.scan('staff', other, { scan_id: id })).toMatchObject(taken);
  expect(await fixture.scan('mdy.staff', one, { scan_id: id, status: 'delivered' })).toMatchObject(taken);
  expect(await fixture.scan('mdy.staff', one, { scan_id: id })).toEqual(kept);
  expect((await fixture.state(other)).status).toBe('pending');
});
