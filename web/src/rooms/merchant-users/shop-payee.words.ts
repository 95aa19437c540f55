import { words } from '@waybill/domain/kernel/words.ts';

export const payeeWords = words({
  title: { en: 'Payout account', mm: 'ငွေလက်ခံမည့် အကောင့်', zh: '收款账户' },
  paid: { en: 'Payouts go to', mm: 'ငွေပေးချေမည့် အကောင့်', zh: '付款至' },
  ending: { en: 'Account ending in {ending}', mm: 'နောက်ဆုံးဂဏန်း {ending} ရှိ အကောင့်', zh: '尾号 {ending}' },
  noAccount: {
    en: 'No account yet. Payouts are cash at the branch.',
    mm: 'အကောင့် မရှိသေးပါ။ ရုံးခွဲတွင် ငွေသားဖြင့် ပေးချေသည်။',
    zh: '还没有账户，在网点付现金。',
  },
  change: { en: 'Use another account', mm: 'အခြားအကောင့် သုံးမည်', zh: '更换账户' },
  first: { en: 'Add a payout account', mm: 'ငွေလက်ခံမည့် အကောင့် ထည့်မည်', zh: '添加收款账户' },
  changeHow: {
    en: 'We send a code to the phone that your branch knows. Then two of our staff check the account. Until then you are paid as before.',
    mm: 'ရုံးခွဲက သိထားသော ဖုန်းသို့ ကုဒ် ပို့မည်။ ထို့နောက် ဝန်ထမ်း နှစ်ဦးက အကောင့်ကို စစ်ဆေးမည်။ ထိုအချိန်အထိ ယခင်အတိုင်း ပေးချေမည်။',
    zh: '我们会把验证码发到网点登记的电话，然后由两名员工核对账户。在此之前仍按原方式付款。',
  },
  ask: { en: 'Send request', mm: 'တောင်းဆိုမည်', zh: '提交申请' },
  requestSent: { en: 'Request sent.', mm: 'တောင်းဆိုပြီးပါပြီ။', zh: '申请已提交。' },
  requested: { en: 'Requested account', mm: 'တောင်းဆိုထားသော အကောင့်', zh: '申请更换的账户' },
  by: { en: 'By {name}, {at}', mm: '{name}၊ {at}', zh: '{name}，{at}' },
  codeSent: {
    en: 'We sent a code to the phone ending in {ending}.',
    mm: 'နောက်ဆုံးဂဏန်း {ending} ရှိ ဖုန်းသို့ ကုဒ် ပို့ထားသည်။',
    zh: '验证码已发到尾号 {ending} 的手机。',
  },
  codeByPhone: {
    en: 'Your branch calls the phone ending in {ending} and reads a code out. Type it here while you talk.',
    mm: 'ရုံးခွဲက နောက်ဆုံးဂဏန်း {ending} ရှိ ဖုန်းသို့ ဆက်ပြီး ကုဒ်ကို ပြောပြမည်။ ဖုန်းပြောနေစဉ် ဤနေရာတွင် ရိုက်ထည့်ပါ။',
    zh: '网点会拨打尾号 {ending} 的电话告知验证码，请在通话时输入。',
  },
  codeUntil: {
    en: 'It works until {at}. Tries left: {n}.',
    mm: '{at} အထိ သုံးနိုင်သည်။ ကျန်သော အကြိမ် {n}။',
    zh: '{at} 前有效，还可尝试 {n} 次。',
  },
  codeEnded: {
    en: 'That code no longer works. Ask for a new one.',
    mm: 'ထိုကုဒ် သုံး၍ မရတော့ပါ။ ကုဒ်အသစ် တောင်းပါ။',
    zh: '该验证码已失效，请重新获取。',
  },
  code: { en: '6-digit code', mm: 'ဂဏန်း ၆ လုံး ကုဒ်', zh: '6 位验证码' },
  typeCode: { en: 'Enter the code', mm: 'ကုဒ် ရိုက်ထည့်မည်', zh: '输入验证码' },
  confirmed: {
    en: 'Code accepted. Your branch checks the account now.',
    mm: 'ကုဒ် မှန်ပါသည်။ ရုံးခွဲက အကောင့်ကို စစ်ဆေးပါမည်။',
    zh: '验证码正确，网点将核对账户。',
  },
  newCode: { en: 'Send another code', mm: 'ကုဒ်အသစ် ပို့ပါ', zh: '重新发送验证码' },
  newCodeSent: { en: 'A new code is on its way.', mm: 'ကုဒ်အသစ် ပို့လိုက်ပါပြီ။', zh: '新验证码已发送。' },
  askWithdraw: {
    en: 'Withdraw the request? You are paid as before.',
    mm: 'တောင်းဆိုမှုကို ရုပ်သိမ်းမလား။ ယခင်အတိုင်း ဆက်လက်ပေးချေမည်။',
    zh: '撤回申请？付款方式保持不变。',
  },
  withdrawn: { en: 'Request withdrawn.', mm: 'တောင်းဆိုမှု ရုပ်သိမ်းပြီးပါပြီ။', zh: '申请已撤回。' },
  denied: { en: 'Denied: {reason}', mm: 'ငြင်းပယ်ထားသည် - {reason}', zh: '已拒绝：{reason}' },
  paidSoFar: {
    en: 'Until it is confirmed, payouts go to the account above.',
    mm: 'အတည်မပြုမချင်း အထက်ပါအကောင့်သို့ ပေးချေမည်။',
    zh: '确认之前仍付至上面的账户。',
  },
});
