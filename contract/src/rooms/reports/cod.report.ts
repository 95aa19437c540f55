import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Collected COD by state, age and holder. */
export const codReport = report({
  key: 'cod',
  ...reportWords.cod,
  access: { permission: 'cod.view' },
  rows: { of: 'cod' },
  columns: [
    'day',
    'tracking_code',
    'branch',
    'customer',
    'cod_status',
    'age',
    'holder',
    'cod_amount',
    'cod_fee',
    'shipping',
    'net',
    'clearance_number',
  ],
  sums: ['cod_amount', 'cod_fee', 'shipping', 'net'],
  groups: ['cod_status', 'age', 'holder', 'branch', 'customer'],
  customers: true,
});
