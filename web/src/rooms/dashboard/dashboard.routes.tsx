import type { PageRow } from '../../kernel/pages.ts';
import { dashboardMessages } from './dashboard.messages.ts';

export const dashboardPages: PageRow[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    title: dashboardMessages.title,
    access: { permission: 'dashboard-view' },
    wide: true,
    load: async () => (await import('./DashboardPage.tsx')).DashboardPage,
  },
];
