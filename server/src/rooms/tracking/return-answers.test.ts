import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelHouse, type MadeParcel } from './testing/parcel-house.ts';
import { returnAnswerJob } from './tracking.door.ts';

let house: ParcelHouse;
beforeAll(async () => {
  house = await ParcelHouse.open();
});
afterAll(() => house.close());

/** A parcel at Mandalay whose sender was asked and says nothing. */
async function asked(): Promise<MadeParcel> {
  const parcel = await house.parcel({ merchant: await house.merchant() });
  await house.step('staff', parcel);
  await house.step('staff', parcel);
  await house.step('mdy.staff', parcel);
  const desk = await house.as('mdy.staff');
  await desk.call('tracking.raiseReturn', { params: { id: parcel.id }, body: { reason: 'refused' } });
  await desk.call('tracking.askReturn', { params: { id: parcel.id }, body: {} });
  return parcel;
}

test('S-05 S-09 a lost parcel waits for no answer, and one that cannot be decided holds up no other', async () => {
  const lost = await asked();
  const boss = await house.as('superadmin');
  await boss.call('tracking.missing', { params: { id: lost.id }, body: { reason: 'x' } });
  await boss.call('tracking.compensate', { params: { id: lost.id }, body: { compensation_fee: 5_000 } });
  const broken = await asked();
  const next = await asked();
  await house.ask(
    `create function refuse_one() returns trigger language plpgsql as $$ begin if new.label_id = ${broken.id} then raise exception 'broken'; end if; return new; end $$`,
  );
  await house.ask('create trigger refuse_one before insert on label_entry for each row execute function refuse_one()');
  house.app.clock.advance({ hours: 25 });
  const job = returnAnswerJob(house.app.app.waybill);
  await expect(job.work(null)).rejects.toThrow('1 returns could not be decided');
  expect((await house.state(next)).return_step).toBe('schedule_return');
  expect((await house.state(broken)).return_step).toBe('pending_return_confirm');
  const [line] = await house.ask<{ n: number }>(
    `select count(*)::int as n from audit where room = 'labels' and record_id = $1 and action = 'agree_return'`,
    [String(lost.id)],
  );
  expect(line?.n).toBe(0);
});
