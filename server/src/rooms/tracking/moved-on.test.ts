import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelFixture, scanId, type MadeParcel } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant(2);
});
afterAll(() => fixture.close());

/** A COD parcel that is with its postman at Mandalay. */
async function outForDelivery(): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ merchant, cod: 40_000 });
  await fixture.step('staff', parcel);
  await fixture.step('staff', parcel);
  await fixture.step('mdy.staff', parcel);
  await fixture.step('mdy.staff', parcel, { to_staff_id: fixture.staff['mdy.postman'] as number });
  return parcel;
}

const seenBy = async (who: string, parcel: MadeParcel) =>
  (await (await fixture.as(who)).call('tracking.shipping', { params: { id: parcel.id } })).data;

test('S-06 S-08 of a delivery and a rollback at once the delivery is never what disappears', async () => {
  const boss = await fixture.as('mdy.manager');
  for (let race = 0; race < 12; race++) {
    const parcel = await outForDelivery();
    const { entry_id, version } = await seenBy('mdy.manager', parcel);
    const [delivered, back] = await Promise.all([
      fixture.step('mdy.postman', parcel, { status: 'delivered' }),
      boss.try('tracking.rollback', { params: { id: parcel.id }, body: { entry_id, version, reason: 'x' } }),
    ]);
    const { status, cod_status } = await fixture.state(parcel);
    // A delivery that was applied stays with its money, whether it came before or after the rollback; without a delivery the step is taken back.
    if (delivered.result === 'applied') expect([status, cod_status]).toEqual(['delivered', 'process']);
    else expect([status, back.status]).toEqual(['arrived_to_destination_branch', 200]);
  }
});

test('S-06 a rollback names its entry, and takes back no other', async () => {
  const parcel = await outForDelivery();
  const { entry_id } = await seenBy('mdy.manager', parcel);
  await fixture.step('mdy.postman', parcel, { status: 'delivered' });
  const boss = await fixture.as('mdy.manager');
  const back = (body: object) => boss.try('tracking.rollback', { params: { id: parcel.id }, body: body as never });
  expect((await back({ reason: 'x' })).status).toBe(422);
  expect((await back({ reason: 'x', entry_id })).body).toMatchObject({
    code: 'parcel_moved_on',
    message: 'The parcel has moved on since you opened this page. Check it again, then decide.',
  });
  expect((await fixture.state(parcel)).status).toBe('delivered');
});

test('S-08 every command of a parcel’s page is told when the parcel is not what the page shows', async () => {
  const parcel = await outForDelivery();
  const { entry_id, version, tracking_code } = await seenBy('superadmin', parcel);
  await fixture.step('mdy.postman', parcel, { status: 'delivered' });
  const before = await fixture.state(parcel);
  const boss = await fixture.as('superadmin');
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
            scanned_at: fixture.app.clock().toISOString(),
            version,
          },
        ] as never,
      },
    })
  ).data;
  expect(scanned).toMatchObject({ result: 'refused', code: 'parcel_moved_on', kept: false });
  expect(await fixture.state(parcel)).toEqual(before);
});
