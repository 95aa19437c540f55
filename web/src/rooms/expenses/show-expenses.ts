import type { Fresh } from '../../shell/use-fresh.ts';

/** What shows expenses and what they come to. */
export const showExpenses: readonly Fresh[] = [
  'expenses.list',
  'expenses.totals',
  'expenses.detail',
  'expenses.month',
  'expenses.outlook',
];
