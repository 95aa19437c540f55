import { home } from '../../kernel/home.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { systemWords } from './system.messages.ts';

export const systemPages: PageRow[] = [
  { name: 'index', path: '/', title: systemWords.home, access: { global: true }, forward: home },
  {
    name: 'unauthorized',
    path: '/403',
    title: systemWords.unauthorized,
    access: 'public',
    load: async () => (await import('./SystemPages.tsx')).UnauthorizedPage,
  },
  {
    name: '404',
    path: '/404',
    title: systemWords.notFound,
    access: 'public',
    load: async () => (await import('./SystemPages.tsx')).NotFoundPage,
  },
];
