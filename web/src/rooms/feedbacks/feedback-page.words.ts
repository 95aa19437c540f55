import { words } from '@waybill/domain/kernel/words.ts';

export const feedbackPageWords = words({
  ofService: { en: 'How do you find our service?', mm: 'ကျွန်ုပ်တို့၏ ဝန်ဆောင်မှုကို မည်သို့ ထင်ပါသလဲ။', zh: '对我们服务的评价' },
  ofServiceHint: {
    en: 'Your branch reads it. For something that needs an answer, open a support ticket.',
    mm: 'သင့်ရုံးခွဲက ဖတ်ပါမည်။ အဖြေလိုအပ်သည့်ကိစ္စအတွက် တောင်းခံချက် တင်ပါ။',
    zh: '网点会阅读。如需答复，请提交工单。',
  },
  what: { en: 'Feedback', mm: 'ပြောကြားချက်', zh: '反馈内容' },
  facts: { en: 'Feedback details', mm: 'ဤအကြံပြုချက်အကြောင်း', zh: '反馈信息' },
});
