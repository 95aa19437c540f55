import { describe, expect, test } from 'vitest';
import { checkForm } from '../../kernel/form.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { roleDefaults } from '../roles/role-defaults.ts';
import type { RoleSlug } from '../../kernel/roles.ts';
import { nextPickup } from './pickup-kinds.ts';
import {
  decideDoorLabel,
  decidePickup,
  decidePickupEdit,
  decideReceive,
  isPlanned,
  pickupActions,
  visitFee,
  type PickupFacts,
} from './decide-pickup.ts';
import {
  codesIn,
  completePickupForm,
  handoverPickupForm,
  newPickupRequestForm,
  pickupPlanForm,
} from './pickup-form.ts';
import {
  loggedAs,
  pickupLogStatuses,
  pickupRequestLife,
  type PickupRequestCommand,
  type PickupRequestState,
} from './pickup-request-states.ts';

const viewer = (id: number, role: RoleSlug) => ({
  id,
  role,
  level: roleDefaults[role].level,
  permissions: roleDefaults[role].permissions,
  branchId: 1,
  internationalMail: false,
});
const [courier, other, desk] = [7, 8, 9];
const pickup = (status: PickupRequestState, change: Partial<PickupFacts> = {}): PickupFacts => ({
  status,
  postman_id: courier,
  to_staff_id: null,
  covered: true,
  accepted_count: null,
  withdrawn: false,
  ...change,
});
const codeOf = (decided: unknown) => (isRefusal(decided) ? decided.code : decided);

describe('S-24 the life of a pickup request', () => {
  test('S-24 every step leads from where the table of the specification says to where it says', () => {
    const found = pickupRequestLife.stateNames.flatMap((state) =>
      pickupRequestLife.commandNames
        .filter((command) => pickupRequestLife.commands[command].from.includes(state))
        .map((command) => `${state} ${command} ${pickupRequestLife.commands[command].to}`),
    );
    expect(found).toEqual([
      'unassigned assign pending',
      'unassigned withdraw failed',
      'pending accept ongoing',
      'pending deny unassigned',
      'pending withdraw failed',
      'ongoing complete complete',
      'ongoing handover handover',
      'ongoing fail failed',
      'ongoing withdraw failed',
      'complete reopen unassigned',
      'handover assign pending',
      'handover take pending',
      'handover withdraw failed',
      'failed withdraw failed',
      'failed reopen unassigned',
    ]);
  });

  test('S-24 the log has an entry of its own for every step, and no other entries', () => {
    expect(new Set(Object.values(loggedAs))).toEqual(new Set(pickupLogStatuses));
  });

  test.each<[string, number, RoleSlug, PickupRequestState, PickupRequestCommand, Partial<PickupFacts>, string]>([
    ['a clerk gives it to a courier', desk, 'staff', 'unassigned', 'assign', {}, 'pending'],
    ['a courier gives none', courier, 'postman', 'unassigned', 'assign', {}, 'missing_permission'],
    [
      'who only took the call does not',
      desk,
      'staff',
      'unassigned',
      'assign',
      { covered: false },
      'branch_not_covered',
    ],
    ['its courier accepts', courier, 'postman', 'pending', 'accept', {}, 'ongoing'],
    ['another courier does not', other, 'postman', 'pending', 'accept', {}, 'pickup_of_another'],
    ['nor does a clerk', desk, 'staff', 'pending', 'accept', {}, 'pickup_of_another'],
    ['a supervisor does in their place', desk, 'supervisor', 'pending', 'accept', {}, 'ongoing'],
    ['of another branch not', desk, 'supervisor', 'pending', 'accept', { covered: false }, 'branch_not_covered'],
    ['its courier denies', courier, 'courier', 'pending', 'deny', {}, 'unassigned'],
    ['and completes', courier, 'courier', 'ongoing', 'complete', {}, 'complete'],
    ['once', courier, 'courier', 'complete', 'complete', {}, 'state_not_allowed'],
    ['a clerk does not complete', desk, 'customer-service', 'ongoing', 'complete', {}, 'pickup_of_another'],
    ['who is named takes over', other, 'postman', 'handover', 'take', { to_staff_id: other }, 'pending'],
    [
      'the giver does not take back',
      courier,
      'postman',
      'handover',
      'take',
      { to_staff_id: other },
      'pickup_of_another',
    ],
    ['a clerk opens a failed one', desk, 'staff', 'failed', 'reopen', {}, 'unassigned'],
    ['a clerk opens none that is complete', desk, 'staff', 'complete', 'reopen', {}, 'missing_permission'],
    ['a supervisor does', desk, 'supervisor', 'complete', 'reopen', {}, 'unassigned'],
    ['not their own', courier, 'supervisor', 'complete', 'reopen', {}, 'second_person_needed'],
    ['nor one that was counted', desk, 'supervisor', 'complete', 'reopen', { accepted_count: 3 }, 'pickup_counted'],
    ['a clerk withdraws one that is not wanted', desk, 'staff', 'pending', 'withdraw', {}, 'failed'],
    ['its courier does not', courier, 'postman', 'ongoing', 'withdraw', {}, 'missing_permission'],
    ['a failed visit is withdrawn', desk, 'staff', 'failed', 'withdraw', {}, 'failed'],
    ['and then no second time', desk, 'staff', 'failed', 'withdraw', { withdrawn: true }, 'state_not_allowed'],
  ])('F-04 %s', (_name, id, role, state, command, change, expected) => {
    expect(codeOf(decidePickup(viewer(id, role), pickup(state, change), command))).toBe(expected);
  });

  test('G-02 a screen offers what leads on, with the reason where it is blocked, and nothing that a role can never do', () => {
    const offered = (id: number, role: RoleSlug, facts: PickupFacts) =>
      pickupActions(viewer(id, role), facts).map(({ command, blocked }) => `${command} ${blocked ?? ''}`.trim());
    expect(offered(courier, 'postman', pickup('pending'))).toEqual(['accept', 'deny']);
    expect(offered(desk, 'staff', pickup('pending'))).toEqual([
      'accept pickup_of_another',
      'deny pickup_of_another',
      'withdraw',
    ]);
    expect(offered(courier, 'postman', pickup('unassigned'))).toEqual([]);
    expect(offered(other, 'postman', pickup('handover', { to_staff_id: other }))).toEqual(['take']);
    expect(offered(desk, 'staff', pickup('handover', { to_staff_id: other }))).toEqual(['assign', 'withdraw']);
    expect(offered(desk, 'staff', pickup('failed'))).toContain('withdraw');
    expect(offered(desk, 'staff', pickup('failed', { withdrawn: true }))).not.toContain('withdraw');
    expect(offered(desk, 'staff', pickup('complete'))).toEqual(['receive']);
    expect(offered(desk, 'staff', pickup('complete', { accepted_count: 3 }))).toEqual([]);
  });

  test.each<[string, number, RoleSlug, PickupRequestState, Partial<PickupFacts>, boolean, string | null]>([
    ['its courier while they are there', courier, 'postman', 'ongoing', {}, false, null],
    ['a supervisor in their place', desk, 'supervisor', 'ongoing', {}, false, null],
    ['of another branch not', desk, 'supervisor', 'ongoing', { covered: false }, false, 'branch_not_covered'],
    ['another courier not', other, 'postman', 'ongoing', {}, false, 'pickup_of_another'],
    ['a clerk not', desk, 'staff', 'ongoing', {}, false, 'pickup_of_another'],
    ['not before it is accepted', courier, 'postman', 'pending', {}, false, 'state_not_allowed'],
    ['nor when it is complete', courier, 'postman', 'complete', {}, false, 'state_not_allowed'],
    ['but one made without a network may come late', courier, 'postman', 'complete', {}, true, null],
    ['until the branch has counted', courier, 'postman', 'complete', { accepted_count: 2 }, true, 'pickup_counted'],
    ['a failed visit has none', courier, 'postman', 'failed', {}, true, 'state_not_allowed'],
  ])('F-04 labels at the door are made by %s', (_name, id, role, state, change, late, expected) => {
    expect(decideDoorLabel(viewer(id, role), pickup(state, change), late)?.code ?? null).toBe(expected);
  });

  test('F-04 parcels are counted in by somebody other than the courier, once, when the visit is complete', () => {
    expect(decideReceive(viewer(desk, 'staff'), pickup('complete'))).toBeNull();
    expect(codeOf(decideReceive(viewer(desk, 'staff'), pickup('ongoing')))).toBe('state_not_allowed');
    expect(codeOf(decideReceive(viewer(courier, 'supervisor'), pickup('complete')))).toBe('second_person_needed');
    expect(codeOf(decideReceive(viewer(desk, 'staff'), pickup('complete', { accepted_count: 0 })))).toBe(
      'pickup_counted',
    );
    expect(codeOf(decidePickupEdit(viewer(desk, 'staff'), pickup('complete')))).toBe('state_not_allowed');
  });
});

describe('E-04 the forms', () => {
  const right = {
    phone: ['09791234567'],
    name: 'ရွှေဝါ',
    place_id: 5,
    time_request: '21/11/2026',
    day_part: 'morning',
    vehicle: 'car',
    counts: '၁၂',
  };
  const problemsOf = (form: Parameters<typeof checkForm>[0], values: object) => {
    const checked = checkForm(form, values);
    return checked.ok
      ? {}
      : Object.fromEntries(Object.entries(checked.fields).map(([name, [first]]) => [name, first?.code]));
  };

  test.each([
    ['what is needed', {}, {}],
    ['no phone', { phone: [] }, { phone: 'phone_required' }],
    ['no place', { place_id: null }, { place_id: 'select' }],
    ['no day', { time_request: '31-02-2026' }, { time_request: 'datepicker' }],
    ['a vehicle that nobody has', { vehicle: 'boat' }, { vehicle: 'select' }],
    ['no parcels', { counts: 0 }, { counts: 'min' }],
    ['no weight', { weight: 0 }, { weight: 'weight_min' }],
  ])('V-16 E-04 a request: %s', (_name, change, problems) => {
    expect(problemsOf(newPickupRequestForm, { ...right, ...change })).toEqual(problems);
  });

  test('V-16 a visit is completed with a count and a weight, handed over to somebody, planned on some days', () => {
    expect(problemsOf(completePickupForm, {})).toEqual({ collected_count: 'number', collected_weight: 'required' });
    expect(problemsOf(handoverPickupForm, { reason: 'x' })).toEqual({ to_staff_id: 'select' });
    expect(problemsOf(handoverPickupForm, { reason: 'x', to_branch_id: 2 })).toEqual({});
    const { day_part, vehicle, counts } = right;
    expect(problemsOf(pickupPlanForm, { customer_id: 1, day_part, vehicle, counts, weekdays: [] })).toEqual({
      weekdays: 'select',
    });
    expect(problemsOf(pickupPlanForm, { customer_id: 1, day_part, vehicle, counts, weekdays: [7] })).toEqual({
      weekdays: 'select',
    });
  });

  test('codes are read from lines, commas and spaces, each once', () => {
    expect(codesIn(' ex1,EX2\nex1 ၊ lt3;')).toEqual(['EX1', 'EX2', 'LT3']);
    expect(codesIn(null)).toEqual([]);
  });
});

test.each([
  ['a Monday of the plan', '2026-11-23', true],
  ['a Tuesday', '2026-11-24', false],
  ['before it begins', '2026-11-16', false],
  ['the last day', '2026-12-07', true],
  ['after the last day', '2026-12-14', false],
])('F-04 a weekly plan: %s', (_name, day, planned) => {
  expect(isPlanned({ weekdays: [1], starts_on: '2026-11-20', until: '2026-12-07' }, day)).toBe(planned);
});

test('K-01 a visit costs the rate of the day once, and nothing when its labels have paid for the pickup', () => {
  expect([visitFee(500, 0), visitFee(0, 0), visitFee(500, 500)]).toEqual([500, 0, 0]);
});

test.each([
  ['08:00', '2026-11-28', 'morning'],
  ['11:00', '2026-11-28', 'afternoon'],
  ['16:30', '2026-11-28', 'evening'],
  ['19:10', '2026-11-29', 'morning'],
  ['23:59', '2026-11-29', 'morning'],
])('N-23 asked for at %s, a pickup is proposed when a courier can still come', (time, day, part) => {
  expect(nextPickup(new Date(`2026-11-28T${time}:00+06:30`))).toEqual({ day, part });
});
