import { z } from 'zod';
import {
  budgetForm,
  expenseForm,
  expenseReasonForm,
  expenseSettingsForm,
  newExpenseForm,
} from '@waybill/domain/rooms/expenses/expense-forms.ts';
import { expenseLife } from '@waybill/domain/rooms/expenses/expense-states.ts';
import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import type { RefusalCode } from '../../kernel/refusals.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { factorRefusals } from '../../kernel/factor-refusals.ts';
import {
  action,
  bodyOf,
  idParam,
  instant,
  listQuery,
  many,
  named,
  one,
  recordId,
  rowOf,
  sentVersion,
  version,
} from '../../kernel/schemas.ts';
import { expenseList } from './expenses.columns.ts';

export type ExpenseTopic = 'expense';

const access = { permission: 'expense.view' } as const;
const kyat = z.number().int();
const month = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
  .describe('year and month');

const row = rowOf(expenseList, {
  id: z.number().int(),
  number: z.string(),
  business_date: z.string(),
  branch: named,
  category: named,
  vendor: z.string(),
  vendor_phone: z.string().nullable(),
  amount: kyat,
  note: z.string().nullable(),
  status: z.enum(expenseLife.stateNames),
  has_receipt: z.boolean(),
  created_by: z.string(),
  created_at: instant,
  approved_by: z.string().nullable(),
  approved_at: instant.nullable(),
  paid_by: z.string().nullable(),
  paid_at: instant.nullable(),
  end_reason: z.string().nullable(),
});
export type ExpenseRow = z.infer<typeof row>;

const budgetLine = z.object({
  category: named,
  budget: kyat,
  used: kyat.describe('spent this month, by the ledger'),
  waiting: kyat.describe('recorded this month and not yet paid'),
});
export type BudgetLine = z.infer<typeof budgetLine>;

const limits = {
  approval_limit: kyat.describe('above this a second person approves before the viewer pays it'),
  day_limit: kyat.describe('the same for all of a day'),
  receipt_above: kyat,
};

const detail = row.extend({
  category_id: z.number().int(),
  receipt: z.object({ file_id: z.number().int(), name: z.string() }).nullable(),
  changed_by: z.string(),
  ended_by: z.string().nullable(),
  ended_at: instant.nullable(),
  ...limits,
  vendor_today: kyat.describe(
    'what left today without a second person to the same vendor, or to whoever has their phone; it counts towards the limit',
  ),
  day_today: kyat.describe('the same whoever the vendors were'),
  needs_second: z.boolean(),
  budgets: z
    .array(budgetLine)
    .describe(
      'of its category and its group in the month of its date; what it comes to itself is not counted in while it waits',
    ),
  version,
  may_edit: z.boolean(),
  actions: z.array(action),
});
export type ExpenseDetail = z.infer<typeof detail>;

const outlook = z.object({ ...limits, budgets: z.array(budgetLine) });
export type ExpenseOutlook = z.infer<typeof outlook>;

const sums = z.object({ count: z.number().int(), paid: kyat, waiting: kyat });

const monthLine = z.object({
  branch: named,
  category: named,
  parent_id: z.number().int().nullable(),
  budget: kyat.nullable(),
  used: kyat,
  waiting: kyat,
});
const monthView = z.object({
  month,
  lines: z.array(monthLine).describe('one for each branch and category with a budget or an expense'),
  may_budget: z.boolean(),
});
export type ExpenseMonth = z.infer<typeof monthView>;

const output = one(detail);
const permissionOf = (command: keyof typeof expenseLife.commands) => ({
  permission: expenseLife.commands[command].permission,
});
const settings = one(z.object({ approval_limit: kyat, day_limit: kyat, receipt_above: kyat }));
const payRefusals = [
  'expense_other_branch',
  'receipt_needed',
  'purchase_above_limit',
  'day_above_limit',
  'not_enough_cash',
] as const;

const end = <const Command extends 'refuse' | 'withdraw' | 'void'>(
  command: Command,
  summary: string,
  refusals: readonly RefusalCode[] = [],
) =>
  endpoint({
    id: `expenses.${command}`,
    method: 'POST',
    path: `/api/expense/{id}/${command}`,
    summary,
    access: permissionOf(command),
    scope: 'branch',
    params: idParam,
    body: bodyOf(expenseReasonForm),
    output,
    refusals: ['not_found', 'state_not_allowed', ...refusals],
  });

const step = <const Command extends 'approve' | 'pay'>(
  command: Command,
  summary: string,
  refusals: readonly (
    | 'second_person_needed'
    | 'not_independent'
    | 'approval_not_needed'
    | (typeof payRefusals)[number]
  )[],
) =>
  endpoint({
    id: `expenses.${command}`,
    method: 'POST',
    path: `/api/expense/{id}/${command}`,
    summary,
    access: permissionOf(command),
    scope: 'branch',
    params: idParam,
    body: z.strictObject({ version }),
    output,
    refusals: ['not_found', 'state_not_allowed', 'expense_changed', ...factorRefusals, ...refusals],
  });

export const expensesContract = {
  list: endpoint({
    id: 'expenses.list',
    method: 'GET',
    path: '/api/expense',
    summary: 'Expenses of the covered branches',
    access,
    scope: 'branch',
    query: listQuery(expenseList),
    output: many(row),
  }),
  totals: endpoint({
    id: 'expenses.totals',
    method: 'GET',
    path: '/api/expense/totals',
    summary: 'What the same expenses come to; null when there are too many',
    access,
    scope: 'branch',
    query: z.strictObject(listQuery(expenseList).shape).omit({ page: true, per_page: true, sort: true }),
    output: one(sums.nullable()),
  }),
  month: endpoint({
    id: 'expenses.month',
    method: 'GET',
    path: '/api/expense/month',
    summary: 'What was spent in a month by branch and category, beside the budgets',
    access,
    scope: 'branch',
    query: z.strictObject({ month: month.optional(), branch_id: recordId.optional() }),
    output: one(monthView),
  }),
  saveBudget: endpoint({
    id: 'expenses.saveBudget',
    method: 'PUT',
    path: '/api/expense/budget',
    summary: 'Set what a branch means to spend in a month on a category, or remove it',
    access: { permission: 'expense.settings' },
    scope: 'branch',
    body: bodyOf(budgetForm, { branch_id: recordId, category_id: recordId, month }),
    output: one(monthView),
    refusals: ['branch_not_covered'],
  }),
  outlook: endpoint({
    id: 'expenses.outlook',
    method: 'GET',
    path: '/api/expense/outlook',
    summary: 'What a new expense of this category in the current branch would meet: limits and budgets',
    access: permissionOf('edit'),
    scope: 'branch',
    query: z.strictObject({ category_id: recordId.optional() }),
    output: one(outlook),
  }),
  settings: endpoint({
    id: 'expenses.settings',
    method: 'GET',
    path: '/api/expense/settings',
    summary: 'From where on a second person and a receipt are needed',
    access,
    scope: 'operator',
    output: settings,
  }),
  saveSettings: endpoint({
    id: 'expenses.saveSettings',
    method: 'PUT',
    path: '/api/expense/settings',
    summary: 'Set from where on a second person and a receipt are needed',
    access: { roles: matrixRoles },
    scope: 'operator',
    body: bodyOf(expenseSettingsForm),
    output: settings,
  }),
  create: endpoint({
    id: 'expenses.create',
    method: 'POST',
    path: '/api/expense',
    summary: 'Record an expense of the current branch, and pay it at once where that needs no second person',
    access: { ...permissionOf('edit'), needsBranch: true },
    scope: 'branch',
    status: 201,
    body: bodyOf(newExpenseForm),
    multipart: true,
    output,
    refusals: [
      ...factorRefusals,
      'branch_not_covered',
      'category_closed',
      'receipt_needed',
      'not_enough_cash',
      'too_large',
    ],
  }),
  detail: endpoint({
    id: 'expenses.detail',
    method: 'GET',
    path: '/api/expense/{id}',
    summary: 'One expense',
    access,
    scope: 'branch',
    params: idParam,
    output,
    refusals: ['not_found'],
  }),
  edit: endpoint({
    id: 'expenses.edit',
    method: 'POST',
    path: '/api/expense/{id}',
    summary: 'Change an expense that is not paid; an approval counts no more',
    access: permissionOf('edit'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(expenseForm, { version: sentVersion }),
    multipart: true,
    output,
    refusals: ['not_found', 'state_not_allowed', 'changed_meanwhile', 'category_closed', 'too_large'],
  }),
  approve: step('approve', 'A second person approves an expense above the limit', [
    'second_person_needed',
    'not_independent',
    'approval_not_needed',
  ]),
  pay: step('pay', 'The cash leaves the till', payRefusals),
  refuse: end('refuse', 'Refuse an expense before the cash leaves', ['second_person_needed', 'not_independent']),
  withdraw: end('withdraw', 'Withdraw an expense that is not paid'),
  void: end('void', 'Void a paid expense by the mirror of its journal; the cash is in the till again', [
    'second_person_needed',
    'not_independent',
    'expense_other_branch',
  ]),
};
