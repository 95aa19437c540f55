import { words } from '@waybill/domain/kernel/words.ts';

/** What the staff form and its windows say; the titles and the list’s words stand in `staff.messages.ts`, because they are in the first load. */
export const staffPageWords = words({
  person: { en: 'Person', mm: 'ပုဂ္ဂိုလ်', zh: '个人' },
  work: { en: 'Role and branches', mm: 'ရာထူးနှင့် ရုံးခွဲများ', zh: '角色与网点' },
  signIn: { en: 'Sign-in', mm: 'အကောင့်ဝင်ခြင်း', zh: '登录' },
  account: { en: 'Account', mm: 'အကောင့်', zh: '账号' },
  openSessions: { en: 'Open sessions', mm: 'ဝင်ထားသော နေရာများ', zh: '当前会话数' },
  mustChange: { en: 'Must choose an own password', mm: 'ကိုယ်ပိုင်စကားဝှက် သတ်မှတ်ရမည်', zh: '须自行设置密码' },
  branchHint: {
    en: 'Not needed for head-office roles, call centre, customer service, postmen and couriers.',
    mm: 'ရုံးချုပ်ရာထူးများ၊ ကောလ်စင်တာ၊ ဖောက်သည်ဝန်ဆောင်မှု၊ စာပို့သမားနှင့် ပို့ဆောင်သူများအတွက် မလိုပါ။',
    zh: '总部角色、呼叫中心、客服、邮递员和快递员无需填写。',
  },
  jointedHint: {
    en: 'Branches this person can also work for.',
    mm: 'ဤသူ အလုပ်လုပ်နိုင်သော အခြားရုံးခွဲများ။',
    zh: '此人还可工作的网点。',
  },
  phoneHint: {
    en: 'Up to {n}. The person can sign in with it.',
    mm: 'အများဆုံး {n} ခု။ ဤနံပါတ်ဖြင့် အကောင့်ဝင်နိုင်သည်။',
    zh: '最多 {n} 个，可用于登录。',
  },
  readOnly: {
    en: 'You may see this person, but not change the record.',
    mm: 'ကြည့်ရှုခွင့်သာ ရှိပြီး ပြင်ဆင်ခွင့် မရှိပါ။',
    zh: '您可以查看此人，但不能修改。',
  },
  resetPassword: { en: 'Reset password', mm: 'စကားဝှက် ပြန်သတ်မှတ်မည်', zh: '重置密码' },
  resetTitle: { en: 'Reset the password of {name}?', mm: '{name} ၏ စကားဝှက်ကို ပြန်သတ်မှတ်မလား။', zh: '重置{name}的密码？' },
  resetText: {
    en: 'A one-time password is made. All their sessions end at once, and at the next sign-in they must choose their own.',
    mm: 'တစ်ခါသုံး စကားဝှက် ပြုလုပ်ပေးမည်။ ဝင်ထားသမျှ ချက်ချင်း ပြတ်တောက်ပြီး နောက်တစ်ကြိမ်ဝင်ချိန်တွင် ကိုယ်ပိုင်စကားဝှက် သတ်မှတ်ရမည်။',
    zh: '将生成一次性密码。其所有会话立即结束，下次登录时须自行设置密码。',
  },
  resetDone: { en: 'One-time password of {name}', mm: '{name} ၏ တစ်ခါသုံး စကားဝှက်', zh: '{name}的一次性密码' },
  resetOnce: {
    en: 'It is shown only now. Give it to the person yourself; nobody can look it up later.',
    mm: 'ယခုတစ်ကြိမ်သာ ပြမည်။ ထိုသူကို ကိုယ်တိုင် ပေးပါ။ နောက်မှ ပြန်ကြည့်၍ မရပါ။',
    zh: '仅显示这一次。请当面交给本人，之后无法再查看。',
  },
  oneTime: { en: 'One-time password', mm: 'တစ်ခါသုံး စကားဝှက်', zh: '一次性密码' },
  generate: { en: 'Make a one-time password', mm: 'တစ်ခါသုံး စကားဝှက် ပြုလုပ်ရန်', zh: '生成一次性密码' },
  close: { en: 'Close', mm: 'ပိတ်မည်', zh: '关闭' },
  cancel: { en: 'Cancel', mm: 'မလုပ်တော့ပါ', zh: '取消' },
});
