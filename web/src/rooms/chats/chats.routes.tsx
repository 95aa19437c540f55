import type { PageRow } from '../../kernel/pages.ts';
import { chatMessages } from './chats.messages.ts';

export const chatPages: PageRow[] = [
  {
    name: 'chat',
    path: '/chat',
    title: chatMessages.list,
    access: { global: true },
    load: async () => (await import('./ChatPage.tsx')).ChatPage,
  },
];
