import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const callMessages = words({
  list: { en: 'Call list', mm: 'ခေါ်ဆိုရန်စာရင်း', zh: '呼叫列表' },
  detail: { en: 'Call detail', mm: 'ခေါ်ဆိုမှု အသေးစိတ်', zh: '通话详情' },
});
