import type { PageRow } from '../../kernel/pages.ts';
import { mailPostWords } from '@waybill/contract/rooms/mail-post/mail-post.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const access = { permission: 'mail_post.view' } as const;

export const mailPostPages: PageRow[] = [
  {
    name: 'mail-post.international',
    path: '/mail-post/international',
    title: commonFieldWords.international_mail,
    access: { ...access, internationalMail: true },
    load: async () => (await import('./InternationalPage.tsx')).InternationalPage,
  },
  {
    name: 'mail-post.files',
    path: '/mail-post/files',
    title: mailPostWords.files,
    access,
    trail: 'mail-post',
    load: async () => (await import('./PostFileListPage.tsx')).PostFileListPage,
  },
  {
    name: 'mail-post.statuses',
    path: '/mail-post/statuses',
    title: mailPostWords.statuses,
    access,
    trail: 'mail-post',
    load: async () => (await import('./PostStatusListPage.tsx')).PostStatusListPage,
  },
  {
    name: 'mail-post.file',
    path: '/mail-post/files/{fileId}',
    title: mailPostWords.file,
    access,
    trail: 'mail-post.files',
    load: async () => (await import('./PostFilePage.tsx')).PostFilePage,
  },
  {
    name: 'mail-post',
    path: '/mail-post/{tab}',
    title: mailPostWords.list,
    access,
    params: { tab: 'with_post' },
    load: async () => (await import('./MailPostPage.tsx')).MailPostPage,
  },
];
