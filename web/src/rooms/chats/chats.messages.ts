import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const chatMessages = words({ list: { en: 'Chat', mm: 'စကားပြောခန်း', zh: '聊天' } });
