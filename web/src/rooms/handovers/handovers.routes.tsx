import { matrixRoles } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { handoverMessages } from './handovers.messages.ts';

const carries = { permission: 'cash.handover' } as const;

export const handoverPages: PageRow[] = [
  {
    name: 'cash-mine',
    path: '/cash/mine',
    title: handoverMessages.mine,
    access: carries,
    load: async () => (await import('./OwnCashPage.tsx')).OwnCashPage,
  },
  {
    name: 'cash-desk',
    path: '/cash/desk',
    title: handoverMessages.desk,
    access: { permission: 'cash.count' },
    load: async () => (await import('./CashDeskPage.tsx')).CashDeskPage,
  },
  {
    name: 'cash-detail',
    path: '/cash/detail/{id}',
    title: handoverMessages.one,
    access: carries,
    trail: 'cash',
    load: async () => (await import('./HandoverPage.tsx')).HandoverPage,
  },
  {
    name: 'cash-print',
    path: '/cash/print/{id}',
    title: handoverMessages.print,
    access: carries,
    trail: 'cash',
    load: async () => (await import('./PrintHandoverPage.tsx')).PrintHandoverPage,
  },
  {
    name: 'cash-differences',
    path: '/cash/differences',
    title: handoverMessages.differences,
    access: { permission: 'cash.count' },
    load: async () => (await import('./DifferenceListPage.tsx')).DifferenceListPage,
  },
  {
    name: 'cash-surplus-settings',
    path: '/settings/surplus',
    title: handoverMessages.surplusSettings,
    access: { roles: matrixRoles },
    settings: 13,
    trail: 'settings',
    load: async () => (await import('./SurplusSettingsPage.tsx')).SurplusSettingsPage,
  },
  {
    name: 'cash',
    path: '/cash/{tab}',
    title: handoverMessages.list,
    access: carries,
    params: { tab: 'active' },
    load: async () => (await import('./HandoverListPage.tsx')).HandoverListPage,
  },
];
