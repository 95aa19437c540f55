import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import {
  decideMailbag,
  fillProblem,
  mailbagActions,
  moveOfBag,
  readProblem,
  type MailbagFacts,
} from './decide-mailbag.ts';
import { caseActions, caseKinds, caseOutcomeNames, decideCase, outcomesOf, type CaseFacts } from './mailbag-cases.ts';
import { entryOf, mailbagLife, mailbagStages, type MailbagState } from './mailbag-states.ts';

const [origin, transit, target, other] = [1, 2, 3, 4];
const person = (
  branchId: number | null,
  permissions = ['mailbag.work', 'mailbag.unseal', 'mailbag.settle'],
): Viewer => ({
  id: 10 + (branchId ?? 0),
  role: 'staff',
  level: 55,
  permissions,
  branchId,
  internationalMail: false,
});
const bag = (status: MailbagState, holder: number = origin as number): MailbagFacts => ({
  status,
  from_branch_id: origin as number,
  to_branch_id: target as number,
  holder_branch_id: holder,
  parcels: 3,
});
const outcomeOf = (decided: unknown) => (isRefusal(decided) ? decided.code : decided);

describe('S-23 the life of a mailbag', () => {
  test('S-23 every state leads on by exactly the commands of the table, and each stands in the log', () => {
    const table = mailbagLife.stateNames.map((state) => [
      state,
      mailbagLife.commandNames
        .filter((command) => mailbagLife.commands[command].from.includes(state))
        .map((command) => `${command}:${mailbagLife.commands[command].to}`),
    ]);
    expect(table).toEqual([
      ['pending', ['seal:process']],
      ['process', ['unseal:pending', 'hand_over:accept_by_transport']],
      ['accept_by_transport', ['receive:arrived_from_transport', 'check_in:checkin_transit']],
      ['checkin_transit', ['check_out:checkout_transit']],
      ['checkout_transit', ['receive:arrived_from_transport', 'check_in:checkin_transit']],
      ['arrived_from_transport', ['finish:complete']],
      ['complete', []],
    ]);
    expect(mailbagLife.commandNames.map((command) => entryOf[command])).toEqual([
      'process',
      'pending',
      'send_from_transport',
      'arrived_from_transport',
      'checkin_transit',
      'checkout_transit',
      'complete',
    ]);
    expect(Object.values(mailbagStages).flat().toSorted()).toEqual(mailbagLife.stateNames.toSorted());
  });

  test.each([
    ['pending', origin, 'seal', 'process'],
    ['pending', target, 'seal', 'bag_other_branch'],
    ['process', origin, 'hand_over', 'accept_by_transport'],
    ['process', transit, 'hand_over', 'bag_other_branch'],
    ['process', origin, 'unseal', 'pending'],
    ['accept_by_transport', target, 'receive', 'arrived_from_transport'],
    ['accept_by_transport', other, 'receive', 'bag_other_branch'],
    ['accept_by_transport', transit, 'check_in', 'checkin_transit'],
    ['accept_by_transport', origin, 'check_in', 'bag_moved_before'],
    ['accept_by_transport', target, 'check_in', 'state_not_allowed'],
    ['arrived_from_transport', target, 'finish', 'complete'],
    ['arrived_from_transport', origin, 'finish', 'bag_other_branch'],
    ['complete', target, 'finish', 'state_not_allowed'],
    ['pending', null, 'seal', 'scan_no_branch'],
  ] as const)('S-23 a bag that is %s, at branch %s: %s → %s', (status, branch, command, expected) => {
    const holder = status === 'arrived_from_transport' ? target : origin;
    expect(outcomeOf(decideMailbag(person(branch ?? null), bag(status, holder), command))).toBe(expected);
  });

  test('S-23 an empty bag is not sealed, and nobody unseals one without the permission', () => {
    expect(outcomeOf(decideMailbag(person(origin as number), { ...bag('pending'), parcels: 0 }, 'seal'))).toBe(
      'bag_empty',
    );
    expect(outcomeOf(decideMailbag(person(origin as number, ['mailbag.work']), bag('process'), 'unseal'))).toBe(
      'missing_permission',
    );
    expect(mailbagActions(person(origin as number, ['mailbag.work']), bag('process'))).toEqual([
      { command: 'unseal', blocked: 'missing_permission', permission: 'mailbag.unseal' },
      { command: 'hand_over', blocked: null },
    ]);
    expect(mailbagActions(person(origin as number, ['mailbag.work']), bag('pending'))).toEqual([
      { command: 'seal', blocked: null },
    ]);
  });

  test.each([
    ['process', origin, origin, 'out', 'hand_over'],
    ['accept_by_transport', origin, origin, 'out', 'state_not_allowed'],
    ['accept_by_transport', origin, origin, 'in', 'bag_moved_before'],
    ['accept_by_transport', origin, transit, 'in', 'check_in'],
    ['checkin_transit', transit, transit, 'in', 'state_not_allowed'],
    ['checkin_transit', transit, transit, 'out', 'check_out'],
    ['checkout_transit', transit, target, 'in', 'receive'],
    ['arrived_from_transport', target, target, 'in', 'state_not_allowed'],
    ['pending', origin, origin, 'out', 'state_not_allowed'],
    ['process', origin, target, 'out', 'bag_other_branch'],
  ] as const)(
    'S-23 the code of a bag that is %s with branch %s, scanned at branch %s on its way %s: %s',
    (status, holder, at, way, expected) => {
      expect(outcomeOf(moveOfBag(person(at ?? null), bag(status, holder), way))).toBe(expected);
    },
  );

  test('S-23 parcels go into an open bag where it stands, and are read only where and when it was taken off', () => {
    const problem = (found: ReturnType<typeof fillProblem>) => found?.code ?? null;
    expect([
      problem(fillProblem(person(origin as number), { ...bag('pending'), parcels: 0 })),
      problem(fillProblem(person(target as number), bag('pending'))),
      problem(fillProblem(person(origin as number), bag('process'))),
      problem(readProblem(person(target as number), bag('arrived_from_transport', target))),
      problem(readProblem(person(target as number), bag('accept_by_transport'))),
      problem(readProblem(person(origin as number), bag('arrived_from_transport', target))),
    ]).toEqual([null, 'bag_other_branch', 'bag_not_open', null, 'bag_not_taken_off', 'bag_other_branch']);
  });
});

describe('F-09 differences of a mailbag', () => {
  const facts = (more: Partial<CaseFacts> = {}): CaseFacts => ({
    kind: 'short',
    status: 'open',
    opened_by: 99,
    moved_on: false,
    reported: false,
    ...more,
  });
  const judge = person(target as number);

  test('F-09 every kind has its own outcomes, and every outcome a kind', () => {
    expect(caseKinds.map((kind) => outcomesOf(kind).length > 0)).toEqual([true, true, true, true]);
    expect(caseKinds.flatMap(outcomesOf).toSorted()).toEqual(caseOutcomeNames.toSorted());
    for (const kind of caseKinds)
      for (const outcome of caseOutcomeNames.filter((name) => !outcomesOf(kind).includes(name)))
        expect(outcomeOf(decideCase(judge, facts({ kind, moved_on: true, reported: true }), outcome))).toBe(
          'outcome_not_possible',
        );
  });

  test('F-09 a missed parcel counts as found once it moved on, and as missing once it is reported; the reader settles nothing', () => {
    expect([
      outcomeOf(decideCase(judge, facts(), 'found')),
      outcomeOf(decideCase(judge, facts({ moved_on: true }), 'found')),
      outcomeOf(decideCase(judge, facts(), 'reported_missing')),
      outcomeOf(decideCase(judge, facts({ reported: true }), 'reported_missing')),
      outcomeOf(decideCase(judge, facts({ moved_on: true, opened_by: judge.id }), 'found')),
      outcomeOf(decideCase(judge, facts({ moved_on: true, status: 'settled' }), 'found')),
      outcomeOf(decideCase(person(target as number, ['mailbag.work']), facts({ moved_on: true }), 'found')),
    ]).toEqual([
      'parcel_not_found_yet',
      'settled',
      'parcel_not_reported',
      'settled',
      'second_person_needed',
      'state_not_allowed',
      'missing_permission',
    ]);
    expect(caseActions(judge, facts({ opened_by: judge.id }), null)).toEqual([
      { command: 'own', blocked: null },
      { command: 'settle', blocked: 'second_person_needed', permission: 'mailbag.settle' },
    ]);
    expect(caseActions(judge, facts({ status: 'settled' }), null)).toEqual([]);
  });
});
