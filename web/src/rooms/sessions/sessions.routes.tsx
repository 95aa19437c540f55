import type { PageRow } from '../../kernel/pages.ts';
import { sessionsWords } from './sessions.messages.ts';

export const sessionsPages: PageRow[] = [
  {
    name: 'account',
    path: '/account',
    title: sessionsWords.account,
    access: { global: true },
    load: async () => (await import('./AccountPage.tsx')).AccountPage,
  },
  {
    name: 'account.password',
    path: '/account/password',
    title: sessionsWords.choosePassword,
    access: { global: true },
    trail: 'account',
    load: async () => (await import('./ChoosePasswordPage.tsx')).ChoosePasswordPage,
  },
];
