import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Delivered parcels with the time they took. */
export const deliveredReport = report({
  key: 'delivered',
  ...reportWords.delivered,
  access: { permission: 'report.view' },
  rows: { of: 'steps', statuses: stepCounts.delivered.statuses },
  columns: [
    'day',
    'tracking_code',
    'branch',
    'customer',
    'service_type',
    'payment_type',
    'hours',
    'attempts',
    'cash',
    'cod_amount',
    'cod_fee',
    'shipping',
  ],
  sums: ['cash', 'cod_amount', 'cod_fee', 'shipping'],
  groups: ['branch', 'service_type', 'payment_type', 'attempts', 'customer'],
  customers: true,
});
