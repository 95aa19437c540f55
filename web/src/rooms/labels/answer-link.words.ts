import { words } from '@waybill/domain/kernel/words.ts';

/** The link by which the sender answers, on the page of the label. */
export const answerLinkWords = words({
  waiting: {
    en: 'The sender is asked and may answer until {at}. Without an answer the parcel goes back.',
    mm: 'ပေးပို့သူကို မေးထားပြီး {at} အထိ ဖြေကြားနိုင်ပါသည်။ မဖြေကြားလျှင် ပါဆယ်ကို ပြန်ပို့ပါမည်။',
    zh: '已询问寄件人，可在{at}前答复。未答复则退回。',
  },
  make: { en: 'Link for the sender', mm: 'ပေးပို့သူအတွက် လင့်ခ်', zh: '寄件人链接' },
  link: { en: 'Link for the sender’s answer', mm: 'ပေးပို့သူ ဖြေကြားရန် လင့်ခ်', zh: '寄件人答复链接' },
});
