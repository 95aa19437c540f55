import { words } from '@waybill/domain/kernel/words.ts';

export const paymentClaimRefusalStatus = {
  payment_matched: 409,
  payment_not_claimed: 409,
  payment_at_bank: 409,
  payment_difference_ended: 409,
  paid_ahead_before: 409,
} as const;

export const paymentClaimRefusalWords = words({
  payment_matched: {
    en: 'The payment of this parcel by a channel is already settled.',
    mm: 'ဤပါဆယ်အတွက် ပေးချေသောငွေကို စာရင်းရှင်းပြီးဖြစ်သည်။',
    zh: '此包裹通过渠道支付的款项已核对。',
  },
  payment_not_claimed: {
    en: 'No open payment by this channel belongs to the line. Enter the code of its parcel.',
    mm: 'ဤစာကြောင်းနှင့် ကိုက်ညီသော မရှင်းရသေးသည့် ပေးချေမှု မရှိပါ။ ပါဆယ်၏ ခြေရာခံကုဒ်ကို ဖြည့်ပါ။',
    zh: '此明细没有对应的未结渠道付款，请填写其包裹的运单号。',
  },
  payment_at_bank: {
    en: 'The bank’s statement shows this payment. Unmatch the line of the bank first.',
    mm: 'ဘဏ်ရှင်းတမ်းတွင် ဤငွေ ပါရှိသည်။ ဘဏ်စာကြောင်းကို အရင် ပြန်ဖြုတ်ပါ။',
    zh: '银行对账单上已有此款项，请先取消该银行明细的核对。',
  },
  payment_difference_ended: {
    en: 'What was missing was repaid, or what was too much was given back. Undo that first.',
    mm: 'လျော့ငွေကို ပြန်ပေးပြီး သို့မဟုတ် ပိုငွေကို ပြန်အမ်းပြီး ဖြစ်သည်။ ထိုအရာကို အရင် ပြန်ပြင်ပါ။',
    zh: '短款已归还或长款已退还，请先撤回该处理。',
  },
  paid_ahead_before: {
    en: 'A payment in advance is already known for this parcel.',
    mm: 'ဤပါဆယ်အတွက် ကြိုတင်ပေးငွေ ရှိပြီးဖြစ်သည်။',
    zh: '此包裹已有预付款记录。',
  },
});
