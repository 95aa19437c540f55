import type { PageRow } from '../../kernel/pages.ts';

const access = { permission: 'cod.view' } as const;

export const remittancePages: PageRow[] = [
  {
    name: 'clearance-from-mmpost',
    path: '/clearance-from-mmpost',
    title: { en: 'From the mail post', mm: 'စာတိုက်မှ ရငွေ', zh: '邮政汇款' },
    access,
    load: async () => (await import('./RemittanceListPage.tsx')).RemittanceListPage,
  },
  {
    name: 'clearance-from-mmpost.new',
    path: '/clearance-from-mmpost/new',
    title: { en: 'New remittance', mm: 'ငွေလွှဲစာရင်းအသစ်', zh: '新增汇款单' },
    access: { permission: 'cod.clear', needsBranch: true },
    trail: 'clearance-from-mmpost',
    load: async () => (await import('./NewRemittancePage.tsx')).NewRemittancePage,
  },
  {
    name: 'clearance-from-mmpost.detail',
    path: '/clearance-from-mmpost/collection/{collectionID}/detail',
    title: { en: 'Remittance', mm: 'ငွေလွှဲစာရင်း', zh: '汇款单' },
    access,
    trail: 'clearance-from-mmpost',
    load: async () => (await import('./RemittancePage.tsx')).RemittancePage,
  },
  {
    name: 'clearance-from-mmpost.print',
    path: '/clearance-from-mmpost/collection/{collectionID}/print',
    title: { en: 'Print', mm: 'ပရင့်ထုတ်မည်', zh: '打印' },
    access,
    trail: 'clearance-from-mmpost',
    load: async () => (await import('./PrintRemittancePage.tsx')).PrintRemittancePage,
  },
];
