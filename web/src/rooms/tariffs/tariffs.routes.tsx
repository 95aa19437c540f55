import type { PageRow } from '../../kernel/pages.ts';

const view = { permission: 'tariff.view' } as const;

export const tariffPages: PageRow[] = [
  {
    name: 'tariffs',
    path: '/settings/prices',
    title: { en: 'Prices', mm: 'ဈေးနှုန်းများ', zh: '价格' },
    access: view,
    settings: 4,
    trail: 'settings',
    load: async () => (await import('./TariffListPage.tsx')).TariffListPage,
  },
  {
    name: 'tariffs.new',
    path: '/settings/prices/new',
    title: { en: 'New version of the prices', mm: 'ဈေးနှုန်း ဗားရှင်းအသစ်', zh: '新建价格版本' },
    access: { permission: 'tariff.edit' },
    trail: 'tariffs',
    load: async () => (await import('./NewTariffPage.tsx')).NewTariffPage,
  },
  {
    name: 'tariffs.edit',
    path: '/settings/prices/{tariffId}',
    title: { en: 'Price table', mm: 'ဈေးနှုန်းဇယား', zh: '价格表' },
    access: view,
    trail: 'tariffs',
    load: async () => (await import('./TariffPage.tsx')).TariffPage,
  },
  {
    name: 'quote',
    path: '/quote',
    title: { en: 'Price quote', mm: 'ဈေးနှုန်းမေးရန်', zh: '报价' },
    access: { permission: { view: 'tariff.view', create: 'label.create' } },
    load: async () => (await import('./QuotePage.tsx')).QuotePage,
  },
];
