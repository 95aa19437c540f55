import { rank } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';

export const ownerDayPages: PageRow[] = [
  {
    name: 'owner-day',
    path: '/owner-day',
    title: { en: 'The day on one page', mm: 'တစ်နေ့တာ အနှစ်ချုပ်', zh: '每日总览' },
    access: { upToLevel: rank.owner, permission: 'dashboard-view' },
    load: async () => (await import('./OwnerDayPage.tsx')).OwnerDayPage,
  },
];
