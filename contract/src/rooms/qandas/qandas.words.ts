import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { QandaCategory } from '@waybill/domain/rooms/qandas/qanda-kinds.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const qandaWords = words({
  list: { en: 'Questions and answers', mm: 'အမေးအဖြေများ', zh: '问与答' },
  about: {
    en: 'No questions yet. Questions of daily work and their answers appear here by subject.',
    mm: 'နေ့စဉ်လုပ်ငန်းဆိုင်ရာ မေးခွန်းများနှင့် အဖြေများ အကြောင်းအရာအလိုက် ဤနေရာတွင် ပေါ်မည်။',
    zh: '日常工作中的问题与解答按主题列在这里。',
  },
});

export const qandaCategoryWords: Record<QandaCategory, Word> = {
  parcels: commonFieldWords.parcels,
  money: commonWords.money,
  customers: commonFieldWords.customers,
  floor: { en: 'Bags and vehicles', mm: 'အိတ်နှင့် ယာဉ်များ', zh: '邮袋与车辆' },
  account: { en: 'Account and devices', mm: 'အကောင့်နှင့် စက်ပစ္စည်းများ', zh: '账号与设备' },
  other: commonWords.other,
};

export const qandaFieldWords = words({
  category: commonFieldWords.subject,
  position: { en: 'Position in its subject', mm: 'အကြောင်းအရာအတွင်း အစဉ်', zh: '主题内顺序' },
  question: { en: 'Question', mm: 'မေးခွန်း', zh: '问题' },
  answer: { en: 'Answer', mm: 'အဖြေ', zh: '解答' },
  question_en: { en: 'Question (English)', mm: 'မေးခွန်း (အင်္ဂလိပ်)', zh: '问题（英文）' },
  question_mm: { en: 'Question (Myanmar)', mm: 'မေးခွန်း (မြန်မာ)', zh: '问题（缅文）' },
  question_zh: { en: 'Question (Chinese)', mm: 'မေးခွန်း (တရုတ်)', zh: '问题（中文）' },
  answer_en: { en: 'Answer (English)', mm: 'အဖြေ (အင်္ဂလိပ်)', zh: '解答（英文）' },
  answer_mm: { en: 'Answer (Myanmar)', mm: 'အဖြေ (မြန်မာ)', zh: '解答（缅文）' },
  answer_zh: { en: 'Answer (Chinese)', mm: 'အဖြေ (တရုတ်)', zh: '解答（中文）' },
  updated_at: commonFieldWords.last_changed,
});
