import { stepCounts } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { serviceTypeNames, type ServiceType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Parcels of these services that senders without an account handed in. */
const walkin = (key: `walkin_${string}` & keyof typeof reportWords, services: readonly ServiceType[]) =>
  ({
    key,
    ...reportWords[key],
    access: { permission: 'report.view' },
    rows: { of: 'steps', statuses: stepCounts.accepted.statuses, services, sender: 'walkin' },
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
  }) as const;

export const walkinExpressReport = report(walkin('walkin_express', ['express']));
export const walkinOpsReport = report(
  walkin(
    'walkin_ops',
    serviceTypeNames.filter((service) => service !== 'express' && service !== 'register'),
  ),
);
export const walkinRegisterReport = report(walkin('walkin_register', ['register']));
