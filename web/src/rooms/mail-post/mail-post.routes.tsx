import type { PageRow } from '../../kernel/pages.ts';

const access = { permission: 'mail_post.view' } as const;

export const mailPostPages: PageRow[] = [
  {
    name: 'mail-post.international',
    path: '/mail-post/international',
    title: { en: 'International mail', mm: 'နိုင်ငံတကာစာပို့', zh: '国际邮件' },
    access: { ...access, internationalMail: true },
    load: async () => (await import('./InternationalPage.tsx')).InternationalPage,
  },
  {
    name: 'mail-post.files',
    path: '/mail-post/files',
    title: { en: 'Tracking files', mm: 'ခြေရာခံဖိုင်များ', zh: '邮政跟踪文件' },
    access,
    trail: 'mail-post',
    load: async () => (await import('./PostFileListPage.tsx')).PostFileListPage,
  },
  {
    name: 'mail-post.file',
    path: '/mail-post/files/{fileId}',
    title: { en: 'Tracking file', mm: 'ခြေရာခံဖိုင်', zh: '邮政跟踪文件' },
    access,
    trail: 'mail-post.files',
    load: async () => (await import('./PostFilePage.tsx')).PostFilePage,
  },
  {
    name: 'mail-post',
    path: '/mail-post/{tab}',
    title: { en: 'Mail post', mm: 'စာတိုက်ပို့ဆောင်ရေး', zh: '邮政' },
    access,
    params: { tab: 'with_post' },
    load: async () => (await import('./MailPostPage.tsx')).MailPostPage,
  },
];
