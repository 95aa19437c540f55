import type { PageRow } from '../../kernel/pages.ts';
import { bankAccountWords } from '@waybill/contract/rooms/bank-accounts/bank-accounts.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'bank-accounts.day': 'day';
  }
}

const view = { permission: 'bank_account.view' } as const;
const edit = { permission: 'bank_account.edit' } as const;

export const bankAccountPages: PageRow[] = [
  {
    name: 'bank-accounts',
    path: '/bank-accounts',
    title: bankAccountWords.list,
    access: view,
    load: async () => (await import('./BankAccountListPage.tsx')).BankAccountListPage,
  },
  {
    name: 'bank-accounts.new',
    path: '/bank-accounts/new',
    title: { en: 'New bank account', mm: 'ဘဏ်အကောင့်အသစ်', zh: '新增银行账户' },
    access: edit,
    trail: 'bank-accounts',
    load: async () => (await import('./NewBankAccountPage.tsx')).NewBankAccountPage,
  },
  {
    name: 'bank-accounts.day',
    path: '/bank-accounts/{accountId}',
    title: { en: 'Bank and books', mm: 'ဘဏ်နှင့် စာရင်းစာအုပ်', zh: '银行与账面核对' },
    access: view,
    trail: 'bank-accounts',
    load: async () => (await import('./ReconciliationPage.tsx')).ReconciliationPage,
  },
  {
    name: 'bank-accounts.edit',
    path: '/bank-accounts/{accountId}/edit',
    title: { en: 'Change bank account', mm: 'ဘဏ်အကောင့် ပြင်ဆင်ရန်', zh: '修改银行账户' },
    access: edit,
    trail: 'bank-accounts',
    load: async () => (await import('./EditBankAccountPage.tsx')).EditBankAccountPage,
  },
];
