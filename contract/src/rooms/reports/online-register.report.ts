import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Registered parcels of customers with an account. */
export const onlineRegisterReport = report({
  key: 'online_register',
  ...reportWords.online_register,
  access: { permission: 'report.view' },
  rows: { of: 'steps', statuses: stepCounts.accepted.statuses, services: ['register'], sender: 'merchant' },
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
