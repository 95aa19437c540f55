import { words } from '@waybill/domain/kernel/words.ts';

export const factorRefusalStatus = { second_factor_again: 409, second_factor_to_pay: 409 } as const;

export const factorRefusalWords = words({
  second_factor_again: {
    en: 'This needs the second step again: a code or a passkey.',
    mm: 'ဒုတိယအဆင့်ကို ထပ်မံလိုအပ်သည် - ကုဒ် သို့မဟုတ် passkey။',
    zh: '此操作须再次进行第二步验证：验证码或通行密钥。',
  },
  second_factor_to_pay: {
    en: 'Above {limit} Ks a second step is needed. Set it up on the page My account, then try again.',
    mm: '{limit} ကျပ်ထက် ပိုလျှင် ဒုတိယအဆင့် လိုအပ်သည်။ ကျွန်ုပ်၏အကောင့် စာမျက်နှာတွင် သတ်မှတ်ပြီး ထပ်စမ်းပါ။',
    zh: '超过 {limit} 缅元须有第二步验证。请在“我的账户”页面设置后重试。',
  },
});
