import { words } from '@waybill/domain/kernel/words.ts';

/** The link by which the sender answers, on the page of the label. */
export const answerLinkWords = words({
  return: {
    en: 'The sender was asked and can answer until {at}. Without an answer the parcel is returned.',
    mm: 'ပေးပို့သူကို မေးထားပြီး {at} အထိ ဖြေကြားနိုင်ပါသည်။ မဖြေကြားလျှင် ပါဆယ်ကို ပြန်ပို့ပါမည်။',
    zh: '已询问寄件人，可在{at}前答复。未答复则退回。',
  },
  again: {
    en: 'The sender was asked and can answer until {at}. Without an answer delivery is tried once more.',
    mm: 'ပေးပို့သူကို မေးထားပြီး {at} အထိ ဖြေကြားနိုင်ပါသည်။ မဖြေကြားလျှင် တစ်ကြိမ် ထပ်ပို့ပါမည်။',
    zh: '已询问寄件人，可在{at}前答复。未答复则再派送一次。',
  },
  keep: {
    en: 'The sender was asked. Without an answer the branch keeps the parcel until {at}, then it is returned.',
    mm: 'ပေးပို့သူကို မေးထားပါသည်။ မဖြေကြားလျှင် {at} အထိ ရုံးတွင် သိမ်းပြီးမှ ပြန်ပို့ပါမည်။',
    zh: '已询问寄件人。未答复则网点保管至{at}，然后退回。',
  },
  answer: { en: 'Answer now', mm: 'ယခု ဖြေကြားမည်', zh: '立即答复' },
  ask: {
    en: 'What should we do with this parcel?',
    mm: 'ဤပါဆယ်ကို ဘာလုပ်ပေးရမလဲ။',
    zh: '如何处理此包裹？',
  },
  answerAs: { en: 'Your answer', mm: 'သင့်အဖြေ', zh: '您的答复' },
  day: { en: 'Deliver again on', mm: 'ထပ်ပို့ရမည့်နေ့', zh: '再次派送日期' },
  phone: { en: 'Another phone of the receiver', mm: 'လက်ခံသူ၏ အခြားဖုန်း', zh: '收件人的其他电话' },
  send: { en: 'Send answer', mm: 'အဖြေ ပို့မည်', zh: '提交答复' },
  sent: { en: 'Answer sent', mm: 'အဖြေ ပို့ပြီးပါပြီ', zh: '答复已提交' },
  freeAddress: {
    en: 'The new address costs nothing.',
    mm: 'လိပ်စာအသစ်အတွက် အခကြေးငွေ မရှိပါ။',
    zh: '改到新地址免费。',
  },
  addressFee: {
    en: 'Fee for changing the destination: {fee}, on your account.',
    mm: 'လိပ်စာပြောင်းခ {fee} ကို သင့်စာရင်းတွင် ထည့်မည်။',
    zh: '改地址费：{fee}，记入您的账户。',
  },
  callUs: {
    en: 'Call the branch about this place.',
    mm: 'ဤနေရာအတွက် ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
    zh: '此地点请致电网点。',
  },
  noNote: { en: 'No note yet.', mm: 'မှာကြားချက် မရှိသေးပါ။', zh: '暂无留言。' },
  writeNote: { en: 'Write a note', mm: 'မှာကြားချက် ရေးမည်', zh: '写留言' },
  noteText: {
    en: 'The courier sees it at the door, for example “Ring at the back door”.',
    mm: 'ကူရီယာက ပို့ဆောင်ချိန်တွင် မြင်ရမည်။ ဥပမာ “နောက်ဖေးတံခါးမှ ခေါ်ပါ”။',
    zh: '快递员派送时可看到，例如“请按后门门铃”。',
  },
  noteSaved: { en: 'Note saved', mm: 'မှာကြားချက် သိမ်းပြီးပါပြီ', zh: '留言已保存' },
  make: { en: 'Link for the sender', mm: 'ပေးပို့သူအတွက် လင့်ခ်', zh: '寄件人链接' },
  link: { en: 'Link for the sender’s answer', mm: 'ပေးပို့သူ ဖြေကြားရန် လင့်ခ်', zh: '寄件人答复链接' },
});
