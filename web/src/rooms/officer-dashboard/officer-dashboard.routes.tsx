import { rank } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { officerDashboardMessages } from './officer-dashboard.messages.ts';

export const officerDashboardPages: PageRow[] = [
  {
    name: 'officer-dashboard',
    path: '/officer-dashboard',
    title: officerDashboardMessages.title,
    access: { upToLevel: rank.luxury, permission: 'dashboard-view' },
    wide: true,
    load: async () => (await import('./OfficerDashboardPage.tsx')).OfficerDashboardPage,
  },
];
