import type { PageRow } from '../../kernel/pages.ts';
import { missingCaseMessages } from './missing-cases.messages.ts';

const access = { permission: 'missing_case.view' } as const;

export const missingCasePages: PageRow[] = [
  {
    name: 'missing-case.detail',
    path: '/missing-cases/detail/{caseId}',
    title: missingCaseMessages.one,
    access,
    trail: 'missing-cases',
    load: async () => (await import('./MissingCasePage.tsx')).MissingCasePage,
  },
  {
    name: 'missing-case.receipt',
    path: '/missing-cases/receipt/{caseId}',
    title: missingCaseMessages.receipt,
    access,
    trail: 'missing-cases',
    load: async () => (await import('./PayoutReceiptPage.tsx')).PayoutReceiptPage,
  },
  {
    name: 'missing-cases',
    path: '/missing-cases/{tab}',
    title: missingCaseMessages.list,
    access,
    params: { tab: 'open' },
    load: async () => (await import('./MissingCaseListPage.tsx')).MissingCaseListPage,
  },
];
