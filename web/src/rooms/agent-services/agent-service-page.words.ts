import { words } from '@waybill/domain/kernel/words.ts';

export const agentServicePageWords = words({
  search: { en: 'Request no.', mm: 'တောင်းဆိုမှုအမှတ်', zh: '申请编号' },
  create: { en: 'Ask for a service', mm: 'ဝန်ဆောင်မှု တောင်းဆိုရန်', zh: '申请服务' },
  createHint: {
    en: 'Your branch may offer it from the day on that head office confirms.',
    mm: 'ရုံးချုပ်က အတည်ပြုသည့်ရက်မှစ၍ သင့်ရုံးခွဲက ပေးနိုင်မည်။',
    zh: '总部确认起始日后，您的网点即可提供此服务。',
  },
  name: { en: '{service}, {branch}', mm: '{service}၊ {branch}', zh: '{service}，{branch}' },
  done: { en: '{verb}: {name}', mm: '{name} - {verb}', zh: '{name}：{verb}' },
});
