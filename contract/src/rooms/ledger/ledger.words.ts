import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { AccountKind, ExpenseName, FeeName, StatementPart } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { LabelMoneyEventName } from '@waybill/domain/rooms/ledger/label-postings.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const ledgerWords = words({
  aboutStatement: {
    en: 'No entries yet. What the merchant is owed and owes appears here line by line.',
    mm: 'ကုန်သည်ကို ပေးရန်နှင့် ကုန်သည်ထံမှ ရရန်ငွေများ တစ်ကြောင်းစီ ဤနေရာတွင် ပေါ်မည်။',
    zh: '应付商户和商户应付的款项逐行列在这里。',
  },
  aboutJournals: {
    en: 'No entries yet. Money is booked here automatically when a parcel is accepted, delivered or paid.',
    mm: 'ပါဆယ် လက်ခံ၊ ပို့ဆောင် သို့မဟုတ် ငွေပေးချေသည့်အခါ ငွေအဝင်အထွက်တိုင်းကို ဤနေရာတွင် အလိုအလျောက် စာရင်းသွင်းသည်။',
    zh: '包裹收件、签收或付款时，每笔资金变动自动记在这里。',
  },
  aboutAccounts: {
    en: 'No accounts yet. An account appears here once money is booked on it.',
    mm: 'ငွေစာရင်းသွင်းသည်နှင့် ထိုငွေစာရင်း ဤနေရာတွင် ပေါ်မည်။',
    zh: '账户有金额入账后即列在这里。',
  },
  accounts: { en: 'Accounts', mm: 'ငွေစာရင်းများ', zh: '账户列表' },
  statement: { en: 'Statement', mm: 'စာရင်းရှင်းတမ်း', zh: '对账单' },
});

const accountWord = { en: 'Account', mm: 'ငွေစာရင်း', zh: '账户' };

export const ledgerFieldWords = words({
  account: accountWord,
  agent_id: commonFieldWords.agent,
  account_id: accountWord,
  account_kind: { en: 'Account type', mm: 'ငွေစာရင်း အမျိုးအစား', zh: '账户类型' },
  whose: { en: 'Owner of the account', mm: 'မည်သူ၏', zh: '归属' },
  balance: commonFieldWords.balance,
  opening: { en: 'Opening balance', mm: 'အဖွင့်လက်ကျန်', zh: '期初余额' },
  closing: { en: 'Closing balance', mm: 'အပိတ်လက်ကျန်', zh: '期末余额' },
  debit: { en: 'Debit', mm: 'ဒက်ဘစ်', zh: '借方' },
  credit: { en: 'Credit', mm: 'ခရက်ဒစ်', zh: '贷方' },
  amount: commonFieldWords.sum,
  event: { en: 'Event', mm: 'ဖြစ်ပျက်မှု', zh: '事项' },
  at: commonFieldWords.time,
  business_date: commonFieldWords.date,
  line: { en: 'Line', mm: 'စာကြောင်းအမှတ်', zh: '明细号' },
  journal: commonFieldWords.journal_number,
  tracking_code: commonFieldWords.tracking_code,
  handover_id: commonFieldWords.handover_number,
  clearance_number: { en: 'Clearance no.', mm: 'ငွေရှင်းတမ်းအမှတ်', zh: '结算单号' },
  clearance_id: commonFieldWords.clearance,
  expense_number: { en: 'Expense no.', mm: 'အသုံးစရိတ်အမှတ်', zh: '支出单号' },
  expense_id: commonFieldWords.expense,
  transfer_number: { en: 'Transfer no.', mm: 'ငွေလွှဲအမှတ်', zh: '转账单号' },
  transfer_id: commonFieldWords.transfer,
  gate_collection_number: commonFieldWords.gate_collection_number,
  gate_collection_id: commonFieldWords.gate_collection,
  remittance_number: commonFieldWords.remittance_number,
  remittance_id: commonFieldWords.remittance,
  emo_number: { en: 'Money order no.', mm: 'ငွေပို့လွှာအမှတ်', zh: '汇票号' },
  emo_id: commonFieldWords.money_order,
  reverses_id: { en: 'Reverses entry', mm: 'ပြန်ပြင်သည့် ဂျာနယ်', zh: '冲销分录' },
  from: commonFieldWords.from_date,
  to: commonFieldWords.to_date,
  note: commonFieldWords.note,
});

export const accountKindWords: Record<AccountKind, Word> = {
  'cash:courier': { en: 'Cash with couriers', mm: 'ကူရီယာလက်ဝယ် ငွေသား', zh: '快递员手持现金' },
  'cash:branch': commonWords.cashAtTheBranch,
  'cash:transit': { en: 'Cash in transit', mm: 'လမ်းခရီးရှိ ငွေသား', zh: '在途现金' },
  bank: commonFieldWords.bank,
  channel: { en: 'Owed by payment channels', mm: 'ငွေပေးချေနည်းများမှ ရရန်', zh: '应收渠道款' },
  'receivable:merchant': { en: 'Owed by merchants', mm: 'ကုန်သည်ထံမှ ရရန်', zh: '应收商户款' },
  'receivable:mmpost': { en: 'Owed by Myanmar Post', mm: 'မြန်မာ့စာတိုက်ထံမှ ရရန်', zh: '应收缅甸邮政款' },
  'receivable:gate': { en: 'Owed by bus gates', mm: 'ကားဂိတ်ထံမှ ရရန်', zh: '应收车站款' },
  'receivable:agent': { en: 'Owed by agents', mm: 'ကိုယ်စားလှယ်ထံမှ ရရန်', zh: '应收代理款' },
  'shortage:staff': { en: 'Shortages of staff', mm: 'ဝန်ထမ်း ငွေလျော့', zh: '员工短款' },
  'payable:merchant': { en: 'Owed to merchants', mm: 'ကုန်သည်သို့ ပေးရန်', zh: '应付商户款' },
  emo_payable: { en: 'Money orders to pay out', mm: 'ပေးရန်ကျန် ငွေပို့လွှာ', zh: '待付汇款' },
  'deposit:merchant': { en: 'Deposits of merchants', mm: 'ကုန်သည် စရန်ငွေ', zh: '商户押金' },
  overage: { en: 'Cash surplus', mm: 'ငွေပို', zh: '长款' },
  tax: commonFieldWords.tax,
  equity: { en: 'Opening capital', mm: 'အဖွင့်မတည်ငွေ', zh: '期初资本' },
  compensation_payable: { en: 'Compensation to pay', mm: 'ပေးရန်ကျန် လျော်ကြေး', zh: '待付赔偿' },
  income: { en: 'Income', mm: 'ဝင်ငွေ', zh: '收入' },
  expense: commonFieldWords.expense,
  branch_expense: { en: 'Branch expense', mm: 'ရုံးခွဲ အသုံးစရိတ်', zh: '网点支出' },
};

export const accountNameWords: Record<FeeName | ExpenseName, Word> = {
  shipping: commonFieldWords.shipping_fee,
  remote: { en: 'Remote area', mm: 'ဝေးလံဒေသ', zh: '偏远地区费' },
  oversize: { en: 'Oversize', mm: 'အရွယ်အစားကြီး', zh: '超大件费' },
  sms: { en: 'SMS fee', mm: 'SMS ဝန်ဆောင်ခ', zh: '短信费' },
  phone_call: { en: 'Phone call fee', mm: 'ဖုန်းခေါ်ဆိုခ', zh: '电话费' },
  pickup: { en: 'Pickup service fee', mm: 'လာယူခ', zh: '揽收费' },
  pod: { en: 'POD fee', mm: 'POD ဝန်ဆောင်ခ', zh: '签收回单费 (POD)' },
  vfl: { en: 'VFL fee', mm: 'VFL ဝန်ဆောင်ခ', zh: 'VFL 费' },
  hand_over_code: { en: 'Hand-over code fee', mm: 'လက်ခံကုဒ် ဝန်ဆောင်ခ', zh: '签收码费' },
  hold_mail: { en: 'Hold mail fee', mm: 'ပို့ပစ္စည်း ထိန်းသိမ်းခ', zh: '邮件保管费' },
  change_destination: { en: 'Change destination fee', mm: 'ပို့ရန်လိပ်စာ ပြောင်းခ', zh: '改址费' },
  insurance: commonFieldWords.insurance_fee,
  discount: commonFieldWords.discount,
  cod_fee: commonFieldWords.cod_fee,
  return_fee: commonFieldWords.return_fee,
  cancellation: commonFieldWords.cancellation_fee,
  gate_submit: { en: 'Gate submit fee', mm: 'ဂိတ်ချခ', zh: '车站交寄费' },
  emo: { en: 'Money order fee', mm: 'ငွေပို့ခ', zh: '汇款费' },
  bank_interest: { en: 'Bank interest income', mm: 'ဘဏ်အတိုး', zh: '银行利息' },
  surplus_kept: { en: 'Surpluses kept as income', mm: 'ဝင်ငွေအဖြစ် ထားသော ပိုငွေ', zh: '长款收入' },
  gate_charge: commonFieldWords.gate_charge,
  mmpost_charge: commonFieldWords.mmpost_charge,
  agent_commission: { en: 'Agent commission', mm: 'ကိုယ်စားလှယ် ကော်မရှင်', zh: '代理佣金' },
  bank_statement_fee: { en: 'Bank statement fee', mm: 'ဘဏ်စာရင်းရှင်းတမ်းခ', zh: '银行对账单费' },
  compensation: commonFieldWords.compensation_amount,
  shortage_written_off: { en: 'Shortage written off', mm: 'ပယ်ဖျက်လိုက်သော ငွေလျော့', zh: '核销短款' },
};

/** Kinds of events that journals book. */
export type JournalEvent =
  | LabelMoneyEventName
  | 'transited'
  | 'redirected'
  | 'hold_ended'
  | 'picked_up'
  | 'handed_over'
  | 'sent'
  | 'arrived'
  | 'cleared'
  | 'expense'
  | 'transferred'
  | 'opened'
  | 'bank_charge'
  | 'bank_interest'
  | 'bank_moved'
  | 'handover_reversed'
  | 'till_counted'
  | 'repaid'
  | 'written_off'
  | 'emo_sold'
  | 'emo_paid'
  | 'emo_refunded'
  | 'compensation_paid'
  | 'remitted'
  | 'remittance_settled'
  | 'gate_paid'
  | 'gate_charged'
  | 'gate_settled'
  | 'surplus_settled'
  | 'agent_paid'
  | 'channel_settled'
  | 'channel_fee'
  | 'channel_as_cash'
  | 'channel_short'
  | 'channel_paid'
  | 'channel_difference';

export const journalEventWords: Record<JournalEvent, Word> = {
  surplus_settled: { en: 'Surplus resolved', mm: 'ပိုငွေ ဖြေရှင်းပြီး', zh: '长款处理' },
  agent_paid: { en: 'Agent paid', mm: 'ကိုယ်စားလှယ်သို့ ပေးချေ', zh: '付给代理' },
  channel_settled: { en: 'Channel settled', mm: 'ငွေပေးချေနည်း ရှင်းပြီး', zh: '渠道结算' },
  channel_fee: { en: 'Channel fee charged', mm: 'ငွေပေးချေနည်း ဝန်ဆောင်ခ', zh: '收取渠道费' },
  channel_paid: { en: 'Lump sum of a channel', mm: 'ငွေပေးချေနည်း စုပေါင်းငွေ', zh: '渠道合并到账' },
  channel_difference: { en: 'Difference with a channel', mm: 'ငွေပေးချေနည်း ကွာခြားငွေ', zh: '渠道差额' },
  channel_as_cash: { en: 'Channel payment was cash', mm: 'ငွေသားအဖြစ် ပြောင်း', zh: '渠道付款改为现金' },
  channel_short: { en: 'Channel payment short', mm: 'ငွေပေးချေနည်း လျော့ငွေ', zh: '渠道付款短款' },
  opened: ledgerFieldWords.opening,
  accepted: { en: 'Parcel accepted', mm: 'ပါဆယ် လက်ခံ', zh: '收件' },
  delivered: { en: 'Parcel delivered', mm: 'ပါဆယ် ပေးပို့ပြီး', zh: '已派送' },
  return_confirmed: { en: 'Return confirmed', mm: 'ပြန်ပို့ အတည်ပြု', zh: '退件确认' },
  missing_confirmed: { en: 'Compensation for loss', mm: 'ပျောက်ဆုံး လျော်ကြေး', zh: '遗失赔偿' },
  transited: { en: 'Sent on in transit', mm: 'အကူးအပြောင်း ဆက်ပို့', zh: '中转发出' },
  compensation_paid: { en: 'Compensation paid out', mm: 'လျော်ကြေး ထုတ်ပေး', zh: '支付赔偿' },
  redirected: { en: 'Destination changed', mm: 'ပို့ရန်လိပ်စာ ပြောင်း', zh: '改址' },
  hold_ended: { en: 'Hold mail ended', mm: 'ပို့ပစ္စည်း ထိန်းသိမ်းမှု ပြီးဆုံး', zh: '邮件保管结束' },
  picked_up: { en: 'Pickup visit', mm: 'လာယူမှု', zh: '上门揽收' },
  handed_over: { en: 'Courier handed in cash', mm: 'ကူရီယာ ငွေအပ်', zh: '快递员交款' },
  sent: { en: 'Branch sent cash', mm: 'ရုံးခွဲ ငွေပို့', zh: '网点送款' },
  arrived: { en: 'Cash arrived', mm: 'ငွေ ရောက်ရှိ', zh: '款项到账' },
  cleared: commonWords.clearancePaid,
  expense: { en: 'Expense paid', mm: 'အသုံးစရိတ် ပေးချေ', zh: '支出付款' },
  transferred: { en: 'Transferred', mm: 'ငွေလွှဲပြီး', zh: '已转账' },
  bank_charge: commonWords.bankCharge,
  bank_interest: { en: 'Interest from bank', mm: 'ဘဏ်အတိုး', zh: '银行利息' },
  bank_moved: { en: 'Received on another bank account', mm: 'အခြားဘဏ်အကောင့်သို့ ဝင်ခဲ့သည်', zh: '进入其他银行账户' },
  till_counted: { en: 'Till counted at shift handover', mm: 'ဂျူတီလွှဲချိန် ငွေရေတွက်', zh: '交班清点' },
  repaid: { en: 'Shortage repaid', mm: 'ငွေလျော့ ပြန်ပေး', zh: '归还短款' },
  emo_sold: { en: 'Money order sold', mm: 'ငွေပို့လွှာ ရောင်းချ', zh: '汇票汇出' },
  emo_paid: commonWords.moneyOrderPaidOut,
  emo_refunded: commonWords.moneyOrderPaidBack,
  remitted: { en: 'Myanmar Post paid', mm: 'မြန်မာ့စာတိုက် ငွေပေးချေ', zh: '缅甸邮政付款' },
  remittance_settled: {
    en: 'Difference with Myanmar Post resolved',
    mm: 'မြန်မာ့စာတိုက်နှင့် ကွာခြားချက် ပြီးပြတ်',
    zh: '与缅甸邮政的差异了结',
  },
  gate_paid: { en: 'Bus gate settled', mm: 'ဂိတ်ငွေ ရှင်းပြီး', zh: '车站结算' },
  gate_charged: { en: 'Gate charge to merchant', mm: 'ကုန်သည် ကျခံသော ဂိတ်ကြေး', zh: '商户承担的车站收费' },
  gate_settled: { en: 'Gate shortage resolved', mm: 'ဂိတ်ငွေလို ပြီးပြတ်', zh: '车站短款了结' },
  written_off: accountNameWords.shortage_written_off,
  handover_reversed: { en: 'Handover undone', mm: 'လွှဲပြောင်းမှု ပြန်ပြင်', zh: '撤回交接' },
};

/** Parts of a merchant's statement. */
export const statementPartWords: Record<StatementPart, Word> = {
  cod: { en: 'COD from receivers', mm: 'လက်ခံသူများထံမှ COD ငွေ', zh: '收件人支付的货款' },
  compensation: journalEventWords.missing_confirmed,
  fees: { en: 'Fees and shipping', mm: 'ဝန်ဆောင်ခနှင့် ပို့ခ', zh: '手续费和运费' },
  paid: { en: 'Settled by payment', mm: 'ငွေပေးချေ ရှင်းလင်းပြီး', zh: '已付款结清' },
  other: commonWords.other,
};
