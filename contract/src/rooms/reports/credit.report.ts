import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Charges on customers' accounts, and the part that is still open. */
export const creditReport = report({
  key: 'credit',
  ...reportWords.credit,
  access: { permission: 'cod.view' },
  rows: { of: 'credit' },
  columns: ['day', 'tracking_code', 'branch', 'customer', 'event', 'due', 'age', 'amount', 'left', 'journal_id'],
  sums: ['amount', 'left'],
  groups: ['customer', 'age', 'event', 'branch'],
  customers: true,
});
