import { words } from '@waybill/domain/kernel/words.ts';

export const partRefusalStatus = { part_not_possible: 409, part_money_due: 409 } as const;

export const partRefusalWords = words({
  part_not_possible: {
    en: 'Only a parcel of several pieces that is at its destination branch or out for delivery can be split.',
    mm: 'နောက်ဆုံးရုံးခွဲတွင်ရှိသည့် သို့မဟုတ် အိမ်သို့ ပို့နေသည့် အထုပ်အများပါ ပါဆယ်ကိုသာ ခွဲနိုင်သည်။',
    zh: '只有位于末端网点或正在派送的多件包裹才能拆分。',
  },
  part_money_due: {
    en: 'Money is due for this parcel. Hand over all pieces for the full amount, or ask your supervisor to split it first.',
    mm: 'ဤပါဆယ်အတွက် ငွေကောက်ခံရန် ရှိသည်။ ငွေအပြည့်ရယူပြီး အထုပ်အားလုံး ပေးအပ်ပါ သို့မဟုတ် ကြီးကြပ်ရေးမှူးအား အရင်ခွဲခိုင်းပါ။',
    zh: '此包裹需收款：请凭全额一次交付所有件，或先由主管拆分。',
  },
});
