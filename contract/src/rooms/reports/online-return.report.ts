import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Parcels of customers with an account that came back to them. */
export const onlineReturnReport = report({
  key: 'online_return',
  ...reportWords.online_return,
  access: { permission: 'report.view' },
  rows: { of: 'steps', statuses: stepCounts.returned.statuses, sender: 'merchant' },
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
  groups: ['customer', 'branch', 'service_type', 'attempts'],
  customers: true,
});
