import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const ageingMessages = words({
  board: { en: 'Late work', mm: 'နောက်ကျနေသော အလုပ်များ', zh: '超时看板' },
});
