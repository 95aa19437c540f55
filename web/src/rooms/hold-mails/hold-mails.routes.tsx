import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const access = { permission: 'hold_mail.view' } as const;

export const holdMailPages: PageRow[] = [
  {
    name: 'hold-mail.detail',
    path: '/hold-mail/detail/{holdId}',
    title: { en: 'Hold', mm: 'ထိန်းသိမ်းမှု', zh: '保管' },
    access,
    trail: 'hold-mail',
    load: async () => (await import('./HoldMailPage.tsx')).HoldMailPage,
  },
  {
    name: 'hold-mail',
    path: '/hold-mail/{tab}',
    title: commonWords.holdMail,
    access,
    params: { tab: 'held' },
    load: async () => (await import('./HoldMailListPage.tsx')).HoldMailListPage,
  },
];
