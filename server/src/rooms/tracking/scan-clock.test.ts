import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelFixture, type MadeParcel } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

const hours = 3_600_000;
const ago = (milliseconds: number) => new Date(fixture.app.clock().getTime() - milliseconds);
const lastEntry = async (parcel: MadeParcel) =>
  (
    await fixture.ask<{ at: Date; device_at: Date | null }>(
      'select at, device_at from label_entry where label_id = $1 order by id desc limit 1',
      [parcel.id],
    )
  )[0];
const dates = async (parcel: MadeParcel) =>
  (
    await fixture.ask<{ date: string }>(
      'select distinct business_date::text as date from journal where label_id = $1 order by 1',
      [parcel.id],
    )
  ).map(({ date }) => date);

test('S-07 a device that stands at the year 2009 dates neither the step nor its money; what it said is kept with the entry', async () => {
  const parcel = await fixture.parcel({ cod: 30_000 });
  const now = fixture.app.clock();
  const claimed = '2009-01-01T08:00:00+06:30';
  await fixture.step('staff', parcel, { scanned_at: claimed });
  expect(await lastEntry(parcel)).toEqual({ at: now, device_at: new Date(claimed) });
  expect(await dates(parcel)).toEqual([businessDate(now)]);
  const { data } = await (await fixture.as('staff')).call('tracking.shipping', { params: { id: parcel.id } });
  expect(new Date(data.movements.at(-1)?.device_at ?? 0)).toEqual(new Date(claimed));
});

test('S-07 nobody dates a step before the one that it follows, nor ahead of the server', async () => {
  const parcel = await fixture.parcel();
  const made = fixture.app.clock();
  fixture.app.clock.advance({ hours: 5 });
  await fixture.step('staff', parcel, { scanned_at: new Date(made.getTime() - hours).toISOString() });
  expect(await lastEntry(parcel)).toMatchObject({ device_at: new Date(made.getTime() - hours) });
  await fixture.step('staff', parcel, { scanned_at: '2030-01-01T00:00:00+06:30' });
  const entry = await lastEntry(parcel);
  expect([entry?.at, entry?.device_at]).toEqual([ago(60_000), new Date('2030-01-01T00:00:00+06:30')]);
  expect((await fixture.state(parcel)).status_at).toEqual(entry?.at);
});

test('S-07 what was scanned four days ago with the line down is of that time, and its money is of the day on which it arrives', async () => {
  const parcel = await fixture.parcel({ cod: 30_000, to: 'YGN', instant: true, merchant: await fixture.merchant() });
  await fixture.step('staff', parcel);
  const accepted = businessDate(fixture.app.clock());
  fixture.app.clock.advance({ hours: 24 * 6 });
  fixture.people.clear();
  const scanned = ago(24 * 4 * hours);
  await fixture.step('staff', parcel, { scanned_at: scanned.toISOString() });
  expect(await lastEntry(parcel)).toEqual({ at: scanned, device_at: null });
  expect(await dates(parcel)).toEqual([accepted, businessDate(ago(60_000))]);
});
