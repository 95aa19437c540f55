import { words } from '@waybill/domain/kernel/words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const ownerDayFieldWords = words({
  sheet_hour: { en: 'Closing hour', mm: 'နေ့စဉ်စာရင်း ပိတ်ချိန် (နာရီ)', zh: '日报生成时间（点）' },
  message_phones: { en: 'Numbers that receive it by SMS', mm: 'SMS ဖြင့် ပို့ရမည့် ဖုန်းနံပါတ်များ', zh: '接收日报短信的号码' },
  message_language: commonFieldWords.message_language,
});
