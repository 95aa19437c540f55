import { words } from '@waybill/domain/kernel/words.ts';

export const proofRefusalStatus = {
  proof_used_before: 422,
  proof_of_another: 422,
  delivery_code_wrong: 422,
  delivery_code_locked: 422,
  delivery_code_missing: 422,
  delivery_code_over: 409,
  delivery_code_often: 429,
  delivery_code_no_way: 422,
  delivery_code_own: 403,
  delivery_code_waived: 409,
} as const;

export const proofRefusalWords = words({
  proof_used_before: {
    en: 'This picture is already the proof of another parcel. Take a new one here.',
    mm: 'ဤပုံသည် အခြားပါဆယ်တစ်ခု၏ အထောက်အထား ဖြစ်ပြီးသားဖြစ်သည်။ ဤအိမ်တွင် အသစ်ရိုက်ပါ။',
    zh: '此图片已是另一包裹的凭证，请在此处重新拍摄。',
  },
  proof_of_another: {
    en: 'Another proof was already sent with this number. Deliver the parcel again.',
    mm: 'ဤအမှတ်ဖြင့် အခြားအရာ ပေးသွင်းပြီးသား ဖြစ်သည်။ ပါဆယ်ကို ထပ်မံ ပေးပို့ကြောင်း မှတ်ပါ။',
    zh: '此编号下已交过其他内容，请重新登记送达。',
  },
  delivery_code_wrong: {
    en: 'Wrong code. {left} [attempt|attempts] left. Ask the receiver again, or send a new code.',
    mm: 'ဤပါဆယ်၏ ကုဒ် မဟုတ်ပါ။ {left} ကြိမ် ကျန်သေးသည်။ လက်ခံသူကို ထပ်မေးပါ၊ သို့မဟုတ် ကုဒ်အသစ် ပို့ပါ။',
    zh: '不是此包裹的签收码，还可尝试 {left} 次。请再问收件人，或重新发送。',
  },
  delivery_code_locked: {
    en: 'Too many wrong codes: this parcel cannot be delivered with a code today. A supervisor who does not carry it decides.',
    mm: 'ကုဒ်အမှား များလွန်းသဖြင့် ဤပါဆယ်ကို ကုဒ်ဖြင့် ပေး၍မရတော့ပါ။ ပါဆယ်ကို ကိုင်ထားသူမဟုတ်သော ကြီးကြပ်သူ ဆုံးဖြတ်မည်။',
    zh: '错误次数过多，此包裹今天不能再凭码交付，由不携带此件的主管决定。',
  },
  delivery_code_missing: {
    en: 'The receiver has not been sent a code yet. Send one, then ask for it.',
    mm: 'လက်ခံသူထံ ကုဒ် မပို့ရသေးပါ။ အရင်ပို့ပြီးမှ မေးပါ။',
    zh: '尚未向收件人发送签收码，请先发送再询问。',
  },
  delivery_code_over: {
    en: 'This parcel is delivered or closed and no longer needs a code.',
    mm: 'ဤပါဆယ် ပို့ဆောင်ပြီး သို့မဟုတ် ပိတ်ပြီးဖြစ်၍ ကုဒ် မလိုတော့ပါ။',
    zh: '此包裹已送达或已结束，不再需要签收码。',
  },
  delivery_code_often: {
    en: 'A new code can be sent at most {max} times while the parcel is out, {minutes} minutes apart. Wait, or ask a supervisor.',
    mm: 'ပါဆယ်အပြင်ရောက်ချိန် ကုဒ်အသစ် {max} ကြိမ်သာ၊ {minutes} မိနစ်ခြား၍ ပို့နိုင်သည်။ စောင့်ပါ သို့မဟုတ် ကြီးကြပ်သူကို မေးပါ။',
    zh: '派送期间最多发送 {max} 次新码，每次间隔 {minutes} 分钟。请稍候或联系主管。',
  },
  delivery_code_no_way: {
    en: 'No code can be sent: the receiver has no mobile number or has opted out, or codes are switched off. A supervisor decides.',
    mm: 'ကုဒ် ပို့၍မရပါ - လက်ခံသူတွင် မိုဘိုင်းဖုန်း မရှိ၊ SMS မလိုချင်၊ သို့မဟုတ် ကုဒ်ပို့ခြင်း ပိတ်ထားသည်။ ကြီးကြပ်သူ ဆုံးဖြတ်မည်။',
    zh: '无法发送：收件人没有手机号、拒收短信，或已停用签收码。由主管决定。',
  },
  delivery_code_own: {
    en: 'You carry this parcel yourself. Someone else must allow delivery without a code.',
    mm: 'ဤပါဆယ်ကို သင်ကိုယ်တိုင် ကိုင်ထားသည်။ ကုဒ်မပါဘဲ ပေးရန် အခြားသူ ဆုံးဖြတ်ရမည်။',
    zh: '此包裹由您本人携带，须由他人决定免码交付。',
  },
  delivery_code_waived: {
    en: 'Delivery of this parcel without a code is already allowed.',
    mm: 'ဤပါဆယ်ကို ကုဒ်မပါဘဲ ပေးရန် ဆုံးဖြတ်ပြီးဖြစ်သည်။',
    zh: '已决定此包裹免码交付。',
  },
});
