import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { handoverWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const carries = { permission: 'cash.handover' } as const;

export const handoverPages: PageRow[] = [
  {
    name: 'cash-mine',
    path: '/cash/mine',
    title: { en: 'My cash', mm: 'ကျွန်ုပ်လက်ဝယ် ငွေသား', zh: '我的现金' },
    access: carries,
    load: async () => (await import('./OwnCashPage.tsx')).OwnCashPage,
  },
  {
    name: 'cash-desk',
    path: '/cash/desk',
    title: { en: 'Cash desk', mm: 'ငွေကောင်တာ', zh: '收款台' },
    access: { permission: 'cash.count' },
    load: async () => (await import('./CashDeskPage.tsx')).CashDeskPage,
  },
  {
    name: 'cash-detail',
    path: '/cash/detail/{id}',
    title: commonWords.cashHandover,
    access: carries,
    trail: 'cash',
    load: async () => (await import('./HandoverPage.tsx')).HandoverPage,
  },
  {
    name: 'cash-print',
    path: '/cash/print/{id}',
    title: { en: 'Print cash handover', mm: 'ငွေသား လွှဲပြောင်းမှု ပရင့်ထုတ်ရန်', zh: '打印现金交接单' },
    access: carries,
    trail: 'cash',
    load: async () => (await import('./PrintHandoverPage.tsx')).PrintHandoverPage,
  },
  {
    name: 'cash-differences',
    path: '/cash/differences',
    title: commonWords.cashDifferences,
    access: { permission: 'cash.count' },
    load: async () => (await import('./DifferenceListPage.tsx')).DifferenceListPage,
  },
  {
    name: 'cash-surplus-settings',
    path: '/settings/surplus',
    title: { en: 'Surplus cash', mm: 'ပိုငွေ', zh: '长款' },
    access: { roles: matrixRoles },
    trail: 'settings',
    load: async () => (await import('./SurplusSettingsPage.tsx')).SurplusSettingsPage,
  },
  {
    name: 'cash',
    path: '/cash/{tab}',
    title: handoverWords.title,
    access: carries,
    params: { tab: 'active' },
    load: async () => (await import('./HandoverListPage.tsx')).HandoverListPage,
  },
];
