import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import {
  decideShift,
  seesCounts,
  shiftActions,
  shiftDifference,
  shiftDiffers,
  stateOfCounts,
  type ShiftFacts,
} from './decide-shift.ts';

const person = (id: number, permissions: string[], branchId = 1): Viewer => ({
  id,
  role: 'staff',
  level: 55,
  permissions,
  branchId,
  internationalMail: false,
});
const outgoing = person(7, ['shift_handover.work']);
const incoming = person(8, ['shift_handover.work']);
const other = person(9, ['shift_handover.work']);
const lead = person(10, ['shift_handover.work', 'shift_handover.settle']);
const stranger = person(11, ['shift_handover.work', 'shift_handover.settle'], 2);
const shift = (more: Partial<ShiftFacts> = {}): ShiftFacts => ({
  status: 'active',
  branch_id: 1,
  outgoing_id: 7,
  incoming_id: null,
  counted_out: 5_000,
  expected_out: 5_000,
  counted_in: null,
  expected_in: null,
  settled_by: null,
  ...more,
});
const counted = { status: 'counted', incoming_id: 8, counted_in: 5_000, expected_in: 5_000 } as const;
const short = { ...counted, status: 'differs', counted_in: 4_000 } as const;
const settled = { ...short, status: 'counted', settled_by: 10 } as const;
const codeOf = (decided: unknown) => (isRefusal(decided) ? decided.code : decided);

describe('G-03 a shift is handed over by two', () => {
  test.each([
    ['the second counts', incoming, {}, 'count', 'counted'],
    ['nobody counts after themselves', outgoing, {}, 'count', 'second_person_needed'],
    ['not from another branch', stranger, {}, 'count', 'shift_other_branch'],
    ['a count is made once', other, counted, 'count', 'state_not_allowed'],
    ['the second signs', incoming, counted, 'sign', 'complete'],
    ['not the first', outgoing, counted, 'sign', 'shift_not_incoming'],
    ['not before both have counted', incoming, {}, 'sign', 'state_not_allowed'],
    ['not over a difference', incoming, short, 'sign', 'shift_not_settled'],
    ['nor the first over one', outgoing, short, 'sign', 'shift_not_incoming'],
    ['a count that differs is made once too', other, short, 'count', 'state_not_allowed'],
    ['over one that is settled', incoming, settled, 'sign', 'complete'],
    ['a third person settles', lead, short, 'settle', 'counted'],
    ['not one of the two', { ...lead, id: 7 }, short, 'settle', 'second_person_needed'],
    ['nor the other', { ...lead, id: 8 }, short, 'settle', 'second_person_needed'],
    ['not a clerk', other, short, 'settle', 'missing_permission'],
    ['not twice', lead, settled, 'settle', 'shift_settled_before'],
    ['not where nothing differs', lead, counted, 'settle', 'shift_nothing_differs'],
    ['the first voids before the second has counted', outgoing, {}, 'void', 'inactive'],
    ['not another clerk', other, {}, 'void', 'missing_permission'],
    ['a count does not disappear', outgoing, counted, 'void', 'missing_permission'],
    ['nor a difference', lead, short, 'void', 'shift_not_settled'],
    [
      'what is signed is neither settled again',
      lead,
      { ...settled, status: 'complete' },
      'settle',
      'state_not_allowed',
    ],
    ['nor voided', lead, { ...settled, status: 'complete' }, 'void', 'state_not_allowed'],
    ['one that nobody signs is ended by a third', lead, settled, 'void', 'inactive'],
  ] as const)('G-03 %s', (_, actor, more, command, expected) => {
    expect(codeOf(decideShift(actor, shift(more), command))).toBe(expected);
  });

  test('G-03 each count is compared with the books of its own moment, and shown when both were made', () => {
    expect([
      shiftDiffers(shift()),
      shiftDiffers(shift(counted)),
      shiftDiffers(shift(short)),
      shiftDiffers(shift({ ...counted, counted_out: 4_999 })),
      // A sale between the two counts is not a difference.
      shiftDiffers(shift({ ...counted, counted_in: 7_500, expected_in: 7_500 })),
    ]).toEqual([false, false, true, true, false]);
    expect([shiftDifference(shift(short)), shiftDifference(shift({ ...counted, counted_in: 5_500 }))]).toEqual([
      -1_000, 500,
    ]);
    expect([seesCounts(shift()), seesCounts(shift(counted))]).toEqual([false, true]);
  });

  test('G-03 the second count leads to the signature when both agree with the books, and to a third person when either differs', () => {
    expect([
      stateOfCounts(shift(counted)),
      stateOfCounts(shift({ ...counted, counted_in: 7_500, expected_in: 7_500 })),
      stateOfCounts(shift({ ...counted, counted_in: 4_000 })),
      stateOfCounts(shift({ ...counted, counted_out: 4_999 })),
    ]).toEqual(['counted', 'counted', 'differs', 'differs']);
  });

  test('G-02 G-03 whoever signs sees why they cannot yet and who could settle it; whoever is not one of the two settles it', () => {
    const waits = { blocked: 'shift_not_settled', permission: 'shift_handover.settle' };
    expect([incoming, other, outgoing, lead].map((actor) => shiftActions(actor, shift(short)))).toEqual([
      [{ command: 'sign', ...waits }],
      [],
      [],
      [
        { command: 'settle', blocked: null },
        { command: 'void', ...waits },
      ],
    ]);
    expect([incoming, other, lead].map((actor) => shiftActions(actor, shift(settled)))).toEqual([
      [{ command: 'sign', blocked: null }],
      [],
      [{ command: 'void', blocked: null }],
    ]);
  });
});
