import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Money orders sold, paid out and refunded, with their fees. */
export const emoReport = report({
  key: 'emo',
  ...reportWords.emo,
  access: { permission: 'emo.view' },
  rows: { of: 'postings', kinds: ['emo_payable', 'income'], names: ['emo'], grows: 'credit' },
  columns: ['day', 'journal_id', 'note', 'event', 'branch', 'kind', 'money_in', 'money_out', 'amount'],
  sums: ['money_in', 'money_out', 'amount'],
  groups: ['event', 'kind', 'branch'],
  customers: false,
});
