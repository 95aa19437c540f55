import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { decideScan } from '../labels/decide-scan.ts';
import type { LabelLife } from '../labels/label-life.ts';
import { at, mdy, mdyPostman, mdyStaff, pending, person, scanned, staff, wish } from '../labels/testing/lives.ts';
import { decideHold, holdActions, holdProblem } from './decide-hold.ts';
import { holdFee } from './hold-fee.ts';
import { lastHoldDay } from './hold-mail-form.ts';

const free = { clearance_id: null, bag_id: null, held_until: null };
const kept = { ...free, held_until: '2026-11-30' };
const waiting: LabelLife = {
  ...pending,
  status: 'arrived_to_destination_branch',
  previous: 'send_to_destination_branch',
  holder_branch_id: mdy,
  accepted_at: at(0),
};
const days = { today: '2026-11-21', until: '2026-11-28', first: '2026-11-21' };
const codeOf = (answer: unknown) => (isRefusal(answer) ? answer.code : answer);

test('N-30 the fee is that of every started week, less the weeks that were paid with the label', () => {
  const fee = (ended_on: string, weeks_paid = 0) =>
    holdFee({ started_on: '2026-11-21', ended_on, week_fee: 500, weeks_paid });
  expect(
    ['2026-11-21', '2026-11-22', '2026-11-28', '2026-11-29', '2026-12-05', '2026-12-21'].map((day) => fee(day)),
  ).toEqual([500, 500, 500, 1_000, 1_000, 2_500]);
  expect([fee('2026-11-25', 1), fee('2026-11-29', 1)]).toEqual([0, 500]);
});

describe('N-30 what may be kept', () => {
  test.each<[string, Partial<LabelLife>, object, string | null]>([
    ['what waits for the door', {}, free, null],
    ['what came back from the street', { status: 'arrivedback_to_destination_branch', attempts: 1 }, free, null],
    ['what is kept already', {}, kept, 'scan_on_hold'],
    ['what is in a bag', {}, { ...free, bag_id: 4 }, 'scan_in_bag'],
    [
      'what is on the road',
      { status: 'send_to_destination_branch', previous: 'accept_from_origin_branch' },
      free,
      'hold_not_waiting',
    ],
    ['what a courier has', { status: 'send_to_destination_address', holder_staff_id: 21 }, free, 'hold_not_waiting'],
    ['what goes back', { return_step: 'pending_return' }, free, 'hold_returning'],
    ['what was delivered', { status: 'delivered', delivered_at: at(5) }, free, 'scan_final'],
    ['what lies at another branch', { holder_branch_id: 1 }, free, 'hold_not_here'],
  ])('N-30 %s', (_, life, holds, code) => {
    expect(codeOf(holdProblem(mdyStaff, { ...waiting, ...life }, holds as typeof free, days))).toBe(code);
  });

  test('N-30 only from tomorrow until thirty days after the first', () => {
    const until = (day: string, first = days.first) =>
      codeOf(holdProblem(mdyStaff, waiting, free, { today: days.today, until: day, first }));
    expect([until('2026-11-21'), until('2026-11-22'), until('2026-12-21'), until('2026-12-22')]).toEqual([
      'hold_day_past',
      null,
      null,
      'hold_too_long',
    ]);
    expect(until('2026-12-01', '2026-10-31')).toBe('hold_too_long');
    expect(lastHoldDay('2026-11-21')).toBe('2026-12-21');
  });

  test('N-30 nobody on the street and nobody of another branch keeps or releases it', () => {
    expect(codeOf(holdProblem(mdyPostman, waiting, free, days))).toBe('missing_permission');
    expect(codeOf(holdProblem(staff, waiting, free, days))).toBe('hold_not_here');
    const hold = { status: 'held', branch_id: mdy } as const;
    expect(codeOf(decideHold(staff, hold, 'release'))).toBe('hold_other_branch');
    expect(codeOf(decideHold(person('super-admin', 1, 1), hold, 'release'))).toBe('hold_other_branch');
    expect(codeOf(decideHold(mdyStaff, { ...hold, status: 'ended' }, 'release'))).toBe('state_not_allowed');
    expect(holdActions(mdyStaff, hold)).toEqual([
      { command: 'extend', blocked: null },
      { command: 'release', blocked: null },
    ]);
  });
});

test('N-30 S-07 while it is kept no step hands it to a courier, scanned or inferred; at the counter it is delivered', () => {
  const parcel = { ...scanned(waiting), blockers: kept };
  const scan = (viewer: typeof staff, status: LabelLife['status'] | null) =>
    codeOf(decideScan(viewer, parcel, wish(status, { courier_id: 21 })));
  expect(scan(mdyStaff, 'send_to_destination_address')).toBe('scan_on_hold');
  expect(scan(mdyPostman, null)).toBe('scan_on_hold');
  expect(scan(mdyPostman, 'delivered')).toBe('scan_on_hold');
  expect(decideScan(mdyStaff, parcel, wish('delivered'))).toMatchObject([{ entry: { status: 'delivered' } }]);
});
