import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { missingCaseWords } from '@waybill/contract/rooms/missing-cases/missing-cases.words.ts';

const access = { permission: 'missing_case.view' } as const;

export const missingCasePages: PageRow[] = [
  {
    name: 'missing-case.detail',
    path: '/missing-cases/detail/{caseId}',
    title: commonWords.missingCase,
    access,
    trail: 'missing-cases',
    load: async () => (await import('./MissingCasePage.tsx')).MissingCasePage,
  },
  {
    name: 'missing-case.receipt',
    path: '/missing-cases/receipt/{caseId}',
    title: { en: 'Receipt of compensation', mm: 'လျော်ကြေး လက်ခံဖြတ်ပိုင်း', zh: '赔偿收据' },
    access,
    trail: 'missing-cases',
    load: async () => (await import('./PayoutReceiptPage.tsx')).PayoutReceiptPage,
  },
  {
    name: 'missing-cases',
    path: '/missing-cases/{tab}',
    title: missingCaseWords.list,
    access,
    params: { tab: 'open' },
    load: async () => (await import('./MissingCaseListPage.tsx')).MissingCaseListPage,
  },
];
