import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** The days of the tills: what was in them, what came and went, and what was counted by two. */
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
  // What the rest came to stands below them.
  paper: ['day', 'branch', 'opening', 'in_fees', 'in_couriers', 'out_expenses', 'handed_over', 'closing', 'counted'],
  customers: false,
});
