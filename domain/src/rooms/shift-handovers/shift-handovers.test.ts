import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../roles/access.ts';
import {
  decideShift,
  seesCounts,
  shiftActions,
  shiftDifference,
  shiftDiffers,
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
const short = { ...counted, counted_in: 4_000 } as const;
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
    ['over one that is settled', incoming, { ...short, settled_by: 10 }, 'sign', 'complete'],
    ['a third person settles', lead, short, 'settle', 'counted'],
    ['not one of the two', { ...lead, id: 7 }, short, 'settle', 'second_person_needed'],
    ['nor the other', { ...lead, id: 8 }, short, 'settle', 'second_person_needed'],
    ['not a clerk', other, short, 'settle', 'missing_permission'],
    ['not twice', lead, { ...short, settled_by: 10 }, 'settle', 'shift_settled_before'],
    ['not where nothing differs', lead, counted, 'settle', 'shift_nothing_differs'],
    ['the first voids before the second has counted', outgoing, {}, 'void', 'inactive'],
    ['not another clerk', other, {}, 'void', 'missing_permission'],
    ['a count does not disappear', outgoing, counted, 'void', 'missing_permission'],
    ['nor a difference', lead, short, 'void', 'shift_not_settled'],
    ['one that nobody signs is ended by a third', lead, { ...short, settled_by: 10 }, 'void', 'inactive'],
  ] as const)('G-03 %s', (_, actor, more, command, expected) => {
    expect(codeOf(decideShift(actor, shift(more), command))).toBe(expected);
  });

  test('G-03 each count is compared with the books of its own moment, and shown when both were made', () => {
    expect([
      shiftDiffers(shift()),
      shiftDiffers(shift(counted)),
      shiftDiffers(shift(short)),
      shiftDiffers(shift({ ...counted, counted_out: 4_999 })),
      // A sale between the two counts is no difference.
      shiftDiffers(shift({ ...counted, counted_in: 7_500, expected_in: 7_500 })),
    ]).toEqual([false, false, true, true, false]);
    expect([shiftDifference(shift(short)), shiftDifference(shift({ ...counted, counted_in: 5_500 }))]).toEqual([
      -1_000, 500,
    ]);
    expect([seesCounts(shift()), seesCounts(shift(counted))]).toEqual([false, true]);
    expect(shiftActions(incoming, shift(short))).toEqual([{ command: 'sign', blocked: 'shift_not_settled' }]);
    expect(shiftActions(other, shift(short))).toEqual([]);
  });
});
