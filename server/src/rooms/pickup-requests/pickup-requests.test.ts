import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PickupDesk, sorted, today } from './testing/pickup-desk.ts';

let desk: PickupDesk;
beforeAll(async () => {
  desk = await PickupDesk.open();
});
afterAll(() => desk.fixture.close());

describe('a request is made', () => {
  test('E-04 F-04 phone first: the branch follows from the township, and all that was asked for is there again', async () => {
    const made = await desk.make({ with_temp_address: true, vehicle: 'car', remark: 'နောက်ဖေးပေါက်' });
    expect(made).toMatchObject({
      branch_id: desk.fixture.branches['YGN'],
      postman_id: null,
      name: 'မနှင်းဆီ',
      phone: ['09440099887'],
      include_products: 'ဖိနပ်',
      counts: 4,
      weight: 2.5,
      time_request: today,
      day_part: 'morning',
      vehicle: 'car',
      with_temp_address: true,
      street: 'ဘူတာလမ်း',
      remark: 'နောက်ဖေးပေါက်',
      status: 'unassigned',
      collected_count: null,
      accepted_count: null,
      fee: null,
    });
    expect(made.place?.name_en).toBe('Hlaing');
    expect(made.log.map(({ status }) => status)).toEqual(['unassigned']);
  });

  test('F-04 a known customer is visited at their own address unless another is wanted', async () => {
    const known = { customer_id: desk.merchant.id, phone: desk.merchant.phone };
    expect((await desk.make(known)).place_id).toBe(desk.merchant.place_id);
    expect((await desk.make({ ...known, with_temp_address: true })).place_id).toBe(desk.places['Hlaing']);
  });

  test('F-04 V-16 a past day, a place without a branch, a stranger of a customer and one who is banned are refused by name', async () => {
    const clerk = await desk.fixture.as('staff');
    const refused = async (change: object) => {
      const { status, body: answer } = await clerk.try('pickup_requests.create', { body: desk.body(change) });
      return [status, answer.code, ...Object.keys(answer.errors ?? {})];
    };
    const [alone] = await desk.fixture.ask<{ id: number }>(
      "update place set nearest_id = null, delivers_id = null where postcode = '01030' returning id",
    );
    const [foreign] = await desk.fixture.ask<{ id: number }>('select id from customer where branch_id = $1 limit 1', [
      desk.fixture.branches['MDY'],
    ]);
    const [banned] = await desk.fixture.ask<{ id: number }>(
      "select id from customer where branch_id = $1 and status <> 'active' limit 1",
      [desk.fixture.branches['YGN']],
    );
    expect(await refused({ time_request: '2026-11-20' })).toEqual([422, 'pickup_day_past', 'time_request']);
    expect(await refused({ place_id: alone?.id })).toEqual([422, 'place_without_branch', 'branch_id']);
    expect(await refused({ customer_id: foreign?.id })).toEqual([422, 'validation_failed', 'customer_id']);
    expect(await refused({ customer_id: banned?.id })).toEqual([409, 'customer_not_active']);
    expect(await refused({ place_id: 987_654 })).toEqual([422, 'validation_failed', 'place_id']);
    expect(await refused({ vehicle: 'boat', counts: 0 })).toEqual([422, 'validation_failed', 'vehicle', 'counts']);
    expect(await refused({ postman_id: desk.fixture.staff['mdy.postman'] })).toEqual([
      422,
      'validation_failed',
      'postman_id',
    ]);
    expect(await refused({ postman_id: desk.fixture.staff['staff'] })).toEqual([
      422,
      'validation_failed',
      'postman_id',
    ]);
  });

  test('F-04 the courier with the fewest visits of the day comes first, and those of other branches are not named', async () => {
    const clerk = await desk.fixture.as('staff');
    const couriers = async (branch_id: number | undefined) =>
      (await clerk.call('pickup_requests.couriers', { query: { branch_id, day: '2026-11-25' } })).data;
    const before = await couriers(desk.fixture.branches['YGN']);
    expect(before.length).toBeGreaterThan(1);
    await desk.make({ time_request: '2026-11-25', postman_id: before[0]?.id });
    const after = await couriers(desk.fixture.branches['YGN']);
    expect([after[0]?.id, after.at(-1)?.id, after.at(-1)?.open]).toEqual([before[1]?.id, before[0]?.id, 1]);
    expect(await couriers(desk.fixture.branches['MDY'])).toEqual([]);
  });

  test('F-04 A-06 a call centre takes a request for another branch: both see it, that branch alone gives it to a courier', async () => {
    const [mandalay] = await desk.fixture.ask<{ id: number }>('select id from place where delivers_id = $1 limit 1', [
      desk.fixture.branches['MDY'],
    ]);
    const made = await desk.make({ place_id: mandalay?.id }, 'callcenter');
    expect([made.branch.code, made.intake_branch.code]).toEqual(['MDY', 'YGN']);
    const courier = { postman_id: desk.fixture.staff['mdy.postman'] };
    expect((await desk.give('callcenter', 'pickup_requests.assign', made, courier)).body.code).toBe(
      'branch_not_covered',
    );
    expect((await desk.done('mdy.staff', 'pickup_requests.assign', made, courier)).status).toBe('pending');
    await desk.done('mdy.postman', 'pickup_requests.deny', made, { reason: 'ဝေးလွန်းသည်' });
    expect([(await desk.bell('callcenter')).noti[0]?.id, (await desk.bell('mdy.staff')).noti[0]?.id]).toEqual([
      made.id,
      made.id,
    ]);
    await desk.done('mdy.staff', 'pickup_requests.assign', made, courier);
  });

  test('F-04 the second of two editors hears of the first', async () => {
    const made = await desk.make();
    const edit = (change: object) =>
      desk.give('staff', 'pickup_requests.edit', made, { ...desk.body(change), version: made.version });
    expect((await edit({ counts: 9 })).status).toBe(200);
    expect((await edit({ counts: 7 })).body.code).toBe('changed_meanwhile');
  });
});

describe('a visit', () => {
  test('S-24 N-23 asked for, given, accepted and completed: the log has each step, and the three counts are kept', async () => {
    const made = await desk.make({ customer_id: desk.merchant.id, phone: desk.merchant.phone });
    await desk.done('staff', 'pickup_requests.assign', made, { postman_id: desk.fixture.staff['postman'] });
    await desk.done('postman', 'pickup_requests.accept', made);
    const complete = await desk.done('postman', 'pickup_requests.complete', made, {
      collected_count: 3,
      collected_weight: 1.75,
    });
    expect(complete).toMatchObject({
      status: 'complete',
      counts: 4,
      collected_count: 3,
      collected_weight: 1.75,
      accepted_count: null,
    });
    expect((await desk.give('postman', 'pickup_requests.receive', made, { accepted_count: 3 })).body.code).toBe(
      'missing_permission',
    );
    const arrived = { params: { id: made.id }, body: { accepted_count: 2 } };
    const courier = await desk.fixture.as('postman');
    expect((await courier.tryAsPuppet('pickup_requests.receive', arrived, 'staff')).body.code).toBe('not_independent');
    const received = await desk.done('staff', 'pickup_requests.receive', made, { accepted_count: 2 });
    expect([received.counts, received.collected_count, received.accepted_count]).toEqual([4, 3, 2]);
    expect((await desk.give('supervisor', 'pickup_requests.receive', made, { accepted_count: 3 })).body.code).toBe(
      'pickup_counted',
    );
    expect(received.log.map(({ status }) => status)).toEqual(['complete', 'accept', 'pending', 'unassigned']);
    const founder = await desk.fixture.as('superadmin');
    const { data } = await founder.call('audit.ofRecord', { query: { room: 'pickup_requests', id: String(made.id) } });
    expect(data.map(({ action }) => action)).toEqual(['receive', 'complete', 'accept', 'assign', 'create']);
  });

  test('S-24 the log is only ever added to', async () => {
    await desk.make();
    await expect(desk.fixture.ask("update pickup_log set status = 'failed'")).rejects.toThrow('never changed');
    await expect(desk.fixture.ask('delete from pickup_log')).rejects.toThrow('never changed');
  });

  test('F-04 L-04 C-01 a denial goes back to the branch, whose bells each ring until their person looks or it has another courier', async () => {
    const before = (await desk.bell('staff')).count;
    const made = await desk.make({ postman_id: desk.fixture.staff['postman'] });
    const denied = await desk.done('postman', 'pickup_requests.deny', made, { reason: 'ဆိုင်ကယ် ပျက်နေသည်' });
    expect([denied.status, denied.postman_id, denied.reason]).toEqual(['unassigned', null, 'ဆိုင်ကယ် ပျက်နေသည်']);
    const rung = await desk.bell('staff');
    expect(rung.count).toBe(before + 1);
    expect(rung.noti[0]).toMatchObject({ id: made.id, name: 'မနှင်းဆီ', reason: 'ဆိုင်ကယ် ပျက်နေသည်', denied_by: 'ကိုမျိုးသူ' });
    expect((await desk.bell('mdy.staff')).noti.map(({ id }) => id)).not.toContain(made.id);
    const unseen = async (who: string) =>
      (await (await desk.fixture.as(who)).call('pickup_requests.detail', { params: { id: made.id } })).data
        .denial_unseen;
    await (await desk.fixture.as('supervisor')).call('pickup_requests.seen', { params: { id: made.id } });
    expect([await unseen('supervisor'), await unseen('staff')]).toEqual([false, true]);
    expect((await desk.bell('staff')).count).toBe(before + 1);
    await (await desk.fixture.as('staff')).call('pickup_requests.seen', { params: { id: made.id } });
    expect((await desk.bell('staff')).count).toBe(before);
    // Denied again, it rings again.
    desk.fixture.app.clock.advance({ minutes: 1 });
    await desk.done('staff', 'pickup_requests.assign', made, { postman_id: desk.fixture.staff['postman'] });
    await desk.done('postman', 'pickup_requests.deny', made, { reason: 'မိုးကြီးသည်' });
    expect((await desk.bell('staff')).count).toBe(before + 1);
    await desk.done('staff', 'pickup_requests.assign', made, { postman_id: desk.fixture.staff['courier'] });

    const again = await desk.make({ postman_id: desk.fixture.staff['postman'] });
    await desk.done('postman', 'pickup_requests.deny', again, { reason: 'ခွင့်' });
    await desk.done('staff', 'pickup_requests.assign', again, { postman_id: desk.fixture.staff['courier'] });
    expect((await desk.bell('staff')).count).toBe(before);
    expect((await desk.give('postman', 'pickup_requests.accept', again)).status).toBe(404);
  });

  test('F-04 only its courier or a supervisor of the branch accepts and completes; a clerk and another courier are refused', async () => {
    const made = await desk.make({ postman_id: desk.fixture.staff['postman'] });
    expect((await desk.give('staff', 'pickup_requests.accept', made)).body.code).toBe('pickup_of_another');
    expect((await desk.give('courier', 'pickup_requests.accept', made)).status).toBe(404);
    await desk.done('supervisor', 'pickup_requests.accept', made);
    const sent = { collected_count: 1, collected_weight: 1 };
    const { status, body: answer } = await desk.give('staff', 'pickup_requests.complete', made, sent);
    expect([status, answer.code, answer.message]).toEqual([
      409,
      'pickup_of_another',
      expect.stringContaining('another courier'),
    ]);
    expect((await desk.done('supervisor', 'pickup_requests.complete', made, sent)).status).toBe('complete');
    expect((await desk.give('supervisor', 'pickup_requests.complete', made, sent)).body.code).toBe('state_not_allowed');
  });

  test('S-24 a visit that failed says why, is opened again, and is nobody’s', async () => {
    const made = await desk.ongoing();
    const failed = await desk.done('postman', 'pickup_requests.fail', made, { reason: 'ဆိုင်ပိတ်ထား' });
    expect([failed.status, failed.reason]).toEqual(['failed', 'ဆိုင်ပိတ်ထား']);
    const open = await desk.done('staff', 'pickup_requests.reopen', made);
    expect([open.status, open.postman_id, open.reason]).toEqual(['unassigned', null, null]);
    expect(open.log.map(({ status }) => status)).toEqual(['unassigned', 'failed', 'accept', 'pending', 'unassigned']);
  });

  test('S-24 handed over to a colleague who takes it, and to another branch that gives it to one of its own', async () => {
    const made = await desk.ongoing();
    const handed = await desk.done('postman', 'pickup_requests.handover', made, {
      to_staff_id: desk.fixture.staff['courier'],
      reason: 'ကားပြည့်',
    });
    expect([handed.status, handed.to_courier, handed.courier]).toEqual(['handover', 'ကိုထွန်းထွန်း', 'ကိုမျိုးသူ']);
    expect((await desk.give('postman', 'pickup_requests.take', made)).body.code).toBe('pickup_of_another');
    const taken = await desk.done('courier', 'pickup_requests.take', made);
    expect([taken.status, taken.courier, taken.to_courier]).toEqual(['pending', 'ကိုထွန်းထွန်း', null]);

    const far = await desk.ongoing();
    const wrong = {
      to_staff_id: desk.fixture.staff['courier'],
      to_branch_id: desk.fixture.branches['MDY'],
      reason: 'x',
    };
    expect((await desk.give('postman', 'pickup_requests.handover', far, wrong)).body.errors).toHaveProperty(
      'to_staff_id',
    );
    await desk.done('postman', 'pickup_requests.handover', far, {
      to_branch_id: desk.fixture.branches['MDY'],
      reason: 'မန္တလေးတွင်',
    });
    const courier = { postman_id: desk.fixture.staff['mdy.postman'] };
    expect((await desk.give('staff', 'pickup_requests.assign', far, courier)).body.code).toBe('branch_not_covered');
    expect((await desk.done('mdy.staff', 'pickup_requests.assign', far, courier)).branch.code).toBe('MDY');
  });

  test('F-04 two clerks who give it to two couriers at once: one is told that it is given', async () => {
    const made = await desk.make();
    const answers = await Promise.all([
      desk.give('staff', 'pickup_requests.assign', made, { postman_id: desk.fixture.staff['postman'] }),
      desk.give('supervisor', 'pickup_requests.assign', made, { postman_id: desk.fixture.staff['courier'] }),
    ]);
    expect(sorted(answers.map(({ status }) => status))).toEqual([200, 409]);
    const { data } = await (await desk.fixture.as('staff')).call('pickup_requests.detail', { params: { id: made.id } });
    expect(data.log.filter(({ status }) => status === 'pending')).toHaveLength(1);
  });
});
