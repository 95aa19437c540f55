import { matrixRoles } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { outflowMessages } from './outflows.messages.ts';

export const outflowPages: PageRow[] = [
  {
    name: 'outflow.limits',
    path: '/settings/outflow-limits',
    title: outflowMessages.limits,
    access: { roles: matrixRoles },
    settings: 12,
    trail: 'settings',
    load: async () => (await import('./OutflowLimitsPage.tsx')).OutflowLimitsPage,
  },
];
