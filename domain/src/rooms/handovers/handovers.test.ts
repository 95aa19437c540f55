import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { sumOf } from '../ledger/accounts.ts';
import { roleDefaults } from '../roles/role-defaults.ts';
import type { RoleSlug } from '../../kernel/roles.ts';
import { bankNotes, sumOfNotes } from './handover-forms.ts';
import {
  coveredBy,
  decideHandover,
  decideWriteOff,
  handoverActions,
  seesExpected,
  seesStreetBooks,
  type HandoverFacts,
  type ShownCommand,
} from './decide-handover.ts';
import { arrivedPostings, repaidPostings, sentPostings, writtenOffPostings } from './handover-postings.ts';
import { handoverKindNames, handoverKinds } from './handover-states.ts';

const viewer = (id: number, role: RoleSlug) => ({
  id,
  role,
  level: roleDefaults[role].level,
  permissions: roleDefaults[role].permissions,
  branchId: 1,
  internationalMail: false,
});
const [giver, counter, third] = [7, 8, 9];
const handed = (change: Partial<HandoverFacts> = {}): HandoverFacts => ({
  kind: 'courier',
  status: 'active',
  branch_id: 1,
  expected: 603_000,
  counted: null,
  counted_by: null,
  created_by: counter,
  giver_staff_id: giver,
  ...change,
});
const counted = { counted: 600_000, counted_by: counter };
const sent = { kind: 'bank', giver_staff_id: null, created_by: giver } as const;

describe('who may do what to a handover', () => {
  test.each<[string, number, RoleSlug, ShownCommand, Partial<HandoverFacts>, string]>([
    ['a cashier counts', counter, 'supervisor', 'count', {}, 'active'],
    ['the giver does not, even as a cashier', giver, 'supervisor', 'count', {}, 'second_person_needed'],
    ['a postman does not', third, 'postman', 'count', {}, 'missing_permission'],
    ['a second cashier comes too late', third, 'supervisor', 'count', counted, 'already_counted'],
    [
      'and after it was confirmed as well',
      third,
      'supervisor',
      'count',
      { ...counted, status: 'hand_over' },
      'already_counted',
    ],
    [
      'head office, which sees in the books what is carried, does not',
      third,
      'finance-manager',
      'count',
      {},
      'books_seen',
    ],
    ['nor does a super role', third, 'super-admin', 'count', {}, 'books_seen'],
    ['head office counts what branches send', third, 'finance-manager', 'count', sent, 'active'],
    ['nobody settles before the count', third, 'manager', 'settle', {}, 'not_counted'],
    ['the counter does not name the owner', counter, 'supervisor', 'settle', counted, 'second_person_needed'],
    ['nor does the giver', giver, 'manager', 'settle', counted, 'second_person_needed'],
    ['a third person does', third, 'manager', 'settle', counted, 'hand_over'],
    ['the giver voids before the count', giver, 'postman', 'void', {}, 'inactive'],
    ['not afterwards', giver, 'postman', 'void', counted, 'missing_permission'],
    ['the counter does not void what they counted', counter, 'supervisor', 'void', counted, 'second_person_needed'],
    [
      'nothing is done to one that is void',
      third,
      'manager',
      'settle',
      { ...counted, status: 'inactive' },
      'state_not_allowed',
    ],
    ['a bank’s money is confirmed by finance', third, 'accountant', 'count', sent, 'active'],
    ['not by whoever sent it', giver, 'accountant', 'count', sent, 'second_person_needed'],
    ['and not by a supervisor', third, 'supervisor', 'count', sent, 'missing_permission'],
    ['the sender voids it before it is counted', giver, 'supervisor', 'void', sent, 'inactive'],
  ])('S-25 %s', (_, id, role, command, change, expected) => {
    const decided = decideHandover(viewer(id, role), handed(change), command);
    expect(isRefusal(decided) ? decided.code : decided).toBe(expected);
  });

  test('a screen offers what the state allows, with the reason when this person may not', () => {
    expect(handoverActions(viewer(counter, 'supervisor'), handed())).toEqual([
      { command: 'count', blocked: null },
      { command: 'void', blocked: null },
    ]);
    expect(handoverActions(viewer(counter, 'supervisor'), handed(counted))).toEqual([
      { command: 'settle', blocked: 'second_person_needed', permission: 'cash.count' },
      { command: 'void', blocked: 'second_person_needed', permission: 'cash.count' },
    ]);
    expect(handoverActions(viewer(third, 'manager'), handed({ ...counted, status: 'hand_over' }))).toEqual([]);
  });

  test('the giver sees what is expected, everybody else only what was counted already', () => {
    expect([giver, counter, third].map((id) => seesExpected(id, handed()))).toEqual([true, false, false]);
    expect(seesExpected(third, handed(counted))).toBe(true);
  });
});

test('whoever sees what couriers hold does not count it, and whoever counts it does not see it', () => {
  for (const role of Object.keys(roleDefaults) as RoleSlug[]) {
    const counts = !isRefusal(decideHandover(viewer(third, role), handed(), 'count'));
    expect([role, counts && seesStreetBooks(viewer(third, role))]).toEqual([role, false]);
  }
  expect(
    (['finance-manager', 'md', 'manager', 'accountant', 'postman'] as const).map((role) =>
      seesStreetBooks(viewer(third, role)),
    ),
  ).toEqual([true, true, false, false, false]);
});

test('notes come to their sum, and a count of half a note is none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000), { minLength: bankNotes.length, maxLength: bankNotes.length }),
      fc.nat(49),
      (pieces, change) => {
        const counted = Object.fromEntries(bankNotes.map((note, at) => [note, pieces[at] ?? 0]));
        expect(sumOfNotes(counted, change) - change).toBe(
          bankNotes.reduce((sum, note, at) => sum + note * (pieces[at] ?? 0), 0),
        );
      },
    ),
  );
  expect(sumOfNotes({ 10_000: 3, 500: 1 }, 20)).toBe(30_520);
  for (const wrong of [0.5, -1, 100_001]) expect(() => sumOfNotes({ 50: wrong }, 0)).toThrow(RangeError);
});

const kyat = fc.integer({ min: 0, max: 100_000_000 });

describe('the postings of a handover', () => {
  test('it always balances, and the giver is rid of exactly what was expected', () => {
    fc.assert(
      fc.property(fc.constantFrom(...handoverKindNames), kyat, kyat, (kind, expected, found) => {
        const street = handoverKinds[kind].leg === 'street';
        const cash = {
          kind,
          branch_id: 1,
          giver_staff_id: street ? giver : null,
          to_branch_id: kind === 'head_office' ? 2 : null,
          expected,
          counted: found,
          difference_owner_id: giver,
        };
        const postings = arrivedPostings(cash);
        const from = street ? 'cash:courier' : 'cash:transit';
        expect([sumOf(postings), 0 - sumOf(postings.filter(({ account: where }) => where.kind === from))]).toEqual([
          0,
          expected,
        ]);
      }),
    );
    fc.assert(
      fc.property(kyat, (amount) => sumOf(sentPostings(1, amount)) === 0 && sumOf(repaidPostings(7, 1, amount)) === 0),
    );
  });

  test('missing money without a name is a mistake', () => {
    expect(() =>
      arrivedPostings({
        kind: 'courier',
        branch_id: 1,
        giver_staff_id: giver,
        to_branch_id: null,
        expected: 2,
        counted: 1,
        difference_owner_id: null,
      }),
    ).toThrow(RangeError);
  });
});

describe('missing cash that is written off', () => {
  test.each([
    ['whoever owes it', 7, 'second_person_needed'],
    ['whoever counted it or named them', 3, 'second_person_needed'],
    ['a third person', 9, null],
  ] as const)('by %s', (_, id, code) => {
    expect(decideWriteOff({ id }, { owner: 7, hands: [3, 4] })?.code ?? null).toBe(code);
  });

  test('it is an expense of the operator, and adds up', () => {
    const postings = writtenOffPostings(7, 2_000);
    expect([
      sumOf(postings),
      postings.map(({ account: { kind, name, staff_id }, amount }) => [kind, name ?? staff_id, amount]),
    ]).toEqual([
      0,
      [
        ['expense', 'shortage_written_off', 2_000],
        ['shortage:staff', 7, -2_000],
      ],
    ]);
  });
});

describe('S-20 whose money goes when a till sends cash', () => {
  const of = (...amounts: number[]) => amounts.map((amount) => ({ amount }));
  test.each<[string, number[], { held: number; leaves: number; onItsWay: number; owed?: number }, number]>([
    ['an emptied till covers all', [70, 30], { held: 100, leaves: 100, onItsWay: 0 }, 2],
    ['the oldest goes first, whole or not at all', [70, 30], { held: 100, leaves: 60, onItsWay: 0 }, 0],
    ['what went before counts with it', [70, 30], { held: 40, leaves: 10, onItsWay: 0 }, 1],
    ['but not what is still on its way', [70, 30], { held: 40, leaves: 10, onItsWay: 60 }, 0],
    ['what the branch earned itself covers nothing', [70, 30], { held: 150, leaves: 69, onItsWay: 0 }, 0],
    [
      'a shortage does not keep a parcel waiting when all that there is has gone',
      [70, 30],
      { held: 97, leaves: 97, onItsWay: 0, owed: 3 },
      2,
    ],
    ['nothing leaves, nothing is covered', [70, 30], { held: 100, leaves: 0, onItsWay: 0 }, 0],
    ['what is missing and owed has not been sent', [30, 70], { held: 70, leaves: 0, onItsWay: 0, owed: 30 }, 0],
    ['nor does it help a bag that is too small', [60, 40], { held: 70, leaves: 30, onItsWay: 0, owed: 30 }, 0],
    [
      'a till that is said to be missing whole has sent nothing',
      [30, 70],
      { held: 0, leaves: 0, onItsWay: 0, owed: 100 },
      0,
    ],
    [
      'once it is written off it is the operator’s, and waits for nobody',
      [30, 70],
      { held: 70, leaves: 0, onItsWay: 0, owed: 0 },
      1,
    ],
  ])('S-20 %s', (_, waiting, till, covered) => {
    expect(coveredBy(of(...waiting), { owed: 0, ...till })).toHaveLength(covered);
  });

  test('S-20 what is not covered is still in the till, whatever is sent, in however many bags', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 12 }),
        fc.integer({ min: 0, max: 500 }),
        fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 6 }),
        (amounts, earned, bags) => {
          let waiting = of(...amounts);
          let held = amounts.reduce((sum, amount) => sum + amount, 0) + earned;
          let [gone, named] = [0, 0];
          for (const bag of bags) {
            const leaves = Math.min(bag, held);
            const covered = coveredBy(waiting, { held, leaves, onItsWay: 0, owed: 0 });
            named += covered.reduce((sum, { amount }) => sum + amount, 0);
            waiting = waiting.slice(covered.length);
            held -= leaves;
            gone += leaves;
            expect(named).toBeLessThanOrEqual(gone);
          }
          expect(held === 0 ? waiting : []).toEqual([]);
        },
      ),
    );
  });
});
