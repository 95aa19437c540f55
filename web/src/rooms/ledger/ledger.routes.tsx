import { rank } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { ledgerWords, ledgerFieldWords } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { StatementPlace } from './StatementExport.tsx';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'ledger.account': keyof StatementPlace;
    'ledger.merchant': keyof StatementPlace;
    'shop-statement': keyof StatementPlace;
  }
}

const view = { permission: 'ledger.view' } as const;

export const ledgerPages: PageRow[] = [
  {
    name: 'ledger.accounts',
    path: '/ledger/accounts',
    title: ledgerWords.accounts,
    access: view,
    load: async () => (await import('./AccountListPage.tsx')).AccountListPage,
  },
  {
    name: 'ledger.account',
    path: '/ledger/account/{accountId}',
    title: ledgerFieldWords.account,
    access: view,
    trail: 'ledger.accounts',
    load: async () => (await import('./LedgerAccountPage.tsx')).LedgerAccountPage,
  },
  {
    name: 'ledger.merchant',
    path: '/ledger/merchant/{customerId}',
    title: ledgerWords.statement,
    access: view,
    trail: 'ledger.accounts',
    load: async () => (await import('./MerchantStatementPage.tsx')).MerchantStatementPage,
  },
  {
    name: 'shop-statement',
    path: '/shop/statement',
    title: ledgerWords.statement,
    access: { userType: 'merchant', ...view },
    merchants: true,
    load: async () => (await import('./ShopStatementPage.tsx')).ShopStatementPage,
  },
  {
    name: 'ledger.journals',
    path: '/ledger/journals',
    title: commonWords.journals,
    access: view,
    load: async () => (await import('./JournalListPage.tsx')).JournalListPage,
  },
  {
    name: 'ledger.journal',
    path: '/ledger/journal/{journalId}',
    title: commonWords.journal,
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
