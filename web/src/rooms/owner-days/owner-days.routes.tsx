import { rank } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { ownerDayMessages } from './owner-days.messages.ts';

export const ownerDayPages: PageRow[] = [
  {
    name: 'owner-day',
    path: '/owner-day',
    title: ownerDayMessages.title,
    access: { upToLevel: rank.owner, permission: 'dashboard-view' },
    load: async () => (await import('./OwnerDayPage.tsx')).OwnerDayPage,
  },
];
