import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const chatPages: PageRow[] = [
  {
    name: 'chat',
    path: '/chat',
    title: commonWords.chat,
    access: { global: true },
    load: async () => (await import('./ChatPage.tsx')).ChatPage,
  },
];
