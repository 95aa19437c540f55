import { rank } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'owner-day': 'day';
  }
}

export const ownerDayPages: PageRow[] = [
  {
    name: 'owner-day',
    path: '/owner-day',
    title: commonWords.dayOnOnePage,
    access: { upToLevel: rank.owner, permission: 'dashboard-view' },
    load: async () => (await import('./OwnerDayPage.tsx')).OwnerDayPage,
  },
];
