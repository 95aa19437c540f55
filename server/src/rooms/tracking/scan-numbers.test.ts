import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelHouse, scanId, type MadeParcel } from './testing/parcel-house.ts';

let house: ParcelHouse;
beforeAll(async () => {
  house = await ParcelHouse.open();
});
afterAll(() => house.close());

const pair = async () => (await house.parcels(2)) as [MadeParcel, MadeParcel];
const taken = { result: 'refused', code: 'scan_number_taken', kept: true };

test('S-08 a number that was used for one parcel does nothing for another, which is set aside once with its own code', async () => {
  const [one, other] = await pair();
  const id = scanId();
  await house.step('staff', one, { scan_id: id });
  expect(await house.scan('staff', other, { scan_id: id })).toMatchObject({ ...taken, tracking_code: other.code });
  expect(await house.scan('staff', other, { scan_id: id })).toMatchObject(taken);
  expect((await house.state(other)).status).toBe('pending');
  expect(await house.ask('select tracking_code from exception_scan where label_id = $1', [other.id])).toEqual([
    { tracking_code: other.code },
  ]);
  expect((await house.scan('staff', one, { scan_id: id })).result).toBe('already_applied');
});

test('S-08 a number that was used for one step is not answered as done for another step, nor for another courier', async () => {
  const parcel = await house.parcel({ to: 'YGN' });
  await house.step('staff', parcel);
  const [id, to_staff_id] = [scanId(), house.staff.postman as number];
  const out = { status: 'send_to_destination_address', to_staff_id, scan_id: id } as const;
  await house.step('staff', parcel, out);
  expect((await house.scan('staff', parcel, out)).result).toBe('already_applied');
  expect(await house.scan('staff', parcel, { scan_id: id, status: 'delivered' })).toMatchObject(taken);
  expect(await house.scan('staff', parcel, { ...out, to_staff_id: house.staff.staff as number })).toMatchObject(taken);
  expect((await house.state(parcel)).status).toBe('send_to_destination_address');
});

test('S-08 what a courier of the parcel’s own branch brings back is the same scan when it comes again', async () => {
  const parcel = await house.parcel({ to: 'YGN' });
  await house.step('staff', parcel);
  await house.step('staff', parcel, { to_staff_id: house.staff.postman as number });
  const back = { status: 'sendback_to_destination_branch', reason: 'not_home', scan_id: scanId() } as const;
  expect((await house.step('postman', parcel, back)).status).toBe('sendback_to_origin_branch');
  expect((await house.scan('postman', parcel, back)).result).toBe('already_applied');
});

test('S-08 two parcels under one number in one request: the first is scanned, the second is set aside', async () => {
  const [one, other] = await pair();
  const id = scanId();
  const { data } = await house.scanMany('staff', [
    { code: one.code, scan_id: id },
    { code: other.code, scan_id: id },
    { code: one.code, scan_id: id },
  ]);
  expect(data.map(({ result, code }) => code ?? result)).toEqual(['applied', 'scan_number_taken', 'already_applied']);
  expect((await house.state(other)).status).toBe('pending');
});

test('S-08 the number of a scan that was kept for somebody to settle stays that scan’s', async () => {
  const [one, other] = await pair();
  const id = scanId();
  const kept = await house.scan('mdy.staff', one, { scan_id: id });
  expect(kept.kept).toBe(true);
  expect(await house.scan('staff', other, { scan_id: id })).toMatchObject(taken);
  expect(await house.scan('mdy.staff', one, { scan_id: id, status: 'delivered' })).toMatchObject(taken);
  expect(await house.scan('mdy.staff', one, { scan_id: id })).toEqual(kept);
  expect((await house.state(other)).status).toBe('pending');
});
