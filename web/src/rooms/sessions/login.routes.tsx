import type { PageRow } from '../../kernel/pages.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    login: 'next';
  }
}

/** Apart from this room's other pages, because guests need it before anything else. */
export const loginPages = [
  {
    name: 'login',
    path: '/login',
    title: { en: 'Login', mm: 'အကောင့်ဝင်ရန်', zh: '登录' },
    access: 'guest',
    load: async () => (await import('./LoginPage.tsx')).LoginPage,
  },
] satisfies [PageRow];
