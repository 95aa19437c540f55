import type { PageRow } from '../../kernel/pages.ts';

const access = { permission: 'bank_account.view' } as const;

export const bankLinePages: PageRow[] = [
  {
    name: 'bank-statement',
    path: '/bank-statement',
    title: { en: 'Bank statement', mm: 'ဘဏ်ရှင်းတမ်း', zh: '银行对账单' },
    access,
    load: async () => (await import('./BankLineListPage.tsx')).BankLineListPage,
  },
  {
    name: 'bank-statement.line',
    path: '/bank-statement/{lineId}',
    title: { en: 'Line of the statement', mm: 'ရှင်းတမ်း စာကြောင်း', zh: '对账单明细' },
    access,
    trail: 'bank-statement',
    load: async () => (await import('./BankLinePage.tsx')).BankLinePage,
  },
  {
    name: 'bank-statement-fee',
    path: '/bank-statement-fee',
    title: { en: 'Bank statement fees', mm: 'ဘဏ်ရှင်းတမ်း ဝန်ဆောင်ခများ', zh: '银行对账单费' },
    access,
    load: async () => (await import('./BankFeeListPage.tsx')).BankFeeListPage,
  },
];
