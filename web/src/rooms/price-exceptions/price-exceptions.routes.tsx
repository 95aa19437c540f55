import type { PageRow } from '../../kernel/pages.ts';
import { priceExceptionMessages } from './price-exceptions.messages.ts';

export const priceExceptionPages: PageRow[] = [
  {
    name: 'price-exceptions',
    path: '/price-exceptions',
    title: priceExceptionMessages.list,
    access: { permission: 'price.view' },
    load: async () => (await import('./PriceExceptionListPage.tsx')).PriceExceptionListPage,
  },
];
