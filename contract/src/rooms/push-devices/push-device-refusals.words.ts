import { words } from '@waybill/domain/kernel/words.ts';

export const pushDeviceRefusalStatus = { push_off: 409, push_address: 422 } as const;

export const pushDeviceRefusalWords = words({
  push_off: {
    en: 'Notices on devices are switched off here.',
    mm: 'စက်ပစ္စည်းများသို့ အသိပေးခြင်းကို ဤနေရာတွင် ပိတ်ထားသည်။',
    zh: '此处已关闭设备通知。',
  },
  push_address: {
    en: 'The push service of this browser cannot be used.',
    mm: 'ဤဘရောက်ဇာ၏ အသိပေးဝန်ဆောင်မှုကို အသုံးမပြုနိုင်ပါ။',
    zh: '无法使用此浏览器的推送服务。',
  },
});
