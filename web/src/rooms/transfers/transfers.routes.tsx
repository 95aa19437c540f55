import { matrixRoles } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { transferMessages as titles } from './transfers.messages.ts';

const view = { permission: 'transfer.view' } as const;

export const transferPages: PageRow[] = [
  {
    name: 'transfer',
    path: '/finance/transfer',
    title: titles.list,
    access: view,
    load: async () => (await import('./TransferListPage.tsx')).TransferListPage,
  },
  {
    name: 'transfer.new',
    path: '/finance/transfer/new',
    title: titles.create,
    access: { permission: 'transfer.ask', needsBranch: true },
    trail: 'transfer',
    load: async () => (await import('./NewTransferPage.tsx')).NewTransferPage,
  },
  {
    name: 'transfer.detail',
    path: '/finance/transfer/{transferId}',
    title: titles.one,
    access: view,
    trail: 'transfer',
    load: async () => (await import('./TransferPage.tsx')).TransferPage,
  },
  {
    name: 'transfer.settings',
    path: '/settings/transfers',
    title: titles.settings,
    access: { roles: matrixRoles },
    settings: 11,
    trail: 'settings',
    load: async () => (await import('./TransferSettingsPage.tsx')).TransferSettingsPage,
  },
];
