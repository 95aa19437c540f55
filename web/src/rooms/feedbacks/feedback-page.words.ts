import { words } from '@waybill/domain/kernel/words.ts';

export const feedbackPageWords = words({
  what: { en: 'Feedback', mm: 'ပြောကြားချက်', zh: '反馈内容' },
  facts: { en: 'Feedback details', mm: 'ဤအကြံပြုချက်အကြောင်း', zh: '反馈信息' },
});
