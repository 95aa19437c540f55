import { home } from '../../kernel/home.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { shellWords } from '../../shell/shell.words.ts';

export const systemPages: PageRow[] = [
  {
    name: 'index',
    path: '/',
    title: shellWords.home,
    access: { global: true },
    merchants: true,
    forward: home,
  },
  {
    name: 'unauthorized',
    path: '/403',
    title: { en: 'Unauthorized', mm: 'ဝင်ရောက်ခွင့်မရှိပါ', zh: '无权访问' },
    access: 'public',
    load: async () => (await import('./SystemPages.tsx')).UnauthorizedPage,
  },
  {
    name: '404',
    path: '/404',
    title: { en: 'Page not found', mm: 'စာမျက်နှာ ရှာမတွေ့ပါ', zh: '页面不存在' },
    access: 'public',
    load: async () => (await import('./SystemPages.tsx')).NotFoundPage,
  },
];
