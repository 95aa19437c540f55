import type { PageRow } from '../../kernel/pages.ts';
import { bankAccountMessages as titles } from './bank-accounts.messages.ts';

const view = { permission: 'bank_account.view' } as const;
const edit = { permission: 'bank_account.edit' } as const;

export const bankAccountPages: PageRow[] = [
  {
    name: 'bank-accounts',
    path: '/bank-accounts',
    title: titles.list,
    access: view,
    load: async () => (await import('./BankAccountListPage.tsx')).BankAccountListPage,
  },
  {
    name: 'bank-accounts.new',
    path: '/bank-accounts/new',
    title: titles.create,
    access: edit,
    trail: 'bank-accounts',
    load: async () => (await import('./NewBankAccountPage.tsx')).NewBankAccountPage,
  },
  {
    name: 'bank-accounts.day',
    path: '/bank-accounts/{accountId}',
    title: titles.day,
    access: view,
    trail: 'bank-accounts',
    load: async () => (await import('./ReconciliationPage.tsx')).ReconciliationPage,
  },
  {
    name: 'bank-accounts.edit',
    path: '/bank-accounts/{accountId}/edit',
    title: titles.edit,
    access: edit,
    trail: 'bank-accounts',
    load: async () => (await import('./EditBankAccountPage.tsx')).EditBankAccountPage,
  },
];
