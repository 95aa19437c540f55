import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** All spending: expenses of branches, and charges, commissions and losses of the operator. */
export const expenseReport = report({
  key: 'expense',
  ...reportWords.expense,
  access: { permission: 'expense.view' },
  rows: { of: 'postings', kinds: ['branch_expense', 'expense'], grows: 'debit' },
  columns: ['day', 'journal_id', 'branch', 'kind', 'category', 'name', 'vendor', 'number', 'note', 'amount'],
  sums: ['amount'],
  groups: ['category', 'branch', 'kind', 'name', 'vendor'],
  customers: false,
});
