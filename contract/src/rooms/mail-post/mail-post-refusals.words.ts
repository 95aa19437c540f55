import { words } from '@waybill/domain/kernel/words.ts';

export const mailPostRefusalStatus = {
  post_file_twice: 409,
  post_file_columns: 422,
  post_day_ahead: 422,
  post_status_fixed: 409,
} as const;

export const mailPostRefusalWords = words({
  post_file_twice: {
    en: '{by} already imported this file at {at}.',
    mm: '{by} က ဤဖိုင်ကို {at} တွင် တင်ပြီးဖြစ်သည်။',
    zh: '{by}已于{at}上传过此文件。',
  },
  post_file_columns: {
    en: 'This file has no column with codes or no column with their results.',
    mm: 'ဤဖိုင်တွင် ကုဒ်ကော်လံ သို့မဟုတ် အခြေအနေကော်လံ မတွေ့ပါ။',
    zh: '此文件中没有找到单号列或状态列。',
  },
  post_status_fixed: {
    en: 'An event of the Universal Postal Union keeps its meaning and stays in the table.',
    mm: 'ကမ္ဘာ့စာတိုက်အဖွဲ့ (UPU) ၏ ဖြစ်ရပ်သည် သတ်မှတ်ထားသည့်အတိုင်း ဇယားတွင် ရှိနေမည်။',
    zh: '万国邮联的事件含义固定，保留在表中。',
  },
  post_day_ahead: {
    en: 'This day is in the future.',
    mm: 'ဤရက်သည် မရောက်သေးပါ။',
    zh: '该日期尚未到来。',
  },
});
