import { words } from '@waybill/domain/kernel/words.ts';

export const pickupRefusalStatus = {
  pickup_of_another: 409,
  pickup_counted: 409,
  pickup_day_past: 422,
  pickup_count_short: 422,
  pickup_label_unknown: 422,
  pickup_label_taken: 409,
  pickup_label_moved: 409,
  pickup_label_out: 409,
  customer_without_address: 422,
} as const;

export const pickupRefusalWords = words({
  pickup_of_another: {
    en: 'This pickup belongs to another courier. Only they or a supervisor of the branch can do this.',
    mm: 'ဤလာယူမှုသည် အခြားကူရီယာ၏ တာဝန်ဖြစ်သည်။ ထိုကူရီယာ သို့မဟုတ် ရုံးခွဲ ကြီးကြပ်သူကသာ လုပ်ဆောင်နိုင်သည်။',
    zh: '此揽收由其他快递员负责，只有该快递员或网点主管可以操作。',
  },
  pickup_counted: {
    en: 'The parcels of this pickup are already counted.',
    mm: 'ဤလာယူမှု၏ ပါဆယ်များကို ရေတွက်ပြီး ဖြစ်သည်။',
    zh: '此揽收的包裹已清点。',
  },
  pickup_day_past: {
    en: 'This day has passed. Choose today or a later day.',
    mm: 'ဤနေ့ ကုန်လွန်ပြီး ဖြစ်သည်။ ယနေ့ သို့မဟုတ် နောက်ရက်ကို ရွေးပါ။',
    zh: '该日期已过，请选择今天或之后的日期。',
  },
  pickup_count_short: {
    en: 'The labels of this visit have {n} [piece|pieces]. The count cannot be less.',
    mm: 'ဤလာယူမှု၏ လေဘယ်များအရ {n} ခု ရှိသည်။ ထိုထက် လျော့၍ မရပါ။',
    zh: '本次揽收的运单共 {n} 件，清点数不能少于此数。',
  },
  pickup_label_unknown: {
    en: 'This sender has no label {codes}.',
    mm: 'ဤပေးပို့သူတွင် {codes} လေဘယ် မရှိပါ။',
    zh: '该寄件人没有运单 {codes}。',
  },
  pickup_label_taken: {
    en: 'Another pickup has already collected {codes}.',
    mm: '{codes} ကို အခြားလာယူမှုက ယူပြီး ဖြစ်သည်။',
    zh: '{codes} 已由其他揽收取走。',
  },
  pickup_label_out: {
    en: 'This label is no longer in the visit. Check the visit again.',
    mm: 'ဤလေဘယ်သည် လာယူမှုထဲတွင် မရှိတော့ပါ။ လာယူမှုကို ပြန်ကြည့်ပါ။',
    zh: '此运单已不在本次揽收中，请重新查看。',
  },
  pickup_label_moved: {
    en: '{codes} is no longer pending.',
    mm: '{codes} သည် စောင့်ဆိုင်းဆဲ မဟုတ်တော့ပါ။',
    zh: '{codes} 已不是待处理状态。',
  },
  customer_without_address: {
    en: 'This customer has no address yet. Add one on their page first.',
    mm: 'ဤဖောက်သည်တွင် လိပ်စာ မရှိသေးပါ။ ဖောက်သည်စာမျက်နှာတွင် အရင်ထည့်ပါ။',
    zh: '该客户还没有地址，请先在其页面添加。',
  },
});
