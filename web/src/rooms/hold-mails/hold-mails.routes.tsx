import type { PageRow } from '../../kernel/pages.ts';

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
    title: { en: 'Hold mail', mm: 'ပို့ပစ္စည်း ထိန်းသိမ်း', zh: '邮件保管' },
    access,
    params: { tab: 'held' },
    load: async () => (await import('./HoldMailListPage.tsx')).HoldMailListPage,
  },
];
