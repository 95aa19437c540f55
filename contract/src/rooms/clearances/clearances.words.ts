import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { rowOfKind, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import {
  clearanceLife,
  type ClearanceCommand,
  type FeeBearer,
  type PayMethod,
} from '@waybill/domain/rooms/clearances/clearance-states.ts';
import type { ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { proofFieldWords } from '../proofs/proofs.words.ts';
import { facesOf } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const clearanceWords = words({
  aboutCod: {
    en: 'No COD parcels yet. They appear here by how far their money has come on its way to the merchant.',
    mm: 'COD ပါဆယ်များကို ကုန်သည်ထံ ငွေရောက်ရှိမှု အဆင့်အလိုက် ဤနေရာတွင် ပြသည်။',
    zh: '代收货款包裹按货款到商户的进度列在这里。',
  },
  aboutLines: {
    en: 'No cleared parcels yet. Each cleared parcel appears here as one line.',
    mm: 'ငွေရှင်းပြီး ပါဆယ်များ တစ်ကြောင်းစီ ဤနေရာတွင် ပေါ်မည်။',
    zh: '已结算的包裹逐行列在这里。',
  },
  aboutReady: {
    en: 'Nothing to pay yet. Merchants appear here when COD of theirs is delivered, with the amount ready to pay and the amount still waiting.',
    mm: 'ကုန်သည်၏ COD ပါဆယ် ပို့ဆောင်ပြီးသည်နှင့် ပေးရန်အသင့်ငွေ၊ စောင့်ဆိုင်းဆဲငွေတို့နှင့်တကွ ဤနေရာတွင် ပေါ်မည်။',
    zh: '商户的代收货款包裹签收后即列在这里，并显示可付金额和等待中金额。',
  },
  aboutList: {
    en: 'No clearances yet. A clearance pays a merchant their COD; create one from Ready for clearance.',
    mm: 'ကုန်သည်များသို့ COD ငွေရှင်းပေးသည့် စာရွက်စာတမ်းများ ဤနေရာတွင် ပေါ်မည်။ ငွေရှင်းရန် အသင့်စာရင်းမှ ပြုလုပ်သည်။',
    zh: '向商户支付代收货款的单据列在这里，由待结算列表生成。',
  },
  list: { en: 'COD clearance', mm: 'COD ငွေရှင်းခြင်း', zh: '代收货款结算' },
  credit: { en: 'Credit', mm: 'အကြွေးစာရင်း', zh: '赊账' },
  aboutCredit: {
    en: 'Nobody owes anything. Merchants who owe money appear here with the amount and its age; remind them here or collect it with a document.',
    mm: 'ပေးရန်ကျန်ရှိသည့် ကုန်သည်များကို ရက်စေ့ငွေ၊ ကြာချိန်တို့နှင့်တကွ ဤနေရာတွင် ပြသည်။ ဤနေရာမှ သတိပေးပြီး စာရွက်စာတမ်းဖြင့် ကောက်ခံသည်။',
    zh: '欠款商户列在这里，并显示到期金额和逾期时间。可在此记录通知并生成收款单。',
  },
  returns: { en: 'Returns to merchants', mm: 'ကုန်သည်ထံ ပြန်ပေးရန်', zh: '退还商户' },
  aboutReturns: {
    en: 'No returns. Merchants whose parcels came back appear here with the parcels to hand back at your branch and the open fees.',
    mm: 'ပြန်ရောက်လာသော ပါဆယ်ရှိသည့် ကုန်သည်များကို သင့်ရုံးခွဲတွင် ပြန်ပေးရန်ကျန်အရေအတွက်၊ ကျန်ငွေတို့နှင့်တကွ ဤနေရာတွင် ပြသည်။',
    zh: '有退件的商户列在这里：本网点待交还件数及未收费用。',
  },
  collections: { en: 'Collections', mm: 'ငွေကောက်ခံလွှာများ', zh: '收款单' },
  aboutCollections: {
    en: 'No documents yet. Documents that collect money from merchants appear here with the amounts received.',
    mm: 'ကုန်သည်များထံမှ ကောက်ခံသည့် စာရွက်စာတမ်းများကို ရရှိပြီးငွေနှင့်တကွ ဤနေရာတွင် ပြသည်။',
    zh: '向商户收款的单据列在这里，并显示已收金额。',
  },
  ready: { en: 'Ready for clearance', mm: 'ငွေရှင်းရန် အသင့်စာရင်း', zh: '待结算列表' },
  lines: { en: 'Lines of a clearance', mm: 'ငွေရှင်းတမ်းပါ ပါဆယ်များ', zh: '结算明细' },
});

const actualClearanceCodWord = { en: 'Net COD to pay', mm: 'ပေးရန် COD အသားတင်', zh: '应付代收净额' };

export const clearanceFieldWords = words({
  number: commonFieldWords.number,
  customer: commonFieldWords.merchant,
  customer_id: commonFieldWords.merchant,
  issue_date: { en: 'Issue date', mm: 'ထုတ်ပေးသည့်ရက်', zh: '开单日期' },
  issue_by: { en: 'Issued by', mm: 'ထုတ်ပေးသူ', zh: '开单人' },
  from: { en: 'Issued from', mm: 'ထုတ်ပေးသည့်ရက် မှ', zh: '开单日期自' },
  to: { en: 'Issued to', mm: 'ထုတ်ပေးသည့်ရက် ထိ', zh: '开单日期至' },
  delivered_from: { en: 'Delivered from', mm: 'ပို့ပြီးသည့်ရက် မှ', zh: '派送日期自' },
  delivered_to: { en: 'Delivered to', mm: 'ပို့ပြီးသည့်ရက် ထိ', zh: '派送日期至' },
  fees: commonFieldWords.fees,
  issued_at: { en: 'Issued at', mm: 'ထုတ်ပေးချိန်', zh: '开单时间' },
  count: { en: 'Count', mm: 'အရေအတွက်', zh: '件数' },
  success_count: { en: 'Success count', mm: 'အောင်မြင်သည့် အရေအတွက်', zh: '成功件数' },
  return_count: { en: 'Return count', mm: 'ပြန်ပို့ အရေအတွက်', zh: '退件件数' },
  own_fleet_count: { en: 'Own fleet count', mm: 'ကိုယ်ပိုင်ပို့ဆောင်ရေး အရေအတွက်', zh: '自有车队件数' },
  mmpost_count: { en: 'MMPost count', mm: 'မြန်မာ့စာတိုက် အရေအတွက်', zh: '缅甸邮政件数' },
  credit_count: { en: 'Credit count', mm: 'အကြွေး အရေအတွက်', zh: '赊账件数' },
  gate_submit_count: { en: 'Gate submit count', mm: 'ဂိတ်ချ အရေအတွက်', zh: '车站交寄件数' },
  actual_cod_amount: { en: 'COD collected', mm: 'ကောက်ခံပြီး COD ငွေ', zh: '已收代收款' },
  actual_percent_amount: { en: 'COD fees', mm: 'COD ဝန်ဆောင်ခ', zh: '代收手续费' },
  from_cod_shipping: { en: 'Shipping deducted from COD', mm: 'COD မှ နုတ်ယူသည့် ပို့ဆောင်ခ', zh: '从代收款扣除的运费' },
  return_amount: { en: 'Return amount', mm: 'ပြန်ပို့ပစ္စည်း ကျသင့်ငွေ', zh: '退件金额' },
  credit_amount: { en: 'Credit amount', mm: 'အကြွေးငွေပမာဏ', zh: '赊账金额' },
  gate_submit_amount: { en: 'Gate submit amount', mm: 'ဂိတ်ချ ငွေပမာဏ', zh: '车站交寄金额' },
  compensation_amount: commonFieldWords.compensation_amount,
  carried_amount: { en: 'Carried over', mm: 'ယခင်မှ သယ်ဆောင်လာငွေ', zh: '上期结转' },
  actual_clearance_cod: actualClearanceCodWord,
  to_receive: { en: 'To receive', mm: 'ရရန်ငွေ', zh: '应收金额' },
  rest: { en: 'Still open', mm: 'ကျန်ငွေ', zh: '未付余额' },
  expected_net: actualClearanceCodWord,
  received_amount: { en: 'Amount paid', mm: 'ပေးချေသည့်ငွေ', zh: '付款金额' },
  transfer_fee: { en: 'Transfer fee', mm: 'ငွေလွှဲခ', zh: '转账手续费' },
  transfer_fee_by: { en: 'Transfer fee borne by', mm: 'ငွေလွှဲခ ကျခံသူ', zh: '手续费承担方' },
  method: { en: 'Paid by', mm: 'ပေးချေနည်း', zh: '付款方式' },
  bank_id: commonFieldWords.bank_id,
  bank_account_id: { en: 'Our bank account', mm: 'မိမိဘဏ်အကောင့်', zh: '我方银行账户' },
  approved_by: commonFieldWords.approved_by,
  paid_by: commonFieldWords.paid_out_by,
  paid_at: commonFieldWords.paid_at,
  claim_user: commonFieldWords.received_by,
  claim_date: { en: 'Received on', mm: 'လက်ခံသည့်ရက်', zh: '领款日期' },
  transaction_date: { en: 'Transaction date', mm: 'ငွေရှင်းသည့်ရက်', zh: '交易日期' },
  updated_at: commonFieldWords.last_changed,
  approval_limit: commonFieldWords.second_person_above,
  label_ids: commonFieldWords.parcels,
  tracking_code: commonFieldWords.tracking_code,
  role: commonFieldWords.kind,
  cod_amount: commonFieldWords.cod_amount,
  cod_fee: commonFieldWords.cod_fee,
  shipping: commonFieldWords.shipping,
  return_fee: commonFieldWords.return_fee,
  net: { en: 'Net', mm: 'အသားတင်', zh: '净额' },
  paid_part: { en: 'Paid so far', mm: 'ပေးပြီးငွေ', zh: '已付' },
  handed_to: proofFieldWords.handed_to,
  signature: commonFieldWords.signature,
  posted_date: { en: 'Owed since', mm: 'စတင်ကျသင့်သည့်ရက်', zh: '欠款日期' },
  due_date: commonFieldWords.due,
  delivered_date: { en: 'Delivered', mm: 'ပို့ပြီးရက်', zh: '派送日期' },
  receiver_name: commonFieldWords.receiver_name,
  destination_branch: commonFieldWords.destination_branch,
  owed: { en: 'Owed', mm: 'ပေးရန်ကျန်', zh: '欠款' },
  late_amount: { en: 'Overdue', mm: 'ရက်လွန်ငွေ', zh: '逾期' },
  not_due: { en: 'Not due yet', mm: 'ရက်မစေ့သေး', zh: '未到期' },
  late_30: { en: '1–30 days late', mm: '1–30 ရက် နောက်ကျ', zh: '逾期1–30天' },
  late_60: { en: '31–60 days late', mm: '31–60 ရက် နောက်ကျ', zh: '逾期31–60天' },
  late_more: { en: 'More than 60 days late', mm: 'ရက် 60 ကျော် နောက်ကျ', zh: '逾期60天以上' },
  oldest_due: { en: 'Oldest due', mm: 'အစောဆုံး ရက်စေ့', zh: '最早到期' },
  on_documents: { en: 'On documents', mm: 'စာရွက်တွင် ပါပြီး', zh: '已列单' },
  reminded_at: { en: 'Reminded', mm: 'သတိပေးချိန်', zh: '通知时间' },
  reminded_by: { en: 'Reminded by', mm: 'သတိပေးသူ', zh: '通知人' },
  promised_on: { en: 'Promised date', mm: 'ပေးမည်ဟု ကတိပြုသည့်ရက်', zh: '承诺付款日' },
  reply: { en: 'Answer', mm: 'ပြန်ကြားချက်', zh: '对方答复' },
  credit_limit: commonFieldWords.credit_limit,
  credit_left: { en: 'Credit left', mm: 'ကန့်သတ်ပမာဏ လက်ကျန်', zh: '剩余额度' },
  phone: commonFieldWords.phone,
  waiting: { en: 'To hand back here', mm: 'ဤနေရာတွင် ပြန်ပေးရန်', zh: '本网点待交还' },
  open_returns: { en: 'Open returns', mm: 'မရှင်းရသေးသော ပြန်ပို့', zh: '未结退件' },
  ready_count: { en: 'Ready', mm: 'အသင့်', zh: '可结算' },
  ready_net: commonWords.payableNow,
  pending_count: commonFieldWords.waiting,
  pending_net: commonWords.notPayableYet,
  net_payable: commonWords.payableNow,
  oldest: commonFieldWords.oldest,
  own_merchants: { en: 'Merchants of our branches', mm: 'ကိုယ့်ရုံးခွဲများ၏ ကုန်သည်များ', zh: '本网点商户' },
  courier: commonFieldWords.courier_id,
  cod_status: { en: 'COD state', mm: 'COD အခြေအနေ', zh: '代收状态' },
  payment_type: commonFieldWords.payment_type,
});

export const codStateFaces = facesOf(
  codLife,
  {
    ongoing: commonWords.ongoing,
    process: commonWords.inProcess,
    ready_to_clearance: commonWords.readyForClearance,
    clearance: { en: 'Clearance', mm: 'ငွေရှင်းနေသည်', zh: '结算中' },
    complete: { en: 'Completed', mm: 'ပြီးစီး', zh: '已完成' },
    cancel: commonWords.cancelled,
  },
  { ready_to_clearance: clearanceFieldWords.ready_count },
);

export const clearanceStateFaces = facesOf(clearanceLife, {
  pending: commonWords.pending,
  complete: commonWords.complete,
  void: commonWords.voided,
});

export const clearanceKindWords: Record<ClearanceKind, Word> = {
  cod: clearanceWords.list,
  return: { en: 'Return clearance', mm: 'ပြန်ပို့ပစ္စည်း ငွေရှင်းခြင်း', zh: '退件结算' },
  credit: { en: 'Credit clearance', mm: 'အကြွေးရှင်းခြင်း', zh: '赊账结算' },
};

/** Returns the name of a document's total: the amount it pays, or the amount it collects. */
export function totalWord(kind: ClearanceKind): Word {
  return rowOfKind(kind).flow === 'in' ? clearanceFieldWords.to_receive : clearanceFieldWords.actual_clearance_cod;
}

export const itemRoleWords: Record<ItemRole, Word> = {
  cod: commonWords.cod,
  compensation: commonFieldWords.compensation,
  carried: clearanceFieldWords.carried_amount,
  return: commonWords.return,
  credit: commonWords.credit,
  gate_submit: commonFieldWords.gate_submit,
};

export const payMethodWords: Record<PayMethod, Word> = {
  bank: { en: 'Bank transfer', mm: 'ဘဏ်လွှဲ', zh: '银行转账' },
  cash: commonWords.cash,
};
export const feeBearerWords: Record<FeeBearer, Word> = {
  operator: { en: 'Operator', mm: 'လုပ်ငန်းရှင်', zh: '运营方' },
  merchant: commonFieldWords.merchant,
};

/** Reasons why a parcel's money is not on the next document. */
export const blockedReasons = [
  'with_courier',
  'being_handed_in',
  'at_branch',
  'on_its_way',
  'with_mmpost',
  'with_gate',
  'with_channel',
  'over_limit',
  'on_document',
  'not_netted',
  'under_way',
  'cod_waits',
] as const;
export type BlockedReason = (typeof blockedReasons)[number];
export const blockedReasonWords: Record<BlockedReason, Word> = {
  with_courier: { en: 'The courier still has the cash', mm: 'ငွေသည် ကူရီယာလက်ဝယ် ရှိနေသေးသည်', zh: '现金仍在快递员手中' },
  being_handed_in: { en: 'The courier is handing it in', mm: 'ကူရီယာက အပ်နှံနေသည်', zh: '快递员正在交款' },
  at_branch: { en: 'The cash is at the branch', mm: 'ငွေသည် ရုံးခွဲတွင် ရှိနေသည်', zh: '现金在网点' },
  on_its_way: {
    en: 'The cash is on its way to head office or the bank',
    mm: 'ငွေသည် ရုံးချုပ် သို့မဟုတ် ဘဏ်သို့ ပို့ဆောင်ဆဲ',
    zh: '现金正送往总部或银行',
  },
  with_mmpost: { en: 'Myanmar Post has not paid yet', mm: 'မြန်မာ့စာတိုက်က မပေးချေသေးပါ', zh: '缅甸邮政尚未付款' },
  with_gate: { en: 'The bus gate has not paid yet', mm: 'ကားဂိတ်က မပေးချေသေးပါ', zh: '车站尚未付款' },
  with_channel: {
    en: 'The payment channel’s statement does not have it yet',
    mm: 'ငွေပေးချေနည်း၏ ရှင်းတမ်းတွင် မတွေ့ရသေးပါ',
    zh: '收款渠道的对账单尚无此笔',
  },
  over_limit: { en: 'The prepayment limit is used up', mm: 'ကြိုတင်ပေးနိုင်သည့် ပမာဏ ပြည့်သွားပြီ', zh: '预付限额已用完' },
  on_document: { en: 'It is on an open clearance', mm: 'မပြီးသေးသော ငွေရှင်းတမ်းတွင် ပါဝင်နေသည်', zh: '已在未完成的结算单上' },
  not_netted: { en: 'The merchant has not agreed to deductions', mm: 'နုတ်ယူရန် ကုန်သည် သဘောမတူထားပါ', zh: '商户未同意抵扣' },
  cod_waits: {
    en: 'The COD of the same parcel is not on this clearance',
    mm: 'ဤပါဆယ်၏ COD ငွေသည် ဤငွေရှင်းတမ်းတွင် မပါဝင်ပါ',
    zh: '同一包裹的代收款不在此结算单上',
  },
  under_way: { en: 'The parcel is still in transit', mm: 'ပါဆယ် ပို့ဆောင်ဆဲ ဖြစ်သည်', zh: '包裹仍在途中' },
};

/** The same for the merchant whose money it is. */
export const ownReasonWords: Record<BlockedReason, Word> = {
  ...blockedReasonWords,
  not_netted: {
    en: 'You pay this separately; it is not deducted',
    mm: 'သီးခြားပေးရမည့်ငွေ ဖြစ်သည်၊ COD ငွေမှ မနုတ်ပါ',
    zh: '单独支付，不从货款中扣除',
  },
};

export const clearanceCommandWords: Record<ClearanceCommand, { readonly verb: Word; readonly ask: Word }> = {
  approve: {
    verb: commonWords.approve,
    ask: { en: 'Approve {number}?', mm: '{number} ကို ခွင့်ပြုမလား။', zh: '批准{number}？' },
  },
  pay: {
    verb: commonWords.pay,
    ask: {
      en: 'Pay {number}? You cannot change it afterwards.',
      mm: '{number} ကို ငွေပေးချေမလား။ ပေးချေပြီးပါက ပြင်ဆင်၍ မရပါ။',
      zh: '支付{number}？付款后不可更改。',
    },
  },
  give_back: {
    verb: { en: 'Hand back', mm: 'ပြန်ပေးမည်', zh: '交还' },
    ask: {
      en: 'Hand back the parcels on {number}?',
      mm: '{number} ဖြင့် ပါဆယ်များ ပြန်ပေးမလား။',
      zh: '按{number}交还包裹？',
    },
  },
  close: {
    verb: { en: 'Close with a balance', mm: 'ကျန်ငွေထားပြီး ပိတ်မည်', zh: '留余额关闭' },
    ask: {
      en: 'Close {number} at the amount paid? The rest is open again.',
      mm: '{number} ကို ပေးပြီးငွေဖြင့် ပိတ်မလား။ ကျန်ငွေသည် ရှင်းရန် ပြန်ကျန်မည်။',
      zh: '按已付金额关闭{number}？余额将恢复为待结。',
    },
  },
  remove_line: {
    verb: { en: 'Remove a parcel', mm: 'ပါဆယ် ဖယ်ထုတ်မည်', zh: '移除包裹' },
    ask: { en: 'Remove this parcel from {number}?', mm: 'ဤပါဆယ်ကို {number} မှ ဖယ်ထုတ်မလား။', zh: '从{number}移除此包裹？' },
  },
  void: {
    verb: commonWords.void,
    ask: {
      en: 'Void {number}? Its parcels become ready again.',
      mm: '{number} ကို ပယ်ဖျက်မလား။ ပါဆယ်များ ပြန်လည် အသင့်ဖြစ်မည်။',
      zh: '作废{number}？其包裹将恢复为待结算。',
    },
  },
};
