import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Parcels that the branches accepted. */
export const acceptedReport = report({
  key: 'accepted',
  ...reportWords.accepted,
  access: { permission: 'report.view' },
  rows: { of: 'steps', statuses: stepCounts.accepted.statuses },
  columns: [
    'day',
    'tracking_code',
    'branch',
    'customer',
    'service_type',
    'payment_type',
    'origin',
    'deliver_branch',
    'fees',
    'cash',
    'on_credit',
  ],
  sums: ['fees', 'cash', 'on_credit'],
  groups: ['branch', 'service_type', 'payment_type', 'origin', 'deliver_branch', 'customer'],
  customers: true,
});
