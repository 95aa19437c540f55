import { rank } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { ledgerMessages } from './ledger.messages.ts';

const view = { permission: 'ledger.view' } as const;

export const ledgerPages: PageRow[] = [
  {
    name: 'ledger.accounts',
    path: '/ledger/accounts',
    title: ledgerMessages.accounts,
    access: view,
    load: async () => (await import('./AccountListPage.tsx')).AccountListPage,
  },
  {
    name: 'ledger.account',
    path: '/ledger/account/{accountId}',
    title: ledgerMessages.account,
    access: view,
    trail: 'ledger.accounts',
    load: async () => (await import('./LedgerAccountPage.tsx')).LedgerAccountPage,
  },
  {
    name: 'ledger.merchant',
    path: '/ledger/merchant/{customerId}',
    title: ledgerMessages.merchant,
    access: view,
    trail: 'ledger.accounts',
    load: async () => (await import('./MerchantStatementPage.tsx')).MerchantStatementPage,
  },
  {
    name: 'ledger.journals',
    path: '/ledger/journals',
    title: ledgerMessages.journals,
    access: view,
    load: async () => (await import('./JournalListPage.tsx')).JournalListPage,
  },
  {
    name: 'ledger.journal',
    path: '/ledger/journal/{journalId}',
    title: ledgerMessages.journal,
    access: view,
    trail: 'ledger.journals',
    load: async () => (await import('./JournalPage.tsx')).JournalPage,
  },
  {
    name: 'ledger.health',
    path: '/ledger/health',
    title: ledgerMessages.health,
    access: { ...view, upToLevel: rank.luxury },
    load: async () => (await import('./HealthPage.tsx')).HealthPage,
  },
];
