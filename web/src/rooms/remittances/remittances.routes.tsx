import type { PageRow } from '../../kernel/pages.ts';
import { remittanceMessages as titles } from './remittances.messages.ts';

const access = { permission: 'cod.view' } as const;

export const remittancePages: PageRow[] = [
  {
    name: 'clearance-from-mmpost',
    path: '/clearance-from-mmpost',
    title: titles.list,
    access,
    load: async () => (await import('./RemittanceListPage.tsx')).RemittanceListPage,
  },
  {
    name: 'clearance-from-mmpost.new',
    path: '/clearance-from-mmpost/new',
    title: titles.create,
    access: { permission: 'cod.clear', needsBranch: true },
    trail: 'clearance-from-mmpost',
    load: async () => (await import('./NewRemittancePage.tsx')).NewRemittancePage,
  },
  {
    name: 'clearance-from-mmpost.detail',
    path: '/clearance-from-mmpost/collection/{collectionID}/detail',
    title: titles.one,
    access,
    trail: 'clearance-from-mmpost',
    load: async () => (await import('./RemittancePage.tsx')).RemittancePage,
  },
  {
    name: 'clearance-from-mmpost.print',
    path: '/clearance-from-mmpost/collection/{collectionID}/print',
    title: titles.paper,
    access,
    trail: 'clearance-from-mmpost',
    load: async () => (await import('./PrintRemittancePage.tsx')).PrintRemittancePage,
  },
];
