import type { PageRow } from '../../kernel/pages.ts';
import { sessionsWords } from './sessions.messages.ts';

/** Apart from this room's other pages, because guests need it before anything else. */
export const loginPages = [
  {
    name: 'login',
    path: '/login',
    title: sessionsWords.login,
    access: 'guest',
    load: async () => (await import('./LoginPage.tsx')).LoginPage,
  },
] satisfies [PageRow];
