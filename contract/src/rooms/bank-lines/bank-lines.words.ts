import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  bankLineLife,
  type BankLineStep,
  type MatchMethod,
} from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import type { StatementDoubt } from '@waybill/domain/rooms/bank-lines/read-statement.ts';
import type { StatementField } from '@waybill/domain/rooms/bank-lines/statement-columns.ts';
import type { LeftReason } from '@waybill/domain/rooms/bank-lines/statement-rows.ts';
import type { DateOrder } from '@waybill/domain/rooms/bank-lines/statement-dates.ts';
import { facesOf } from '../../kernel/list.ts';
import { journalEventWords, ledgerFieldWords } from '../ledger/ledger.words.ts';
import { handoverFieldWords } from '../handovers/handovers.words.ts';
import { mailPostFieldWords } from '../mail-post/mail-post.words.ts';
import { expenseFieldWords as expense } from '../expenses/expenses.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const bankLineWords = words({
  list: { en: 'Bank statement', mm: 'ဘဏ်ရှင်းတမ်း', zh: '银行对账单' },
  about: {
    en: 'No lines yet. The bank’s payments in and out appear here, each with its matching entry in the books.',
    mm: 'ဘဏ်အရ ဝင်ငွေ ထွက်ငွေများကို စာကြောင်းအလိုက်၊ သက်ဆိုင်ရာနှင့်တကွ ဤနေရာတွင် ပေါ်မည်။',
    zh: '银行的每一笔收支及其对应项目列在这里。',
  },
  fees: { en: 'Bank statement fees', mm: 'ဘဏ်ရှင်းတမ်း ဝန်ဆောင်ခများ', zh: '银行对账单费' },
  aboutFees: {
    en: 'No fees yet. Bank charges booked for transfers, clearances and statements appear here.',
    mm: 'ငွေလွှဲ၊ ငွေရှင်းတမ်းနှင့် ရှင်းတမ်းများမှ စာရင်းသွင်းပြီး ဘဏ်ဝန်ဆောင်ခအားလုံး ဤနေရာတွင် ပေါ်မည်။',
    zh: '转账、结算和对账单中已入账的银行收费列在这里。',
  },
});

export const bankLineFieldWords = words({
  bank_account_id: commonFieldWords.bank_account_id,
  line_day: commonFieldWords.date,
  amount: expense.amount,
  exact: { en: 'Exact amount', mm: 'အတိအကျ ပမာဏ', zh: '精确金额' },
  date_order: { en: 'Order in dates', mm: 'ရက်စွဲ အစဉ်', zh: '日期顺序' },
  agreed: { en: 'Agreed', mm: 'သဘောတူချက်', zh: '已确认' },
  left_count: { en: 'Rows left out', mm: 'ချန်ထားသော အတန်း', zh: '未导入的行' },
  gap_count: { en: 'Balances that differ', mm: 'မကိုက်သော လက်ကျန်', zh: '余额不符' },
  reference: { en: 'Reference', mm: 'ရည်ညွှန်းအမှတ်', zh: '参考号' },
  details: { en: 'Details', mm: 'အသေးစိတ်', zh: '摘要' },
  how: { en: 'Match method', mm: 'တိုက်ဆိုင်ပုံ', zh: '核对方式' },
  matched_by: { en: 'Matched by', mm: 'တိုက်ဆိုင်သူ', zh: '核对人' },
  matched_at: { en: 'Matched at', mm: 'တိုက်ဆိုင်ချိန်', zh: '核对时间' },
  confirmed_by: handoverFieldWords.confirmed_by,
  confirmed_at: handoverFieldWords.confirmed_at,
  journal_id: commonFieldWords.journal_number,
  payment_channel_id: { en: 'Channel', mm: 'ငွေပေးချေနည်း', zh: '渠道' },
  paid_from: { en: 'Payments from', mm: 'ပေးချေမှု စရက်', zh: '付款起始日' },
  paid_until: { en: 'Payments until', mm: 'ပေးချေမှု ဆုံးရက်', zh: '付款截止日' },
  posting_id: { en: 'Matched entry', mm: 'သက်ဆိုင်ရာ', zh: '对应项目' },
  document: commonFieldWords.document,
  elsewhere: { en: 'Booked on another account', mm: 'အခြားဘဏ်အကောင့်တွင် စာရင်းသွင်းထား', zh: '记在其他账户' },
  file_name: commonFieldWords.file,
  sheet_line: commonFieldWords.row,
  lines_new: { en: 'New lines', mm: 'စာကြောင်းအသစ်', zh: '新明细' },
  lines_known: { en: 'Already imported', mm: 'ရှိပြီးသား စာကြောင်း', zh: '已有明细' },
  matched_count: { en: 'Matched lines', mm: 'တိုက်ဆိုင်ပြီး စာကြောင်း', zh: '已核对明细' },
  waiting_count: { en: 'To confirm', mm: 'အတည်ပြုရန် စာကြောင်း', zh: '待确认明细' },
  brought_by: mailPostFieldWords.brought_by,
  amount_from: expense.amount_from,
  amount_to: expense.amount_to,
  reason: expense.reason,
});

export const bankLineStateFaces = facesOf(bankLineLife, {
  open: { en: 'Open', mm: 'မတိုက်ဆိုင်ရသေး', zh: '未核对' },
  waiting: commonWords.toConfirm,
  matched: { en: 'Matched', mm: 'တိုက်ဆိုင်ပြီး', zh: '已核对' },
});

export const matchMethodWords: Record<MatchMethod, Word> = {
  auto: { en: 'By reference', mm: 'ရည်ညွှန်းအမှတ်ဖြင့်', zh: '按参考号' },
  hand: { en: 'Manual', mm: 'လူဖြင့်', zh: '人工' },
  charge: commonWords.bankCharge,
  interest: { en: 'Bank interest', mm: 'ဘဏ်အတိုး', zh: '银行利息' },
  gathered: journalEventWords.channel_paid,
  moved: { en: 'Moved from another account', mm: 'အခြားဘဏ်အကောင့်မှ ပြောင်းစာရင်းသွင်း', zh: '由其他账户转记' },
};

const thisOne = { en: 'This one', mm: 'ဤအရာ ဖြစ်သည်', zh: '对应此项' };

export const bankLineCommandWords: Record<BankLineStep, { readonly verb: Word; readonly ask: Word }> = {
  match: {
    verb: thisOne,
    ask: { en: 'Match this line with {name}?', mm: 'ဤစာကြောင်းကို {name} နှင့် တိုက်ဆိုင်မလား။', zh: '将此明细与{name}核对？' },
  },
  gather: {
    verb: thisOne,
    ask: {
      en: 'Does this line pay the payments of {name}?',
      mm: 'ဤစာကြောင်းသည် {name} ၏ ပေးချေမှုများအတွက် ဖြစ်သလား။',
      zh: '此明细是{name}的合并到账？',
    },
  },
  charge: {
    verb: { en: 'Post as bank charge', mm: 'ဘဏ်ဝန်ဆောင်ခအဖြစ် စာရင်းသွင်းမည်', zh: '记为银行收费' },
    ask: {
      en: 'Post this line as a bank charge?',
      mm: 'ဤစာကြောင်းကို ဘဏ်ဝန်ဆောင်ခအဖြစ် စာရင်းသွင်းမလား။',
      zh: '将此明细记为银行收费？',
    },
  },
  interest: {
    verb: { en: 'Post as interest', mm: 'ဘဏ်အတိုးအဖြစ် စာရင်းသွင်းမည်', zh: '记为银行利息' },
    ask: {
      en: 'Post this line as interest paid by the bank?',
      mm: 'ဤစာကြောင်းကို ဘဏ်က ပေးသော အတိုးအဖြစ် စာရင်းသွင်းမလား။',
      zh: '将此明细记为银行支付的利息？',
    },
  },
  confirm: {
    verb: commonWords.confirm,
    ask: {
      en: 'Is this line on the bank’s own statement, with this amount? {name} imported it and was involved in the document: check at the bank, not in the file.',
      mm: 'ဘဏ်၏ မူရင်းရှင်းတမ်းတွင် ဤစာကြောင်း ဤပမာဏဖြင့် ပါရှိသလား။ ထည့်သွင်းသူ {name} သည် ဤစာရွက်စာတမ်းတွင် ပါဝင်သူ ဖြစ်သည်။ ဖိုင်ကို မဟုတ်ဘဲ ဘဏ်တွင် စစ်ဆေးပါ။',
      zh: '银行自己的对账单上有这一行和这个金额吗？导入人{name}经手过此单据，请在银行核对，不要看文件。',
    },
  },
  unmatch: {
    verb: { en: 'Unmatch', mm: 'ပြန်ဖြုတ်မည်', zh: '取消核对' },
    ask: {
      en: 'Unmatch this line? What was posted with it (charge, interest, lump sum, another account) is reversed.',
      mm: 'ဤစာကြောင်းကို ပြန်ဖြုတ်မလား။ စာရင်းသွင်းခဲ့သော ဝန်ဆောင်ခ၊ အတိုး၊ စုပေါင်းငွေ သို့မဟုတ် ဘဏ်အကောင့်ပြောင်းခြင်းကိုလည်း ပြန်ပြင်မည်။',
      zh: '取消此明细的核对？随之入账的收费、利息、合并到账或账户转记将被冲回。',
    },
  },
};

export const dateOrderWords: Record<DateOrder, Word> = {
  day: { en: 'The day comes first', mm: 'ရက် အရင်လာသည်', zh: '日在前' },
  month: { en: 'The month comes first', mm: 'လ အရင်လာသည်', zh: '月在前' },
};

export const statementDoubtWords: Record<StatementDoubt, Word> = {
  columns: { en: 'The columns are right', mm: 'ကော်လံများ မှန်သည်', zh: '列识别正确' },
  left_out: {
    en: 'Take the others without the rows that cannot be read',
    mm: 'ဖတ်မရသော အတန်းများကို ချန်၍ ကျန်သည်များကို ထည့်မည်',
    zh: '跳过无法读取的行，导入其余',
  },
  balance: {
    en: 'Take the lines although the balance does not follow',
    mm: 'လက်ကျန် မကိုက်သော်လည်း ထည့်မည်',
    zh: '余额不连续，仍然导入',
  },
};

export const statementColumnWords: Record<StatementField, Word> = {
  day: commonFieldWords.date,
  value_day: { en: 'Value date', mm: 'တန်ဖိုးရက်', zh: '起息日' },
  out: { en: 'Money out', mm: 'ထွက်ငွေ', zh: '支出' },
  in: { en: 'Money in', mm: 'ဝင်ငွေ', zh: '收入' },
  amount: expense.amount,
  sign: { en: 'In or out', mm: 'ဝင်/ထွက်', zh: '收支' },
  balance: commonFieldWords.balance,
  reference: bankLineFieldWords.reference,
  details: bankLineFieldWords.details,
  currency: { en: 'Currency', mm: 'ငွေကြေး', zh: '币种' },
};

/** Why a row of a statement is not taken as a line. */
export const leftReasonWords: Record<LeftReason, Word> = {
  head: { en: 'Repeated heading', mm: 'ခေါင်းစဉ် ထပ်ပါ', zh: '重复的表头' },
  page: { en: 'Page number', mm: 'စာမျက်နှာအမှတ်', zh: '页码' },
  opening: ledgerFieldWords.opening,
  closing: ledgerFieldWords.closing,
  total: commonWords.total,
  day_head: { en: 'Date of the lines below', mm: 'အောက်စာကြောင်းများ၏ ရက်စွဲ', zh: '下方明细的日期' },
  no_amount: { en: 'No amount', mm: 'ငွေပမာဏ မပါ', zh: '没有金额' },
  words: { en: 'Only text', mm: 'စာသားသာ', zh: '仅文字' },
  bad_date: { en: 'Date cannot be read', mm: 'ရက်စွဲ ဖတ်မရ', zh: '日期无法读取' },
  bad_amount: { en: 'Amount cannot be read', mm: 'ငွေပမာဏ ဖတ်မရ', zh: '金额无法读取' },
  no_sign: { en: 'In or out is not clear', mm: 'ဝင်ငွေ၊ ထွက်ငွေ မရှင်း', zh: '收支方向不明' },
  both_sides: { en: 'In and out in one row', mm: 'တစ်တန်းတွင် ဝင်ငွေ၊ ထွက်ငွေ နှစ်ခုလုံး ပါ', zh: '同一行既有收入又有支出' },
  no_day: { en: 'No date', mm: 'ရက်စွဲ မပါ', zh: '没有日期' },
  unnamed_amount: { en: 'Amount without words', mm: 'အကြောင်းအရာ မပါသော ငွေပမာဏ', zh: '没有说明的金额' },
  other_currency: { en: 'Other currency', mm: 'အခြားငွေကြေး', zh: '其他币种' },
  below_kyat: { en: 'Less than one kyat', mm: 'တစ်ကျပ်အောက်', zh: '不足一元' },
};
