import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { DeliveryCodeState } from '@waybill/domain/rooms/delivery-codes/delivery-code.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const deliveryCodeWords = words({
  sentAt: {
    en: 'Sent to the receiver {at}. Nobody here can read it.',
    mm: 'လက်ခံသူထံ {at} ပို့ပြီး။ ဤနေရာတွင် မည်သူမျှ မမြင်ရပါ။',
    zh: '{at} 已发给收件人，这里没有人能看到。',
  },
  noneYet: {
    en: 'Not sent yet. It is sent with the message when the parcel goes out for delivery.',
    mm: 'မပို့ရသေးပါ။ ပါဆယ် ပို့ဆောင်ရန် ထွက်ချိန်တွင် SMS ဖြင့် ပို့မည်။',
    zh: '尚未发送；包裹派送时随短信发出。',
  },
  left: { en: '{n} [attempt|attempts] left', mm: '{n} ကြိမ် ကျန်သည်', zh: '还可尝试 {n} 次' },
  lockedText: {
    en: 'Too many wrong codes. Call the receiver; a supervisor who does not carry the parcel decides.',
    mm: 'ကုဒ်အမှား များလွန်းသည်။ လက်ခံသူကို ဖုန်းဆက်ပါ။ ပါဆယ်ကို ကိုင်ထားသူမဟုတ်သော ကြီးကြပ်သူ ဆုံးဖြတ်မည်။',
    zh: '错误次数过多。请致电收件人，由不携带此件的主管决定。',
  },
  wrong: { en: 'Wrong code: {by}, {at}', mm: 'ကုဒ်အမှား - {by}၊ {at}', zh: '错误码：{by}，{at}' },
  waivedText: {
    en: 'Delivered without a code: {by}, {at}. {why}',
    mm: 'ကုဒ်မပါဘဲ ပေးမည် - {by}၊ {at}။ {why}',
    zh: '免码交付：{by}，{at}。{why}',
  },
  send: { en: 'Send a new code', mm: 'ကုဒ်အသစ် ပို့မည်', zh: '发送新码' },
  sending: {
    en: 'A new code is being sent; the old one no longer works',
    mm: 'ကုဒ်အသစ် ပို့နေပါပြီ။ ယခင်ကုဒ် အသုံးမဝင်တော့ပါ',
    zh: '新码正在发送，旧码已失效',
  },
  waive: { en: 'Deliver without code', mm: 'ကုဒ်မပါဘဲ ပေးမည်', zh: '免码交付' },
  waiveAsk: {
    en: 'Deliver this parcel without the receiver’s code?',
    mm: 'ဤပါဆယ်ကို လက်ခံသူ၏ ကုဒ်မပါဘဲ ပေးမည်လား။',
    zh: '无需收件人签收码即交付此包裹？',
  },
  reason: {
    en: 'How you checked the receiver’s identity',
    mm: 'လက်ခံသူအစစ် ဖြစ်ကြောင်း မည်သို့ သေချာစေသနည်း',
    zh: '如何确认收件人身份',
  },
  waived: { en: 'Delivery without a code allowed', mm: 'ကုဒ်မပါဘဲ ပေးရန် ဆုံးဖြတ်ပြီး', zh: '已决定免码交付' },
});

export const deliveryCodeStateWords: Record<DeliveryCodeState, Word> = words({
  none: { en: 'Not sent', mm: 'မပို့ရသေး', zh: '未发送' },
  sent: commonWords.sent,
  locked: { en: 'Locked', mm: 'ပိတ်ထား', zh: '已锁定' },
  waived: { en: 'No code needed', mm: 'ကုဒ်မလို', zh: '免码' },
});
