import { words } from '@waybill/domain/kernel/words.ts';

export const agentServiceRefusalStatus = {
  not_an_agent: 409,
  service_other_branch: 409,
  service_requested: 409,
  cod_not_confirmed: 422,
  pickup_not_confirmed: 422,
  transit_not_confirmed: 409,
} as const;

export const agentServiceRefusalWords = words({
  not_an_agent: {
    en: 'Your branch is not an agent branch: it offers every service without a request.',
    mm: 'သင့်ရုံးခွဲသည် ကိုယ်စားလှယ် မဟုတ်ပါ။ ဝန်ဆောင်မှုအားလုံးကို တောင်းဆိုရန်မလိုဘဲ ပေးနိုင်သည်။',
    zh: '您的网点不是代理网点，无需申请即可提供各项服务。',
  },
  service_other_branch: {
    en: 'Only the agent branch itself can request its services.',
    mm: 'ကိုယ်စားလှယ် ရုံးခွဲကိုယ်တိုင်သာ တောင်းဆိုနိုင်သည်။',
    zh: '只有代理网点本身可以申请。',
  },
  service_requested: {
    en: 'Your branch has already requested this service. See it in the list.',
    mm: 'သင့်ရုံးခွဲက ဤဝန်ဆောင်မှုကို တောင်းဆိုပြီးဖြစ်သည်။ စာရင်းတွင် ကြည့်ပါ။',
    zh: '您的网点已申请过此服务，请查看列表。',
  },
  cod_not_confirmed: {
    en: 'This agent branch cannot take COD: head office has not confirmed the service for today. Request it under Agent services.',
    mm: 'ဤကိုယ်စားလှယ် ရုံးခွဲသည် COD မလက်ခံနိုင်ပါ။ ရုံးချုပ်က ယနေ့အတွက် အတည်မပြုရသေးပါ။ ကိုယ်စားလှယ် ဝန်ဆောင်မှုများတွင် တောင်းဆိုပါ။',
    zh: '此代理网点不能代收货款：总部尚未确认今日可用，请在“代理服务”中申请。',
  },
  pickup_not_confirmed: {
    en: 'This agent branch cannot pick up on that day: head office has not confirmed the service. Request it under Agent services.',
    mm: 'ဤကိုယ်စားလှယ် ရုံးခွဲသည် ထိုနေ့တွင် လာယူ၍ မရပါ။ ရုံးချုပ်က အတည်မပြုရသေးပါ။ ကိုယ်စားလှယ် ဝန်ဆောင်မှုများတွင် တောင်းဆိုပါ။',
    zh: '此代理网点当日不能上门揽收：总部尚未确认，请在“代理服务”中申请。',
  },
  transit_not_confirmed: {
    en: 'This agent branch cannot take bags in transit: head office has not confirmed the service for today. Request it under Agent services.',
    mm: 'ဤကိုယ်စားလှယ် ရုံးခွဲသည် အကူးအပြောင်းအိတ်များ မလက်ခံနိုင်ပါ။ ရုံးချုပ်က ယနေ့အတွက် အတည်မပြုရသေးပါ။ ကိုယ်စားလှယ် ဝန်ဆောင်မှုများတွင် တောင်းဆိုပါ။',
    zh: '此代理网点不能办理中转邮袋：总部尚未确认今日可用，请在“代理服务”中申请。',
  },
});
