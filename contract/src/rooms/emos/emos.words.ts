import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { emoStepNumbers } from '@waybill/domain/rooms/emos/emo-terms.ts';
import { emoLife, type EmoCommand } from '@waybill/domain/rooms/emos/emo-states.ts';
import { clearanceFieldWords } from '../clearances/clearances.words.ts';
import { facesOf } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const emoWords = words({
  list: { en: 'EMO (electronic money order)', mm: 'အီလက်ထရောနစ် ငွေပို့လွှာ (EMO)', zh: '电子汇票' },
  about: {
    en: 'No money orders yet. A sender pays in at one branch, and the payee collects the money at another.',
    mm: 'ရုံးခွဲတစ်ခုတွင် ပေးသွင်းပြီး အခြားရုံးခွဲတစ်ခုတွင် ထုတ်ယူမည့် ငွေများ ဤနေရာတွင် ပေါ်မည်။ ငွေပို့လွှာကို ကောင်တာတွင် ရောင်းသည်။',
    zh: '在一个网点交款、在另一个网点取款的汇票列在这里，在柜台办理。',
  },
});

/** Fields of one fee step; its number is part of the field name. */
const emoStepWords = Object.fromEntries(
  emoStepNumbers.flatMap((n): [string, Word][] => [
    [`up_to_${n}`, { en: `Step ${n}: amount up to`, mm: `အဆင့် ${n} - ငွေပမာဏ အထိ`, zh: `第 ${n} 档：金额至` }],
    [`fee_${n}`, { en: `Step ${n}: fee`, mm: `အဆင့် ${n} - ဝန်ဆောင်ခ`, zh: `第 ${n} 档：手续费` }],
  ]),
) as Readonly<Record<`${'up_to' | 'fee'}_${(typeof emoStepNumbers)[number]}`, Word>>;

const payingBranchWord = { en: 'Paying branch', mm: 'ငွေထုတ်ပေးမည့် ရုံးခွဲ', zh: '兑付网点' };

const sellingBranchWord = { en: 'Selling branch', mm: 'ရောင်းသည့် ရုံးခွဲ', zh: '汇出网点' };

export const emoFieldWords = {
  ...emoStepWords,
  ...words({
    number: clearanceFieldWords.number,
    sender_name: { en: 'Sender', mm: 'ငွေပို့သူ', zh: '汇款人' },
    sender_phone: { en: 'Sender’s phone', mm: 'ငွေပို့သူ ဖုန်း', zh: '汇款人电话' },
    sender_nrc: { en: 'Sender’s NRC', mm: 'ငွေပို့သူ မှတ်ပုံတင်အမှတ်', zh: '汇款人身份证号' },
    payee_name: { en: 'Payee', mm: 'ငွေထုတ်သူ', zh: '收款人' },
    payee_phone: { en: 'Payee’s phone', mm: 'ငွေထုတ်သူ ဖုန်း', zh: '收款人电话' },
    payee_nrc: { en: 'Payee’s NRC', mm: 'ငွေထုတ်သူ မှတ်ပုံတင်အမှတ်', zh: '收款人身份证号' },
    amount: commonFieldWords.sum,
    emo_fee: { en: 'Fee', mm: 'ဝန်ဆောင်ခ', zh: '手续费' },
    sell_branch: sellingBranchWord,
    pay_branch: payingBranchWord,
    sell_branch_id: sellingBranchWord,
    pay_branch_id: payingBranchWord,
    remark: commonFieldWords.remark,
    sold_at: { en: 'Sold', mm: 'ရောင်းသည့်အချိန်', zh: '汇出时间' },
    sold_by: { en: 'Sold by', mm: 'ရောင်းသူ', zh: '经办人' },
    taken_at: { en: 'Taken on', mm: 'တာဝန်ယူသည့်အချိန်', zh: '接单时间' },
    taken_on_by: { en: 'Taken on by', mm: 'တာဝန်ယူသူ', zh: '接单人' },
    approved_by: clearanceFieldWords.approved_by,
    paid_at: clearanceFieldWords.paid_at,
    paid_by: clearanceFieldWords.paid_by,
    returns_on: { en: 'Return date', mm: 'ပြန်ပို့မည့်ရက်', zh: '退回日期' },
    returned_at: { en: 'Returned on', mm: 'ပြန်ပို့သည့်အချိန်', zh: '退回时间' },
    refunded: { en: 'Paid back', mm: 'ပြန်အမ်းပြီး', zh: '已退款' },
    refunded_at: { en: 'Paid back at', mm: 'ပြန်အမ်းသည့်အချိန်', zh: '退款时间' },
    refunded_by: { en: 'Paid back by', mm: 'ပြန်အမ်းသူ', zh: '退款人' },
    reason: commonFieldWords.reason,
    pickup_code: { en: 'Pick-up code', mm: 'ငွေထုတ်ကုဒ်', zh: '取款码' },
    card_nrc: { en: 'NRC on the card', mm: 'ကတ်ပေါ်ရှိ မှတ်ပုံတင်အမှတ်', zh: '证件上的身份证号' },
    tries: { en: 'Wrong codes', mm: 'ကုဒ်မှားသည့်အကြိမ်', zh: '取款码错误次数' },
    from: commonFieldWords.from_date,
    to: commonFieldWords.to_date,
    valid_from: commonFieldWords.valid_from,
    day_limit: {
      en: 'Daily limit per sender or payee',
      mm: 'တစ်ဦးလျှင် တစ်ရက် အများဆုံး ပို့/ထုတ်နိုင်သည့်ငွေ',
      zh: '每人每日汇出或收取上限',
    },
    fee_steps: { en: 'Fees', mm: 'ဝန်ဆောင်ခများ', zh: '手续费' },
  }),
};

export const emoStateFaces = facesOf(emoLife, {
  pending: commonWords.pending,
  process: commonWords.inProcess,
  complete: commonWords.complete,
  cancel: commonWords.cancelled,
  returned: commonWords.returned,
});

const backToTheFeeIsWord = {
  en: '{amount} back to {sender}; the fee is not refunded. Enter the number on the card they show.',
  mm: '{sender} သို့ {amount} ပြန်အမ်းမည်။ ဝန်ဆောင်ခကို ပြန်မအမ်းပါ။ ပြသသည့် ကတ်ပေါ်မှ အမှတ်ကို ရိုက်ထည့်ပါ။',
  zh: '退还{sender} {amount}，手续费不退。请录入其出示证件上的号码。',
} as const;

export const emoCommandWords: Record<EmoCommand | 'make_code', { readonly verb: Word; readonly ask: Word }> = {
  take: {
    verb: { en: 'Take on', mm: 'တာဝန်ယူမည်', zh: '接单' },
    ask: {
      en: 'Your branch keeps {amount} ready for {payee}. The sender can no longer cancel {number}.',
      mm: 'သင့်ရုံးခွဲက {payee} အတွက် {amount} အဆင်သင့်ထားမည်။ ငွေပို့သူက {number} ကို ပယ်ဖျက်၍ မရတော့ပါ။',
      zh: '您的网点为{payee}备好 {amount}，汇款人将不能再取消 {number}。',
    },
  },
  pay: {
    verb: { en: 'Pay out', mm: 'ငွေထုတ်ပေးမည်', zh: '兑付' },
    ask: {
      en: '{amount} to {payee}. Enter the number on the card they show and the code they say.',
      mm: '{payee} သို့ {amount} ပေးမည်။ ပြသသည့် ကတ်ပေါ်မှ အမှတ်နှင့် ပြောသည့် ကုဒ်ကို ရိုက်ထည့်ပါ။',
      zh: '付给{payee} {amount}。请录入其出示证件上的号码和所报的取款码。',
    },
  },
  approve: {
    verb: commonWords.approve,
    ask: {
      en: 'Someone else can then pay {amount} to {payee}.',
      mm: 'အတည်ပြုပြီးပါက အခြားသူတစ်ဦးက {payee} သို့ {amount} ပေးနိုင်မည်။',
      zh: '批准后，由他人向{payee}支付 {amount}。',
    },
  },
  unlock: {
    verb: { en: 'Unlock', mm: 'ပြန်ဖွင့်မည်', zh: '解锁' },
    ask: {
      en: 'Five wrong codes or cards for {number}. Talk to the payee first; five more attempts are then possible.',
      mm: '{number} အတွက် ကုဒ် သို့မဟုတ် မှတ်ပုံတင်အမှတ် ငါးကြိမ် မှားခဲ့သည်။ ငွေထုတ်သူနှင့် အရင်စကားပြောပါ။ ဖွင့်ပြီးပါက နောက်ထပ် ငါးကြိမ် ကြိုးစားနိုင်မည်။',
      zh: '{number} 的取款码或证件号已错五次。请先与收款人核实，解锁后可再试五次。',
    },
  },
  cancel: {
    verb: { en: 'Cancel and refund', mm: 'ပယ်ဖျက်၍ ပြန်အမ်းမည်', zh: '取消并退款' },
    ask: backToTheFeeIsWord,
  },
  refund: {
    verb: { en: 'Refund to sender', mm: 'ငွေပို့သူသို့ ပြန်အမ်းမည်', zh: '退款给汇款人' },
    ask: backToTheFeeIsWord,
  },
  make_code: {
    verb: { en: 'New pick-up code', mm: 'ငွေထုတ်ကုဒ် အသစ်', zh: '新取款码' },
    ask: {
      en: 'The code on the old slip will no longer work. Enter the number on the card that {sender} shows.',
      mm: 'ယခင်စလစ်ပေါ်ရှိ ကုဒ်ကို အသုံးပြု၍ မရတော့ပါ။ {sender} ပြသသည့် ကတ်ပေါ်မှ အမှတ်ကို ရိုက်ထည့်ပါ။',
      zh: '原凭条上的取款码将失效。请录入{sender}出示证件上的号码。',
    },
  },
};
