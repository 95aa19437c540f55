import { words } from '@waybill/domain/kernel/words.ts';

/** Texts used by both the form and the page of a label: its parts, and who pays what. */
export const labelCardWords = words({
  erased: {
    en: 'Personal details erased on {date}',
    mm: 'ကိုယ်ရေးအချက်အလက်များကို {date} တွင် ဖျက်ပြီး',
    zh: '个人信息已于 {date} 清除',
  },
  priceNeeds: {
    en: 'Enter township and weight to see the price.',
    mm: 'မြို့နယ်နှင့် အလေးချိန် ဖြည့်ပါက ဈေးနှုန်း ပေါ်မည်။',
    zh: '填写镇区和重量后显示价格。',
  },
  senderPays: { en: 'Sender pays now', mm: 'ပေးပို့သူ ယခုပေးရမည်', zh: '寄件人现付' },
  onCredit: { en: 'Charged to account', mm: 'အကြွေးစာရင်းသို့', zh: '记入账户' },
  merchantGets: { en: 'Sender receives', mm: 'ပေးပို့သူ ရရှိမည်', zh: '寄件人实收' },
  ifReturned: { en: 'Return fee (only if returned)', mm: 'ပြန်လာပါက ပေးရမည်', zh: '如退回应付' },
  cliff: {
    en: 'From {first} Ks the COD fee is {firstFee} Ks instead of {fee} Ks.',
    mm: '{first} ကျပ်မှစ၍ COD ဝန်ဆောင်ခ {fee} ကျပ်အစား {firstFee} ကျပ်သာ ကျမည်။',
    zh: '达到 {first} 缅元时，代收手续费为 {firstFee} 缅元，而不是 {fee} 缅元。',
  },
  codShort: {
    en: 'COD must be at least {min} Ks, so that shipping and fee can be deducted.',
    mm: 'ပို့ဆောင်ခနှင့် ဝန်ဆောင်ခ နုတ်ယူနိုင်ရန် COD သည် အနည်းဆုံး {min} ကျပ် ဖြစ်ရမည်။',
    zh: '代收货款至少 {min} 缅元，才能扣除运费和手续费。',
  },
});
