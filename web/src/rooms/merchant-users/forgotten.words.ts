import { words } from '@waybill/domain/kernel/words.ts';

export const forgottenWords = words({
  about: {
    en: 'For people of shops: we send a code to the phone that you log in with. Staff ask their manager.',
    mm: 'ဆိုင်အကောင့်များအတွက် - အကောင့်ဝင်သည့် ဖုန်းနံပါတ်သို့ ကုဒ်တစ်ခု ပို့ပေးမည်။ ဝန်ထမ်းများက မိမိမန်နေဂျာကို ပြောပါ။',
    zh: '适用于商户账号：我们会把验证码发送到您登录用的手机。员工请联系主管。',
  },
  send: { en: 'Send code', mm: 'ကုဒ် ပို့ပါ', zh: '发送验证码' },
  sent: {
    en: 'If {phone} belongs to a shop account, a code is on its way. It works for 10 minutes.',
    mm: '{phone} သည် ဆိုင်အကောင့်တစ်ခု၏ ဖုန်းဖြစ်ပါက ကုဒ်တစ်ခု ရောက်လာပါမည်။ ၁၀ မိနစ်အတွင်း သုံးပါ။',
    zh: '如果 {phone} 属于商户账号，您将收到验证码，10 分钟内有效。',
  },
  code: { en: 'Code from the message', mm: 'SMS ထဲမှ ကုဒ်', zh: '短信验证码' },
  setPassword: { en: 'Set password and log in', mm: 'စကားဝှက် သတ်မှတ်ပြီး ဝင်မည်', zh: '设置密码并登录' },
  noMessages: {
    en: 'No codes are sent here. Your branch gives you a link to choose a new password.',
    mm: 'ဤနေရာတွင် ကုဒ် မပို့ပါ။ စကားဝှက်အသစ် သတ်မှတ်ရန် လင့်ခ်ကို သင့်ရုံးခွဲက ပေးမည်။',
    zh: '此处不发送验证码。您的网点会给您一个设置新密码的链接。',
  },
  back: { en: 'Back to login', mm: 'အကောင့်ဝင်ရန် စာမျက်နှာသို့', zh: '返回登录' },
  forPerson: {
    en: 'Choose a new password for {name}.',
    mm: '{name} အတွက် စကားဝှက်အသစ် သတ်မှတ်ပါ။',
    zh: '为{name}设置新密码。',
  },
});
