import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { ParcelFixture, scanId, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';
import { endDueHolds } from '../tracking/tracking.door.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
});
afterAll(() => fixture.close());

const receiver = '09791234567';

/** Returns a parcel at Mandalay that waits for delivery. */
async function waiting(options: Parameters<ParcelFixture['parcel']>[0] = {}): Promise<MadeParcel> {
  const parcel = await fixture.parcel(options);
  await fixture.ask('update label set destination_phone = $2 where id = $1', [parcel.id, [receiver]]);
  for (const who of ['staff', 'staff', 'mdy.staff']) await fixture.step(who, parcel);
  return parcel;
}
/** Moves the clock by days; people sign in again afterwards. */
function later(days: number): void {
  fixture.app.clock.advance({ days });
  fixture.people.clear();
}
const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other));
const today = () => businessDate(fixture.app.clock());
const inDays = (days: number) => addDays(today(), days);
const requester = { requester_name: 'Daw Hla', requester_phone: receiver };

async function keep(who: string, parcel: MadeParcel, body: object = {}) {
  const { body: answer } = await (
    await fixture.as(who)
  ).try('hold_mails.create', {
    body: { tracking_code: parcel.code, hold_until: inDays(7), remark: null, ...requester, ...body },
  });
  return answer as { code?: string; data: { id: number; status: string; phone_known: boolean; hold_fee: number } };
}
async function act(who: string, command: 'extend' | 'release' | 'collect', id: number, body?: object) {
  const { status, body: answer } = await (
    await fixture.as(who)
  ).try(`hold_mails.${command}`, { params: { id }, ...(body ? { body } : {}) });
  return status < 300 ? (answer as { data: { status: string } }).data.status : answer.code;
}
const courier = () => ({
  status: 'send_to_destination_address' as const,
  to_staff_id: fixture.staff['mdy.postman'] as number,
});
const income = async () =>
  (
    await fixture.ask<{ sum: number }>(
      "select coalesce(-sum(p.amount), 0)::int as sum from posting p join account a on a.id = p.account_id where a.kind = 'income' and a.name = 'hold_mail'",
    )
  )[0]?.sum as number;
const clean = () => verifyLedger(fixture.app.app.waybill.db);
const runJob = () => endDueHolds(fixture.app.app.waybill.db, fixture.app.clock());

describe('N-30 hold mail', () => {
  test('N-30 a parcel that is kept goes to no door by any way, its status stays, and its release frees it', async () => {
    const parcel = await waiting({ merchant });
    const before = await fixture.state(parcel);
    const { data: hold } = await keep('mdy.staff', parcel);
    expect([hold.status, hold.phone_known]).toEqual(['held', true]);
    const state = await fixture.state(parcel);
    expect([state.status, state.entry_id, state.held_until]).toEqual([before.status, before.entry_id, inDays(7)]);
    expect((await fixture.entries(parcel)).at(-1)).toMatchObject({ status: 'hold_mail', viewable: false });
    const refused = await fixture.scan('mdy.staff', parcel, courier());
    expect([refused.code, refused.message]).toEqual(['scan_on_hold', expect.stringContaining('Hold mail')]);
    // A courier who takes it without permission, and scans it at the door.
    expect((await fixture.scan('mdy.postman', parcel)).code).toBe('scan_on_hold');
    expect((await fixture.scan('mdy.postman', parcel, { status: 'delivered' })).code).toBe('scan_on_hold');
    const clerk = await fixture.as('mdy.staff');
    const { data: sheet } = await clerk.call('run_sheets.create', {
      body: { taker_id: fixture.staff['mdy.postman'] as number },
    });
    const { data: given } = await clerk.call('run_sheets.scan', {
      body: {
        scans: [
          {
            scan_id: scanId(),
            tracking_code: parcel.code,
            scanned_at: fixture.app.clock().toISOString(),
            run_sheet_id: sheet.id,
          },
        ],
      },
    });
    expect(given[0]?.code).toBe('scan_on_hold');
    expect(await act('mdy.staff', 'release', hold.id)).toBe('ended');
    expect((await fixture.state(parcel)).held_until).toBeNull();
    expect((await fixture.scan('mdy.staff', parcel, courier())).result).toBe('applied');
    expect(await clean()).toEqual([]);
  });

  test('N-30 N-14 a parcel that is kept stands in no queue for the door, is not counted there, and comes back into it when it is released', async () => {
    const parcel = await waiting({ merchant });
    const clerk = await fixture.as('mdy.staff');
    const queued = async () => {
      const { data } = await clerk.call('tracking.parcels', { query: { queue: 'deliver', search: parcel.code } });
      const { deliver } = (await clerk.call('tracking.count', {})).data;
      const shown = (await clerk.call('tracking.shipping', { params: { id: parcel.id } })).data.queue;
      return { listed: data.length, counted: deliver, shown };
    };
    const before = await queued();
    expect([before.listed, before.shown]).toEqual([1, 'deliver']);
    const { data: hold } = await keep('mdy.staff', parcel);
    expect(await queued()).toEqual({ listed: 0, counted: (before.counted ?? 0) - 1, shown: null });
    await act('mdy.staff', 'release', hold.id);
    expect(await queued()).toEqual(before);
  });

  test('N-30 only the branch that has the parcel keeps it, only while it waits for the door, and whoever asked is kept', async () => {
    const parcel = await waiting();
    expect((await keep('staff', parcel)).code).toBe('hold_not_here');
    expect((await keep('superadmin', parcel)).code).toBe('hold_not_here');
    expect((await keep('mdy.postman', parcel)).code).toBe('missing_permission');
    const onTheRoad = await fixture.parcel();
    await fixture.step('staff', onTheRoad);
    expect((await keep('staff', onTheRoad)).code).toBe('hold_not_waiting');
    await fixture.step('staff', onTheRoad);
    expect((await keep('mdy.staff', onTheRoad)).code).toBe('hold_not_here');
    expect((await keep('mdy.staff', parcel, { requester_name: ' ' })).code).toBe('validation_failed');
    expect((await keep('mdy.staff', parcel, { requester_phone: '12' })).code).toBe('validation_failed');
    // The number of a person who holds back a parcel under their own number is recorded, marked as unknown.
    const { data: hold } = await keep('mdy.staff', parcel, { requester_name: 'U Ba', requester_phone: '09987654321' });
    expect(hold.phone_known).toBe(false);
    expect((await keep('mdy.staff', parcel)).code).toBe('scan_on_hold');
    const { data: lines } = await (
      await fixture.as('superadmin')
    ).call('audit.ofRecord', { query: { room: 'hold_mails', id: String(hold.id) } });
    expect(JSON.stringify(lines)).toMatch(/U Ba.*09987654321/);
    expect(await act('staff', 'release', hold.id)).toBe('not_found');
    expect(await act('superadmin', 'release', hold.id)).not.toBe('ended');
    expect(await act('mdy.staff', 'release', hold.id)).toBe('ended');
  });

  test('N-30 it is kept for thirty days at most from its first, extended or kept again', async () => {
    const parcel = await waiting({ merchant });
    expect((await keep('mdy.staff', parcel, { hold_until: today() })).code).toBe('hold_day_past');
    expect((await keep('mdy.staff', parcel, { hold_until: inDays(31) })).code).toBe('hold_too_long');
    const first = today();
    const { data: hold } = await keep('mdy.staff', parcel, { hold_until: inDays(3) });
    later(2);
    expect(await act('mdy.staff', 'extend', hold.id, { hold_until: addDays(first, 31) })).toBe('hold_too_long');
    expect(await act('mdy.staff', 'extend', hold.id, { hold_until: addDays(first, 20) })).toBe('held');
    expect((await fixture.state(parcel)).held_until).toBe(addDays(first, 20));
    expect(await act('mdy.staff', 'release', hold.id)).toBe('ended');
    expect((await keep('mdy.staff', parcel, { hold_until: addDays(first, 31) })).code).toBe('hold_too_long');
    const { data: again } = await keep('mdy.staff', parcel, { hold_until: addDays(first, 30) });
    expect(again.status).toBe('held');
    expect(await act('mdy.staff', 'release', again.id)).toBe('ended');
  });

  test('N-30 S-08 of two releases at once one releases, and the fee of each started week is posted once', async () => {
    const parcel = await waiting({ merchant });
    const { data: hold } = await keep('mdy.staff', parcel, { hold_until: inDays(20) });
    later(8);
    const before = await income();
    const both = await Promise.all([act('mdy.staff', 'release', hold.id), act('mdy.manager', 'release', hold.id)]);
    expect(both.toSorted(byText)).toEqual(['ended', 'state_not_allowed']);
    expect((await income()) - before).toBe(1_000);
    const [item] = await fixture.ask<{ net: number; role: string }>(
      'select i.role, i.net from open_item i join journal j on j.id = i.journal_id where j.key = $1',
      [`hold:${hold.id}`],
    );
    expect(item).toEqual({ role: 'carried', net: -1_000 });
    expect(await clean()).toEqual([]);
  });

  test('N-30 the counter and the job race: the hold ends once, and the fee is posted once', async () => {
    const parcel = await waiting({ merchant });
    const { data: hold } = await keep('mdy.staff', parcel);
    later(7);
    const before = await income();
    const [, scanned] = await Promise.all([
      runJob(),
      fixture.scan('mdy.staff', parcel, { status: 'delivered' }),
      runJob(),
      act('mdy.manager', 'release', hold.id),
    ]);
    expect(scanned.result).toBe('applied');
    expect((await income()) - before).toBe(500);
    const ends = (await fixture.entries(parcel)).filter(({ status }) => status === 'hold_mail_ended');
    expect(ends.length).toBe(1);
    expect(await clean()).toEqual([]);
  });

  test('N-30 delivering at the counter ends it; taking the delivery back does not take the fee back', async () => {
    const parcel = await waiting();
    await keep('mdy.staff', parcel);
    const before = await income();
    await fixture.step('mdy.staff', parcel, { status: 'delivered' });
    const [hold] = await fixture.ask('select status, ended_how, fee::int from hold_mail where label_id = $1', [
      parcel.id,
    ]);
    expect(hold).toEqual({ status: 'ended', ended_how: 'delivered', fee: 500 });
    const clerk = await fixture.as('mdy.manager');
    await clerk.call('tracking.rollback', {
      params: { id: parcel.id },
      body: { reason: 'wrong one', version: null, entry_id: await fixture.lastEntry(parcel) },
    });
    expect((await income()) - before).toBe(500);
    expect(await clean()).toEqual([]);
  });

  test('N-30 its day comes in Yangon: the job releases it, and a sender without an account owes the fee until it is collected', async () => {
    const parcel = await waiting();
    const { data: hold } = await keep('mdy.staff', parcel, { hold_until: inDays(1) });
    expect(await runJob()).toEqual([]);
    const before = await income();
    later(1);
    expect((await runJob()).map(({ id }) => id)).toEqual([hold.id]);
    expect(await runJob()).toEqual([]);
    expect((await fixture.state(parcel)).held_until).toBeNull();
    const { data: came } = await (await fixture.as('mdy.staff')).call('hold_mails.list', { query: { tab: 'due' } });
    expect(came.map(({ id }) => id)).toEqual([hold.id]);
    // Nobody was at the counter, so no cash is booked into the till.
    expect(await income()).toBe(before);
    const clerk = await fixture.as('mdy.staff');
    const { data: due } = await clerk.call('hold_mails.list', { query: { tab: 'fee_due' } });
    expect(due.map(({ id, hold_fee }) => [id, hold_fee])).toEqual([[hold.id, 500]]);
    expect(
      (await Promise.all([act('mdy.staff', 'collect', hold.id), act('mdy.manager', 'collect', hold.id)])).toSorted(
        byText,
      ),
    ).toEqual(['ended', 'state_not_allowed']);
    expect((await income()) - before).toBe(500);
    expect(await clean()).toEqual([]);
  });

  test('N-30 N-21 the call about a parcel that is kept waits, and comes back when it is released', async () => {
    const parcel = await waiting({ merchant, cod: 40_000 });
    const clerk = await fixture.as('mdy.staff');
    const shown = async () => {
      await clerk.call('calls.next', { body: { type: 'return' } });
      const { data } = await clerk.call('calls.list', { query: { tab: 'pending', search: parcel.code } });
      return data.length;
    };
    expect(await shown()).toBe(1);
    const { data: hold } = await keep('mdy.staff', parcel);
    expect(await shown()).toBe(0);
    const { data: next } = await clerk.call('calls.next', { body: { type: 'delivery' } });
    expect(next?.label_id).not.toBe(parcel.id);
    await act('mdy.staff', 'release', hold.id);
    expect(await shown()).toBe(1);
  });
});
