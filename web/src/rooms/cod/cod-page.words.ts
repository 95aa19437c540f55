import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { words } from '@waybill/domain/kernel/words.ts';

export const codPageWords = words({
  search: { en: 'Tracking code or merchant', mm: 'ခြေရာခံကုဒ် သို့မဟုတ် ကုန်သည်', zh: '运单号或商户' },
  sums: { en: 'Totals of these parcels', mm: 'ဤပါဆယ်များ၏ စုစုပေါင်း', zh: '本列表合计' },
  tooMany: {
    en: 'Too many parcels to add up. Choose a period, a branch or a merchant.',
    mm: 'ပါဆယ်များလွန်း၍ မပေါင်းနိုင်ပါ။ ကာလ၊ ရုံးခွဲ သို့မဟုတ် ကုန်သည် ရွေးပါ။',
    zh: '包裹过多，无法合计，请选择期间、网点或商户。',
  },
  stands: { en: 'Account of the merchant', mm: 'ကုန်သည်၏ စာရင်းအခြေအနေ', zh: '商户往来情况' },
  owedTo: { en: 'Owed to the merchant', mm: 'ကုန်သည်သို့ ပေးရန်', zh: '应付商户' },
  owedBy: { en: 'Owed by the merchant', mm: 'ကုန်သည်ထံမှ ရရန်', zh: '商户应付' },
  parcelsOf: { en: 'Parcels with COD', mm: 'COD ပါဆယ်များ', zh: '代收货款包裹' },
  clearances: { en: 'Clearances', mm: 'ငွေရှင်းတမ်းများ', zh: '结算单' },
  make: commonWords.payableNow,
  processWaits: {
    en: 'These parcels wait for their cash. Money collected by Myanmar Post or a bus gate stays here: their payments cannot be recorded yet. People who count cash see the courier’s name after the count.',
    mm: 'ဤပါဆယ်များသည် ငွေကို စောင့်နေသည်။ မြန်မာ့စာတိုက် သို့မဟုတ် ကားဂိတ်က ကောက်ခံထားသော ငွေများ ဤနေရာတွင် ရှိနေမည်။ ၎င်းတို့၏ ပေးချေမှုကို ယခုထိ မှတ်တမ်းမတင်နိုင်သေးပါ။ ငွေရေတွက်သူများအား ပို့ဆောင်သူ၏အမည်ကို ငွေရေတွက်ပြီးမှ ပြမည်။',
    zh: '以下包裹正等待款项。缅甸邮政或车站代收的款项会停留在此：暂不能登记其付款。对清点现金的人员，快递员姓名在清点完成后才显示。',
  },
});
