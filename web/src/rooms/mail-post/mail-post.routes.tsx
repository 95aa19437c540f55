import type { PageRow } from '../../kernel/pages.ts';
import { mailPostMessages } from './mail-post.messages.ts';

const access = { permission: 'mail_post.view' } as const;

export const mailPostPages: PageRow[] = [
  {
    name: 'mail-post.international',
    path: '/mail-post/international',
    title: mailPostMessages.international,
    access: { ...access, internationalMail: true },
    load: async () => (await import('./InternationalPage.tsx')).InternationalPage,
  },
  {
    name: 'mail-post.files',
    path: '/mail-post/files',
    title: mailPostMessages.files,
    access,
    trail: 'mail-post',
    load: async () => (await import('./PostFileListPage.tsx')).PostFileListPage,
  },
  {
    name: 'mail-post.file',
    path: '/mail-post/files/{fileId}',
    title: mailPostMessages.file,
    access,
    trail: 'mail-post.files',
    load: async () => (await import('./PostFilePage.tsx')).PostFilePage,
  },
  {
    name: 'mail-post',
    path: '/mail-post/{tab}',
    title: mailPostMessages.list,
    access,
    params: { tab: 'with_post' },
    load: async () => (await import('./MailPostPage.tsx')).MailPostPage,
  },
];
