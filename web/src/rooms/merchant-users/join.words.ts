import { words } from '@waybill/domain/kernel/words.ts';

export const joinWords = words({
  toShop: { en: '{shop} at Waybill', mm: '{shop} ၏ Waybill အကောင့်', zh: '{shop} 的 Waybill 账号' },
  asOwner: {
    en: 'You join as an owner: orders, parcels, money and the people of the shop.',
    mm: 'ပိုင်ရှင်အဖြစ် ဝင်ရောက်မည် - အော်ဒါ၊ ပါဆယ်၊ ငွေနှင့် ဆိုင်ဝန်ထမ်းများကို စီမံနိုင်သည်။',
    zh: '您将以店主身份加入：订单、包裹、资金和店内人员。',
  },
  asClerk: {
    en: 'You join as a clerk: orders, parcels and tickets.',
    mm: 'ဝန်ထမ်းအဖြစ် ဝင်ရောက်မည် - အော်ဒါ၊ ပါဆယ်နှင့် အကူအညီတောင်းခံမှုများကို လုပ်ဆောင်နိုင်သည်။',
    zh: '您将以店员身份加入：订单、包裹和工单。',
  },
  phoneHint: {
    en: 'You log in with this number. If it already has a shop account, use its password.',
    mm: 'ဤနံပါတ်ဖြင့် အကောင့်ဝင်ရမည်။ ဆိုင်အကောင့် ရှိပြီးသားဖြစ်လျှင် ထိုအကောင့်၏ စကားဝှက်ကို သုံးပါ။',
    zh: '以后用此号码登录。如果已有商户账号，请输入该账号的密码。',
  },
  join: { en: 'Join', mm: 'ဝင်ရောက်မည်', zh: '加入' },
});
