import { can } from '@waybill/domain/kernel/access.ts';
import { expensesContract as calls } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { readPage, readSums } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { approveExpense, endExpense, payExpense } from './change-expense.ts';
import { expenseSource, expenseSums, readExpense, readOutlook } from './expenses.queries.ts';
import { readExpenseSettings } from './expenses.store.ts';
import { createExpense, editExpense } from './record-expense.ts';
import { changeExpenseSettings, setBudget } from './change-expense-settings.ts';
import { monthOf, readMonth } from './spent.queries.ts';

export const expenseRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, expenseSource, viewer, query)),
  read(calls.totals, async ({ db, viewer }, { query: { search, ...filters } }) => ({
    data: await readSums(db, expenseSource, viewer, { search, filters }, expenseSums),
  })),
  read(calls.month, async ({ db, viewer, now }, { query: { month, branch_id } }) => ({
    data: await readMonth(db, viewer, {
      month: month ?? monthOf(now),
      branch_id: branch_id ?? null,
      mayBudget: can(viewer, 'expense.settings'),
    }),
  })),
  command(calls.saveBudget, (context, { body }) => setBudget(context, body)),
  read(calls.outlook, async ({ db, viewer, now }, { query }) => ({
    data: await readOutlook(db, viewer, query.category_id ?? null, now),
  })),
  read(calls.settings, async ({ db }) => ({ data: await readExpenseSettings(db) })),
  command(calls.saveSettings, (context, { body }) => changeExpenseSettings(context, body)),
  command(calls.create, (context, { body }) => createExpense(context, body)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readExpense(db, viewer, params.id, now)),
  command(calls.edit, (context, { params, body }) => editExpense(context, params.id, body)),
  command(calls.approve, (context, { params, body }) => approveExpense(context, params.id, body)),
  command(calls.pay, (context, { params, body }) => payExpense(context, params.id, body)),
  ...(['refuse', 'withdraw', 'void'] as const).map((name) =>
    command(calls[name], (context, { params, body }) => endExpense(context, name, params.id, body)),
  ),
];
