import { rank } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const ownerDayPages: PageRow[] = [
  {
    name: 'owner-day',
    path: '/owner-day',
    title: commonWords.theDayOnOnePage,
    access: { upToLevel: rank.owner, permission: 'dashboard-view' },
    load: async () => (await import('./OwnerDayPage.tsx')).OwnerDayPage,
  },
];
