import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Value-payable parcels of customers with an account. */
export const onlineVppReport = report({
  key: 'online_vpp',
  ...reportWords.online_vpp,
  access: { permission: 'report.view' },
  rows: { of: 'steps', statuses: stepCounts.accepted.statuses, services: ['vpp'], sender: 'merchant' },
  columns: [
    'day',
    'tracking_code',
    'branch',
    'customer',
    'payment_type',
    'deliver_branch',
    'fees',
    'cash',
    'on_credit',
  ],
  sums: ['fees', 'cash', 'on_credit'],
  groups: ['branch', 'deliver_branch', 'payment_type', 'customer'],
  customers: true,
});
