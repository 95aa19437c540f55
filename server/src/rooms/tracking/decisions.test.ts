import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ParcelFixture, type MadeParcel, type ParcelOptions } from './testing/parcel-fixture.ts';
import { returnAnswerJob } from './tracking.door.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant(2);
});
afterAll(() => fixture.close());

const courier = (name: string) => ({ to_staff_id: fixture.staff[name] as number });

/** A parcel that lies at Mandalay, or is with its postman. */
async function inMandalay(options: ParcelOptions = {}, { out = false } = {}): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ merchant, ...options });
  await fixture.step('staff', parcel);
  await fixture.step('staff', parcel);
  await fixture.step('mdy.staff', parcel);
  if (out) await fixture.step('mdy.staff', parcel, courier('mdy.postman'));
  return parcel;
}

const settled = ({ version: _, entry_id: __, ...state }: Record<string, unknown>) => state;
describe('S-06 rollback', () => {
  test('S-06 taking back the last step restores exactly what was, keeps the history, and undoes the money', async () => {
    const parcel = await inMandalay({ cod: 40_000 }, { out: true });
    const [before, cash] = [await fixture.state(parcel), await fixture.balance('cash:courier')];
    await fixture.step('mdy.postman', parcel, { status: 'delivered' });
    expect([(await fixture.balance('cash:courier')) - cash, (await fixture.state(parcel)).cod_status]).toEqual([
      40_000,
      'process',
    ]);
    const { data } = await (
      await fixture.as('mdy.postman')
    ).call('tracking.rollback', {
      params: { id: parcel.id },
      body: { entry_id: await fixture.lastEntry(parcel), reason: 'ပါဆယ်မှား' },
    });
    const after = await fixture.state(parcel);
    expect(settled(after)).toEqual(settled(before));
    expect([after.entry_id, await fixture.balance('cash:courier')]).toEqual([before.entry_id, cash]);
    expect(
      data.movements
        .slice(-2)
        .map(({ status, viewable, undone_by, undoes_id, reason }) => [
          status,
          viewable,
          undone_by !== null,
          undoes_id !== null,
          reason,
        ]),
    ).toEqual([
      ['delivered', false, true, false, null],
      ['rollback', false, false, true, 'ပါဆယ်မှား'],
    ]);
    const [unbalanced] = await fixture.ask<{ n: number }>(
      'select count(*)::int as n from (select journal_id from posting group by journal_id having sum(amount) <> 0) x',
    );
    expect(unbalanced?.n).toBe(0);
    expect(await fixture.step('mdy.postman', parcel)).toMatchObject({ status: 'delivered' });
  });

  test('S-06 step by step back to the counter, each by its own branch', async () => {
    const parcel = await inMandalay({ merchant: null });
    const cash = await fixture.balance('cash:branch');
    const back = async (who: string) =>
      (
        await (
          await fixture.as(who)
        ).try('tracking.rollback', {
          params: { id: parcel.id },
          body: { entry_id: await fixture.lastEntry(parcel), reason: 'x' },
        })
      ).body;
    expect((await back('staff')).code).toBe('rollback_other_branch');
    expect((await back('mdy.manager')).data.status).toBe('send_to_destination_branch');
    expect((await back('supervisor')).data.status).toBe('accept_from_origin_branch');
    expect((await back('supervisor')).data.status).toBe('pending');
    expect((await back('supervisor')).code).toBe('rollback_nothing');
    expect(cash - (await fixture.balance('cash:branch'))).toBe(2_500);
    expect(await fixture.state(parcel)).toMatchObject({ accepted_at: null, status: 'pending', rollup: 'process' });
  });

  test('S-06 one’s own scan within fifteen minutes by anyone, later by a supervisor', async () => {
    const parcel = await inMandalay();
    fixture.app.clock.advance({ minutes: 15 });
    const back = async (who: string) =>
      await (
        await fixture.as(who)
      ).try('tracking.rollback', {
        params: { id: parcel.id },
        body: { entry_id: await fixture.lastEntry(parcel), reason: 'x' },
      });
    expect((await back('mdy.staff')).body).toMatchObject({
      code: 'rollback_too_late',
      message: 'More than 15 minutes have passed. Ask your supervisor.',
    });
    expect((await back('mdy.manager')).status).toBe(200);
  });

  test('S-06 an inferred step is taken back by itself, after the step that showed it', async () => {
    const parcel = await fixture.parcel();
    await fixture.step('staff', parcel);
    await fixture.step('mdy.staff', parcel);
    const boss = await fixture.as('superadmin');
    const back = async () =>
      (
        await boss.call('tracking.rollback', {
          params: { id: parcel.id },
          body: { entry_id: await fixture.lastEntry(parcel), reason: 'x' },
        })
      ).data.status;
    expect([await back(), await back()]).toEqual(['send_to_destination_branch', 'accept_from_origin_branch']);
  });

  test('S-06 the database refuses to rewrite an entry', async () => {
    const parcel = await inMandalay();
    await expect(
      fixture.ask(`update label_entry set status = 'delivered' where label_id = $1`, [parcel.id]),
    ).rejects.toThrow('never changed');
    await expect(fixture.ask('delete from label_entry where label_id = $1', [parcel.id])).rejects.toThrow(
      'never changed',
    );
  });
});

describe('S-05 the approval of a return', () => {
  test('S-05 none of it moves the current status; a sender who wants another attempt gets one', async () => {
    const parcel = await inMandalay({}, { out: true });
    const calls = await fixture.as('callcenter');
    expect(
      (await calls.try('tracking.raiseReturn', { params: { id: parcel.id }, body: { reason: 'uncontactable' } }))
        .status,
    ).toBe(200);
    const { data } = await calls.call('tracking.askReturn', { params: { id: parcel.id }, body: {} });
    expect([data.status, data.return_step, data.return_due !== null]).toEqual([
      'send_to_destination_address',
      'pending_return_confirm',
      true,
    ]);
    const again = await calls.call('tracking.againReturn', { params: { id: parcel.id }, body: { remark: 'ညနေမှ ပို့ပါ' } });
    expect([again.data.return_step, again.data.max_attempts]).toEqual([null, 2]);
    expect(again.data.movements.slice(-3).map(({ status, viewable }) => [status, viewable])).toEqual([
      ['pending_return', false],
      ['pending_return_confirm', false],
      ['rollback', false],
    ]);
  });

  test('S-05 a sender who says nothing for twenty-four hours agrees', async () => {
    const silent = await inMandalay();
    const desk = await fixture.as('mdy.staff');
    const job = returnAnswerJob(fixture.app.app.waybill);
    await desk.call('tracking.raiseReturn', { params: { id: silent.id }, body: { reason: 'refused' } });
    await desk.call('tracking.askReturn', { params: { id: silent.id }, body: {} });
    // All sessions have expired by then, so everybody signs in again.
    fixture.app.clock.advance({ hours: 23 });
    fixture.people.clear();
    await job.work(null);
    expect((await fixture.state(silent)).return_step).toBe('pending_return_confirm');
    fixture.app.clock.advance({ hours: 1 });
    await job.work(null);
    expect(await fixture.state(silent)).toMatchObject({
      return_step: 'schedule_return',
      shipping_type: 'return',
      status: 'arrived_to_destination_branch',
    });
    await job.work(null);
    expect((await fixture.entries(silent)).filter(({ status }) => status === 'schedule_return')).toHaveLength(1);
    const [line] = await fixture.ask<{ action: string; staff_id: number | null }>(
      `select action, staff_id from audit where room = 'labels' and record_id = $1 order by id desc limit 1`,
      [String(silent.id)],
    );
    expect(line).toEqual({ action: 'agree_return', staff_id: null });
  });

  test('S-05 two attempts are this merchant’s', async () => {
    expect((await fixture.state(await inMandalay())).max_attempts).toBe(2);
  });
});

describe('S-09 rejected, missing, found', () => {
  test('S-09 a branch asks for a rejection; it is kept, or rejected for good', async () => {
    const [kept, gone] = (await fixture.parcels(2, { cod: 9_000, merchant })) as [MadeParcel, MadeParcel];
    const [desk, boss] = [await fixture.as('staff'), await fixture.as('supervisor')];
    for (const parcel of [kept, gone])
      expect(
        (await desk.call('tracking.reject', { params: { id: parcel.id }, body: { reason: 'ခွင့်မပြုသည့်ပစ္စည်း' } })).data
          .status,
      ).toBe('pending_reject');
    expect((await desk.try('tracking.agreeReject', { params: { id: gone.id }, body: {} })).body.code).toBe(
      'missing_permission',
    );
    expect((await boss.call('tracking.keep', { params: { id: kept.id }, body: { remark: null } })).data.status).toBe(
      'pending',
    );
    expect((await boss.call('tracking.agreeReject', { params: { id: gone.id }, body: {} })).data.status).toBe('reject');
    expect(await fixture.state(gone)).toMatchObject({ cod_status: 'cancel', rollup: 'returned' });
    expect(await fixture.scan('staff', gone)).toMatchObject({ code: 'scan_final' });
    expect(await fixture.step('staff', kept)).toMatchObject({ status: 'accept_from_origin_branch' });
    expect((await desk.try('tracking.reject', { params: { id: kept.id }, body: { reason: 'x' } })).body.code).toBe(
      'state_not_allowed',
    );
  });

  test('S-09 missing from any place in custody, found again where it was', async () => {
    const parcel = await inMandalay({ cod: 9_000 }, { out: true });
    const before = await fixture.state(parcel);
    const boss = await fixture.as('mdy.manager');
    await boss.call('tracking.missing', { params: { id: parcel.id }, body: { reason: 'ဆိုင်ကယ်ပေါ်မှ ကျ' } });
    expect(await fixture.state(parcel)).toMatchObject({
      status: 'missing',
      cod_status: 'cancel',
      previous: 'send_to_destination_address',
    });
    expect(await fixture.scan('mdy.postman', parcel)).toMatchObject({ code: 'scan_missing', values: { by: 'ဦးတင်လှိုင်' } });
    expect(
      (
        await boss.try('tracking.rollback', {
          params: { id: parcel.id },
          body: { entry_id: await fixture.lastEntry(parcel), reason: 'x' },
        })
      ).body.code,
    ).toBe('rollback_decided');
    await boss.call('tracking.found', { params: { id: parcel.id }, body: { remark: null } });
    expect(settled(await fixture.state(parcel))).toEqual(settled(before));
    expect((await boss.try('tracking.found', { params: { id: parcel.id }, body: {} })).body.code).toBe('not_missing');
  });
});
