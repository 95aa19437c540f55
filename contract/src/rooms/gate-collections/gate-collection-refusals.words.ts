import { words } from '@waybill/domain/kernel/words.ts';

export const gateCashRefusalStatus = {
  gate_nothing_open: 409,
  gate_collection_open: 409,
  gate_collection_changed: 409,
  gate_cash_elsewhere: 409,
  gate_lines_open: 409,
  gate_counted_short: 409,
  gate_charge_above_limit: 409,
  gate_paid_too_much: 422,
} as const;

export const gateCashRefusalWords = words({
  gate_nothing_open: {
    en: 'All parcels of this gate up to that day are already on a document.',
    mm: 'ထိုရက်အထိ ဤဂိတ်၏ ပါဆယ်အားလုံး စာရင်းတွင် ပါပြီးဖြစ်သည်။',
    zh: '截至当日，此车站的包裹都已列入单据。',
  },
  gate_collection_open: {
    en: '{number} is still open for this gate and day. Complete or void it first.',
    mm: 'ဤဂိတ်နှင့် ရက်အတွက် {number} ဖွင့်ထားဆဲဖြစ်သည်။ အရင် အပြီးသတ်ပါ သို့မဟုတ် ပယ်ဖျက်ပါ။',
    zh: '此车站当日的 {number} 尚未完成，请先完成或作废。',
  },
  gate_collection_changed: {
    en: 'The document has changed meanwhile. Check it again.',
    mm: 'ယခုအတောအတွင်း စာရင်း ပြောင်းလဲသွားသည်။ ထပ်ကြည့်ပါ။',
    zh: '单据其间有变动，请再次核对。',
  },
  gate_cash_elsewhere: {
    en: 'The gate’s money must be counted at its own branch. Switch to that branch, or ask someone there to count it.',
    mm: 'ဂိတ်ငွေကို ၎င်း၏ရုံးခွဲတွင်သာ ရေတွက်ရသည်။ ထိုရုံးခွဲသို့ ပြောင်းပါ သို့မဟုတ် ထိုနေရာရှိသူအား ရေတွက်စေပါ။',
    zh: '车站款项须在其网点清点。请切换到该网点，或由该网点人员清点。',
  },
  gate_lines_open: {
    en: '{n} [parcel is|parcels are] not confirmed or came back. Confirm them, or leave them out for the next document.',
    mm: 'ပါဆယ် {n} ခု အတည်မပြုရသေး သို့မဟုတ် ပြန်ယူထားသည်။ အတည်ပြုပါ သို့မဟုတ် ချန်ထားပါ - နောက်စာရင်းက ယူမည်။',
    zh: '有 {n} 件未确认或已取回。请确认，或先不计入，由下一张单据收取。',
  },
  gate_counted_short: {
    en: 'The lines add up to {owed} Ks, but {counted} Ks were counted. Enter for which parcel money is missing, then count again.',
    mm: 'စာကြောင်းများ စုစုပေါင်း {owed} ကျပ်၊ ရေတွက်ငွေ {counted} ကျပ်။ မည်သည့်ပါဆယ်အတွက် ငွေလိုသည်ကို ထည့်ပြီး ထပ်ရေတွက်ပါ။',
    zh: '各行合计 {owed} 缅元，清点为 {counted} 缅元。请注明哪件包裹少付后再清点。',
  },
  gate_charge_above_limit: {
    en: 'The gate charge is above {limit} Ks. Someone who may approve it must check it first.',
    mm: 'ဂိတ်ကြေးသည် {limit} ကျပ်ထက် များသည်။ ခွင့်ပြုနိုင်သူက အရင်စစ်ဆေးရမည်။',
    zh: '车站收费超过 {limit} 缅元，须先由有权批准的人核对。',
  },
  gate_paid_too_much: {
    en: 'The gate owes only {owed} Ks for this parcel. Enter a surplus when it is counted.',
    mm: 'ဤပါဆယ်အတွက် ဂိတ်ပေးရန် {owed} ကျပ်သာ ရှိသည်။ ပိုငွေကို ရေတွက်သည့်အခါ ထည့်ပါ။',
    zh: '此包裹车站只欠 {owed} 缅元。多付部分在清点时登记。',
  },
});
