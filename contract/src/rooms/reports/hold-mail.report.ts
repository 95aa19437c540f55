import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Fees of holds, booked when a hold ended. */
export const holdMailReport = report({
  key: 'hold_mail',
  ...reportWords.hold_mail,
  access: { permission: 'report.view' },
  rows: { of: 'postings', kinds: ['income'], names: ['hold_mail'], grows: 'credit' },
  columns: ['day', 'tracking_code', 'branch', 'customer', 'event', 'journal_id', 'amount'],
  sums: ['amount'],
  groups: ['branch', 'customer', 'event'],
  customers: true,
});
