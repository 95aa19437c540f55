import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  payoutLineLife,
  payoutRunLife,
  type PayoutBlock,
  type PayoutFailure,
  type PayoutRunStep,
} from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import {
  payoutTemplateLife,
  type PayoutTemplateStep,
} from '@waybill/domain/rooms/payout-runs/payout-template-states.ts';
import type { PayoutFormat } from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { facesOf } from '../../kernel/list.ts';
import { customerFieldWords } from '../customers/customers.words.ts';
import { exportFieldWords } from '../exports/exports.words.ts';
import { paymentChannelCommandWords, paymentChannelFieldWords } from '../payment-channels/payment-channels.words.ts';

export const payoutRunWords = words({
  list: { en: 'Payouts', mm: 'ငွေလွှဲပေးမှုများ', zh: '批量付款' },
  about: {
    en: 'No payout runs yet. Make one to pay all ready merchants with one bank file.',
    mm: 'ငွေလွှဲပေးမှု မရှိသေးပါ။ အဆင်သင့်ဖြစ်သော ကုန်သည်အားလုံးကို ဘဏ်ဖိုင်တစ်ခုတည်းဖြင့် ပေးချေရန် ပြုလုပ်ပါ။',
    zh: '还没有批量付款。新建一批，用一个银行文件付给所有就绪的商户。',
  },
  templates: { en: 'Bank file templates', mm: 'ဘဏ်ဖိုင် ပုံစံများ', zh: '银行文件模板' },
  templatesAbout: {
    en: 'No templates yet. Start from one of the examples and agree the columns with your bank.',
    mm: 'ပုံစံ မရှိသေးပါ။ နမူနာတစ်ခုမှ စတင်၍ ကော်လံများကို ဘဏ်နှင့် ညှိပါ။',
    zh: '还没有模板。请从示例开始，并与银行确认各列。',
  },
});

const paidFromWord = { en: 'Paid from', mm: 'ငွေထုတ်မည့် ဘဏ်အကောင့်', zh: '付款账户' };
const templateWord = { en: 'File template', mm: 'ဖိုင်ပုံစံ', zh: '文件模板' };
const untickedWord = { en: 'Left out by hand', mm: 'ရွေးချယ်၍ ချန်ထားသည်', zh: '手动排除' };
const withBankWord = { en: 'With the bank', mm: 'ဘဏ်တွင်', zh: '银行处理中' };

export const payoutRunFieldWords = words({
  number: commonFieldWords.number,
  bank_account_id: paidFromWord,
  template_id: templateWord,
  template: templateWord,
  bank_account: paidFromWord,
  bank: { en: 'Merchant’s bank', mm: 'ကုန်သည်၏ ဘဏ်', zh: '商户银行' },
  branch_id: commonFieldWords.branch,
  least: { en: 'Least amount', mm: 'အနည်းဆုံး ပမာဏ', zh: '最低金额' },
  days: customerFieldWords.payout_day,
  line_count: commonWords.merchants,
  amount: commonFieldWords.sum,
  paid_count: commonWords.paid,
  paid_amount: { en: 'Paid amount', mm: 'ပေးပြီးငွေ', zh: '已付金额' },
  failed_count: commonWords.failed,
  created_by: { en: 'Run made by', mm: 'ငွေလွှဲမှု ပြုလုပ်သူ', zh: '制作人' },
  created_at: { en: 'Made', mm: 'ပြုလုပ်ချိန်', zh: '制作时间' },
  approved_by: commonFieldWords.approved_by,
  approved_at: { en: 'Run approved', mm: 'အတည်ပြုချိန်', zh: '批准时间' },
  sent_by: { en: 'File made by', mm: 'ဖိုင်ပြုလုပ်သူ', zh: '文件生成人' },
  sent_at: { en: 'File made', mm: 'ဖိုင်ပြုလုပ်ချိန်', zh: '文件生成时间' },
  file_name: { en: 'Bank file', mm: 'ဘဏ်ဖိုင်', zh: '银行文件' },
  file_hash: { en: 'SHA-256 of the file', mm: 'ဖိုင်၏ SHA-256', zh: '文件 SHA-256' },
  customer: commonFieldWords.merchant,
  clearance: commonFieldWords.clearance,
  account: commonFieldWords.bank_account_id,
  bank_reference: { en: 'Bank’s reference', mm: 'ဘဏ်၏ အမှတ်', zh: '银行流水号' },
  reason: commonFieldWords.reason,
  failure: { en: 'Why it failed', mm: 'မအောင်မြင်ရသည့် အကြောင်း', zh: '失败原因' },
  file: { en: 'Bank’s answer file', mm: 'ဘဏ်၏ အဖြေဖိုင်', zh: '银行回执文件' },
  name: commonFieldWords.name,
  format: exportFieldWords.format,
  delimiter: { en: 'Separator', mm: 'ခြားသည့်သင်္ကေတ', zh: '分隔符' },
  encoding: { en: 'Encoding', mm: 'စာလုံးကုဒ်', zh: '编码' },
  width_in: { en: 'Widths count', mm: 'အကျယ် ရေတွက်ပုံ', zh: '宽度单位' },
  header: { en: 'Lines before', mm: 'ထိပ်စာကြောင်းများ', zh: '开头行' },
  columns: commonFieldWords.columns,
  trailer: { en: 'Lines after', mm: 'နောက်ဆုံးစာကြောင်းများ', zh: '结尾行' },
  answer_reference: { en: 'Heading of our reference', mm: 'ကျွန်ုပ်တို့အမှတ်၏ ခေါင်းစဉ်', zh: '我方编号的列名' },
  answer_status: { en: 'Heading of the status', mm: 'အခြေအနေ၏ ခေါင်းစဉ်', zh: '状态的列名' },
  answer_paid: { en: 'Words that mean paid', mm: 'ပေးပြီးဟု ဆိုလိုသော စကားလုံးများ', zh: '表示已付的词' },
  answer_failed: { en: 'Words that mean failed', mm: 'မအောင်မြင်ဟု ဆိုလိုသော စကားလုံးများ', zh: '表示失败的词' },
  answer_bank_reference: { en: 'Heading of the bank’s reference', mm: 'ဘဏ်အမှတ်၏ ခေါင်းစဉ်', zh: '银行流水号的列名' },
  answer_reason: { en: 'Heading of the reason', mm: 'အကြောင်းရင်း၏ ခေါင်းစဉ်', zh: '原因的列名' },
  proposed_by: commonFieldWords.requester,
  unticked: untickedWord,
  block: { en: 'Held back because', mm: 'မပေးရသေးသည့် အကြောင်း', zh: '暂不付款原因' },
  checked: { en: 'New accounts checked', mm: 'စစ်ဆေးပြီး အကောင့်အသစ်', zh: '已核对的新账户' },
  proposed_at: paymentChannelFieldWords.proposed_at,
  decided_by: commonFieldWords.decided_by,
});

export const payoutRunStateFaces = facesOf(payoutRunLife, {
  making: { en: 'Making documents', mm: 'စာရွက်များ ပြုလုပ်နေ', zh: '正在制单' },
  draft: { en: 'To be approved', mm: 'အတည်ပြုရန်', zh: '待批准' },
  approved: { en: 'Approved, file to be made', mm: 'အတည်ပြုပြီး၊ ဖိုင်ပြုလုပ်ရန်', zh: '已批准，待生成文件' },
  sent: withBankWord,
  settled: { en: 'Answered in full', mm: 'အားလုံး ဖြေပြီး', zh: '已全部回执' },
  void: commonWords.voided,
});

export const payoutLineStateFaces = facesOf(payoutLineLife, {
  waiting: commonFieldWords.waiting,
  left: { en: 'Not in the run', mm: 'မပါဝင်', zh: '未列入' },
  made: { en: 'In the run', mm: 'ပါဝင်', zh: '已列入' },
  held: { en: 'Held out', mm: 'ဖယ်ထား', zh: '已剔除' },
  sent: withBankWord,
  settling: { en: 'Being posted', mm: 'စာရင်းသွင်းနေ', zh: '正在入账' },
  paid: commonWords.paid,
  failed: commonWords.failed,
});

export const payoutTemplateStateFaces = facesOf(payoutTemplateLife, {
  proposed: commonWords.toBeConfirmed,
  confirmed: commonFieldWords.in_use,
  denied: commonWords.denied,
  replaced: { en: 'No longer used', mm: 'မသုံးတော့ပါ', zh: '已停用' },
});

export const payoutBlockWords: Record<PayoutBlock, Word> = {
  no_account: { en: 'No confirmed bank account', mm: 'အတည်ပြုထားသော ဘဏ်အကောင့် မရှိပါ', zh: '没有已确认的银行账户' },
  not_active: { en: 'Merchant is suspended or banned', mm: 'ကုန်သည်ကို ဆိုင်းငံ့/ပိတ်ပင်ထားသည်', zh: '商户已停用或封禁' },
  to_complete: { en: 'Merchant’s record is incomplete', mm: 'ကုန်သည်၏ အချက်အလက် မပြည့်စုံပါ', zh: '商户资料不完整' },
  in_run: { en: 'Already in another run', mm: 'အခြားငွေလွှဲမှုတွင် ပါပြီး', zh: '已在另一批中' },
  nothing_due: { en: 'Nothing to pay out', mm: 'ပေးရန်ငွေ မရှိပါ', zh: '没有应付款' },
  below_least: { en: 'Below the least amount', mm: 'အနည်းဆုံးပမာဏ မပြည့်ပါ', zh: '低于最低金额' },
  not_their_day: { en: 'Not their payout day', mm: 'ငွေပေးမည့်ရက် မဟုတ်ပါ', zh: '不是其付款日' },
  unticked: untickedWord,
  taken_out: { en: 'Taken out', mm: 'ထုတ်ပယ်ထားသည်', zh: '已移出' },
  changed: { en: 'The amount or document changed', mm: 'ပမာဏ သို့မဟုတ် စာရွက် ပြောင်းသွားသည်', zh: '金额或单据已变' },
  account_changed: { en: 'The bank account changed', mm: 'ဘဏ်အကောင့် ပြောင်းသွားသည်', zh: '银行账户已变' },
  not_approved: { en: 'Its approval no longer counts', mm: 'အတည်ပြုချက် အကျုံးမဝင်တော့ပါ', zh: '批准已失效' },
  run_void: { en: 'The run was voided', mm: 'ငွေလွှဲမှုကို ပယ်ဖျက်ခဲ့သည်', zh: '该批已作废' },
};

export const payoutFailureWords: Record<PayoutFailure, Word> = {
  account: { en: 'Account wrong', mm: 'အကောင့် မှားနေသည်', zh: '账号错误' },
  name: { en: 'Name wrong', mm: 'အမည် မှားနေသည်', zh: '户名错误' },
  limit: { en: 'Above the bank’s limit', mm: 'ဘဏ်၏ ကန့်သတ်ချက် ကျော်လွန်', zh: '超过银行限额' },
  other: { en: 'Other reason', mm: 'အခြားအကြောင်း', zh: '其他原因' },
};

export const payoutFormatWords: Record<PayoutFormat, Word> = {
  csv: commonWords.csv,
  xlsx: commonWords.excel,
  fixed: { en: 'Fixed width', mm: 'အကျယ်ပုံသေ', zh: '定长' },
};

type CommandWord = { readonly verb: Word; readonly ask: Word };
export const payoutRunCommandWords: Record<PayoutRunStep, CommandWord> = {
  approve: {
    verb: commonWords.approve,
    ask: {
      en: 'Approve {name} as a whole? Check the merchants, sums and new accounts.',
      mm: '{name} တစ်ခုလုံးကို အတည်ပြုမလား။ ကုန်သည်၊ ပမာဏနှင့် အကောင့်အသစ်များကို စစ်ဆေးပါ။',
      zh: '批准整批{name}？请核对商户、金额和新账户。',
    },
  },
  send: {
    verb: { en: 'Make the bank file', mm: 'ဘဏ်ဖိုင် ပြုလုပ်မည်', zh: '生成银行文件' },
    ask: {
      en: 'Make the file of {name}? It is made once; afterwards nothing of the run changes.',
      mm: '{name} ၏ ဖိုင်ကို ပြုလုပ်မလား။ တစ်ကြိမ်သာ ပြုလုပ်နိုင်ပြီး နောက်ပိုင်း မပြောင်းလဲနိုင်ပါ။',
      zh: '生成{name}的文件？只能生成一次，之后不能再改。',
    },
  },
  answer: {
    verb: { en: 'Import the bank’s answer', mm: 'ဘဏ်၏ အဖြေကို ထည့်မည်', zh: '导入银行回执' },
    ask: { en: 'Import the bank’s answer to {name}?', mm: '{name} အတွက် ဘဏ်၏အဖြေကို ထည့်မလား။', zh: '导入{name}的银行回执？' },
  },
  statement: {
    verb: { en: 'Find in the statement', mm: 'ဘဏ်ရှင်းတမ်းတွင် ရှာမည်', zh: '在对账单中查找' },
    ask: {
      en: 'Mark as paid what the imported bank statement shows of {name}?',
      mm: 'ထည့်ပြီးသော ဘဏ်ရှင်းတမ်းတွင် ပါသည့် {name} ၏ ပေးချေမှုများကို ပေးပြီးဟု မှတ်မလား။',
      zh: '将已导入对账单中属于{name}的付款标为已付？',
    },
  },
  void: {
    verb: commonWords.void,
    ask: {
      en: 'Void {name}? Its documents stay open and can be paid in another way.',
      mm: '{name} ကို ပယ်ဖျက်မလား။ စာရွက်များ ဆက်ဖွင့်ထားပြီး အခြားနည်းဖြင့် ပေးနိုင်သည်။',
      zh: '作废{name}？其单据保持未付，可另行付款。',
    },
  },
};

export const payoutTemplateCommandWords: Record<PayoutTemplateStep, CommandWord> = {
  confirm: {
    verb: commonWords.confirm,
    ask: {
      en: 'Confirm {name}? Check each column: all money goes where the file says.',
      mm: '{name} ကို အတည်ပြုမလား။ ကော်လံတိုင်းကို စစ်ဆေးပါ။ ငွေအားလုံး ဖိုင်ထဲကအတိုင်း သွားမည်။',
      zh: '确认{name}？请核对每一列：款项按文件支付。',
    },
  },
  deny: paymentChannelCommandWords.deny,
  close: {
    verb: { en: 'Stop using', mm: 'အသုံးမပြုတော့', zh: '停用' },
    ask: {
      en: 'Stop using {name}? New runs cannot choose it.',
      mm: '{name} ကို အသုံးမပြုတော့ဘူးလား။ ငွေလွှဲအသစ်များတွင် ရွေး၍မရတော့ပါ။',
      zh: '停用{name}？新批次不能再选它。',
    },
  },
};
