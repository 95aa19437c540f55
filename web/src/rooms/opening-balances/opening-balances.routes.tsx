import type { PageRow } from '../../kernel/pages.ts';
import { openingBalanceMessages } from './opening-balances.messages.ts';

export const openingBalancePages: PageRow[] = [
  {
    name: 'opening-balances',
    path: '/opening-balances',
    title: openingBalanceMessages.list,
    access: { permission: 'bank_account.view' },
    load: async () => (await import('./OpeningBalanceListPage.tsx')).OpeningBalanceListPage,
  },
];
