import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelFixture, type MadeParcel } from './testing/parcel-fixture.ts';
import { returnAnswerJob } from './tracking.door.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

/** A parcel at Mandalay whose sender was asked and says nothing. */
async function pendingParcel(): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ merchant: await fixture.merchant() });
  await fixture.step('staff', parcel);
  await fixture.step('staff', parcel);
  await fixture.step('mdy.staff', parcel);
  const desk = await fixture.as('mdy.staff');
  await desk.call('tracking.raiseReturn', { params: { id: parcel.id }, body: { reason: 'refused' } });
  await desk.call('tracking.askReturn', { params: { id: parcel.id }, body: {} });
  return parcel;
}

test('S-05 S-09 a lost parcel waits for no answer, and one that cannot be decided holds up no other', async () => {
  const lost = await pendingParcel();
  const boss = await fixture.as('superadmin');
  await boss.call('tracking.missing', { params: { id: lost.id }, body: { reason: 'x' } });
  const broken = await pendingParcel();
  const next = await pendingParcel();
  await fixture.ask(
    `create function refuse_one() returns trigger language plpgsql as $$ begin if new.label_id = ${broken.id} then raise exception 'broken'; end if; return new; end $$`,
  );
  await fixture.ask(
    'create trigger refuse_one before insert on label_entry for each row execute function refuse_one()',
  );
  fixture.app.clock.advance({ hours: 25 });
  const job = returnAnswerJob(fixture.app.app.waybill);
  await expect(job.work(null)).rejects.toThrow('1 returns could not be decided');
  expect((await fixture.state(next)).return_step).toBe('schedule_return');
  expect((await fixture.state(broken)).return_step).toBe('pending_return_confirm');
  const [line] = await fixture.ask<{ n: number }>(
    `select count(*)::int as n from audit where room = 'labels' and record_id = $1 and action = 'agree_return'`,
    [String(lost.id)],
  );
  expect(line?.n).toBe(0);
});
