import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import type { ServiceType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Parcels of this service of customers with an account, however they were ordered. */
const online = (key: `online_${string}` & keyof typeof reportWords, service: ServiceType) =>
  ({
    key,
    ...reportWords[key],
    access: { permission: 'report.view' },
    rows: { of: 'steps', statuses: stepCounts.accepted.statuses, services: [service], sender: 'merchant' },
    columns: [
      'day',
      'tracking_code',
      'branch',
      'customer',
      'payment_type',
      'origin',
      'deliver_branch',
      'fees',
      'cash',
      'on_credit',
    ],
    sums: ['fees', 'cash', 'on_credit'],
    groups: ['branch', 'deliver_branch', 'origin', 'payment_type', 'customer'],
    customers: true,
  }) as const;

export const onlineExpressReport = report(online('online_express', 'express'));
export const onlineRegisterReport = report(online('online_register', 'register'));

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

export const onlineVplReport = report(online('online_vpl', 'vpl'));
export const onlineVppReport = report(online('online_vpp', 'vpp'));
