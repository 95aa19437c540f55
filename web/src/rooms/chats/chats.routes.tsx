import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    chat: 'open' | 'at';
  }
}

export const chatPages: PageRow[] = [
  {
    name: 'chat',
    path: '/chat',
    title: commonWords.chat,
    access: { global: true },
    load: async () => (await import('./ChatPage.tsx')).ChatPage,
  },
];
