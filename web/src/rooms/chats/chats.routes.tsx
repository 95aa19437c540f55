import type { PageRow } from '../../kernel/pages.ts';

export const chatPages: PageRow[] = [
  {
    name: 'chat',
    path: '/chat',
    title: { en: 'Chat', mm: 'စကားပြောခန်း', zh: '聊天' },
    access: { global: true },
    load: async () => (await import('./ChatPage.tsx')).ChatPage,
  },
];
