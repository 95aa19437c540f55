import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';

export const outflowPages: PageRow[] = [
  {
    name: 'outflow.limits',
    path: '/settings/outflow-limits',
    title: { en: 'Payment limits', mm: 'ငွေထွက် ကန့်သတ်ပမာဏများ', zh: '付款限额' },
    access: { roles: matrixRoles },
    trail: 'settings',
    load: async () => (await import('./OutflowLimitsPage.tsx')).OutflowLimitsPage,
  },
];
