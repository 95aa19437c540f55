import type { PageRow } from '../../kernel/pages.ts';
import { mailbagWords } from '@waybill/contract/rooms/mailbags/mailbags.words.ts';

const access = { permission: 'mailbag.view' } as const;
const works = { permission: 'mailbag.work', needsBranch: true } as const;

export const mailbagPages: PageRow[] = [
  {
    name: 'mailbag-receiver',
    path: '/mailbag-receiver',
    title: { en: 'Receive bags', mm: 'စာပို့အိတ် လက်ခံခြင်း', zh: '邮袋接收' },
    access: works,
    load: async () => (await import('./MailbagReceiverPage.tsx')).MailbagReceiverPage,
  },
  {
    name: 'mailbags.new',
    path: '/mailbags/new',
    title: { en: 'New mailbag', mm: 'စာပို့အိတ် ဖွင့်ရန်', zh: '开袋' },
    access: works,
    trail: 'mailbags',
    load: async () => (await import('./NewMailbagPage.tsx')).NewMailbagPage,
  },
  {
    name: 'mailbags.detail',
    path: '/mailbags/detail/{mailbagId}',
    title: mailbagWords.one,
    access,
    trail: 'mailbags',
    load: async () => (await import('./MailbagPage.tsx')).MailbagPage,
  },
  {
    name: 'mailbags',
    path: '/mailbags/{tab}',
    title: mailbagWords.list,
    access,
    params: { tab: 'open' },
    load: async () => (await import('./MailbagListPage.tsx')).MailbagListPage,
  },
  {
    name: 'mailbag-cases',
    path: '/mailbag-cases/{tab}',
    title: mailbagWords.cases,
    access,
    params: { tab: 'open' },
    load: async () => (await import('./MailbagCasesPage.tsx')).MailbagCasesPage,
  },
];
