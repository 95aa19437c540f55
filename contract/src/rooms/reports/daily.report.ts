import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Days of the tills: opening cash, money in and out, and the count by two people. */
export const dailyReport = report({
  key: 'daily',
  ...reportWords.daily,
  access: { permission: 'business_day.view' },
  rows: { of: 'days' },
  columns: [
    'day',
    'branch',
    'opening',
    'in_fees',
    'in_cod',
    'in_couriers',
    'in_other',
    'out_expenses',
    'handed_over',
    'closing',
    'counted',
    'difference',
    'parcels_in',
    'parcels_out',
    'counted_first',
    'counted_second',
  ],
  sums: ['in_fees', 'in_cod', 'in_couriers', 'in_other', 'out_expenses', 'handed_over', 'difference'],
  groups: ['branch'],
  // The sums of the other columns are printed below.
  paper: ['day', 'branch', 'opening', 'in_fees', 'in_couriers', 'out_expenses', 'handed_over', 'closing', 'counted'],
  customers: false,
});
