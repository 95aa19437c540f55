import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParcelFixture, type MadeParcel } from './testing/parcel-fixture.ts';
import { returnAnswerJob } from './tracking.door.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open({ SESSION_IDLE_HOURS: '600' });
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

test('S-05 O-10 what a merchant wants when nobody answers is shown on the parcel before it happens and done in time: tried once more and then sent back, or kept for days first', async () => {
  const at = async (parcel: MadeParcel & { readonly policy: string }) => {
    await fixture.ask(
      'update customer set unanswered = $2, unanswered_days = 3 where id = (select merchant_id from label where id = $1)',
      [parcel.id, parcel.policy],
    );
    const { data } = await (await fixture.as('mdy.staff')).call('tracking.shipping', { params: { id: parcel.id } });
    const hours = Math.round((Date.parse(data.return_due ?? '') - fixture.app.clock().getTime()) / 3_600_000);
    return [data.unanswered, hours];
  };
  const [again, keep] = [
    { ...(await pendingParcel()), policy: 'again' },
    { ...(await pendingParcel()), policy: 'keep' },
  ];
  expect([await at(again), await at(keep)]).toEqual([
    ['again', 24],
    ['keep', 96],
  ]);
  const job = returnAnswerJob(fixture.app.app.waybill);
  const work = () => job.work(null).catch(() => undefined);
  const step = async (parcel: MadeParcel) => (await fixture.state(parcel)).return_step;
  fixture.app.clock.advance({ hours: 25 });
  await work();
  expect([await step(again), await step(keep)]).toEqual([null, 'pending_return_confirm']);
  const desk = await fixture.as('mdy.staff');
  await desk.call('tracking.raiseReturn', { params: { id: again.id }, body: { reason: 'refused' } });
  await desk.call('tracking.askReturn', { params: { id: again.id }, body: {} });
  expect((await at(again))[0]).toBe('return');
  fixture.app.clock.advance({ hours: 25 });
  await work();
  expect([await step(again), await step(keep)]).toEqual(['schedule_return', 'pending_return_confirm']);
  fixture.app.clock.advance({ hours: 47 });
  await work();
  expect(await step(keep)).toBe('schedule_return');
});
