import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { expectations } from '../../access/expectations.ts';
import { ParcelFixture, scanId, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
});
afterAll(() => fixture.close());

const courier = 'mdy.postman';
const withParameter = /\{(\w+)\}/g;
/** Calls that are left out: the event stream never ends, and signing out returns the current time. */
const apart: readonly string[] = ['sessions.events', 'sessions.logout'];

/** Parcels that lie at Mandalay and are to be delivered there. */
async function arrived(count: number): Promise<MadeParcel[]> {
  const made = await fixture.parcels(count, { cod: 30_000, merchant });
  for (const who of ['staff', 'staff', 'mdy.staff']) {
    await fixture.scanMany(
      who,
      made.map(({ code }) => ({ code })),
    );
    fixture.app.clock.advance({ minutes: 1 });
  }
  return made;
}

async function put(sheet: number, parcels: readonly MadeParcel[]) {
  const { data } = await (
    await fixture.as('mdy.staff')
  ).call('run_sheets.scan', {
    body: {
      scans: parcels.map(({ code: tracking_code }) => ({
        scan_id: scanId(),
        tracking_code,
        scanned_at: fixture.app.clock().toISOString(),
        run_sheet_id: sheet,
      })),
    },
  });
  expect(data.map(({ result }) => result)).toEqual(parcels.map(() => 'applied'));
}

/** Returns the answers of every reading call to the courier: lists, counters, searches, and single records by each of these numbers. */
async function allThatIsRead(ids: readonly number[], code: string): Promise<Record<string, unknown>> {
  const client = await fixture.as(courier);
  const answers: Record<string, unknown> = {};
  for (const { id, method, path } of registry) {
    const allowed = expectations[id as EndpointId];
    if (method !== 'GET' || apart.includes(id)) continue;
    if (allowed !== 'everyone' && (typeof allowed === 'string' || !(allowed as readonly string[]).includes('postman')))
      continue;
    const tries = withParameter.test(path) ? [...ids, code] : [undefined];
    for (const value of tries) {
      const params = Object.fromEntries([...path.matchAll(withParameter)].map(([, name = '']) => [name, value]));
      const { status, body } = await client.try(id as EndpointId, { params } as never);
      answers[`${id} ${value ?? ''}`] = [status, { ...body, request_id: '' }];
    }
  }
  for (const id of ['labels.list', 'tracking.parcels', 'run_sheets.stops'] as const)
    answers[`${id} by code`] = await client.call(id, { query: { search: code } } as never);
  answers['tracking.track'] = await client.call('tracking.track', { body: { codes: [code] } });
  return answers;
}

test('O-12 M-02 what is put on a sheet changes nothing that its courier can read before they have counted, in any call', async () => {
  const parcels = await arrived(3);
  const [first] = parcels as [MadeParcel];
  const sheet = (
    await (
      await fixture.as('mdy.staff')
    ).call('run_sheets.create', { body: { taker_id: fixture.staff[courier] as number } })
  ).data;
  const ids = [sheet.id, first.id];
  const empty = await allThatIsRead(ids, first.code);
  expect(Object.keys(empty).length).toBeGreaterThan(20);
  await put(sheet.id, parcels.slice(0, 1));
  await put(sheet.id, parcels.slice(1));
  const loaded = await allThatIsRead(ids, first.code);
  expect(
    Object.entries(loaded).filter(([key, answer]) => JSON.stringify(answer) !== JSON.stringify(empty[key])),
  ).toEqual([]);
  await (
    await fixture.as(courier)
  ).call('run_sheets.count', { params: { id: sheet.id }, body: { parcels_counted: 3 } });
  const counted = JSON.stringify(await (await fixture.as(courier)).call('labels.list', { query: {} }));
  expect(parcels.every(({ code }) => counted.includes(code))).toBe(true);
}, 60_000);

test('O-12 M-02 what a courier picked up is never on their sheet, so that the honest count of parcels for doors is right', async () => {
  const [fetched] = (await fixture.parcels(1, { from: 'MDY', to: 'TGI' })) as [MadeParcel];
  await fixture.step(courier, fetched, { status: 'pickup_courier' });
  const [door] = (await arrived(1)) as [MadeParcel];
  const clerk = await fixture.as('mdy.staff');
  const { data: sheet } = await clerk.call('run_sheets.create', {
    body: { taker_id: fixture.staff[courier] as number },
  });
  expect(sheet.loaded).toBe(0);
  await put(sheet.id, [door]);
  const { data } = await clerk.call('run_sheets.scan', {
    body: {
      scans: [
        {
          scan_id: scanId(),
          tracking_code: fetched.code,
          scanned_at: fixture.app.clock().toISOString(),
          run_sheet_id: sheet.id,
        },
      ],
    },
  });
  expect(data.map(({ code }) => code)).toEqual(['run_sheet_not_due']);
  const own = await fixture.as(courier);
  const { data: counted } = await own.call('run_sheets.count', {
    params: { id: sheet.id },
    body: { parcels_counted: 1 },
  });
  expect([counted.status, counted.loaded]).toEqual(['hand_over', 1]);
});
