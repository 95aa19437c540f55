import { rank } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import type { OfficerQuery } from './officer-query.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'officer-dashboard': keyof OfficerQuery;
  }
}

export const officerDashboardPages: PageRow[] = [
  {
    name: 'officer-dashboard',
    path: '/officer-dashboard',
    title: { en: 'Officer dashboard', mm: 'အရာရှိ ဒက်ရှ်ဘုတ်', zh: '管理仪表盘' },
    access: { upToLevel: rank.luxury, permission: 'dashboard-view' },
    wide: 'alone',
    load: async () => (await import('./OfficerDashboardPage.tsx')).OfficerDashboardPage,
  },
];
