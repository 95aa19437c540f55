import { remittancePageWords } from './remittance-page.words.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { remittanceWords } from '@waybill/contract/rooms/remittances/remittances.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const access = { permission: 'cod.view' } as const;

export const remittancePages: PageRow[] = [
  {
    name: 'clearance-from-mmpost',
    path: '/clearance-from-mmpost',
    title: remittanceWords.list,
    access,
    load: async () => (await import('./RemittanceListPage.tsx')).RemittanceListPage,
  },
  {
    name: 'clearance-from-mmpost.new',
    path: '/clearance-from-mmpost/new',
    title: remittancePageWords.new,
    access: { permission: 'cod.clear', needsBranch: true },
    trail: 'clearance-from-mmpost',
    load: async () => (await import('./NewRemittancePage.tsx')).NewRemittancePage,
  },
  {
    name: 'clearance-from-mmpost.detail',
    path: '/clearance-from-mmpost/collection/{collectionID}/detail',
    title: commonFieldWords.remittance,
    access,
    trail: 'clearance-from-mmpost',
    load: async () => (await import('./RemittancePage.tsx')).RemittancePage,
  },
  {
    name: 'clearance-from-mmpost.print',
    path: '/clearance-from-mmpost/collection/{collectionID}/print',
    title: commonWords.print,
    access,
    trail: 'clearance-from-mmpost',
    load: async () => (await import('./PrintRemittancePage.tsx')).PrintRemittancePage,
  },
];
