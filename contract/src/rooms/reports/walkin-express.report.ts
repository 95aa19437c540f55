import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Express parcels of whoever walked in. */
export const walkinExpressReport = report({
  key: 'walkin_express',
  ...reportWords.walkin_express,
  access: { permission: 'report.view' },
  rows: { of: 'steps', statuses: stepCounts.accepted.statuses, services: ['express'], sender: 'walkin' },
  columns: [
    'day',
    'tracking_code',
    'branch',
    'service_type',
    'payment_type',
    'deliver_branch',
    'receiver',
    'fees',
    'cash',
  ],
  sums: ['fees', 'cash'],
  groups: ['branch', 'service_type', 'deliver_branch', 'payment_type'],
  customers: false,
});
