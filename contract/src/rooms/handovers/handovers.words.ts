import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { type CodHolder, handoverLife, type HandoverKind } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { ShownCommand } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { facesOf } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const handoverWords = words({
  about: {
    en: 'No handovers yet. Every cash handover, from courier to branch and from branch to bank, appears here with its count.',
    mm: 'ကူရီယာမှ ရုံးခွဲသို့၊ ရုံးခွဲမှ ဘဏ်သို့ ငွေသားလွှဲပြောင်းမှုတိုင်းကို ရေတွက်ရရှိသည့်ငွေနှင့်တကွ ဤနေရာတွင် ပြသည်။',
    zh: '快递员交网点、网点交银行的每次现金交接及清点金额列在这里。',
  },
  title: { en: 'Cash handovers', mm: 'ငွေသား လွှဲပြောင်းမှုများ', zh: '现金交接' },
});

/** Who holds the cash of COD. */
export const codHolderWords = words({
  courier: { en: 'Couriers', mm: 'ကူရီယာများ', zh: '快递员' },
  branch: commonWords.branches,
  mmpost: { en: 'Mail post', mm: 'မြန်မာ့စာတိုက်', zh: '缅甸邮政' },
  gate: { en: 'Bus gates', mm: 'ကားဂိတ်များ', zh: '客运站' },
  channel: commonWords.paymentChannels,
  arrived: { en: 'Arrived, to be confirmed', mm: 'ရောက်ပြီး အတည်ပြုရန် စောင့်ဆိုင်းဆဲ', zh: '已到账，待放行' },
} satisfies Record<CodHolder, Word>);

const giverWord = { en: 'Giver', mm: 'အပ်နှံသူ', zh: '交款人' };

export const handoverFieldWords = words({
  holder: commonFieldWords.cash_held_by,
  id: commonFieldWords.handover_number,
  kind: commonFieldWords.kind,
  giver: giverWord,
  giver_staff_id: giverWord,
  to_branch: commonFieldWords.sent_to,
  to_branch_id: { en: 'To branch', mm: 'ပို့ရာ ရုံးခွဲ', zh: '送往网点' },
  bank_account: commonFieldWords.bank_account_id,
  bank_account_id: commonFieldWords.bank_account_id,
  expected: { en: 'Expected', mm: 'ရှိသင့်သည့်ငွေ', zh: '应有金额' },
  declared: { en: 'Declared by the giver', mm: 'အပ်နှံသူ ပြောသည့်ငွေ', zh: '交款人申报' },
  counted: commonFieldWords.counted,
  difference: commonFieldWords.amount_difference,
  difference_owner: commonFieldWords.answers_for_it,
  owner_staff_id: { en: 'Person responsible', mm: 'တာဝန်ယူမည့်သူ', zh: '责任人' },
  slip_no: { en: 'Slip or seal no.', mm: 'ဘဏ်စလစ် သို့မဟုတ် တံဆိပ်အမှတ်', zh: '回单或封签号' },
  proof: commonFieldWords.proof,
  label_count: commonFieldWords.parcel_count,
  created_at: { en: 'Opened', mm: 'စတင်ချိန်', zh: '开始时间' },
  created_by: { en: 'Opened by', mm: 'စတင်သူ', zh: '开单人' },
  counted_by: commonFieldWords.counted_by,
  confirmed_at: commonFieldWords.confirmed,
  confirmed_by: commonFieldWords.confirmed_by,
  note: commonFieldWords.note,
  from: commonFieldWords.from_date,
  to: commonFieldWords.to_date,
  reason: commonFieldWords.reason,
  staff_id: { en: 'Repaid by', mm: 'ပြန်ပေးသူ', zh: '还款人' },
  amount: commonFieldWords.sum,
});

/** The amounts by which an agent settles. */
export const settlementWords = words({
  commission: { en: 'Commission kept', mm: 'ယူထားသော ကော်မရှင်', zh: '扣留佣金' },
  held: commonWords.cashHeld,
  due: { en: 'To pay in', mm: 'ပေးသွင်းရန်', zh: '应交金额' },
});

export const handoverStateFaces = facesOf(handoverLife, {
  active: { en: 'Open', mm: 'ဆောင်ရွက်ဆဲ', zh: '进行中' },
  hand_over: commonWords.handedOver,
  inactive: commonWords.voided,
});

export const handoverKindWords: Record<HandoverKind, Word> = {
  courier: { en: 'Courier to cashier', mm: 'ကူရီယာမှ ငွေကိုင်သို့', zh: '快递员交出纳' },
  bank: { en: 'Branch to bank', mm: 'ရုံးခွဲမှ ဘဏ်သို့', zh: '网点送银行' },
  head_office: { en: 'Branch to head office', mm: 'ရုံးခွဲမှ ရုံးချုပ်သို့', zh: '网点送总部' },
  agent: { en: 'Agent settlement', mm: 'ကိုယ်စားလှယ် ငွေရှင်းတမ်း', zh: '代理结算' },
};

export const handoverCommandWords: Record<ShownCommand | 'reverse', { readonly verb: Word; readonly ask: Word }> = {
  count: {
    verb: commonWords.count,
    ask: {
      en: 'Enter what you counted. The expected amount is shown afterwards.',
      mm: 'ရေတွက်ရရှိသည့်ငွေကို ရိုက်ထည့်ပါ။ ရှိသင့်သည့်ငွေကို နောက်မှ ပြပါမည်။',
      zh: '请输入清点金额，应有金额随后显示。',
    },
  },
  settle: {
    verb: { en: 'Resolve the difference', mm: 'ကွာခြားငွေ ဖြေရှင်းမည်', zh: '处理差额' },
    ask: { en: 'Who is responsible for the difference?', mm: 'ကွာခြားငွေကို မည်သူ တာဝန်ယူမည်နည်း။', zh: '差额由谁负责？' },
  },
  void: {
    verb: commonWords.void,
    ask: {
      en: 'Void this handover? The cash stays where it is.',
      mm: 'ဤလွှဲပြောင်းမှုကို ပယ်ဖျက်မလား။ ငွေသည် ယခင်နေရာတွင် ရှိနေမည်။',
      zh: '作废此交接？现金仍在原处。',
    },
  },
  reverse: {
    verb: commonWords.undo,
    ask: {
      en: 'Undo this confirmed handover? The money goes back to the giver’s account.',
      mm: 'အတည်ပြုပြီး လွှဲပြောင်းမှုကို ပြန်ပြင်မလား။ ငွေသည် အပ်နှံသူ၏ စာရင်းသို့ ပြန်ရောက်မည်။',
      zh: '撤回已确认的交接？款项将退回交款人账户。',
    },
  },
};
