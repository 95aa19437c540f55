import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { mayBelongToGroup } from '../expense-categories/expense-category-form.ts';
import { sumOf } from '../ledger/accounts.ts';
import { numberedAs } from '../ledger/document-number.ts';
import type { Viewer } from '../../kernel/access.ts';
import { roleDefaults } from '../roles/role-defaults.ts';
import type { RoleSlug } from '../../kernel/roles.ts';
import { needsSecondPerson, secondPersonProblem } from '../staff/second-person.ts';
import { decideExpense, expenseActions, type ExpenseFacts } from './decide-expense.ts';
import { budgetLevel, expensePostings, vendorKey } from './expense-figures.ts';
import { expenseLife, type ExpenseCommand, type ExpenseState } from './expense-states.ts';

const person = (role: RoleSlug, id: number, branchId = 1): Viewer => ({
  id,
  role,
  level: roleDefaults[role].level,
  permissions: roleDefaults[role].permissions,
  branchId,
  internationalMail: false,
});
const [cashier, clerk, manager] = [person('supervisor', 10), person('staff', 11), person('manager', 12)];

const limits = { limit: 100_000, lowest_limit: 100_000, left_today: 0 };
const expense = (change: Partial<ExpenseFacts> = {}): ExpenseFacts => ({
  status: 'pending',
  amount: 50_000,
  branch_id: 1,
  has_receipt: true,
  created_by: 11,
  changed_by: 11,
  approved_by: null,
  paid_by: null,
  by_another: true,
  purchase: limits,
  day: { limit: 500_000, lowest_limit: 500_000, left_today: 0 },
  receipt_above: 20_000,
  ...change,
});
const outcome = (actor: Viewer, facts: ExpenseFacts, command: ExpenseCommand) => {
  const decided = decideExpense(actor, facts, command);
  return isRefusal(decided) ? decided.code : decided;
};

describe('an expense', () => {
  test.each<[string, Viewer, Partial<ExpenseFacts>, ExpenseCommand, string]>([
    ['within the limit is paid by the cashier alone', cashier, {}, 'pay', 'paid'],
    ['exactly at the limit is', cashier, { amount: 100_000 }, 'pay', 'paid'],
    ['above it is not', cashier, { amount: 100_001 }, 'pay', 'purchase_above_limit'],
    ['that was approved is paid', cashier, { status: 'approved', amount: 100_001, approved_by: 12 }, 'pay', 'paid'],
    [
      'of a vendor who got the rest today counts together',
      cashier,
      { purchase: { ...limits, left_today: 60_000 } },
      'pay',
      'purchase_above_limit',
    ],
    [
      'after a day of small ones needs a second person',
      cashier,
      { day: { limit: 500_000, lowest_limit: 500_000, left_today: 450_001 } },
      'pay',
      'day_above_limit',
    ],
    ['without its receipt stays in the till', cashier, { has_receipt: false }, 'pay', 'receipt_needed'],
    ['of a sum below that of receipts needs none', cashier, { has_receipt: false, amount: 20_000 }, 'pay', 'paid'],
    ['leaves only the till where it is', person('supervisor', 10, 2), {}, 'pay', 'expense_other_branch'],
    ['is not paid by the counter', clerk, {}, 'pay', 'missing_permission'],
    ['is approved by somebody else', manager, { amount: 200_000 }, 'approve', 'approved'],
    [
      'is not approved by who recorded it',
      person('manager', 11),
      { amount: 200_000 },
      'approve',
      'second_person_needed',
    ],
    [
      'is not approved by who changed it last',
      manager,
      { amount: 200_000, changed_by: 12 },
      'approve',
      'second_person_needed',
    ],
    [
      'is not approved with an account in the hands of who made it',
      manager,
      { amount: 200_000, by_another: false },
      'approve',
      'not_independent',
    ],
    ['that needs no approval gets none', manager, {}, 'approve', 'approval_not_needed'],
    ['is refused by somebody else', manager, {}, 'refuse', 'refused'],
    ['is not refused by who recorded it', person('manager', 11), {}, 'refuse', 'second_person_needed'],
    ['is withdrawn by the counter before it is paid', clerk, {}, 'withdraw', 'void'],
    ['that is paid is not withdrawn', clerk, { status: 'paid' }, 'withdraw', 'state_not_allowed'],
    ['that is paid is never changed', clerk, { status: 'paid' }, 'edit', 'state_not_allowed'],
    ['that is changed waits again', clerk, { status: 'approved' }, 'edit', 'pending'],
    ['that is paid is voided at its till', cashier, { status: 'paid', paid_by: 12 }, 'void', 'void'],
    ['not by who paid it', cashier, { status: 'paid', paid_by: 10 }, 'void', 'second_person_needed'],
    [
      'nor by an account in their hands',
      cashier,
      { status: 'paid', paid_by: 12, by_another: false },
      'void',
      'not_independent',
    ],
    [
      'is not voided from another branch',
      person('supervisor', 10, 2),
      { status: 'paid' },
      'void',
      'expense_other_branch',
    ],
  ])('N-28 M-03 %s', (_, actor, change, command, expected) => {
    expect(outcome(actor, expense(change), command)).toBe(expected);
  });

  test('M-03 what is above the former limit of somebody who raised it may be approved, whoever asks', () => {
    const raised = expense({ amount: 150_000, purchase: { limit: 500_000, lowest_limit: 100_000, left_today: 0 } });
    expect(outcome(manager, raised, 'approve')).toBe('approved');
    expect(outcome(cashier, raised, 'pay')).toBe('paid');
  });

  test('N-28 in every state a screen offers what leads out of it, and nothing leads out of what is refused or void', () => {
    const states = Object.keys(expenseLife.states) as ExpenseState[];
    const offered = Object.fromEntries(
      states.map((status) => [
        status,
        expenseActions(manager, expense({ status, amount: 200_000 })).map(({ command }) => command),
      ]),
    );
    expect(offered).toEqual({
      pending: ['approve', 'refuse', 'pay', 'withdraw'],
      approved: ['refuse', 'pay', 'withdraw'],
      paid: ['void'],
      refused: [],
      void: [],
    });
    for (const status of states)
      for (const command of expenseLife.commandNames)
        if (!expenseLife.commands[command].from.includes(status))
          expect(outcome(person('md', 1), expense({ status, amount: 200_000 }), command)).toBe('state_not_allowed');
  });
});

test('M-01 M-07 what is paid is an expense of its branch and category, and leaves its till', () => {
  const postings = expensePostings({ branch_id: 7, category_id: 3, amount: 45_000 });
  expect(sumOf(postings)).toBe(0);
  expect(postings.map(({ account: { kind, branch_id, name }, amount }) => [kind, branch_id, name, amount])).toEqual([
    ['branch_expense', 7, '3', 45_000],
    ['cash:branch', 7, null, -45_000],
  ]);
});

test.each([
  ['case, spaces and signs', 'Shwe  Shop', 'SHWE-SHOP.'],
  ['a number behind it', 'Shwe Shop', 'shwe shop (2)'],
  ['Myanmar digits', 'ရွှေဆိုင် ၂', 'ရွှေဆိုင် 3'],
  ['another mark', 'U Ba * Store', 'u ba store!'],
])('M-03 a vendor is the same whatever the spelling: %s', (_, one, other) => {
  expect(vendorKey(one)).toBe(vendorKey(other));
});

test('M-03 vendors of other names differ, and one of figures alone still has a key', () => {
  expect(vendorKey('Shwe Shop')).not.toBe(vendorKey('Ngwe Shop'));
  expect([vendorKey('999'), vendorKey('၉၉၉')]).toEqual(['999', '999']);
});

test.each([
  [{ budget: 100, used: 10, waiting: 0 }, 0, 'within'],
  [{ budget: 100, used: 70, waiting: 0 }, 9, 'within'],
  [{ budget: 100, used: 70, waiting: 0 }, 10, 'near'],
  [{ budget: 100, used: 70, waiting: 20 }, 10, 'near'],
  [{ budget: 100, used: 70, waiting: 20 }, 11, 'passed'],
] as const)('N-28 a budget %j with %i more stands %s', (budget, more, standing) => {
  expect(budgetLevel(budget, more)).toBe(standing);
});

test.each([
  [
    'a new category in an open group',
    { id: null, hasChildren: false, parent: { id: 1, parent_id: null, open: true } },
    true,
  ],
  ['a group that does not exist', { id: null, hasChildren: false, parent: null }, false],
  ['a closed group', { id: null, hasChildren: false, parent: { id: 1, parent_id: null, open: false } }, false],
  ['a category as a group', { id: null, hasChildren: false, parent: { id: 2, parent_id: 1, open: true } }, false],
  ['itself', { id: 1, hasChildren: false, parent: { id: 1, parent_id: null, open: true } }, false],
  ['a group that has categories', { id: 5, hasChildren: true, parent: { id: 1, parent_id: null, open: true } }, false],
] as const)('N-28 the tree of categories has two levels: %s', (_, place, fits) => {
  expect(mayBelongToGroup(place)).toBe(fits);
});

test.each([
  [{ approved_by: null, leaves: 100, left_today: 0, limit: 100 }, false],
  [{ approved_by: null, leaves: 100, left_today: 1, limit: 100 }, true],
  [{ approved_by: 4, leaves: 1_000, left_today: 1_000, limit: 100 }, false],
  [{ approved_by: null, leaves: 0, left_today: 1_000, limit: 100 }, false],
])('M-03 an outflow %j needs a second person: %s', (outflow, needs) => {
  expect(needsSecondPerson(outflow)).toBe(needs);
});

test('M-03 the second person is none of those who made it, nor an account in their hands', () => {
  expect(secondPersonProblem(3, [1, 2], true)).toBeNull();
  expect(secondPersonProblem(2, [1, 2], true)).toBe('second_person_needed');
  expect(secondPersonProblem(3, [1, 2], false)).toBe('not_independent');
});

test('M-05 a document is numbered by its letters, the year and six digits', () => {
  expect([numberedAs('EXP', 2026, 123), numberedAs('EXP', 2105, 1_234_567)]).toEqual([
    'EXP-26-000123',
    'EXP-05-1234567',
  ]);
});
