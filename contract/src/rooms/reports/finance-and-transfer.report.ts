import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Bank movements, and transfers between bank and branches. */
export const financeAndTransferReport = report({
  key: 'finance_and_transfer',
  ...reportWords.finance_and_transfer,
  access: { permission: 'transfer.view' },
  rows: { of: 'postings', kinds: ['bank', 'cash:transit'], transfers: true, grows: 'debit' },
  columns: [
    'day',
    'journal_id',
    'event',
    'branch',
    'kind',
    'bank_account',
    'number',
    'note',
    'money_in',
    'money_out',
    'amount',
  ],
  sums: ['amount', 'money_in', 'money_out'],
  groups: ['kind', 'bank_account', 'event', 'branch'],
  customers: false,
});
