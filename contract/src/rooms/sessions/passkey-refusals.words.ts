import { words } from '@waybill/domain/kernel/words.ts';

export const passkeyRefusalStatus = { wrong_passkey: 422, passkey_elsewhere: 409, factor_role_of_server: 409 } as const;

export const passkeyRefusalWords = words({
  wrong_passkey: {
    en: 'This passkey was not accepted. Try again, or use a code.',
    mm: 'ဤ passkey ကို လက်မခံပါ။ ထပ်စမ်းပါ သို့မဟုတ် ကုဒ်ကို သုံးပါ။',
    zh: '未接受此通行密钥。请重试，或使用验证码。',
  },
  passkey_elsewhere: {
    en: 'Passkeys work only at {address}, over HTTPS.',
    mm: 'Passkey များကို HTTPS ဖြင့် {address} တွင်သာ သုံးနိုင်သည်။',
    zh: '通行密钥只能在 {address} 通过 HTTPS 使用。',
  },
  factor_role_of_server: {
    en: 'The settings of the server require the second step of this role. Only the administrator of the server changes that.',
    mm: 'ဤရာထူးအတွက် ဒုတိယအဆင့်ကို ဆာဗာ၏ သတ်မှတ်ချက်က လိုအပ်စေသည်။ ဆာဗာစီမံသူသာ ပြောင်းနိုင်သည်။',
    zh: '服务器设置要求该角色进行第二步验证，只有服务器管理员可以更改。',
  },
});
