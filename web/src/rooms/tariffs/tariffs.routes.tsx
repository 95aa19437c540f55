import type { PageRow } from '../../kernel/pages.ts';
import { tariffWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { QuotePlace } from './quote-place.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    quote: keyof QuotePlace | 'offer';
    tariffs: 'offer';
    'tariffs.edit': 'offer';
    'tariffs.new': 'copy';
  }
}

const view = { permission: 'tariff.view' } as const;

export const tariffPages: PageRow[] = [
  {
    name: 'tariffs',
    path: '/settings/prices',
    title: commonWords.prices,
    access: view,
    trail: 'settings',
    load: async () => (await import('./TariffListPage.tsx')).TariffListPage,
  },
  {
    name: 'tariffs.new',
    path: '/settings/prices/new',
    title: { en: 'New price version', mm: 'ဈေးနှုန်း ဗားရှင်းအသစ်', zh: '新建价格版本' },
    access: { permission: 'tariff.edit' },
    trail: 'tariffs',
    load: async () => (await import('./NewTariffPage.tsx')).NewTariffPage,
  },
  {
    name: 'tariffs.edit',
    path: '/settings/prices/{tariffId}',
    title: tariffWords.one,
    access: view,
    trail: 'tariffs',
    load: async () => (await import('./TariffPage.tsx')).TariffPage,
  },
  {
    name: 'quote',
    path: '/quote',
    title: { en: 'Price quote', mm: 'ဈေးနှုန်းမေးရန်', zh: '报价' },
    access: { permission: { view: 'tariff.view', create: 'label.create' } },
    merchants: true,
    shopTitle: commonWords.prices,
    load: async () => (await import('./QuotePage.tsx')).QuotePage,
  },
];
