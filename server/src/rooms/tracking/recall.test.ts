import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { ParcelFixture, type MadeParcel } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
});
afterAll(() => fixture.close());

const sender = '09795554444';
async function accepted(options: Parameters<ParcelFixture['parcel']>[0] = {}): Promise<MadeParcel> {
  const parcel = await fixture.parcel(options);
  await fixture.ask('update label set source_phone = $2 where id = $1', [parcel.id, [sender]]);
  await fixture.step('staff', parcel);
  return parcel;
}
async function recall(who: string, parcel: MadeParcel, body: object = {}) {
  const { status, body: answer } = await (
    await fixture.as(who)
  ).try('tracking.recall', {
    params: { id: parcel.id },
    body: { requester_name: 'Ko Aung', requester_phone: sender, reason: 'sold twice', version: null, ...body },
  });
  fixture.app.clock.advance({ minutes: 1 });
  return status < 300 ? 'done' : (answer as { code: string }).code;
}
const posted = async (name: string) =>
  (
    await fixture.ask<{ sum: number }>(
      "select coalesce(-sum(p.amount), 0)::int as sum from posting p join account a on a.id = p.account_id where a.kind = 'income' and a.name = $1",
      [name],
    )
  )[0]?.sum as number;
const clean = () => verifyLedger(fixture.app.app.waybill.db);

describe('S-03 the sender calls a parcel back', () => {
  test('S-03 S-05 it goes home from its last branch without another question, owes both fees once, and its COD is cancelled', async () => {
    const parcel = await accepted({ merchant, cod: 50_000 });
    await fixture.step('staff', parcel);
    await fixture.step('mdy.staff', parcel);
    const before = await fixture.state(parcel);
    expect(await recall('mdy.staff', parcel)).toBe('done');
    const state = await fixture.state(parcel);
    expect([state.status, state.entry_id, state.shipping_type, state.return_step]).toEqual([
      before.status,
      before.entry_id,
      'return',
      'schedule_return',
    ]);
    expect(await recall('mdy.manager', parcel)).toBe('return_not_possible');
    const { data } = await (await fixture.as('staff')).call('labels.detail', { params: { id: parcel.id } });
    expect(data.owed_if_returned).toBe(2_500);
    expect(await posted('cancellation')).toBe(0);
    await fixture.step('mdy.staff', parcel, { status: 'sendback_to_origin_branch' });
    await fixture.step('staff', parcel);
    await fixture.step('staff', parcel, { status: 'sentback_to_customer' });
    await fixture.step('staff', parcel);
    expect([await posted('cancellation'), await posted('return_fee')]).toEqual([1_000, 1_500]);
    const [item] = await fixture.ask(
      "select net::int, return_fee::int from open_item where label_id = $1 and role = 'return'",
      [parcel.id],
    );
    expect(item).toEqual({ net: -2_500, return_fee: 2_500 });
    expect((await fixture.state(parcel)).cod_status).toBe('cancel');
    expect(await clean()).toEqual([]);
  });

  test('S-03 at the origin a sender without an account fetches it and pays at the counter', async () => {
    const parcel = await accepted();
    const [fees, till] = [await posted('cancellation'), await fixture.balance('cash:branch')];
    expect(await recall('staff', parcel)).toBe('done');
    expect(await fixture.balance('cash:branch')).toBe(till);
    await fixture.step('staff', parcel, { status: 'sentback_to_customer' });
    await fixture.step('staff', parcel);
    expect((await posted('cancellation')) - fees).toBe(1_000);
    expect((await fixture.balance('cash:branch')) - till).toBe(2_500);
    expect(await clean()).toEqual([]);
  });

  test('S-03 A-08 a number that is not the sender’s takes a supervisor, and the log keeps who asked', async () => {
    const parcel = await accepted();
    const other = { requester_phone: '09987654321' };
    expect(await recall('staff', parcel, other)).toBe('recall_not_sender');
    expect(await recall('supervisor', parcel, other)).toBe('done');
    const { data } = await (
      await fixture.as('superadmin')
    ).call('audit.ofRecord', { query: { room: 'labels', id: String(parcel.id) } });
    expect(JSON.stringify(data)).toMatch(/recall.*Ko Aung.*09987654321|Ko Aung.*09987654321/);
  });

  test('S-03 S-08 not what a courier has, not before acceptance, and of two at once one is done', async () => {
    const pending = await fixture.parcel();
    await fixture.ask('update label set source_phone = $2 where id = $1', [pending.id, [sender]]);
    expect(await recall('staff', pending)).toBe('return_not_possible');
    const parcel = await accepted();
    await fixture.step('staff', parcel);
    await fixture.step('mdy.staff', parcel);
    await fixture.step('mdy.staff', parcel, {
      status: 'send_to_destination_address',
      to_staff_id: fixture.staff['mdy.postman'] as number,
    });
    expect(await recall('mdy.staff', parcel)).toBe('recall_with_courier');
    expect(await recall('mdy.postman', parcel)).toBe('missing_permission');
    expect((await recall('callcenter', parcel)) === 'done').toBe(false);
    await fixture.step('mdy.postman', parcel, { status: 'sendback_to_destination_branch', reason: 'not_home' });
    await fixture.step('mdy.staff', parcel);
    const both = await Promise.all([recall('mdy.staff', parcel), recall('mdy.manager', parcel)]);
    expect(both.filter((one) => one === 'done').length).toBe(1);
  });

  test('N-30 S-03 a parcel that is kept for its receiver is kept no longer', async () => {
    const parcel = await accepted({ merchant });
    await fixture.step('staff', parcel);
    await fixture.step('mdy.staff', parcel);
    const clerk = await fixture.as('mdy.staff');
    const hold_until = addDays(businessDate(fixture.app.clock()), 7);
    await clerk.call('hold_mails.create', {
      body: {
        tracking_code: parcel.code,
        hold_until,
        requester_name: 'Daw Hla',
        requester_phone: '09791234567',
        remark: null,
      },
    });
    expect(await recall('mdy.staff', parcel)).toBe('done');
    const [hold] = await fixture.ask('select status, ended_how, fee::int from hold_mail where label_id = $1', [
      parcel.id,
    ]);
    expect(hold).toEqual({ status: 'ended', ended_how: 'recalled', fee: 500 });
    expect((await fixture.scan('mdy.staff', parcel, { status: 'sendback_to_origin_branch' })).result).toBe('applied');
    expect(await clean()).toEqual([]);
  });
});
