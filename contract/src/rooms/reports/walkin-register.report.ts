import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Registered parcels of whoever walked in. */
export const walkinRegisterReport = report({
  key: 'walkin_register',
  ...reportWords.walkin_register,
  access: { permission: 'report.view' },
  rows: { of: 'steps', statuses: stepCounts.accepted.statuses, services: ['register'], sender: 'walkin' },
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
