import { describe, expect, test } from 'vitest';
import type { LabelLife } from '../labels/label-life.ts';
import type { LabelStatus } from '../labels/label-statuses.ts';
import { facts, mdy, pending, staff, ygn } from '../labels/testing/lives.ts';
import { daysToChoose, lastAttempt, placeNow, publicWay, publicWhen } from './public-places.ts';
import { choicesNow, choiceProblem, type ChosenParcel } from './receiver-choices.ts';
import { partyPermissions } from '../../kernel/user-types.ts';
import { answerUntil, timeLeft } from './sender-answers.ts';

const now = new Date('2026-11-21T05:30:00Z');
const accepted = new Date('2026-11-20T05:30:00Z');
const atMdy: LabelLife = {
  ...pending,
  status: 'arrived_to_destination_branch',
  previous: 'send_to_destination_branch',
  holder_branch_id: mdy,
  accepted_at: accepted,
};
const free = { clearance_id: null, bag_id: null, held_until: null };
const receiver = { ...staff, id: 0, level: 0, role: 'party', branchId: mdy, permissions: partyPermissions.receiver };
const parcelOf = (more: Partial<ChosenParcel> = {}): ChosenParcel => ({
  life: atMdy,
  blockers: free,
  facts,
  services: [],
  declared_value: 0,
  has_merchant: true,
  further_numbers: 0,
  address_changed: false,
  has_feedback: false,
  days: { today: '2026-11-21', first: '2026-11-21' },
  ...more,
});

describe('O-10 where a parcel is, for people outside', () => {
  test.each<[Partial<LabelLife>, string | null, string]>([
    [{}, null, 'arrived'],
    [{}, '2026-11-25', 'kept'],
    [{ return_step: 'pending_return_confirm' }, null, 'asking'],
    [{ status: 'delivered', delivered_at: now }, null, 'delivered'],
    [{ status: 'send_to_destination_address' }, null, 'out'],
    [{ status: 'missing', return_step: 'pending_return' }, null, 'searching'],
    [{ status: 'missing', closed_at: now, return_step: 'pending_return' }, null, 'lost'],
  ])('O-10 what holds it up is said first: %o kept until %s is %s', (more, held_until, place) => {
    expect(placeNow({ life: { ...atMdy, ...more }, facts, blockers: { held_until }, reason: null })).toBe(place);
  });

  test('O-10 the way leaves out what was taken back and says once what is one step to them, the latest first', () => {
    const entry = (status: LabelStatus, viewable = true, hour = 1) => ({
      status,
      viewable,
      at: new Date(hour * 3_600_000),
    });
    const way = publicWay([
      entry('pending'),
      entry('accept_from_origin_branch'),
      entry('accept_by_transport', true, 2),
      entry('send_to_destination_branch', true, 3),
      entry('delivered', false),
      entry('rollback', false),
      entry('pending_return', false),
      entry('hold_mail', false, 5),
    ]);
    expect(way.map(({ place, at }) => [place, at.getTime() / 3_600_000])).toEqual([
      ['kept', 5],
      ['on_road', 2],
      ['accepted', 1],
      ['announced', 1],
    ]);
  });

  test('O-10 what a courier brings back to the only branch of its road was tried, and goes back only once the sender has agreed', () => {
    const entry = (status: LabelStatus, hour: number, viewable = true) => ({
      status,
      viewable,
      at: new Date(hour * 3_600_000),
    });
    const tried = [
      entry('accept_from_origin_branch', 1),
      entry('send_to_destination_address', 2),
      entry('sendback_to_origin_branch', 3),
      entry('arrivedback_to_origin_branch', 4),
    ];
    expect(publicWay(tried).map(({ place }) => place)).toEqual(['not_delivered', 'out', 'accepted']);
    expect(lastAttempt(tried)).toEqual(new Date(3 * 3_600_000));
    const home = [...tried, entry('schedule_return', 5, false), entry('sendback_to_origin_address', 6)];
    expect(publicWay(home).map(({ place }) => place)[0]).toBe('back_to_sender');
  });

  test.each<[string, Partial<LabelLife>, string | null, unknown]>([
    ['at the last branch', {}, null, { kind: 'soon' }],
    ['with the courier', { status: 'send_to_destination_address' }, null, { kind: 'today' }],
    ['on the road', { status: 'send_to_destination_branch' }, null, { kind: 'by', day: '2026-11-23' }],
    [
      'later than promised',
      { status: 'send_to_destination_branch', accepted_at: new Date('2026-11-10T05:30:00Z') },
      null,
      null,
    ],
    ['kept', {}, '2026-11-25', { kind: 'from', day: '2026-11-25' }],
    ['delivered', { status: 'delivered', delivered_at: now }, null, { kind: 'was', at: now }],
    ['on its way back', { status: 'sendback_to_origin_branch', shipping_type: 'return' }, null, null],
    ['not accepted', { status: 'pending', accepted_at: null }, null, null],
  ])('O-10 when it comes: %s', (_, more, held, when) => {
    const parcel = { life: { ...atMdy, ...more }, facts, blockers: { held_until: held }, reason: null };
    expect(publicWhen(parcel, now)).toEqual(when);
  });
});

describe('O-10 what a receiver may do', () => {
  const problem = (choice: Parameters<typeof choiceProblem>[1], more: Partial<ChosenParcel>, until = '2026-11-24') =>
    choiceProblem(receiver, choice, parcelOf(more), until, now)?.code ?? null;
  const living = (more: Partial<LabelLife>) => ({ life: { ...atMdy, ...more } });
  const failedAtDoor = {
    status: 'sendback_to_destination_branch',
    previous: 'send_to_destination_address',
    holder_staff_id: 5,
    attempts: 1,
  } as const satisfies Partial<LabelLife>;

  test.each<[Parameters<typeof choiceProblem>[1], Partial<ChosenParcel>, string, string | null]>([
    ['other_day', {}, '2026-11-28', null],
    ['other_day', {}, '2026-11-29', 'hold_too_long'],
    ['other_day', { days: { today: '2026-11-21', first: '2026-11-15' } }, '2026-11-23', 'hold_too_long'],
    ['other_day', {}, '2026-11-21', 'hold_day_past'],
    ['other_day', { facts: { ...facts, delivery_type: 'branch' } }, '2026-11-24', 'public_not_now'],
    ['keep', {}, '2026-12-21', null],
    ['keep', {}, '2026-12-22', 'hold_too_long'],
    ['keep', living({ status: 'send_to_destination_branch', holder_branch_id: ygn }), '2026-11-24', 'hold_not_here'],
    ['keep', living({ status: 'send_to_destination_address', holder_staff_id: 5 }), '2026-11-24', 'hold_not_waiting'],
    ['keep', living(failedAtDoor), '2026-11-24', null],
    ['other_day', living(failedAtDoor), '2026-11-24', null],
    ['keep', living({ ...failedAtDoor, shipping_type: 'return' }), '2026-11-24', 'hold_not_waiting'],
    ['keep', living({ return_step: 'pending_return' }), '2026-11-24', 'hold_returning'],
    ['keep', { blockers: { ...free, held_until: '2026-11-30' } }, '2026-11-24', 'scan_on_hold'],
    ['other_address', {}, '', null],
    ['other_address', { address_changed: true }, '', 'public_once'],
    ['other_address', { services: ['vfl'] }, '', 'public_call_us'],
    ['other_address', { declared_value: 1 }, '', 'public_call_us'],
    ['other_address', living({ holder_staff_id: 5 }), '', 'public_with_courier'],
    ['other_address', { blockers: { ...free, bag_id: 4 } }, '', 'public_not_now'],
    ['other_address', { facts: { ...facts, abroad: true } }, '', 'public_not_now'],
    ['other_address', living({ shipping_type: 'return' }), '', 'public_not_now'],
    ['other_number', { further_numbers: 2 }, '', null],
    ['other_number', { further_numbers: 3 }, '', 'public_numbers_full'],
    ['other_number', living({ status: 'delivered', delivered_at: now }), '', 'public_not_now'],
    ['feedback', {}, '', 'public_not_now'],
    ['feedback', living({ status: 'delivered', delivered_at: now }), '', null],
    ['feedback', living({ status: 'delivered', delivered_at: new Date('2026-10-01T00:00:00Z') }), '', 'public_not_now'],
    ['feedback', { ...living({ delivered_at: now }), has_feedback: true }, '', 'public_rated_already'],
  ])('O-10 %s of %o until %s: %s', (choice, more, until, code) => {
    expect(problem(choice, more, until)).toBe(code);
  });

  test('O-10 the page offers what may be done now and nothing else', () => {
    expect(choicesNow(receiver, parcelOf(), '2026-11-22', now)).toEqual([
      'other_day',
      'keep',
      'other_address',
      'other_number',
    ]);
    const delivered = parcelOf(living({ status: 'delivered', delivered_at: now }));
    expect(choicesNow(receiver, delivered, '2026-11-22', now)).toEqual(['feedback']);
  });

  test('O-10 days to choose begin tomorrow and end within the bound', () => {
    expect(daysToChoose('2026-11-21', '2026-11-21', 3)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
    expect(daysToChoose('2026-11-21', '2026-11-19', 3)).toEqual(['2026-11-22']);
  });

  test('O-10 the time to answer counts down from a day to nothing', () => {
    const until = answerUntil(now);
    expect(timeLeft(until, now)).toEqual({ hours: 24, minutes: 0 });
    expect(timeLeft(until, new Date(until.getTime() - 90_500))).toEqual({ hours: 0, minutes: 1 });
    expect(timeLeft(until, new Date(until.getTime() + 1))).toEqual({ hours: 0, minutes: 0 });
  });
});
