import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ParcelHouse, type MadeParcel, type ParcelAsked } from './testing/parcel-house.ts';
import { returnAnswerJob } from './tracking.door.ts';

let house: ParcelHouse;
let merchant: number;
beforeAll(async () => {
  house = await ParcelHouse.open();
  merchant = await house.merchant(2);
});
afterAll(() => house.close());

const courier = (name: string) => ({ to_staff_id: house.staff[name] as number });

/** A parcel that lies at Mandalay, or is with its postman. */
async function inMandalay(asked: ParcelAsked = {}, { out = false } = {}): Promise<MadeParcel> {
  const parcel = await house.parcel({ merchant, ...asked });
  await house.step('staff', parcel);
  await house.step('staff', parcel);
  await house.step('mdy.staff', parcel);
  if (out) await house.step('mdy.staff', parcel, courier('mdy.postman'));
  return parcel;
}

const settled = ({ version: _, entry_id: __, ...state }: Record<string, unknown>) => state;
describe('S-06 rollback', () => {
  test('S-06 taking back the last step restores exactly what was, keeps the history, and undoes the money', async () => {
    const parcel = await inMandalay({ cod: 40_000 }, { out: true });
    const [before, cash] = [await house.state(parcel), await house.balance('cash:courier')];
    await house.step('mdy.postman', parcel, { status: 'delivered' });
    expect([(await house.balance('cash:courier')) - cash, (await house.state(parcel)).cod_status]).toEqual([
      40_000,
      'process',
    ]);
    const { data } = await (
      await house.as('mdy.postman')
    ).call('tracking.rollback', {
      params: { id: parcel.id },
      body: { entry_id: await house.lastEntry(parcel), reason: 'ပါဆယ်မှား' },
    });
    const after = await house.state(parcel);
    expect(settled(after)).toEqual(settled(before));
    expect([after.entry_id, await house.balance('cash:courier')]).toEqual([before.entry_id, cash]);
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
    const [unbalanced] = await house.ask<{ n: number }>(
      'select count(*)::int as n from (select journal_id from posting group by journal_id having sum(amount) <> 0) x',
    );
    expect(unbalanced?.n).toBe(0);
    expect(await house.step('mdy.postman', parcel)).toMatchObject({ status: 'delivered' });
  });

  test('S-06 step by step back to the counter, each by its own branch', async () => {
    const parcel = await inMandalay({ merchant: null });
    const cash = await house.balance('cash:branch');
    const back = async (who: string) =>
      (
        await (
          await house.as(who)
        ).try('tracking.rollback', {
          params: { id: parcel.id },
          body: { entry_id: await house.lastEntry(parcel), reason: 'x' },
        })
      ).body;
    expect((await back('staff')).code).toBe('rollback_other_branch');
    expect((await back('mdy.manager')).data.status).toBe('send_to_destination_branch');
    expect((await back('supervisor')).data.status).toBe('accept_from_origin_branch');
    expect((await back('supervisor')).data.status).toBe('pending');
    expect((await back('supervisor')).code).toBe('rollback_nothing');
    expect(cash - (await house.balance('cash:branch'))).toBe(2_500);
    expect(await house.state(parcel)).toMatchObject({ accepted_at: null, status: 'pending', rollup: 'process' });
  });

  test('S-06 one’s own scan within fifteen minutes by anyone, later by a supervisor', async () => {
    const parcel = await inMandalay();
    house.app.clock.advance({ minutes: 15 });
    const back = async (who: string) =>
      await (
        await house.as(who)
      ).try('tracking.rollback', {
        params: { id: parcel.id },
        body: { entry_id: await house.lastEntry(parcel), reason: 'x' },
      });
    expect((await back('mdy.staff')).body).toMatchObject({
      code: 'rollback_too_late',
      message: 'More than 15 minutes have passed. Ask your supervisor.',
    });
    expect((await back('mdy.manager')).status).toBe(200);
  });

  test('S-06 an inferred step is taken back by itself, after the step that showed it', async () => {
    const parcel = await house.parcel();
    await house.step('staff', parcel);
    await house.step('mdy.staff', parcel);
    const boss = await house.as('superadmin');
    const back = async () =>
      (
        await boss.call('tracking.rollback', {
          params: { id: parcel.id },
          body: { entry_id: await house.lastEntry(parcel), reason: 'x' },
        })
      ).data.status;
    expect([await back(), await back()]).toEqual(['send_to_destination_branch', 'accept_from_origin_branch']);
  });

  test('S-06 the database refuses to rewrite an entry', async () => {
    const parcel = await inMandalay();
    await expect(
      house.ask(`update label_entry set status = 'delivered' where label_id = $1`, [parcel.id]),
    ).rejects.toThrow('never changed');
    await expect(house.ask('delete from label_entry where label_id = $1', [parcel.id])).rejects.toThrow(
      'never changed',
    );
  });
});

describe('S-05 the approval of a return', () => {
  test('S-05 none of it moves the current status; a sender who wants another attempt gets one', async () => {
    const parcel = await inMandalay({}, { out: true });
    const calls = await house.as('callcenter');
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
    const desk = await house.as('mdy.staff');
    const job = returnAnswerJob(house.app.app.waybill);
    await desk.call('tracking.raiseReturn', { params: { id: silent.id }, body: { reason: 'refused' } });
    await desk.call('tracking.askReturn', { params: { id: silent.id }, body: {} });
    // Everybody is signed out by then and signs in again.
    house.app.clock.advance({ hours: 23 });
    house.people.clear();
    await job.work(null);
    expect((await house.state(silent)).return_step).toBe('pending_return_confirm');
    house.app.clock.advance({ hours: 1 });
    await job.work(null);
    expect(await house.state(silent)).toMatchObject({
      return_step: 'schedule_return',
      shipping_type: 'return',
      status: 'arrived_to_destination_branch',
    });
    await job.work(null);
    expect((await house.entries(silent)).filter(({ status }) => status === 'schedule_return')).toHaveLength(1);
    const [line] = await house.ask<{ action: string; staff_id: number | null }>(
      `select action, staff_id from audit where room = 'labels' and record_id = $1 order by id desc limit 1`,
      [String(silent.id)],
    );
    expect(line).toEqual({ action: 'agree_return', staff_id: null });
  });

  test('S-05 two attempts are this merchant’s', async () => {
    expect((await house.state(await inMandalay())).max_attempts).toBe(2);
  });
});

describe('S-09 rejected, missing, found', () => {
  test('S-09 a branch asks for a rejection; it is kept, or rejected for good', async () => {
    const [kept, gone] = (await house.parcels(2, { cod: 9_000, merchant })) as [MadeParcel, MadeParcel];
    const [desk, boss] = [await house.as('staff'), await house.as('supervisor')];
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
    expect(await house.state(gone)).toMatchObject({ cod_status: 'cancel', rollup: 'returned' });
    expect(await house.scan('staff', gone)).toMatchObject({ code: 'scan_final' });
    expect(await house.step('staff', kept)).toMatchObject({ status: 'accept_from_origin_branch' });
    expect((await desk.try('tracking.reject', { params: { id: kept.id }, body: { reason: 'x' } })).body.code).toBe(
      'state_not_allowed',
    );
  });

  test('S-09 missing from any place in custody, found again where it was', async () => {
    const parcel = await inMandalay({ cod: 9_000 }, { out: true });
    const before = await house.state(parcel);
    const boss = await house.as('mdy.manager');
    await boss.call('tracking.missing', { params: { id: parcel.id }, body: { reason: 'ဆိုင်ကယ်ပေါ်မှ ကျ' } });
    expect(await house.state(parcel)).toMatchObject({
      status: 'missing',
      cod_status: 'cancel',
      previous: 'send_to_destination_address',
    });
    expect(await house.scan('mdy.postman', parcel)).toMatchObject({ code: 'scan_missing', values: { by: 'ဦးတင်လှိုင်' } });
    expect(
      (
        await boss.try('tracking.rollback', {
          params: { id: parcel.id },
          body: { entry_id: await house.lastEntry(parcel), reason: 'x' },
        })
      ).body.code,
    ).toBe('rollback_decided');
    await boss.call('tracking.found', { params: { id: parcel.id }, body: { remark: null } });
    expect(settled(await house.state(parcel))).toEqual(settled(before));
    expect((await boss.try('tracking.found', { params: { id: parcel.id }, body: {} })).body.code).toBe('not_missing');
  });

  test('S-09 a lost parcel is closed with what the sender gets for it', async () => {
    const parcel = await inMandalay({ cod: 9_000 });
    const boss = await house.as('mdy.manager');
    expect(
      (await boss.try('tracking.compensate', { params: { id: parcel.id }, body: { compensation_fee: 8_000 } })).body
        .code,
    ).toBe('not_missing');
    await boss.call('tracking.missing', { params: { id: parcel.id }, body: { reason: 'x' } });
    const debt = await house.balance('payable:merchant');
    const { data } = await boss.call('tracking.compensate', {
      params: { id: parcel.id },
      body: { compensation_fee: 8_000, remark: null },
    });
    expect([data.status, data.cod_status, data.steps, debt - (await house.balance('payable:merchant'))]).toEqual([
      'missing',
      'cancel',
      [],
      8_000,
    ]);
    for (const call of ['tracking.found', 'tracking.compensate'] as const)
      expect(
        (await boss.try(call, { params: { id: parcel.id }, body: { compensation_fee: 1 } })).status,
      ).toBeGreaterThanOrEqual(400);
    expect(await house.scan('mdy.staff', parcel)).toMatchObject({ result: 'refused', code: 'scan_final' });
  });
});
