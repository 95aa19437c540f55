import { words } from '@waybill/domain/kernel/words.ts';

export const ownMoneyWords = words({
  noMoney: {
    en: 'This parcel brings no COD.',
    mm: 'ဤပါဆယ်တွင် COD ငွေ မပါပါ။',
    zh: '此包裹没有代收货款。',
  },
  deliveredOn: { en: 'Delivered {day}', mm: '{day} တွင် ပို့ဆောင်ပြီး', zh: '{day} 派送' },
  paidOn: { en: 'Paid {day}', mm: '{day} တွင် ပေးချေပြီး', zh: '{day} 已付款' },
  waitsOn: { en: 'Made out {day}, to be paid', mm: '{day} တွင် ပြုလုပ်ပြီး၊ ပေးချေရန်', zh: '{day} 已开单，待付款' },
  inNext: { en: 'In your next payout', mm: 'နောက်တစ်ကြိမ် ရမည့်ငွေတွင် ပါဝင်သည်', zh: '计入下次付款' },
  lines: { en: 'In the next payout', mm: 'နောက်တစ်ကြိမ် ရမည့်ငွေတွင် ပါဝင်သည်များ', zh: '计入下次付款的款项' },
  linesHint: {
    en: 'Nothing yet. Delivered parcels appear here once their cash has arrived.',
    mm: 'မရှိသေးပါ။ ပို့ပြီးပါဆယ်များ၏ ငွေရောက်ရှိပြီးလျှင် ဤနေရာတွင် ပေါ်မည်။',
    zh: '暂无。派送后货款到账即显示在这里。',
  },
  why: { en: 'Why it waits', mm: 'စောင့်ဆိုင်းရသည့် အကြောင်းရင်း', zh: '等待原因' },
  sum: { en: 'Sum', mm: 'စုစုပေါင်း', zh: '合计' },
  feeOther: { en: '{fee}: {amount}', mm: '{fee} - {amount}', zh: '{fee}：{amount}' },
  feesWhy: {
    en: 'The COD fee is a percent of the COD amount, by your plan when the label was made. Shipping is deducted where you chose to pay it from the COD, or where the parcel came back and the receiver paid nothing. A return fee is for parcels that came back. Open a parcel for its price line by line.',
    mm: 'COD ဝန်ဆောင်ခသည် လေဘယ်ပြုလုပ်ချိန်က သင့်အစီအစဉ်အရ COD ငွေ၏ ရာခိုင်နှုန်း ဖြစ်သည်။ ပို့ခကို COD ငွေမှ ပေးရန် ရွေးထားလျှင် သို့မဟုတ် ပါဆယ်ပြန်ရောက်၍ လက်ခံသူ မပေးခဲ့လျှင် နုတ်ယူသည်။ ပြန်ပို့ခသည် ပြန်ရောက်သော ပါဆယ်အတွက် ဖြစ်သည်။ ဈေးနှုန်း အသေးစိတ်ကို ပါဆယ်တွင် ကြည့်ပါ။',
    zh: '代收手续费按开单时您的方案，以代收金额的比例计算。选择从货款中支付运费，或包裹退回而收件人未付运费时，扣除运费。退回的包裹收取退件费。打开包裹可查看逐项价格。',
  },
});
