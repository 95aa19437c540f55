import type { PageRow } from '../../kernel/pages.ts';
import { mailbagMessages } from './mailbags.messages.ts';

const access = { permission: 'mailbag.view' } as const;
const works = { permission: 'mailbag.work', needsBranch: true } as const;

export const mailbagPages: PageRow[] = [
  {
    name: 'mailbag-receiver',
    path: '/mailbag-receiver',
    title: mailbagMessages.receiver,
    access: works,
    load: async () => (await import('./MailbagReceiverPage.tsx')).MailbagReceiverPage,
  },
  {
    name: 'mailbags.new',
    path: '/mailbags/new',
    title: mailbagMessages.create,
    access: works,
    trail: 'mailbags',
    load: async () => (await import('./NewMailbagPage.tsx')).NewMailbagPage,
  },
  {
    name: 'mailbags.detail',
    path: '/mailbags/detail/{mailbagId}',
    title: mailbagMessages.one,
    access,
    trail: 'mailbags',
    load: async () => (await import('./MailbagPage.tsx')).MailbagPage,
  },
  {
    name: 'mailbags',
    path: '/mailbags/{tab}',
    title: mailbagMessages.list,
    access,
    params: { tab: 'open' },
    load: async () => (await import('./MailbagListPage.tsx')).MailbagListPage,
  },
  {
    name: 'mailbag-cases',
    path: '/mailbag-cases/{tab}',
    title: mailbagMessages.cases,
    access,
    params: { tab: 'open' },
    load: async () => (await import('./MailbagCasesPage.tsx')).MailbagCasesPage,
  },
];
