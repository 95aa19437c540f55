import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Parcels returned to their senders. */
export const returnedReport = report({
  key: 'returned',
  ...reportWords.returned,
  access: { permission: 'report.view' },
  rows: { of: 'steps', statuses: stepCounts.returned.statuses },
  columns: [
    'day',
    'tracking_code',
    'branch',
    'customer',
    'service_type',
    'payment_type',
    'hours',
    'attempts',
    'return_fee',
    'shipping',
    'on_credit',
    'cash',
  ],
  sums: ['return_fee', 'shipping', 'on_credit', 'cash'],
  groups: ['branch', 'service_type', 'payment_type', 'attempts', 'customer'],
  customers: true,
});
