import { askEarly } from '../../kernel/early-answers.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { queryIn, keyOf, read } from './dashboard-query.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { DashboardQuery } from './dashboard-query.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    dashboard: keyof DashboardQuery;
  }
}

export const dashboardPages: PageRow[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    title: commonWords.dashboard,
    access: { permission: 'dashboard-view' },
    wide: 'with-menu',
    begin: (search) => {
      const question = queryIn(search);
      askEarly(keyOf(question), () => read(question));
    },
    load: async () => (await import('./DashboardPage.tsx')).DashboardPage,
  },
];
