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
  make: { en: 'Link for the sender', mm: 'ပေးပို့သူအတွက် လင့်ခ်', zh: '寄件人链接' },
  link: { en: 'Link for the sender’s answer', mm: 'ပေးပို့သူ ဖြေကြားရန် လင့်ခ်', zh: '寄件人答复链接' },
});
