import type { PageRow } from '../../kernel/pages.ts';
import { businessDayMessages } from './business-days.messages.ts';

const access = { permission: 'business_day.view' } as const;

export const businessDayPages: PageRow[] = [
  {
    name: 'business-day.detail',
    path: '/business-day/detail/{dayId}',
    title: businessDayMessages.one,
    access,
    trail: 'business-day',
    load: async () => (await import('./BusinessDayPage.tsx')).BusinessDayPage,
  },
  {
    name: 'business-day',
    path: '/business-day',
    title: businessDayMessages.list,
    access,
    load: async () => (await import('./BusinessDayListPage.tsx')).BusinessDayListPage,
  },
];
