import { words } from '@waybill/domain/kernel/words.ts';

export const reportRefusalStatus = {
  report_too_long: 422,
  report_backwards: 422,
  report_without_days: 422,
  report_too_many: 422,
} as const;

export const reportRefusalWords = words({
  report_too_long: {
    en: 'A report covers at most {n} days. Request one year at a time.',
    mm: 'အစီရင်ခံစာတစ်ခုသည် အများဆုံး {n} ရက်သာ ပါဝင်နိုင်သည်။ တစ်နှစ်ချင်းစီ ခွဲ၍ ကြည့်ပါ။',
    zh: '一份报表最多 {n} 天，请逐年查询。',
  },
  report_backwards: {
    en: 'The first day is after the last. Swap them.',
    mm: 'စတင်သည့်ရက်သည် ပြီးဆုံးသည့်ရက်ထက် နောက်ကျနေသည်။ လဲလှယ်ပါ။',
    zh: '开始日期晚于结束日期，请对调。',
  },
  report_without_days: {
    en: 'A report needs a first and a last day.',
    mm: 'အစီရင်ခံစာအတွက် စတင်သည့်ရက်နှင့် ပြီးဆုံးသည့်ရက် လိုအပ်သည်။ ဖော်ပြပေးပါ။',
    zh: '报表需要开始日期和结束日期，请指明。',
  },
  report_too_many: {
    en: 'More than {n} parcels: too many for one document. Choose fewer days.',
    mm: 'ပါဆယ် {n} ခုထက် များနေသဖြင့် စာရွက်ပေါ်တွင် မဆံ့ပါ။ ရက်ကို လျှော့၍ ရွေးပါ။',
    zh: '超过 {n} 件包裹，无法印在一份单据上，请缩短日期范围。',
  },
});
