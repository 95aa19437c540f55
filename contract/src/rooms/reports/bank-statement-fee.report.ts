import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Bank charges, as booked from the statements. */
export const bankStatementFeeReport = report({
  key: 'bank_statement_fee',
  ...reportWords.bank_statement_fee,
  access: { permission: 'bank_account.view' },
  rows: { of: 'postings', kinds: ['expense'], names: ['bank_statement_fee'], grows: 'debit' },
  columns: ['day', 'journal_id', 'event', 'branch', 'number', 'note', 'amount'],
  sums: ['amount'],
  groups: ['event', 'branch'],
  customers: false,
});
