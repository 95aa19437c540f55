import { words } from '@waybill/domain/kernel/words.ts';

export const factorWords = words({
  title: { en: 'Second step at login', mm: 'အကောင့်ဝင်ရာတွင် ဒုတိယအဆင့်', zh: '登录第二步验证' },
  hint: {
    en: 'With your password, a code from an app on your phone or a passkey is asked for. A stolen password alone is then worth nothing.',
    mm: 'စကားဝှက်အပြင် သင့်ဖုန်းရှိ အက်ပ်မှ ကုဒ် သို့မဟုတ် passkey ကို တောင်းမည်။ စကားဝှက်ကို ခိုးယူရုံဖြင့် အကောင့်ဝင်၍ မရတော့ပါ။',
    zh: '除密码外，还须输入手机应用中的验证码或使用通行密钥。只有密码无法登录。',
  },
  codeNeeded: {
    en: 'Enter the code of your authenticator app. Without your phone, use a recovery code.',
    mm: 'သင့်အတည်ပြုအက်ပ်၏ ကုဒ်ကို ဖြည့်ပါ။ ဖုန်းမရှိလျှင် ပြန်လည်ရယူရန်ကုဒ်တစ်ခုကို သုံးပါ။',
    zh: '请输入验证器应用的验证码。手机不在时，请使用恢复码。',
  },
  setupNeeded: {
    en: 'Your role needs a second step at login.',
    mm: 'သင့်ရာထူးအတွက် အကောင့်ဝင်ရာတွင် ဒုတိယအဆင့် လိုအပ်သည်။',
    zh: '您的角色登录时须进行第二步验证。',
  },
  scan: {
    en: 'Scan this with an authenticator app on your phone, then enter the code that it shows.',
    mm: 'ဖုန်းရှိ အတည်ပြုအက်ပ်ဖြင့် ဤပုံကို စကင်ဖတ်ပြီး ပြသောကုဒ်ကို ဖြည့်ပါ။',
    zh: '请用手机验证器应用扫描此码，然后输入其显示的验证码。',
  },
  byHand: { en: 'Or type this key into the app', mm: 'သို့မဟုတ် ဤသော့ကို အက်ပ်တွင် ရိုက်ထည့်ပါ', zh: '或在应用中手动输入此密钥' },
  trust: { en: 'Trust this device for 30 days', mm: 'ဤစက်ကို 30 ရက် ယုံကြည်မည်', zh: '30 天内信任此设备' },
  trustHint: {
    en: 'No code is asked for here until then.',
    mm: 'ထိုကာလအတွင်း ဤစက်တွင် ကုဒ် မတောင်းပါ။',
    zh: '在此期间，本设备登录不再要求验证码。',
  },
  recovery: { en: 'Recovery codes', mm: 'ပြန်လည်ရယူရန် ကုဒ်များ', zh: '恢复码' },
  recoveryText: {
    en: 'Keep these where your phone is not. Each opens your account once when you have no phone. They are not shown again.',
    mm: 'ဤကုဒ်များကို ဖုန်းနှင့် သီးခြား သိမ်းထားပါ။ ဖုန်းမရှိချိန်တွင် ကုဒ်တစ်ခုစီဖြင့် တစ်ကြိမ်သာ ဝင်နိုင်သည်။ နောက်တစ်ကြိမ် မပြတော့ပါ။',
    zh: '请将这些恢复码与手机分开保存。手机不在时，每个码可登录一次。此后不再显示。',
  },
  kept: { en: 'I have saved them', mm: 'သိမ်းပြီးပါပြီ', zh: '我已保存' },
  since: {
    en: 'On since {at}. Recovery codes left: {codes}. Trusted devices: {devices}.',
    mm: '{at} မှစ၍ ဖွင့်ထားသည်။ ကျန်ရှိသော ပြန်လည်ရယူရန်ကုဒ် {codes} ခု။ ယုံကြည်ထားသော စက် {devices} ခု။',
    zh: '自 {at} 起启用。剩余恢复码：{codes}。受信任设备：{devices}。',
  },
  off: { en: 'Not set up yet.', mm: 'မသတ်မှတ်ရသေးပါ။', zh: '尚未设置。' },
  required: {
    en: 'Your role needs it.',
    mm: 'သင့်ရာထူးအတွက် လိုအပ်သည်။',
    zh: '您的角色必须启用。',
  },
  add: { en: 'Set up authenticator app', mm: 'အတည်ပြုအက်ပ် သတ်မှတ်မည်', zh: '设置验证器应用' },
  renew: { en: 'New recovery codes', mm: 'ပြန်လည်ရယူရန်ကုဒ် အသစ်', zh: '新的恢复码' },
  remove: { en: 'Remove authenticator app', mm: 'အတည်ပြုအက်ပ် ဖယ်ရှားမည်', zh: '移除验证器应用' },
  removed: { en: 'The authenticator app was removed.', mm: 'အတည်ပြုအက်ပ် ဖယ်ရှားပြီးပါပြီ။', zh: '已移除验证器应用。' },
  added: { en: 'The second step is on.', mm: 'ဒုတိယအဆင့်ကို ဖွင့်ပြီးပါပြီ။', zh: '第二步验证已启用。' },
});
