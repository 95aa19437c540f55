import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { remittedVerdicts, type RemittedVerdict } from '@waybill/domain/rooms/remittances/judge-remitted.ts';
import type { RemittanceEnd } from '@waybill/domain/rooms/remittances/remittance-ends.ts';
import { remittanceLife, type RemittanceCommand } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import { bankAccountFieldWords } from '../bank-accounts/bank-accounts.words.ts';
import { facesOf, type StateFace } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const remittanceWords = words({
  list: { en: 'From the mail post', mm: 'စာတိုက်မှ ရငွေ', zh: '邮政汇款' },
  about: {
    en: 'No remittances yet. Import the list of parcels that Myanmar Post pays for: each line is matched by its code, and fully paid parcels can be cleared to merchants.',
    mm: 'မြန်မာ့စာတိုက်က ကောက်ခံထားသော ပါဆယ်ငွေများ ပေးချေမှု။ ၎င်းတို့၏စာရင်းကို တင်ပါ။ ကုဒ်အလိုက် တိုက်ဆိုင်ပြီး အပြည့်ရသည့်ငွေကို ကုန်သည်များသို့ ပေးနိုင်သည်။',
    zh: '缅甸邮政支付其代收的货款。上传其清单，按单号逐行核对，足额到账的可付给商户。',
  },
  lines: { en: 'Lines of the remittance', mm: 'ငွေလွှဲစာရင်း၏ စာကြောင်းများ', zh: '汇款单各行' },
});

export const remittanceFieldWords = words({
  remittance_number: commonFieldWords.remittance_number,
  remittance_id: commonFieldWords.remittance,
  reference: { en: 'Their reference', mm: '၎င်းတို့၏ ရည်ညွှန်းအမှတ်', zh: '对方参考号' },
  paid_on: { en: 'Paid on', mm: 'ပေးချေသည့်ရက်', zh: '付款日期' },
  bank_account_id: bankAccountFieldWords.bank_account_id,
  bank_amount: { en: 'Received at the bank', mm: 'ဘဏ်သို့ ရောက်ငွေ', zh: '银行到账' },
  mmpost_charge: commonFieldWords.mmpost_charge,
  lines_amount: { en: 'Total of lines', mm: 'စာကြောင်းများ စုစုပေါင်း', zh: '各行合计' },
  lines_total: commonFieldWords.lines_total,
  lines_waiting: { en: 'Open differences', mm: 'မပြီးပြတ်သေးသော ကွာခြားချက်', zh: '未了结差异' },
  file: { en: 'Their list', mm: '၎င်းတို့၏စာရင်း', zh: '对方清单' },
  amount_column: { en: 'Amount column', mm: 'ငွေပမာဏ ကော်လံ', zh: '金额列' },
  typed_lines: { en: 'Or line by line: code, amount', mm: 'သို့မဟုတ် တစ်ကြောင်းစီ - ကုဒ်၊ ငွေပမာဏ', zh: '或逐行填写：单号 金额' },
  file_name: commonFieldWords.file,
  brought_by: commonFieldWords.brought_by,
  confirmed_by: commonFieldWords.confirmed_by,
  confirmed_at: commonFieldWords.confirmed,
  line_id: commonFieldWords.line,
  row_no: commonFieldWords.line_number,
  amount_text: { en: 'As in the list', mm: '၎င်းတို့ ရေးထားသည့်အတိုင်း', zh: '对方所写' },
  paid_amount: { en: 'Paid', mm: 'ပေးငွေ', zh: '已付' },
  owed: { en: 'Owed by them', mm: '၎င်းတို့ ပေးရန်', zh: '应付我方' },
  difference: commonFieldWords.difference,
  remitted_verdict: { en: 'Result', mm: 'ရလဒ်', zh: '核对结果' },
  difference_owner: commonFieldWords.follow_up_by,
  end: commonFieldWords.ending,
  parcel_code: { en: 'Correct parcel code', mm: 'မှန်ကန်သော ပါဆယ်ကုဒ်', zh: '正确包裹单号' },
  end_note: commonFieldWords.finding,
  ended_by: commonFieldWords.gate_ended_by,
  waits: { en: 'Unresolved', mm: 'မပြီးပြတ်သေး', zh: '未了结' },
});

const toneOf = (verdict: RemittedVerdict): StateFace['tone'] =>
  verdict === 'matched' ? 'success' : remittedVerdicts[verdict].waits === 'nothing' ? 'neutral' : 'danger';
const verdictWords: Record<RemittedVerdict, Word> = {
  matched: commonWords.matched,
  short: { en: 'Underpaid', mm: 'လျော့', zh: '少付' },
  over: { en: 'Overpaid', mm: 'ပို', zh: '多付' },
  unknown: commonWords.unknownCode,
  twice: commonWords.duplicate,
  early: { en: 'Nothing owed for it', mm: 'ပေးရန်ငွေ မရှိ', zh: '无应付款' },
  taken: { en: 'Already paid', mm: 'ယခင်က ပေးပြီး', zh: '此前已付' },
  unreadable: commonWords.unreadable,
  left_out: { en: 'Left out', mm: 'ချန်ထားသည်', zh: '不计入' },
};
export const remittedFaces = Object.fromEntries(
  Object.entries(verdictWords).map(([verdict, word]) => [verdict, { tone: toneOf(verdict as RemittedVerdict), word }]),
) as Record<RemittedVerdict, StateFace>;

export const remittanceFaces = facesOf(remittanceLife, {
  pending: commonWords.toBeConfirmed,
  complete: commonWords.confirmed,
  inactive: commonWords.voided,
});

export const remittanceEndWords: Record<RemittanceEnd, Word> = {
  paid_later: { en: 'Paid later', mm: 'နောက်မှ ပေးချေ', zh: '后续付清' },
  charge: { en: 'Kept by Myanmar Post as its charge', mm: 'မြန်မာ့စာတိုက် ကြေး', zh: '缅甸邮政收费' },
  written_off: commonWords.writtenOff,
  mistake: { en: 'Wrong code, belongs to another parcel', mm: 'ကုဒ်မှား - အခြားပါဆယ်၏ငွေ', zh: '单号有误：属另一包裹' },
  paid_back: { en: 'Repaid to them', mm: '၎င်းတို့သို့ ပြန်ပေး', zh: '退还对方' },
};

export const remittanceCommandWords: Record<RemittanceCommand, { readonly verb: Word; readonly ask: Word }> = {
  match: {
    verb: { en: 'Match again', mm: 'ပြန်တိုက်ဆိုင်မည်', zh: '重新核对' },
    ask: { en: 'Match {name} again?', mm: '{name} ကို ပြန်တိုက်ဆိုင်မလား။', zh: '重新核对 {name}？' },
  },
  leave_out: {
    verb: commonWords.leaveOut,
    ask: { en: 'Leave {name} out?', mm: '{name} ကို ချန်ထားမလား။', zh: '{name} 不计入？' },
  },
  confirm: {
    verb: commonWords.confirm,
    ask: {
      en: 'Has the money of {name} arrived at the bank?',
      mm: '{name} ၏ငွေ ဘဏ်သို့ ရောက်ပြီလား။',
      zh: '{name} 的款项已到银行账户？',
    },
  },
  void: {
    verb: commonWords.void,
    ask: {
      en: 'Void {name}? Nothing is booked.',
      mm: '{name} ကို ပယ်ဖျက်မလား။ စာရင်းမသွင်းပါ။',
      zh: '作废 {name}？不会入账。',
    },
  },
  settle: {
    verb: commonWords.settle,
    ask: { en: 'How is {name} resolved?', mm: '{name} ကို မည်သို့ အဆုံးသတ်မည်နည်း။', zh: '{name} 如何了结？' },
  },
};
