import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { serviceTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Every other parcel of whoever walked in. */
export const walkinOpsReport = report({
  key: 'walkin_ops',
  ...reportWords.walkin_ops,
  access: { permission: 'report.view' },
  rows: {
    of: 'steps',
    statuses: stepCounts.accepted.statuses,
    services: serviceTypeNames.filter((service) => service !== 'express' && service !== 'register'),
    sender: 'walkin',
  },
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
