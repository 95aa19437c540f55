import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let parcels: MadeParcel[];
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  parcels = await fixture.parcels(4, {
    to: 'YGN',
    cod: 10_000,
    merchant: await fixture.merchant(),
    payment: 'receiver_pay',
  });
  for (const parcel of parcels) await fixture.step('staff', parcel);
  const { postman = 0 } = fixture.staff;
  const [twice, once] = parcels as [MadeParcel, MadeParcel, MadeParcel, MadeParcel];
  for (const parcel of [twice, once])
    await fixture.step('staff', parcel, { status: 'send_to_destination_address', to_staff_id: postman });
  await fixture.step('postman', twice, { status: 'sendback_to_origin_branch', reason: 'not_home' });
  await fixture.step('staff', twice, { status: 'arrivedback_to_origin_branch', confirmed: true });
  await fixture.step('staff', twice, { status: 'send_to_destination_address', to_staff_id: postman });
  fixture.app.clock.advance({ days: 1 });
  fixture.people.clear();
  await fixture.step('postman', twice, { status: 'delivered' });
});
afterAll(() => fixture.close());

const list = async (who: string, query: Record<string, string>) =>
  (await fixture.as(who)).call('track_by_date.list', { query });
const first = { from: '2026-11-21', to: '2026-11-21' };

test('N-08 labels by a step and the days it was done on; one that went out twice stands twice and its money is added up once', async () => {
  const { data, total } = await list('manager', { step: 'send_to_destination_address', ...first });
  expect([total, data.map(({ tracking_code }) => tracking_code)]).toEqual([
    3,
    [0, 1, 0].map((at) => parcels[at]?.code),
  ]);
  expect(data[0]).toMatchObject({
    step: 'send_to_destination_address',
    now: 'delivered',
    by: 'မသီတာ',
    branch: { code: 'YGN' },
    cod_amount: 10_000,
    label_id: parcels[0]?.id,
  });
  const { data: totals } = await (
    await fixture.as('manager')
  ).call('track_by_date.totals', { query: { step: 'send_to_destination_address', ...first } });
  expect(totals).toEqual({ steps: 3, labels: 2, cod_amount: 20_000, delivery_charge: 5_000, weight: 2 });
});

test('N-08 without days it is today, one day alone is that day, and no step is every step', async () => {
  expect((await list('manager', {})).data.map(({ step }) => step)).toEqual(['delivered']);
  expect((await list('manager', { from: '2026-11-21', step: 'delivered' })).total).toBe(0);
  expect((await list('manager', { from: '2026-11-21', to: '2026-11-22', step: 'delivered' })).total).toBe(1);
  expect((await list('manager', first)).total).toBe(4 + 4 + 3 + 1 + 1);
});

test('N-08 a failed delivery is a choice of its own, with its reason', async () => {
  expect((await list('manager', { step: 'failed', ...first })).data).toMatchObject([
    { step: 'sendback_to_origin_branch', reason: 'not_home' },
  ]);
});

test('N-08 pages follow one another in both directions', async () => {
  const ids = async (sort: string, page: string) =>
    (await list('manager', { ...first, sort, page, per_page: '5' })).data.map(({ id }) => id);
  const down = [...(await ids('-step_at', '1')), ...(await ids('-step_at', '2')), ...(await ids('-step_at', '3'))];
  expect([new Set(down).size, [...down].reverse()]).toEqual([
    13,
    [...(await ids('step_at', '1')), ...(await ids('step_at', '2')), ...(await ids('step_at', '3'))],
  ]);
});

test('N-08 it is narrowed by branch, type, payment, merchant and code', async () => {
  const found = async (query: Record<string, string>) =>
    (await list('md', { ...first, step: 'accept_from_origin_branch', ...query })).total;
  expect(
    await Promise.all([
      found({}),
      found({ branch_id: String(fixture.branches['YGN']) }),
      found({ branch_id: String(fixture.branches['MDY']) }),
      found({ type: 'mm_post' }),
      found({ payment_type: 'receiver_pay' }),
      found({ merchant: 'shwe' }),
      found({ merchant: 'nobody' }),
      found({ search: parcels[2]?.code ?? '' }),
    ]),
  ).toEqual([4, 4, 0, 0, 4, 4, 0, 1]);
});

test('A-06 what another branch did is not seen, and people of the street have no days to look through', async () => {
  expect((await list('mdy.manager', first)).total).toBe(0);
  expect((await list('mdy.manager', { ...first, branch_id: String(fixture.branches['YGN']) })).total).toBe(0);
  expect((await (await fixture.as('postman')).try('track_by_date.list')).status).toBe(403);
});

test('an export has the rows of the screen', async () => {
  const { data } = await (
    await fixture.as('manager')
  ).call('bulk.select', {
    body: { list: 'track_by_date', filters: { ...first, step: 'send_to_destination_address' } },
  });
  expect(data.total).toBe(3);
});
