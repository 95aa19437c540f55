import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const view = { permission: 'call.view' } as const;

export const callPages: PageRow[] = [
  {
    name: 'call-detail',
    path: '/call-list/{type}/detail/{callID}',
    title: { en: 'Call detail', mm: 'ခေါ်ဆိုမှု အသေးစိတ်', zh: '通话详情' },
    access: view,
    // Links that know only the call, as those of the audit log: the page itself says whom it is to.
    params: { type: 'delivery' },
    trail: 'call-list',
    load: async () => (await import('./CallPage.tsx')).CallPage,
  },
  {
    name: 'call-list',
    path: '/call-list/{tab}',
    title: commonWords.callLog,
    access: view,
    params: { tab: 'pending' },
    load: async () => (await import('./CallListPage.tsx')).CallListPage,
  },
];
