import { words } from '@waybill/domain/kernel/words.ts';

export const passkeyRefusalStatus = { wrong_passkey: 422, passkey_elsewhere: 409 } as const;

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
});
