import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { advancePaymentLife, type AdvanceStep } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { paymentClaimLife, type ClaimEnd } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { paymentLineLife, type PaymentLineStep } from '@waybill/domain/rooms/payment-claims/payment-line-states.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { facesOf } from '../../kernel/list.ts';
import { bankLineCommandWords, bankLineFieldWords, bankLineStateFaces } from '../bank-lines/bank-lines.words.ts';
import { proofFieldWords } from '../proofs/proofs.words.ts';

export const paymentClaimWords = words({
  list: { en: 'Paid by channels', mm: 'ငွေပေးချေနည်းဖြင့် ရငွေ', zh: '渠道收款' },
  about: {
    en: 'Nothing yet. Parcels paid by a wallet, bank QR or card appear here until the provider’s statement has them.',
    mm: 'မရှိသေးပါ။ ဝေါလက်၊ ဘဏ် QR သို့မဟုတ် ကတ်ဖြင့် ပေးချေသော ပါဆယ်များ ရှင်းတမ်းတွင် မတွေ့မချင်း ဤနေရာတွင် ပေါ်မည်။',
    zh: '暂无记录。用钱包、银行二维码或刷卡支付的包裹在对账单核对前列在这里。',
  },
  lines: { en: 'Statements of channels', mm: 'ငွေပေးချေနည်း ရှင်းတမ်းများ', zh: '渠道对账单' },
  linesAbout: {
    en: 'No lines yet. Import the statement of a provider to match it with the parcels.',
    mm: 'စာကြောင်း မရှိသေးပါ။ ရှင်းတမ်းကို တင်သွင်း၍ ပါဆယ်များနှင့် တိုက်ဆိုင်ပါ။',
    zh: '还没有明细。请导入渠道对账单与包裹核对。',
  },
  couriers: { en: 'Channels by courier', mm: 'ကူရီယာအလိုက် ငွေပေးချေနည်း', zh: '按快递员的渠道收款' },
  couriersAbout: {
    en: 'Nobody has delivered a parcel that was paid by a channel yet.',
    mm: 'ငွေပေးချေနည်းဖြင့် ပေးချေသော ပါဆယ်ကို မည်သူမျှ မပို့ရသေးပါ။',
    zh: '还没有人派送过渠道付款的包裹。',
  },
});

export const advancePaymentWords = words({
  list: { en: 'Paid in advance', mm: 'ကြိုတင်ပေးငွေ', zh: '预付款' },
  about: {
    en: 'Nobody has paid before the delivery yet. What receivers announce or a statement shows appears here, and on the courier’s phone.',
    mm: 'ကြိုတင်ပေးချေသူ မရှိသေးပါ။ လက်ခံသူ၏ အသိပေးချက် သို့မဟုတ် ရှင်းတမ်းမှ ကြိုတင်ပေးငွေများ ဤနေရာနှင့် ကူရီယာ၏ ဖုန်းတွင် ပေါ်မည်။',
    zh: '还没有人提前付款。收件人告知或对账单上的预付款会显示在这里和快递员手机上。',
  },
});

const channelWord = bankLineFieldWords.payment_channel_id;

export const paymentClaimFieldWords = words({
  channel: channelWord,
  payment_channel_id: channelWord,
  tracking_code: commonFieldWords.tracking_code,
  courier: commonFieldWords.courier_id,
  branch: commonFieldWords.branch,
  amount: bankLineFieldWords.amount,
  fee: { en: 'Provider’s fee', mm: 'ဝန်ဆောင်ခ', zh: '渠道费' },
  reference: proofFieldWords.reference,
  parcel: { en: 'Parcel status', mm: 'ပါဆယ် အခြေအနေ', zh: '包裹状态' },
  announced_by: { en: 'Announced by', mm: 'အသိပေးသူ', zh: '登记人' },
  created_at: { en: 'Announced at', mm: 'အသိပေးချိန်', zh: '登记时间' },
  details: bankLineFieldWords.details,
  claimed_at: { en: 'Claimed at', mm: 'ပြောဆိုချိန်', zh: '申报时间' },
  settled_on: { en: 'Paid to the provider', mm: 'ငွေဝင်သည့်ရက်', zh: '入账日' },
  ended_by: commonFieldWords.decided_by,
  reason: commonFieldWords.reason,
  claimed_count: { en: 'Number of payments', mm: 'ပေးချေမှု အရေအတွက်', zh: '笔数' },
  claimed: { en: 'Claimed', mm: 'ရရှိကြောင်း ပြောဆိုငွေ', zh: '申报金额' },
  matched: { en: 'Matched amount', mm: 'ရှင်းတမ်းတွင် တွေ့ငွေ', zh: '已核对金额' },
  unmatched: { en: 'Amount not matched', mm: 'မတွေ့ရသေးသောငွေ', zh: '未核对金额' },
  average_days: { en: 'Average days', mm: 'ပျမ်းမျှရက်', zh: '平均天数' },
  date_order: bankLineFieldWords.date_order,
  agreed: bankLineFieldWords.agreed,
});

export const paymentClaimStateFaces = facesOf(paymentClaimLife, {
  claimed: { en: 'Waits for the statement', mm: 'ရှင်းတမ်း စောင့်ဆဲ', zh: '待对账单' },
  case: { en: 'Not on the statement', mm: 'ရှင်းတမ်းတွင် မတွေ့ပါ', zh: '对账单没有' },
  matched: bankLineStateFaces.matched.word,
  cash: { en: 'Cash after all', mm: 'ငွေသားအဖြစ် ပြောင်းပြီး', zh: '改为现金' },
  shortage: { en: 'Courier’s shortage', mm: 'ကူရီယာ၏ လျော့ငွေ', zh: '快递员短款' },
  withdrawn: commonWords.withdrawn,
});

export const paymentLineStateFaces = facesOf(paymentLineLife, {
  unknown: { en: 'No parcel found', mm: 'ပါဆယ် မတွေ့ပါ', zh: '未找到包裹' },
  ahead: advancePaymentWords.list,
  proposed: { en: 'Suggested by amount', mm: 'ငွေပမာဏအရ အဆိုပြုသည်', zh: '按金额建议' },
  short: { en: 'Amount too low', mm: 'ငွေလျော့', zh: '金额不足' },
  over: { en: 'Amount too high', mm: 'ငွေပို', zh: '金额过多' },
  twice: { en: 'Settled before', mm: 'စာရင်းရှင်းပြီးသား', zh: '此前已结' },
  waiting: { en: 'Waits for a second person', mm: 'ဒုတိယလူ စောင့်ဆဲ', zh: '待第二人' },
  matched: bankLineStateFaces.matched.word,
  left: { en: 'No parcel of ours', mm: 'ကျွန်ုပ်တို့၏ ပါဆယ် မဟုတ်ပါ', zh: '非本方包裹' },
});

export const advancePaymentStateFaces = facesOf(advancePaymentLife, {
  announced: { en: 'Announced, not seen yet', mm: 'အသိပေးထား၊ ရှင်းတမ်းတွင် မတွေ့သေး', zh: '已告知，未到账' },
  received: { en: 'On the statement', mm: 'ရှင်းတမ်းတွင် တွေ့ပြီး', zh: '已到账' },
  used: { en: 'Delivered with it', mm: 'ပေးအပ်ပြီး', zh: '已用于派送' },
  withdrawn: commonWords.withdrawn,
  surplus: { en: 'Kept as a surplus', mm: 'ပိုငွေအဖြစ် သိမ်းထား', zh: '转为长款' },
});

interface CommandWords {
  readonly verb: Word;
  readonly ask: Word;
}
export const claimEndWords: Record<ClaimEnd, CommandWords> = {
  as_cash: {
    verb: { en: 'It was cash', mm: 'ငွေသား ဖြစ်သည်', zh: '实为现金' },
    ask: {
      en: 'Was {name} paid in cash? The amount is added to the courier’s cash.',
      mm: '{name} ကို ငွေသားဖြင့် ပေးချေခဲ့သလား။ ထိုငွေကို ကူရီယာ၏ ငွေသားတွင် ပေါင်းထည့်မည်။',
      zh: '{name}实为现金？金额将计入快递员现金。',
    },
  },
  as_shortage: {
    verb: { en: 'Courier owes it', mm: 'ကူရီယာက ပေးရမည်', zh: '由快递员承担' },
    ask: {
      en: 'Does the courier owe {name}? The amount becomes a shortage.',
      mm: '{name} ကို ကူရီယာက ပေးရမလား။ လျော့ငွေအဖြစ် စာရင်းသွင်းမည်။',
      zh: '{name}由快递员承担？金额将记为短款。',
    },
  },
};

export const advanceCommandWords: Record<AdvanceStep, CommandWords> = {
  withdraw: {
    verb: commonWords.withdraw,
    ask: {
      en: 'Withdraw the announced payment of {name}? The courier collects the amount then.',
      mm: '{name} အသိပေးချက်ကို ပယ်ဖျက်မလား။ ကူရီယာက ငွေကောက်ခံမည်။',
      zh: '撤回{name}的付款登记？届时由快递员收款。',
    },
  },
  as_surplus: {
    verb: { en: 'Keep as a surplus', mm: 'ပိုငွေအဖြစ် သိမ်းမည်', zh: '转为长款' },
    ask: {
      en: 'Keep {name} as a surplus? It is paid back to the receiver from there, and the courier collects the amount.',
      mm: '{name} ကို ပိုငွေအဖြစ် သိမ်းမလား။ ထိုမှ လက်ခံသူသို့ ပြန်ပေးမည်။ ကူရီယာက ငွေကောက်ခံမည်။',
      zh: '将{name}转为长款？之后从长款退还收件人，快递员照常收款。',
    },
  },
};

export const paymentLineCommandWords: Record<PaymentLineStep, CommandWords> = {
  match: {
    verb: { en: 'Match', mm: 'တိုက်ဆိုင်မည်', zh: '核对' },
    ask: {
      en: 'Match {name} with which parcel? A missing amount becomes the courier’s shortage, an extra one a surplus.',
      mm: '{name} ကို မည်သည့်ပါဆယ်နှင့် တိုက်ဆိုင်မလဲ။ လျော့ငွေသည် ကူရီယာ၏ လျော့ငွေ၊ ပိုငွေသည် ရုံးခွဲ၏ ပိုငွေ ဖြစ်မည်။',
      zh: '将{name}与哪个包裹核对？不足部分记为快递员短款，多出部分记为长款。',
    },
  },
  unmatch: {
    verb: bankLineCommandWords.unmatch.verb,
    ask: {
      en: 'Take {name} off its parcel? The parcel’s COD waits for the statement again.',
      mm: '{name} ကို ပါဆယ်မှ ပြန်ဖြုတ်မလား။ ပါဆယ်၏ COD ငွေသည် ရှင်းတမ်းကို ပြန်စောင့်မည်။',
      zh: '将{name}与包裹取消核对？包裹的代收货款将重新等待对账单。',
    },
  },
  leave: {
    verb: commonWords.leaveOut,
    ask: { en: 'Is {name} no payment for a parcel?', mm: '{name} သည် ပါဆယ်အတွက် မဟုတ်ဘူးလား။', zh: '{name}不是包裹付款？' },
  },
  reopen: {
    verb: commonWords.openAgain,
    ask: commonWords.askOpenAgain,
  },
};
