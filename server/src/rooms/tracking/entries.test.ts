import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelFixture, scanId } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

test('E-02 an entry keeps who, when, where, by which device, at which place and with what remark', async () => {
  const parcel = await fixture.parcel();
  const scan_id = scanId();
  const at = fixture.app.clock().toISOString();
  const { data } = await (
    await fixture.as('staff')
  ).call('tracking.scan', {
    body: {
      scans: [
        {
          scan_id,
          tracking_code: parcel.code,
          status: 'accept_from_origin_branch',
          scanned_at: at,
          device: 'Handheld 7',
          place: 'Door B',
          remark: 'ထောင့် ပိန်နေသည်',
        },
      ],
    },
  });
  expect(data[0]?.result).toBe('applied');
  const [entry] = await fixture.ask<{ at: Date; recorded_at: Date }>('select * from label_entry where scan_id = $1', [
    scan_id,
  ]);
  expect(entry).toMatchObject({
    label_id: parcel.id,
    status: 'accept_from_origin_branch',
    viewable: true,
    staff_id: fixture.staff['staff'],
    branch_id: fixture.branches['YGN'],
    device: 'Handheld 7',
    place: 'Door B',
    remark: 'ထောင့် ပိန်နေသည်',
    inferred: false,
  });
  expect([entry?.at.toISOString(), entry?.recorded_at.toISOString()]).toEqual([at, at]);
});

test('E-02 nothing of an entry is changed afterwards but whether it is seen, and none is deleted', async () => {
  const parcel = await fixture.parcel();
  for (const change of [
    "status = 'delivered'",
    "at = now() - interval '1 day'",
    'recorded_at = now()',
    'staff_id = (select max(id) from staff)',
    'branch_id = (select max(id) from branch)',
    "device = 'x'",
    "place = 'x'",
    "remark = 'x'",
  ])
    await expect(
      fixture.ask(`update label_entry set ${change} where label_id = $1`, [parcel.id]),
      change,
    ).rejects.toThrow('entries of a label are never changed or deleted');
  await expect(fixture.ask('delete from label_entry where label_id = $1', [parcel.id])).rejects.toThrow(
    'entries of a label are never changed or deleted',
  );
});
