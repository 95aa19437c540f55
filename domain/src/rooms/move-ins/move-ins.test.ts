import { expect, test } from 'vitest';
import type { Viewer } from '../../kernel/access.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { accountRef, sumOf } from '../ledger/accounts.ts';
import { openItemOf } from '../ledger/open-items.ts';
import { labelStatuses } from '../labels/label-statuses.ts';
import { nextSteps } from '../labels/next-step.ts';
import { decideMoveIn } from './decide-move-in.ts';
import { guessMoveInColumns, moveInParcels, type MoveInParcel } from './move-in-sheets.ts';
import { openingPostings } from './opening-postings.ts';
import { enterParcel, roadOf } from './parcel-road.ts';

const person = (id: number) => ({ id, permissions: ['move_in.edit'] }) as unknown as Viewer;
const facts = { hands: [1, 2], by_another: true, rows: 5, bad: 0 };

test.each([
  ['propose', 'draft', 1, {}, 'proposed'],
  ['propose', 'draft', 1, { bad: 1 }, 'move_in_not_clean'],
  ['propose', 'draft', 1, { rows: 0 }, 'move_in_empty'],
  ['sign', 'proposed', 1, {}, 'second_person_needed'],
  ['sign', 'proposed', 2, {}, 'second_person_needed'],
  ['sign', 'proposed', 3, { by_another: false }, 'not_independent'],
  ['sign', 'proposed', 3, {}, 'writing'],
  ['sign', 'draft', 3, {}, 'state_not_allowed'],
  ['add', 'proposed', 1, {}, 'state_not_allowed'],
  ['void', 'proposed', 1, {}, 'void'],
  ['void', 'writing', 1, {}, 'state_not_allowed'],
  ['void', 'complete', 1, {}, 'state_not_allowed'],
] as const)('W-05 a move-in: %s of a %s one by person %i with %j: %s', (command, status, id, change, wanted) => {
  const decided = decideMoveIn(person(id), { status, ...facts, ...change }, command);
  expect(isRefusal(decided) ? decided.code : decided).toBe(wanted);
});

const at = new Date('2026-11-01T00:00:00+06:30');
const enter = (status: MoveInParcel, destination_id: number) =>
  enterParcel(status, { origin_id: 1, destination_id, courier_id: 7, has_cod: true, attempts: 3, at });

test.each([
  ['at_origin', 2, 'accept_from_origin_branch', 1, null],
  ['on_the_way', 2, 'send_to_destination_branch', 1, null],
  ['at_destination', 2, 'arrived_to_destination_branch', 2, null],
  ['with_courier', 2, 'send_to_destination_address', 2, 7],
  ['failed', 2, 'arrivedback_to_destination_branch', 2, null],
  ['returning', 2, 'sendback_to_origin_branch', 2, null],
  ['back_at_origin', 2, 'arrived_to_origin_branch', 1, null],
  ['delivered_courier', 2, 'delivered', 2, 7],
  ['delivered_branch', 2, 'delivered', 2, null],
  ['at_destination', 1, 'accept_from_origin_branch', 1, null],
  ['with_courier', 1, 'send_to_destination_address', 1, 7],
  ['failed', 1, 'arrivedback_to_origin_branch', 1, null],
  ['back_at_origin', 1, 'arrivedback_to_origin_branch', 1, null],
  ['delivered_courier', 1, 'delivered', 1, 7],
] as const)(
  'W-05 a parcel brought in as %s to branch %i is %s at branch %i',
  (status, to, current, branch, courier) => {
    const { life, steps } = enter(status, to);
    expect([life.status, life.holder_branch_id, life.holder_staff_id]).toEqual([current, branch, courier]);
    expect(steps.at(-1)?.entry.branch_id).toBe(branch);
    expect(roadOf(status, { origin_id: 1, destination_id: to }).branch_id).toBe(branch);
  },
);

test('W-05 every parcel that is not delivered can go on by the step table', () => {
  const everybody = {
    id: 7,
    role: 'super-admin',
    level: 1,
    permissions: [],
    branchId: null,
    covers: 'all',
    branches: [1, 2],
  };
  const label = {
    type: 'fcs_express',
    gate_submit: false,
    instant_deliver: false,
    pickup_at_po: false,
    delivery_type: 'home',
    abroad: false,
  } as const;
  for (const status of moveInParcels)
    for (const to of [1, 2]) {
      if (roadOf(status, { origin_id: 1, destination_id: to }).path === null) continue;
      const { life } = enter(status, to);
      const viewer = {
        ...everybody,
        branchId: life.status === 'send_to_destination_branch' ? 2 : life.holder_branch_id,
      };
      const next = nextSteps(
        { ...viewer, branchId: status === 'returning' ? 1 : viewer.branchId } as unknown as Viewer,
        life,
        label,
      );
      expect(next.length > 0, status).toBe(labelStatuses[life.status].final !== true);
    }
});

test('W-05 money of before the opening day owes the merchant the same as a delivery, and earns nothing again', () => {
  const money = {
    payment_type: 'from_cod',
    cod_amount: 50_000,
    cod_fee: 1_000,
    shipping_total: 2_500,
    fees: { shipping: 2_500 },
    return_fee: 0,
    compensation_fee: 0,
  } as const;
  const parties = { collector: { by: 'courier', staff_id: 7, branch_id: 2 }, customer_id: 3 } as const;
  const owed = accountRef('payable:merchant', { owner: 3 });
  for (const is_counted of [false, true]) {
    const postings = openingPostings('delivered', money, parties, { is_counted });
    const sum = (kind: string) => sumOf(postings.filter(({ account }) => account.kind === kind));
    expect(sumOf(postings)).toBe(0);
    expect([sum(owed.kind), sum('income')]).toEqual([-46_500, 0]);
    expect(openItemOf('delivered', money)?.net).toBe(46_500);
    expect([sum('cash:courier'), sum('equity')]).toEqual(is_counted ? [0, 46_500] : [50_000, -3_500]);
  }
});

test('W-05 a heading is known by its name in any language, or as it was mapped before', () => {
  const names = { phone: ['Phone', 'ဖုန်း'], business_name: ['Business name'] };
  expect(guessMoveInColumns(['ဖုန်း', 'Shop', 'phone', '?'], names, new Map([['shop', 'business_name']]))).toEqual([
    'phone',
    'business_name',
    null,
    null,
  ]);
});
