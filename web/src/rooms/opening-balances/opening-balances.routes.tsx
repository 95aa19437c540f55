import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const openingBalancePages: PageRow[] = [
  {
    name: 'opening-balances',
    path: '/opening-balances',
    title: commonWords.openingBalances,
    access: { permission: 'bank_account.view' },
    load: async () => (await import('./OpeningBalanceListPage.tsx')).OpeningBalanceListPage,
  },
];
