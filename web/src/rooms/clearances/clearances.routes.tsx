import { matrixRoles } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { clearanceMessages as titles } from './clearances.messages.ts';

const view = { permission: 'cod.view' } as const;

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
    name: 'print.clearance',
    path: '/print/clearance',
    title: titles.print,
    access: view,
    trail: 'cod-clearance',
    load: async () => (await import('./PrintClearancePage.tsx')).PrintClearancePage,
  },
  {
    name: 'clearance.excel',
    path: '/clearance/excel/{id}/{hash}',
    title: titles.excel,
    access: view,
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
