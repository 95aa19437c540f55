import { matrixRoles } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { clearanceMessages as titles } from './clearances.messages.ts';

const view = { permission: 'cod.view' } as const;
/** Returns are given back by whoever stands at the counter. */
const byKind = { permission: { money: 'cod.view', parcels: 'cod.give_back' } } as const;

export const clearancePages: PageRow[] = [
  {
    name: 'cod-clearance.ready',
    path: '/cod-clearance/ready/pending',
    title: titles.ready,
    access: view,
    load: async () => (await import('./ReadyListPage.tsx')).ReadyListPage,
  },
  {
    name: 'cod-clearance.ready.detail',
    path: '/cod-clearance/ready/detail',
    title: titles.make,
    access: view,
    trail: 'cod-clearance.ready',
    load: async () => (await import('./ReadyDetailPage.tsx')).ReadyDetailPage,
  },
  {
    name: 'cod-clearance',
    path: '/cod-clearance',
    title: titles.list,
    access: view,
    load: async () => (await import('./ClearanceListPage.tsx')).ClearanceListPage,
  },
  {
    name: 'cod-clearance-detail',
    path: '/cod-clearance-detail/{transactionId}',
    title: titles.detail,
    access: view,
    trail: 'cod-clearance',
    load: async () => (await import('./ClearanceDetailPage.tsx')).ClearanceDetailPage,
  },
  {
    name: 'credit',
    path: '/credit',
    title: titles.credit,
    access: view,
    load: async () => (await import('./CreditListPage.tsx')).CreditListPage,
  },
  {
    name: 'credit.detail',
    path: '/credit/detail',
    title: titles.creditDetail,
    access: view,
    trail: 'credit',
    load: async () => (await import('./ReadyDetailPage.tsx')).CreditDetailPage,
  },
  {
    name: 'credit.collections',
    path: '/credit/collection',
    title: titles.creditCollections,
    access: view,
    trail: 'credit',
    load: async () => (await import('./CollectionListPage.tsx')).CreditCollectionsPage,
  },
  {
    name: 'credit.collection',
    path: '/credit/collection/{collectionID}/detail',
    title: titles.creditCollection,
    access: view,
    trail: 'credit.collections',
    load: async () => (await import('./ClearanceDetailPage.tsx')).CreditCollectionPage,
  },
  {
    name: 'returns',
    path: '/acceptance/return',
    title: titles.returns,
    access: byKind,
    load: async () => (await import('./ReturnListPage.tsx')).ReturnListPage,
  },
  {
    name: 'returns.make',
    path: '/acceptance/return/detail',
    title: titles.returnMake,
    access: byKind,
    trail: 'returns',
    load: async () => (await import('./ReadyDetailPage.tsx')).ReturnDetailPage,
  },
  {
    name: 'returns.collections',
    path: '/acceptance/return/by_merchant_list',
    title: titles.returnCollections,
    access: byKind,
    trail: 'returns',
    load: async () => (await import('./CollectionListPage.tsx')).ReturnCollectionsPage,
  },
  {
    name: 'returns.collection',
    path: '/acceptance/return/by_merchant_list/{collectionID}',
    title: titles.returnCollection,
    access: byKind,
    trail: 'returns.collections',
    load: async () => (await import('./ClearanceDetailPage.tsx')).ReturnCollectionPage,
  },
  {
    name: 'print.clearance',
    path: '/print/clearance',
    title: titles.print,
    access: byKind,
    trail: 'cod-clearance',
    load: async () => (await import('./PrintClearancePage.tsx')).PrintClearancePage,
  },
  {
    name: 'clearance.excel',
    path: '/clearance/excel/{id}/{hash}',
    title: titles.excel,
    access: byKind,
    trail: 'cod-clearance',
    load: async () => (await import('./ClearanceExcelPage.tsx')).ClearanceExcelPage,
  },
  {
    name: 'clearance.settings',
    path: '/settings/clearance',
    title: titles.settings,
    access: { roles: matrixRoles },
    settings: 8,
    trail: 'settings',
    load: async () => (await import('./ClearanceSettingsPage.tsx')).ClearanceSettingsPage,
  },
];
