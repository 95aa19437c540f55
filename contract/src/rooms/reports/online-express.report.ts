import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Express parcels of customers with an account, however they were ordered. */
export const onlineExpressReport = report({
  key: 'online_express',
  ...reportWords.online_express,
  access: { permission: 'report.view' },
  rows: { of: 'steps', statuses: stepCounts.accepted.statuses, services: ['express'], sender: 'merchant' },
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
