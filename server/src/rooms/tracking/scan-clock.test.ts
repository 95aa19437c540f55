import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelHouse, type MadeParcel } from './testing/parcel-house.ts';

let house: ParcelHouse;
beforeAll(async () => {
  house = await ParcelHouse.open();
});
afterAll(() => house.close());

const hours = 3_600_000;
const ago = (milliseconds: number) => new Date(house.app.clock().getTime() - milliseconds);
const lastEntry = async (parcel: MadeParcel) =>
  (
    await house.ask<{ at: Date; device_at: Date | null }>(
      'select at, device_at from label_entry where label_id = $1 order by id desc limit 1',
      [parcel.id],
    )
  )[0];
const dates = async (parcel: MadeParcel) =>
  (
    await house.ask<{ date: string }>(
      'select distinct business_date::text as date from journal where label_id = $1 order by 1',
      [parcel.id],
    )
  ).map(({ date }) => date);

test('S-07 a device that stands at the year 2009 dates neither the step nor its money; what it said is kept with the entry', async () => {
  const parcel = await house.parcel({ cod: 30_000 });
  const now = house.app.clock();
  const claimed = '2009-01-01T08:00:00+06:30';
  await house.step('staff', parcel, { scanned_at: claimed });
  expect(await lastEntry(parcel)).toEqual({ at: now, device_at: new Date(claimed) });
  expect(await dates(parcel)).toEqual([businessDate(now)]);
  const { data } = await (await house.as('staff')).call('tracking.shipping', { params: { id: parcel.id } });
  expect(new Date(data.movements.at(-1)?.device_at ?? 0)).toEqual(new Date(claimed));
});

test('S-07 nobody dates a step before the one that it follows, nor ahead of the server', async () => {
  const parcel = await house.parcel();
  const made = house.app.clock();
  house.app.clock.advance({ hours: 5 });
  await house.step('staff', parcel, { scanned_at: new Date(made.getTime() - hours).toISOString() });
  expect(await lastEntry(parcel)).toMatchObject({ device_at: new Date(made.getTime() - hours) });
  await house.step('staff', parcel, { scanned_at: '2030-01-01T00:00:00+06:30' });
  const entry = await lastEntry(parcel);
  expect([entry?.at, entry?.device_at]).toEqual([ago(60_000), new Date('2030-01-01T00:00:00+06:30')]);
  expect((await house.state(parcel)).status_at).toEqual(entry?.at);
});

test('S-07 what was scanned four days ago with the line down is of that time, and its money is of the day on which it arrives', async () => {
  const parcel = await house.parcel({ cod: 30_000, to: 'YGN', instant: true, merchant: await house.merchant() });
  await house.step('staff', parcel);
  const accepted = businessDate(house.app.clock());
  house.app.clock.advance({ hours: 24 * 6 });
  house.people.clear();
  const scanned = ago(24 * 4 * hours);
  await house.step('staff', parcel, { scanned_at: scanned.toISOString() });
  expect(await lastEntry(parcel)).toEqual({ at: scanned, device_at: null });
  expect(await dates(parcel)).toEqual([accepted, businessDate(ago(60_000))]);
});
