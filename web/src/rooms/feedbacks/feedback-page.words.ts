import { words } from '@waybill/domain/kernel/words.ts';

export const feedbackPageWords = words({
  what: { en: 'What was heard', mm: 'ပြောကြားချက်', zh: '反馈内容' },
  facts: { en: 'About this feedback', mm: 'ဤအကြံပြုချက်အကြောင်း', zh: '反馈信息' },
});
