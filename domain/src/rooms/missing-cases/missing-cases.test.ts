import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { decideMissingCase, missingCaseActions, type MissingCaseFacts } from './decide-missing-case.ts';
import { isSender } from './missing-case-forms.ts';
import { missingCaseCommands, missingCaseLife } from './missing-case-states.ts';
import { suggestSearch } from './search-plan.ts';
import { needsWhy, suggestCompensation } from './suggest-compensation.ts';

const person = (id: number, role: string, permissions: string[]): Viewer => ({
  id,
  role,
  level: 45,
  permissions,
  branchId: 3,
  internationalMail: false,
});
const clerk = person(5, 'staff', ['missing_case.work']);
const lead = person(6, 'supervisor', ['missing_case.work', 'label.decide']);
const cashier = person(9, 'manager', ['cash.count']);
const manager = person(7, 'manager', ['missing_case.work', 'label.decide', 'missing_case.confirm']);
const founder = person(1, 'super-admin', []);
const facts = (more: Partial<MissingCaseFacts> = {}): MissingCaseFacts => ({
  status: 'decided',
  owner_id: 5,
  hands: [6, 20],
  by_another: true,
  steps: 2,
  open_steps: 0,
  amount: 40_000,
  proposed_by: 8,
  another_proposed: true,
  limit: 100_000,
  at_counter: true,
  paid: false,
  confirmed_by_another: 8,
  left_today: 0,
  ...more,
});
const codeOf = (decided: unknown) => (isRefusal(decided) ? decided.code : decided);

test('S-09 a missing case leads on by exactly the commands of the table', () => {
  expect(
    missingCaseLife.stateNames.map((state) => [
      state,
      missingCaseCommands
        .filter((command) => missingCaseLife.commands[command].from.includes(state))
        .map((command) => `${command} ${missingCaseLife.commands[command].to}`),
    ]),
  ).toEqual([
    [
      'open',
      ['own open', 'hand_on open', 'add_step open', 'tick open', 'propose decided', 'waive decided', 'find found'],
    ],
    ['decided', ['deny open', 'confirm closed', 'find found']],
    ['found', []],
    ['closed', ['pay closed', 'reopen open']],
  ]);
});

describe('S-09 who may do what with a missing case', () => {
  test.each([
    ['the counter takes part in the search', clerk, { status: 'open' }, 'tick', 'open'],
    ['and decides nothing', clerk, { status: 'open' }, 'propose', 'missing_permission'],
    ['whoever owns it hands it on', clerk, { status: 'open' }, 'hand_on', 'open'],
    ['nobody else at the counter does', clerk, { status: 'open', owner_id: 6 }, 'hand_on', 'case_not_owner'],
    ['a supervisor does', lead, { status: 'open' }, 'hand_on', 'open'],
    ['a supervisor proposes', lead, { status: 'open' }, 'propose', 'decided'],
    ['not before every place was searched', lead, { status: 'open', open_steps: 1 }, 'propose', 'search_not_done'],
    ['nor gives it up without a search', lead, { status: 'open', steps: 0 }, 'waive', 'search_not_done'],
    ['a supervisor does not confirm', lead, {}, 'confirm', 'missing_permission'],
    ['a manager confirms', manager, {}, 'confirm', 'closed'],
    ['not what they reported, owned or carried', manager, { hands: [6, 7] }, 'confirm', 'case_hand_in'],
    ['super roles neither', founder, { hands: [1] }, 'confirm', 'case_hand_in'],
    ['nor with an account that such a person had', manager, { by_another: false }, 'confirm', 'not_independent'],
    ['not their own proposal, however small', manager, { proposed_by: 7, amount: 1 }, 'confirm', 'case_second_person'],
    ['nor through another account of the proposer', manager, { another_proposed: false }, 'confirm', 'not_independent'],
    ['a cashier pays a sender without account', cashier, { status: 'closed' }, 'pay', 'closed'],
    ['not before it is confirmed', cashier, {}, 'pay', 'state_not_allowed'],
    ['nobody else does', manager, { status: 'closed' }, 'pay', 'missing_permission'],
    ['once', cashier, { status: 'closed', paid: true }, 'pay', 'compensation_paid'],
    ['merchants by clearance', cashier, { status: 'closed', at_counter: false }, 'pay', 'compensation_by_clearance'],
    ['alone up to the limit', cashier, { status: 'closed', confirmed_by_another: null }, 'pay', 'closed'],
    [
      'not above it',
      cashier,
      { status: 'closed', confirmed_by_another: null, limit: 39_999 },
      'pay',
      'payout_second_person',
    ],
    [
      'not in pieces',
      cashier,
      { status: 'closed', confirmed_by_another: null, left_today: 60_001 },
      'pay',
      'payout_second_person',
    ],
    ['what is paid is not opened again', founder, { status: 'closed', paid: true }, 'reopen', 'compensation_paid'],
    ['what is closed is opened again by super roles', founder, { status: 'closed' }, 'reopen', 'open'],
    ['and by nobody else', manager, { status: 'closed' }, 'reopen', 'super_roles_only'],
    ['what is found stays found', founder, { status: 'found' }, 'reopen', 'state_not_allowed'],
    ['what waits for confirmation can be found', lead, {}, 'find', 'found'],
  ] as const)('S-09 %s', (_, actor, more, command, expected) => {
    expect(codeOf(decideMissingCase(actor, facts(more as Partial<MissingCaseFacts>), command))).toBe(expected);
  });

  test('S-09 a command that is blocked says why, and what a person may never do is left out', () => {
    expect(missingCaseActions(manager, facts({ hands: [7] }))).toEqual([
      { command: 'deny', blocked: null },
      { command: 'confirm', blocked: 'case_hand_in', permission: 'missing_case.confirm' },
      { command: 'find', blocked: null },
    ]);
    expect(missingCaseActions(clerk, facts())).toEqual([]);
  });
});

test.each([
  ['it lay at a branch', { courier_id: null, bag_id: null, next_branch_id: null }, ['shelf 3 25']],
  ['a courier had it', { courier_id: 9, bag_id: null, next_branch_id: null }, ['courier 3 25', 'shelf 3 25']],
  [
    'it was on the road in a bag',
    { courier_id: null, bag_id: 4, next_branch_id: 8 },
    ['shelf 3 25', 'bag 8 25', 'vehicle 3 25', 'next_branch 8 26'],
  ],
] as const)('S-09 the search begins where it was last: %s', (_, custody, expected) => {
  expect(
    suggestSearch({ branch_id: 3, ...custody }, '2026-11-24').map(
      ({ place, branch_id, until_on }) => `${place} ${branch_id} ${until_on.slice(-2)}`,
    ),
  ).toEqual(expected);
});

const ordinary = { insured: false, declared_value: 0, cod_amount: 40_000, shipping_total: 2_500 };
test.each([
  ['an insured parcel its value', { insured: true, declared_value: 90_000 }, { amount: 90_000, basis: 'insured' }],
  ['one with COD its COD', { declared_value: 90_000 }, { amount: 40_000, basis: 'cod' }],
  ['any other what the way cost', { cod_amount: 0, declared_value: 90_000 }, { amount: 2_500, basis: 'postage' }],
] as const)('S-09 the sender gets for %s', (_, more, expected) => {
  const value = { ...ordinary, ...more };
  expect(suggestCompensation(value)).toEqual(expected);
  expect(needsWhy(suggestCompensation(value), expected)).toBe(false);
  expect(needsWhy({ ...expected, amount: expected.amount + 1 }, expected)).toBe(true);
});

test('S-09 the payee is the sender only by name, phone and card', () => {
  const sender = { name: 'Daw Hla', phones: ['+9591', '+9592'], nrc: '12/OUKAMA(N)123456' };
  const payee = { name: 'daw hla', phone: '+9592', nrc: '12/OUKAMA(N)123456' };
  expect(isSender(payee, sender)).toBe(true);
  expect(isSender(payee, { ...sender, nrc: null })).toBe(true);
  expect(isSender({ ...payee, name: 'U Mya' }, sender)).toBe(false);
  expect(isSender({ ...payee, phone: '+9593' }, sender)).toBe(false);
  expect(isSender({ ...payee, nrc: '12/OUKAMA(N)123457' }, sender)).toBe(false);
});
