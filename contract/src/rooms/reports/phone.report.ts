import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Fees of phone calls. */
export const phoneReport = report({
  key: 'phone',
  ...reportWords.phone,
  access: { permission: 'report.view' },
  rows: { of: 'postings', kinds: ['income'], names: ['phone_call'], grows: 'credit' },
  columns: ['day', 'tracking_code', 'branch', 'customer', 'event', 'journal_id', 'amount'],
  sums: ['amount'],
  groups: ['branch', 'customer', 'event'],
  customers: true,
});
