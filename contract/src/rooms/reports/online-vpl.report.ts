import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Value-payable letters of customers with an account. */
export const onlineVplReport = report({
  key: 'online_vpl',
  ...reportWords.online_vpl,
  access: { permission: 'report.view' },
  rows: { of: 'steps', statuses: stepCounts.accepted.statuses, services: ['vpl'], sender: 'merchant' },
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
