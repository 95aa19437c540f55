import { words } from '@waybill/domain/kernel/words.ts';

/** Refusals of remittances of the mail post. */
export const remittanceRefusalStatus = {
  remittance_twice: 409,
  remittance_columns: 422,
  remittance_empty: 422,
  remittance_sum: 409,
  remittance_changed: 409,
  remittance_parcel: 422,
} as const;

export const remittanceRefusalWords = words({
  remittance_twice: {
    en: 'These lines were already imported: {number}, by {by} at {at}.',
    mm: 'ဤစာကြောင်းများကို {by} က {at} တွင် {number} ဖြင့် တင်ပြီးဖြစ်သည်။',
    zh: '这些行已由{by}于{at}提交：{number}。',
  },
  remittance_columns: {
    en: 'No column of codes or amounts was found. Name them “Tracking no” and “Amount”.',
    mm: 'ကုဒ်ကော်လံ သို့မဟုတ် ငွေပမာဏကော်လံ မတွေ့ပါ။ “Tracking no” နှင့် “Amount” ဟု အမည်ပေးပါ။',
    zh: '没有找到单号列或金额列，请命名为“单号”和“金额”。',
  },
  remittance_empty: {
    en: 'Either choose their list or type its lines, not both.',
    mm: '၎င်းတို့၏စာရင်းဖိုင်ကို ရွေးပါ သို့မဟုတ် စာကြောင်းများကို ရိုက်ထည့်ပါ။ တစ်ခုသာ လုပ်ပါ။',
    zh: '请选择对方清单或逐行填写，二选一。',
  },
  remittance_sum: {
    en: 'The lines add up to {lines} Ks, but bank and charge to {paid} Ks. Leave out wrong lines, or void it and import it again.',
    mm: 'စာကြောင်းများ စုစုပေါင်း {lines} ကျပ်၊ ဘဏ်နှင့် ကြေး စုစုပေါင်း {paid} ကျပ် ဖြစ်သည်။ မှားသောစာကြောင်းများ ချန်ထားပါ သို့မဟုတ် ပယ်ဖျက်၍ ပြန်တင်ပါ။',
    zh: '各行合计 {lines} 缅元，到账加收费为 {paid} 缅元。请将错误行设为不计入，或作废后重新提交。',
  },
  remittance_changed: {
    en: 'Something has changed meanwhile. Match again and check once more.',
    mm: 'ယခုအတောအတွင်း ပြောင်းလဲသွားသည်။ ပြန်တိုက်ဆိုင်ပြီး ထပ်စစ်ပါ။',
    zh: '其间有变动，请重新核对后再查看。',
  },
  remittance_parcel: {
    en: 'Myanmar Post owes less than this for {code}. Enter the code of a parcel for which it owes at least as much.',
    mm: '{code} အတွက် မြန်မာ့စာတိုက် ပေးရန်ငွေ ဤပမာဏထက် နည်းသည်။ အနည်းဆုံး ဤမျှ ပေးရန်ရှိသော ပါဆယ်ကုဒ်ကို ထည့်ပါ။',
    zh: '缅甸邮政对 {code} 的应付款少于此金额，请填写应付款不低于此数的包裹单号。',
  },
});
