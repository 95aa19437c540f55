import type { PageRow } from '../../kernel/pages.ts';
import { holdMailMessages } from './hold-mails.messages.ts';

const access = { permission: 'hold_mail.view' } as const;

export const holdMailPages: PageRow[] = [
  {
    name: 'hold-mail.detail',
    path: '/hold-mail/detail/{holdId}',
    title: holdMailMessages.one,
    access,
    trail: 'hold-mail',
    load: async () => (await import('./HoldMailPage.tsx')).HoldMailPage,
  },
  {
    name: 'hold-mail',
    path: '/hold-mail/{tab}',
    title: holdMailMessages.list,
    access,
    params: { tab: 'held' },
    load: async () => (await import('./HoldMailListPage.tsx')).HoldMailListPage,
  },
];
