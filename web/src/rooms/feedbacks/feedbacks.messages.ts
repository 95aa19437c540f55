import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const feedbackMessages = words({
  list: { en: 'Feedback', mm: 'အကြံပြုချက်များ', zh: '客户反馈' },
  create: { en: 'New feedback', mm: 'အကြံပြုချက်အသစ်', zh: '新建反馈' },
});
