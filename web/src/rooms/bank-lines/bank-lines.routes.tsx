import type { PageRow } from '../../kernel/pages.ts';
import { bankLineWords } from '@waybill/contract/rooms/bank-lines/bank-lines.words.ts';

const access = { permission: 'bank_account.view' } as const;

export const bankLinePages: PageRow[] = [
  {
    name: 'bank-statement',
    path: '/bank-statement',
    title: bankLineWords.list,
    access,
    load: async () => (await import('./BankLineListPage.tsx')).BankLineListPage,
  },
  {
    name: 'bank-statement.line',
    path: '/bank-statement/{lineId}',
    title: { en: 'Statement line', mm: 'ရှင်းတမ်း စာကြောင်း', zh: '对账单明细' },
    access,
    trail: 'bank-statement',
    load: async () => (await import('./BankLinePage.tsx')).BankLinePage,
  },
  {
    name: 'bank-statement-fee',
    path: '/bank-statement-fee',
    title: bankLineWords.fees,
    access,
    load: async () => (await import('./BankFeeListPage.tsx')).BankFeeListPage,
  },
];
