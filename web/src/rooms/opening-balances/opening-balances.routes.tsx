import type { PageRow } from '../../kernel/pages.ts';

export const openingBalancePages: PageRow[] = [
  {
    name: 'opening-balances',
    path: '/opening-balances',
    title: { en: 'Opening balances', mm: 'အဖွင့်လက်ကျန်များ', zh: '期初余额' },
    access: { permission: 'bank_account.view' },
    load: async () => (await import('./OpeningBalanceListPage.tsx')).OpeningBalanceListPage,
  },
];
