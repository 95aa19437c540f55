import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Sent messages with their cost and the price paid. */
export const smsReport = report({
  key: 'sms',
  ...reportWords.sms,
  access: { permission: 'report.view' },
  rows: { of: 'messages' },
  columns: ['day', 'tracking_code', 'branch', 'customer', 'purpose', 'status', 'segments', 'cost', 'fees'],
  sums: ['cost', 'segments', 'fees'],
  groups: ['purpose', 'branch', 'customer', 'status'],
  customers: true,
});
