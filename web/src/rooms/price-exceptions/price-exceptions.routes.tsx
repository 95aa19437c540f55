import type { PageRow } from '../../kernel/pages.ts';

export const priceExceptionPages: PageRow[] = [
  {
    name: 'price-exceptions',
    path: '/price-exceptions',
    title: { en: 'Price exceptions', mm: 'ဈေးနှုန်းခြွင်းချက်', zh: '价格例外' },
    access: { permission: 'price.view' },
    load: async () => (await import('./PriceExceptionListPage.tsx')).PriceExceptionListPage,
  },
];
