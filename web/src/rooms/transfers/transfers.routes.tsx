import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { transferWords } from '@waybill/contract/rooms/transfers/transfers.words.ts';

const view = { permission: 'transfer.view' } as const;

export const transferPages: PageRow[] = [
  {
    name: 'transfer',
    path: '/finance/transfer',
    title: transferWords.list,
    access: view,
    load: async () => (await import('./TransferListPage.tsx')).TransferListPage,
  },
  {
    name: 'transfer.new',
    path: '/finance/transfer/new',
    title: { en: 'New transfer', mm: 'ငွေလွှဲအသစ်', zh: '新增转账' },
    access: { permission: 'transfer.ask', needsBranch: true },
    trail: 'transfer',
    load: async () => (await import('./NewTransferPage.tsx')).NewTransferPage,
  },
  {
    name: 'transfer.detail',
    path: '/finance/transfer/{transferId}',
    title: commonFieldWords.transfer,
    access: view,
    trail: 'transfer',
    load: async () => (await import('./TransferPage.tsx')).TransferPage,
  },
  {
    name: 'transfer.settings',
    path: '/settings/transfers',
    title: { en: 'Bank limits', mm: 'ဘဏ် ကန့်သတ်ချက်များ', zh: '银行限额' },
    access: { roles: matrixRoles },
    trail: 'settings',
    load: async () => (await import('./TransferSettingsPage.tsx')).TransferSettingsPage,
  },
];
