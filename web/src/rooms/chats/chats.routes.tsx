import type { PageRow } from '../../kernel/pages.ts';
import { chatMessages } from './chats.messages.ts';

export const chatPages: PageRow[] = [
  {
    name: 'chat',
    path: '/chat/{open}',
    title: chatMessages.list,
    access: { global: true },
    params: { open: 'people' },
    load: async () => (await import('./ChatPage.tsx')).ChatPage,
  },
];
