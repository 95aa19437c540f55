import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelFixture, scanId } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

const entry = async (id: number) =>
  (await fixture.ask('select staff_id, device from label_entry where label_id = $1 order by id desc limit 1', [id]))[0];

test('O-02 what a colleague left on a device is sent by the next: the sender has done it, who scanned stands beside as the device’s word', async () => {
  const parcel = await fixture.parcel();
  await fixture.step('staff', parcel, { scanned_by: 'supervisor', device: 'PC-3' });
  expect(await entry(parcel.id)).toEqual({ staff_id: fixture.staff.staff, device: 'PC-3 @supervisor' });
});

test('O-02 one’s own scan needs no word of who scanned, by name or by number', async () => {
  const [first, second] = [await fixture.parcel(), await fixture.parcel()];
  await fixture.step('staff', first, { scanned_by: 'staff' });
  await fixture.step('staff', second, { scanned_by: `#${fixture.staff.staff}` });
  expect(await entry(first.id)).toEqual({ staff_id: fixture.staff.staff, device: null });
  expect(await entry(second.id)).toEqual({ staff_id: fixture.staff.staff, device: null });
});

test('O-02 whoever names another gets none of their rights, and the parcel nothing of their hands', async () => {
  const parcel = await fixture.parcel();
  await fixture.step('staff', parcel);
  await fixture.step('staff', parcel);
  // Only Mandalay may say that it arrived: a clerk of Yangon does not become one of them by saying so.
  const fields = { status: 'arrived_to_destination_branch', scanned_by: 'mdy.staff' } as const;
  expect(await fixture.scan('staff', parcel, fields)).toMatchObject({ result: 'refused', code: 'scan_wrong_branch' });
  expect(await fixture.ask('select staff_id, device from exception_scan where label_id = $1', [parcel.id])).toEqual([
    { staff_id: fixture.staff.staff, device: '@mdy.staff' },
  ]);
});

test('O-02 a scan that was answered while its sender went is the same scan when the next sends it', async () => {
  const parcel = await fixture.parcel();
  const fields = { scan_id: scanId(), scanned_by: 'staff' };
  await fixture.step('staff', parcel, fields);
  expect(await fixture.scan('supervisor', parcel, fields)).toMatchObject({
    result: 'already_applied',
    status: 'accept_from_origin_branch',
  });
});
