import type { PageRow } from '../../kernel/pages.ts';
import { bankLineMessages as titles } from './bank-lines.messages.ts';

const access = { permission: 'bank_account.view' } as const;

export const bankLinePages: PageRow[] = [
  {
    name: 'bank-statement',
    path: '/bank-statement',
    title: titles.list,
    access,
    load: async () => (await import('./BankLineListPage.tsx')).BankLineListPage,
  },
  {
    name: 'bank-statement.line',
    path: '/bank-statement/{lineId}',
    title: titles.one,
    access,
    trail: 'bank-statement',
    load: async () => (await import('./BankLinePage.tsx')).BankLinePage,
  },
  {
    name: 'bank-statement-fee',
    path: '/bank-statement-fee',
    title: titles.fees,
    access,
    load: async () => (await import('./BankFeeListPage.tsx')).BankFeeListPage,
  },
];
