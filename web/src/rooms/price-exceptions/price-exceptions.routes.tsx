import type { PageRow } from '../../kernel/pages.ts';
import { priceExceptionWords } from '@waybill/contract/rooms/price-exceptions/price-exceptions.words.ts';

export const priceExceptionPages: PageRow[] = [
  {
    name: 'price-exceptions',
    path: '/price-exceptions',
    title: priceExceptionWords.list,
    access: { permission: 'price.view' },
    load: async () => (await import('./PriceExceptionListPage.tsx')).PriceExceptionListPage,
  },
];
