import { describe, expect, test } from 'vitest';
import { lateAfterDays } from '../dashboard/periods.ts';
import { cashPlaces } from '../handovers/handover-states.ts';
import { codAt } from '../labels/cod-states.ts';
import type { LabelBlockers, LabelLife } from '../labels/label-life.ts';
import { currentStatuses, labelStatuses } from '../labels/label-statuses.ts';
import { shippingTypes } from '../labels/sequences.ts';
import { facts, mdy, mdyPostman, mdyStaff, mdySupervisor, pending, staff, ygn } from '../labels/testing/lives.ts';
import { codStayOf, nextForCod, nextForParcel } from './next-action.ts';
import { codPromises, codStays, dueAt, parcelPromises, stayOf, wayPromises } from './promises.ts';

const begins = new Date('2026-11-20T00:00:00Z');
const after = (hours: number) => new Date(begins.getTime() + hours * 3_600_000);
const at = (change: Partial<LabelLife>): LabelLife => ({
  ...pending,
  accepted_at: begins,
  status_at: begins,
  ...change,
});
const none: LabelBlockers = { clearance_id: null, bag_id: null, held_until: null };
const next = (viewer: typeof staff, life: LabelLife, holds = none) => nextForParcel(viewer, life, facts, holds);

describe('O-13 promises', () => {
  test('O-13 a parcel is late after three days, and the stays of its way add up to them', () => {
    expect(wayPromises.to_receiver.hours).toBe(72);
    expect(lateAfterDays).toBe(3);
    const way = (['accepted', 'on_road', 'arrived', 'with_courier'] as const).map(
      (stay) => parcelPromises[stay].hours as number,
    );
    expect(way.reduce((sum, hours) => sum + hours)).toBe(72);
  });

  test('O-13 wherever a parcel is that is not at its end, something is promised', () => {
    for (const shipping_type of shippingTypes)
      for (const status of currentStatuses) {
        const ends = labelStatuses[status].final || status === 'created';
        for (const return_step of [null, 'pending_return', 'schedule_return'] as const)
          if (ends) expect(stayOf(at({ shipping_type, status, return_step }), facts)).toBeNull();
          else
            expect([shipping_type, status, stayOf(at({ shipping_type, status, return_step }), facts)]).not.toContain(
              null,
            );
      }
    expect(stayOf(at({ status: 'missing', closed_at: begins }), facts)).toBeNull();
  });

  test('O-13 a stay ends with its own hours or with those of the whole way, whichever comes first', () => {
    const arrived = at({ status: 'arrived_to_destination_branch', accepted_at: after(-1) });
    expect(dueAt(arrived, facts)).toEqual(after(12));
    // Each courier in a hand-over gets a new clock, but the receiver does not.
    const handed = at({ status: 'postman_hand_over', status_at: after(70) });
    expect(dueAt(handed, facts)).toEqual(after(72));
    const back = at({
      status: 'sendback_to_origin_address',
      shipping_type: 'fail_return',
      return_step: 'schedule_return',
      return_at: begins,
      status_at: after(160),
    });
    expect(dueAt(back, facts)).toEqual(after(168));
    // A stay that depends on people outside has no total time.
    expect(dueAt(arrived, { ...facts, pickup_at_po: true })).toEqual(after(72));
    expect(dueAt(at({ status: 'send_to_mmpost', shipping_type: 'mail_post' }), facts)).toEqual(after(168));
    expect(dueAt(at({ status: 'pending', accepted_at: null }), facts)).toEqual(after(72));
    expect(dueAt(at({ status: 'delivered' }), facts)).toBeNull();
  });

  test('O-13 an answer of the sender is promised from when they were asked', () => {
    const waiting = at({
      status: 'arrivedback_to_destination_branch',
      return_step: 'pending_return_confirm',
      return_at: after(5),
    });
    expect(stayOf(waiting, facts)).toBe('sender_answer');
    expect(dueAt(waiting, facts)).toEqual(after(29));
  });

  test('O-13 S-05 what its merchant wants kept when nobody answers is late after those days, whatever the way was to take; while nobody has asked it is not', () => {
    const kept = at({
      status: 'arrivedback_to_destination_branch',
      return_step: 'pending_return_confirm',
      return_at: after(60),
    });
    expect(dueAt(kept, facts)).toEqual(after(72));
    expect(dueAt(kept, facts, 7)).toEqual(after(60 + 24 + 7 * 24));
    expect(dueAt({ ...kept, return_step: 'pending_return' }, facts, 7)).toEqual(after(72));
  });
});

describe('O-13 the one next action', () => {
  test('O-13 it is the usual step of the table, and whose it is', () => {
    const road = at({ status: 'send_to_destination_branch', previous: 'accept_from_origin_branch' });
    expect(next(mdyStaff as typeof staff, road)).toEqual({
      action: 'arrived_to_destination_branch',
      branch_id: mdy,
      staff_id: null,
      own: true,
    });
    expect(next(staff, road).own).toBe(false);
    const out = at({
      status: 'send_to_destination_address',
      previous: 'arrived_to_destination_branch',
      holder_branch_id: mdy as number,
      holder_staff_id: 21,
    });
    expect(next(mdyPostman as typeof staff, out)).toMatchObject({ action: 'delivered', staff_id: 21, own: true });
    expect(next(mdyStaff as typeof staff, out).own).toBe(false);
  });

  test('O-13 a parcel in a bag waits for the bag, and nobody opens it elsewhere', () => {
    const road = at({ status: 'send_to_destination_branch', previous: 'accept_from_origin_branch' });
    expect(next(mdyStaff as typeof staff, road, { ...none, bag_id: 5 })).toMatchObject({
      action: 'open_bag',
      branch_id: mdy,
      own: true,
    });
    expect(next(staff, road, { ...none, bag_id: 5 }).own).toBe(false);
  });

  test('O-13 what has no step any more waits for a decision of whoever may take it', () => {
    const lying = { status: 'arrivedback_to_destination_branch', previous: 'sendback_to_destination_branch' } as const;
    const used = at({ ...lying, holder_branch_id: mdy as number, attempts: 3 });
    expect(next(mdyStaff as typeof staff, used)).toMatchObject({ action: 'return_raise', branch_id: mdy, own: true });
    const raised = { ...used, return_step: 'pending_return' } as const;
    expect(next(mdyStaff as typeof staff, raised).action).toBe('return_ask');
    expect(next(mdyStaff as typeof staff, { ...raised, return_step: 'pending_return_confirm' }).action).toBe(
      'return_agree',
    );
    const lost = at({ status: 'missing' });
    expect(next(staff, lost)).toMatchObject({ action: 'settle_missing', own: false });
    expect(next(mdySupervisor as typeof staff, lost).own).toBe(true);
    expect(next(staff, at({ status: 'pending_reject' }))).toMatchObject({ action: 'agree_reject', branch_id: ygn });
  });
});

describe('O-13 COD', () => {
  test('O-13 cash that is out is followed to whoever has it, also where the merchant is paid early', () => {
    const money = (place: (typeof cashPlaces)[number] | null, handover_id: number | null = null) =>
      ({ place, handover_id, cod_status: codAt.ready }) as const;
    expect(cashPlaces.map((place) => codStayOf(money(place)))).toEqual([
      'with_courier',
      'branch_cash',
      'other_carrier',
      'other_carrier',
    ]);
    expect(codStayOf(money('branch', 4))).toBe('to_bank');
    expect(nextForCod(money('courier'))).toEqual({ action: 'hand_in', permission: 'cash.handover' });
    expect(nextForCod(money('courier', 4))).toEqual({ action: 'count_cash', permission: 'cash.count' });
    expect(nextForCod(money('branch', 4)).action).toBe('confirm_cash');
    expect(nextForCod(money(null)).action).toBe('make_clearance');
    expect(nextForCod({ ...money(null), cod_status: codAt.onDocument }).action).toBe('pay_clearance');
  });

  test('O-13 a transfer is promised from when its cash was counted, so it ends after the till', () => {
    expect(codPromises.to_bank.hours).toBeGreaterThan(codPromises.branch_cash.hours);
    expect(codPromises.on_document.hours).toBeGreaterThan(codPromises.ready.hours);
    expect(codStays.every((stay) => codPromises[stay].hours > 0)).toBe(true);
  });
});
