import type { PageRow } from '../../kernel/pages.ts';
import { businessDayWords } from '@waybill/contract/rooms/business-days/business-days.words.ts';

const access = { permission: 'business_day.view' } as const;

export const businessDayPages: PageRow[] = [
  {
    name: 'business-day.detail',
    path: '/business-day/detail/{dayId}',
    title: { en: 'Closed day', mm: 'စာရင်းပိတ်ပြီးသော ရက်', zh: '已关账日' },
    access,
    trail: 'business-day',
    load: async () => (await import('./BusinessDayPage.tsx')).BusinessDayPage,
  },
  {
    name: 'business-day',
    path: '/business-day',
    title: businessDayWords.list,
    access,
    load: async () => (await import('./BusinessDayListPage.tsx')).BusinessDayListPage,
  },
];
