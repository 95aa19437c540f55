import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import {
  countFits,
  decideRunSheet,
  giveProblem,
  runSheetActions,
  seesStops,
  type RunSheetFacts,
} from './decide-run-sheet.ts';
import { runSheetLife, usualSheetTime } from './run-sheet-states.ts';

const person = (id: number, branchId: number, permissions: string[]): Viewer => ({
  id,
  role: 'staff',
  level: 55,
  permissions,
  branchId,
  internationalMail: false,
});
const courier = person(7, 1, ['label.scan']);
const clerk = person(8, 1, ['label.scan', 'run_sheet.give']);
const lead = person(9, 1, ['label.scan', 'run_sheet.give', 'run_sheet.settle']);
const stranger = person(10, 2, ['label.scan', 'run_sheet.give', 'run_sheet.settle']);
const sheet = (more: Partial<RunSheetFacts> = {}): RunSheetFacts => ({
  status: 'active',
  branch_id: 1,
  courier_id: 7,
  parcels: 5,
  out: 5,
  counted: null,
  cash: 0,
  ...more,
});
const codeOf = (decided: unknown) => (isRefusal(decided) ? decided.code : decided);

describe('O-12 run sheets', () => {
  test('O-12 S-25 every state leads on by exactly the commands of the table', () => {
    expect(
      runSheetLife.stateNames.map((state) => [
        state,
        runSheetLife.commandNames
          .filter((command) => runSheetLife.commands[command].from.includes(state))
          .map((command) => runSheetLife.commands[command].to),
      ]),
    ).toEqual([
      ['active', ['hand_over', 'hand_over', 'inactive']],
      ['hand_over', ['complete']],
      ['complete', []],
      ['inactive', []],
    ]);
  });

  test.each([
    ['the courier counts', courier, {}, 'count', 'hand_over'],
    ['nobody counts for the courier', lead, {}, 'count', 'not_your_run_sheet'],
    ['a count is made once', courier, { counted: 4 }, 'count', 'already_counted'],
    ['nothing is counted of nothing', courier, { parcels: 0, out: 0 }, 'count', 'run_sheet_empty'],
    ['a difference is settled by a lead', lead, { counted: 4 }, 'settle', 'hand_over'],
    ['not before there is a count', lead, {}, 'settle', 'not_counted'],
    ['not by a clerk', clerk, { counted: 4 }, 'settle', 'missing_permission'],
    ['not by the courier', { ...lead, id: 7 }, { counted: 4 }, 'settle', 'second_person_needed'],
    ['not by another branch', stranger, { counted: 4 }, 'settle', 'run_sheet_other_branch'],
    ['an open parcel keeps it open', clerk, { status: 'hand_over', out: 1 }, 'close', 'parcels_still_out'],
    ['cash on the street keeps it open', clerk, { status: 'hand_over', out: 0, cash: 2 }, 'close', 'cash_still_out'],
    ['closed when both are in', clerk, { status: 'hand_over', out: 0 }, 'close', 'complete'],
    ['not by another branch', stranger, { status: 'hand_over', out: 0 }, 'close', 'run_sheet_other_branch'],
    ['not before it was handed over', clerk, { out: 0 }, 'close', 'state_not_allowed'],
    ['an empty one is voided', clerk, { parcels: 0, out: 0 }, 'void', 'inactive'],
    ['one with parcels is not', clerk, {}, 'void', 'run_sheet_not_empty'],
  ] as const)('O-12 %s', (_, actor, more, command, expected) => {
    expect(codeOf(decideRunSheet(actor, sheet(more), command))).toBe(expected);
  });

  test('O-12 parcels are put on an open sheet of the own branch, and the courier sees them after the count', () => {
    expect([
      giveProblem(clerk, sheet())?.code,
      giveProblem(clerk, sheet({ status: 'hand_over' }))?.code,
      giveProblem(stranger, sheet())?.code,
      giveProblem(courier, sheet())?.code,
    ]).toEqual([undefined, 'state_not_allowed', 'run_sheet_other_branch', 'missing_permission']);
    expect([seesStops(courier, sheet()), seesStops(courier, sheet({ counted: 4 })), seesStops(clerk, sheet())]).toEqual(
      [false, true, true],
    );
    expect([countFits(sheet({ counted: 5 })), countFits(sheet({ counted: 4 }))]).toEqual([true, false]);
  });

  test('O-12 what can be done says why it cannot', () => {
    expect(runSheetActions(clerk, sheet({ status: 'hand_over', out: 2 }))).toEqual([
      { command: 'close', blocked: 'parcels_still_out' },
    ]);
    expect(runSheetActions(courier, sheet())).toEqual([{ command: 'count', blocked: null }]);
    expect(runSheetActions(lead, sheet({ counted: 4 }))).toEqual([{ command: 'settle', blocked: null }]);
  });
});

test('O-12 a courier is told when their sheets usually come: the median to the quarter of an hour, and nothing of too few', () => {
  const at = (clock: string, day: number) => new Date(`2026-03-0${day}T${clock}:00+06:30`);
  const made = [at('08:50', 1), at('14:00', 2), at('09:05', 3)];
  expect(usualSheetTime(made)).toBe('09:00');
  expect(usualSheetTime(made.slice(1))).toBeNull();
  expect(usualSheetTime([at('23:58', 1), at('23:55', 2), at('23:59', 3)])).toBe('00:00');
});
