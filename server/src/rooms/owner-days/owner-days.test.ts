import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnerDay } from '@waybill/contract/rooms/owner-days/owner-days.contract.ts';
import { dayFigureNames, sumOfDay } from '@waybill/domain/rooms/owner-days/owner-day.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';
import { keepOwnerDay } from './owner-day-job.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  const merchant = await fixture.merchant();
  const { postman = 0 } = fixture.staff;
  const local = await fixture.parcels(3, { to: 'YGN', cod: 10_000, merchant, payment: 'receiver_pay' });
  for (const parcel of local) await fixture.step('staff', parcel);
  fixture.nextDay();
  const [good, bad] = local as [MadeParcel, MadeParcel];
  for (const parcel of [good, bad])
    await fixture.step('staff', parcel, { status: 'send_to_destination_address', to_staff_id: postman });
  await fixture.step('postman', good, { status: 'delivered' });
  await fixture.step('postman', bad, { status: 'sendback_to_origin_branch', reason: 'refused' });
  for (const parcel of await fixture.parcels(2, { from: 'MDY', to: 'YGN' })) await fixture.step('mdy.staff', parcel);
});
afterAll(() => fixture.close());

const read = async (who: string, day?: string): Promise<OwnerDay> =>
  (await (await fixture.as(who)).call('owner_days.read', { query: day === undefined ? {} : { day } })).data;
const total = (data: OwnerDay) => sumOfDay(data.branches.map(({ figures }) => figures));
const keep = () => keepOwnerDay(fixture.app.app.waybill);
/** Goes on to this hour of Yangon, on the next day if it is past. */
function goTo(hour: number): void {
  const { clock } = fixture.app;
  const minutes = (clock().getTime() / 60_000 + 390) % 1440;
  clock.advance({ minutes: (hour * 60 - minutes + 1440) % 1440 });
  fixture.people.clear();
}
const today = () => new Date(fixture.app.clock().getTime() + 390 * 60_000).toISOString().slice(0, 10);

test('G-06 the day on one page has the figures of the officers, the reports and the late parcels, beside the day before', async () => {
  const data = await read('md');
  expect([data.kept, data.day, data.branches.map(({ branch }) => branch.code)]).toEqual([
    false,
    today(),
    expect.arrayContaining(['YGN', 'MDY']),
  ]);
  const sum = total(data);
  const md = await fixture.as('md');
  const day = { from: data.day, to: data.day };
  const { data: officers } = await md.call('officer_dashboard.read', { query: day });
  for (const figure of ['accepted', 'delivered', 'failed', 'returned'] as const)
    expect([figure, sum[figure]]).toEqual([
      figure,
      { value: officers.total[figure], before: officers.total.before[figure] },
    ]);
  for (const figure of ['cod_held', 'cod_old', 'differences', 'missing'] as const)
    expect([figure, sum[figure].value]).toEqual([figure, officers.total[figure]]);
  for (const [figure, tab, column] of [
    ['fees', 'accepted', 'fees'],
    ['expenses', 'expense', 'amount'],
  ] as const) {
    const { data: report } = await md.call('reports.summary', { params: { tab }, query: { from: data.day } });
    expect([figure, sum[figure]]).toEqual([
      figure,
      { value: report.totals.sums[column], before: report.previous.sums[column] },
    ]);
  }
  expect(sum.late.value).toBe((await md.call('ageing.parcels', { query: { per_page: 1 } })).total);
  expect([sum.accepted, sum.delivered.value, sum.failed.value, sum.cod_held.value]).toEqual([
    { value: 2, before: 3 },
    1,
    1,
    10_000,
  ]);
});

test('G-06 at the set hour the sheet of the day is kept once, whichever server comes first, and is not changed any more', async () => {
  goTo(19);
  // Nobody was late for the day before: there was no sheet yet.
  expect(await keep()).toBe(false);
  goTo(20);
  const stood = await read('md');
  expect((await Promise.all([keep(), keep(), keep()])).filter(Boolean)).toHaveLength(1);
  const sheet = await read('md', today());
  expect([sheet.kept, sheet.branches.map(({ figures }) => figures.accepted)]).toEqual([
    true,
    stood.branches.map(({ figures }) => figures.accepted),
  ]);
  for (const parcel of await fixture.parcels(1, { from: 'MDY', to: 'YGN' })) await fixture.step('mdy.staff', parcel);
  expect(total(await read('md')).accepted.value).toBe((total(sheet).accepted.value ?? 0) + 1);
  expect((await read('md', today())).branches).toEqual(sheet.branches);
  await expect(fixture.ask('update owner_day_line set figures = figures')).rejects.toThrow(/never changed/);
});

test('G-06 a server that was off at the hour makes up for the last day alone', async () => {
  fixture.app.clock.advance({ days: 3 });
  goTo(19);
  expect([await keep(), await keep()]).toEqual([true, false]);
  const yesterday = (await read('md')).days[0] ?? '';
  expect(total(await read('md', yesterday)).cod_held.before).toBeNull();
  goTo(20);
  expect(await keep()).toBe(true);
  const { days } = await read('md');
  expect([days.length, days[0], days[1]]).toEqual([3, today(), yesterday]);
  // Open work is compared with the sheet of the day before.
  expect(total(await read('md', today())).cod_held).toEqual({ value: 10_000, before: 10_000 });
});

test('G-06 the bell has the sheets that somebody has not opened', async () => {
  const md = await fixture.as('md');
  const days = (await md.call('owner_days.unread', {})).data.map(({ day }) => day);
  expect([days.length, days[0]]).toEqual([3, today()]);
  await md.call('owner_days.seen', { body: { day: today() } });
  expect((await md.call('owner_days.unread', {})).data).toEqual([]);
  // Somebody else has not read them.
  expect((await (await fixture.as('owner')).call('owner_days.unread', {})).data).toHaveLength(3);
});

test('G-06 A-06 an owner reads the branches they cover and no others, in a sheet too; a figure without its permission is not told', async () => {
  expect((await read('owner')).branches.map(({ branch }) => branch.code)).toEqual(['YGN']);
  expect((await read('owner', today())).branches.map(({ branch }) => branch.code)).toEqual(['YGN']);
  expect((await (await fixture.as('manager')).try('owner_days.read')).status).toBe(403);
  await fixture.ask("delete from role_permission where role_slug = 'owner' and permission = 'cod.view'");
  fixture.people.delete('owner');
  const { figures } = (await read('owner', today())).branches[0] as OwnerDay['branches'][number];
  const untold = dayFigureNames.filter((figure) => figures[figure].value === null);
  expect(untold).toEqual(['cod_held', 'cod_old']);
});

test('G-06 the hour is a setting that the log tells of; a day without a sheet is refused', async () => {
  const md = await fixture.as('md');
  expect((await md.try('owner_days.setHour', { body: { sheet_hour: 24 } })).status).toBe(422);
  expect((await (await fixture.as('owner')).try('owner_days.setHour', { body: { sheet_hour: 6 } })).status).toBe(403);
  await md.call('owner_days.setHour', { body: { sheet_hour: 6 } });
  const { data: lines } = await md.call('audit.list', { query: { room: 'owner_days' } });
  expect(lines[0]).toMatchObject({ action: 'edit', room: 'owner_days' });
  goTo(7);
  expect(await keep()).toBe(true);
  expect((await read('md', today())).sheet_hour).toBe(6);
  expect((await (await fixture.as('md')).try('owner_days.read', { query: { day: '2026-01-01' } })).status).toBe(404);
});
