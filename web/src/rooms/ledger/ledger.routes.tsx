import { rank } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';

const view = { permission: 'ledger.view' } as const;

export const ledgerPages: PageRow[] = [
  {
    name: 'ledger.accounts',
    path: '/ledger/accounts',
    title: { en: 'Accounts', mm: 'ငွေစာရင်းများ', zh: '账户列表' },
    access: view,
    load: async () => (await import('./AccountListPage.tsx')).AccountListPage,
  },
  {
    name: 'ledger.account',
    path: '/ledger/account/{accountId}',
    title: { en: 'Account', mm: 'ငွေစာရင်း', zh: '账户' },
    access: view,
    trail: 'ledger.accounts',
    load: async () => (await import('./LedgerAccountPage.tsx')).LedgerAccountPage,
  },
  {
    name: 'ledger.merchant',
    path: '/ledger/merchant/{customerId}',
    title: { en: 'Statement', mm: 'စာရင်းရှင်းတမ်း', zh: '对账单' },
    access: view,
    trail: 'ledger.accounts',
    load: async () => (await import('./MerchantStatementPage.tsx')).MerchantStatementPage,
  },
  {
    name: 'ledger.journals',
    path: '/ledger/journals',
    title: { en: 'Journals', mm: 'ဂျာနယ်များ', zh: '分录' },
    access: view,
    load: async () => (await import('./JournalListPage.tsx')).JournalListPage,
  },
  {
    name: 'ledger.journal',
    path: '/ledger/journal/{journalId}',
    title: { en: 'Journal', mm: 'ဂျာနယ်', zh: '分录' },
    access: view,
    trail: 'ledger.journals',
    load: async () => (await import('./JournalPage.tsx')).JournalPage,
  },
  {
    name: 'ledger.health',
    path: '/ledger/health',
    title: { en: 'Check of the books', mm: 'စာရင်း စစ်ဆေးချက်', zh: '账目核对' },
    access: { ...view, upToLevel: rank.luxury },
    load: async () => (await import('./HealthPage.tsx')).HealthPage,
  },
];
