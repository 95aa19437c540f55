import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelHouse, scanId, type MadeParcel } from './testing/parcel-house.ts';

let house: ParcelHouse;
let merchant: number;
beforeAll(async () => {
  house = await ParcelHouse.open();
  merchant = await house.merchant(2);
});
afterAll(() => house.close());

/** A COD parcel that is with its postman at Mandalay. */
async function outForDelivery(): Promise<MadeParcel> {
  const parcel = await house.parcel({ merchant, cod: 40_000 });
  await house.step('staff', parcel);
  await house.step('staff', parcel);
  await house.step('mdy.staff', parcel);
  await house.step('mdy.staff', parcel, { to_staff_id: house.staff['mdy.postman'] as number });
  return parcel;
}

const seenBy = async (who: string, parcel: MadeParcel) =>
  (await (await house.as(who)).call('tracking.shipping', { params: { id: parcel.id } })).data;

test('S-06 S-08 of a delivery and a rollback at once the delivery is never what disappears', async () => {
  const boss = await house.as('mdy.manager');
  for (let race = 0; race < 12; race++) {
    const parcel = await outForDelivery();
    const { entry_id, version } = await seenBy('mdy.manager', parcel);
    const [delivered, back] = await Promise.all([
      house.step('mdy.postman', parcel, { status: 'delivered' }),
      boss.try('tracking.rollback', { params: { id: parcel.id }, body: { entry_id, version, reason: 'x' } }),
    ]);
    const { status, cod_status } = await house.state(parcel);
    // A delivery that was applied stands with its money, before the rollback or after it; without one the step is taken back.
    if (delivered.result === 'applied') expect([status, cod_status]).toEqual(['delivered', 'process']);
    else expect([status, back.status]).toEqual(['arrived_to_destination_branch', 200]);
  }
});

test('S-06 a rollback names its entry, and takes back no other', async () => {
  const parcel = await outForDelivery();
  const { entry_id } = await seenBy('mdy.manager', parcel);
  await house.step('mdy.postman', parcel, { status: 'delivered' });
  const boss = await house.as('mdy.manager');
  const back = (body: object) => boss.try('tracking.rollback', { params: { id: parcel.id }, body: body as never });
  expect((await back({ reason: 'x' })).status).toBe(422);
  expect((await back({ reason: 'x', entry_id })).body).toMatchObject({
    code: 'parcel_moved_on',
    message: 'The parcel has moved on since you opened this page. Look at it again, then decide.',
  });
  expect((await house.state(parcel)).status).toBe('delivered');
});

test('S-08 every command of a parcel’s page is told when the parcel is not what the page shows', async () => {
  const parcel = await outForDelivery();
  const { entry_id, version, tracking_code } = await seenBy('superadmin', parcel);
  await house.step('mdy.postman', parcel, { status: 'delivered' });
  const before = await house.state(parcel);
  const boss = await house.as('superadmin');
  const commands = {
    'tracking.rollback': { entry_id, reason: 'x' },
    'tracking.raiseReturn': { reason: 'refused' },
    'tracking.askReturn': {},
    'tracking.agreeReturn': {},
    'tracking.againReturn': {},
    'tracking.redirect': { deliver_branch_id: 1, reason: 'x' },
    'tracking.reject': { reason: 'x' },
    'tracking.agreeReject': {},
    'tracking.keep': {},
    'tracking.missing': { reason: 'x' },
    'tracking.found': {},
    'tracking.compensate': { compensation_fee: 1 },
  } as const;
  for (const [call, body] of Object.entries(commands)) {
    const { status, body: answer } = await boss.try(call as 'tracking.keep', {
      params: { id: parcel.id },
      body: { ...body, version } as never,
    });
    expect([call, status, answer.code]).toEqual([call, 409, 'parcel_moved_on']);
  }
  const [scanned] = (
    await boss.call('tracking.scan', {
      body: {
        scans: [
          {
            scan_id: scanId(),
            tracking_code,
            status: 'sendback_to_destination_branch',
            reason: 'refused',
            scanned_at: house.app.clock().toISOString(),
            version,
          },
        ] as never,
      },
    })
  ).data;
  expect(scanned).toMatchObject({ result: 'refused', code: 'parcel_moved_on', kept: false });
  expect(await house.state(parcel)).toEqual(before);
});
