import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { remittedVerdicts, type RemittedVerdict } from '@waybill/domain/rooms/remittances/judge-remitted.ts';
import type { RemittanceEnd } from '@waybill/domain/rooms/remittances/remittance-ends.ts';
import {
  remittanceLife,
  type RemittanceCommand,
  type RemittanceState,
} from '@waybill/domain/rooms/remittances/remittance-states.ts';
import { bankAccountFieldWords } from '../bank-accounts/bank-accounts.words.ts';
import type { StateFace } from '../../kernel/list.ts';

export const remittanceWords = words({
  list: { en: 'From the mail post', mm: 'စာတိုက်မှ ရငွေ', zh: '邮政汇款' },
  about: {
    en: 'What Myanmar Post pays for parcels whose cash it collected. Bring its list: each line is matched by its code, and what is paid in full can go to the merchants.',
    mm: 'မြန်မာ့စာတိုက်က ကောက်ခံထားသော ပါဆယ်ငွေများ ပေးချေမှု။ ၎င်းတို့၏စာရင်းကို တင်ပါ။ ကုဒ်အလိုက် တိုက်ဆိုင်ပြီး အပြည့်ရသည့်ငွေကို ကုန်သည်များသို့ ပေးနိုင်သည်။',
    zh: '缅甸邮政支付其代收的货款。上传其清单，按单号逐行核对，足额到账的可付给商户。',
  },
  one: { en: 'Remittance', mm: 'ငွေလွှဲစာရင်း', zh: '汇款单' },
  lines: { en: 'Lines of the remittance', mm: 'ငွေလွှဲစာရင်း၏ စာကြောင်းများ', zh: '汇款单各行' },
});

export const remittanceFieldWords = words({
  remittance_number: { en: 'Remittance no.', mm: 'ငွေလွှဲစာရင်းအမှတ်', zh: '汇款单号' },
  remittance_id: { en: 'Remittance', mm: 'ငွေလွှဲစာရင်း', zh: '汇款单' },
  reference: { en: 'Their reference', mm: '၎င်းတို့၏ ရည်ညွှန်းအမှတ်', zh: '对方参考号' },
  paid_on: { en: 'Paid on', mm: 'ပေးချေသည့်ရက်', zh: '付款日期' },
  bank_account_id: bankAccountFieldWords.bank_account_id,
  bank_amount: { en: 'Came to the bank', mm: 'ဘဏ်သို့ ရောက်ငွေ', zh: '银行到账' },
  mmpost_charge: { en: 'Myanmar Post charge', mm: 'မြန်မာ့စာတိုက် ကြေး', zh: '缅甸邮政收费' },
  lines_amount: { en: 'Lines together', mm: 'စာကြောင်းများ စုစုပေါင်း', zh: '各行合计' },
  lines_total: { en: 'Lines', mm: 'စာကြောင်းအရေအတွက်', zh: '行数' },
  lines_waiting: { en: 'Differences without an end', mm: 'မပြီးပြတ်သေးသော ကွာခြားချက်', zh: '未了结差异' },
  file: { en: 'Their list', mm: '၎င်းတို့၏စာရင်း', zh: '对方清单' },
  typed_lines: { en: 'Or line by line: code, amount', mm: 'သို့မဟုတ် တစ်ကြောင်းစီ - ကုဒ်၊ ငွေပမာဏ', zh: '或逐行填写：单号 金额' },
  file_name: { en: 'File', mm: 'ဖိုင်', zh: '文件' },
  brought_by: { en: 'Brought by', mm: 'တင်သူ', zh: '提交人' },
  confirmed_by: { en: 'Confirmed by', mm: 'အတည်ပြုသူ', zh: '确认人' },
  confirmed_at: { en: 'Confirmed', mm: 'အတည်ပြုချိန်', zh: '确认时间' },
  line_id: { en: 'Line', mm: 'စာကြောင်း', zh: '行' },
  row_no: { en: 'Line', mm: 'စာကြောင်း', zh: '行号' },
  amount_text: { en: 'As they wrote it', mm: '၎င်းတို့ ရေးထားသည့်အတိုင်း', zh: '对方所写' },
  paid_amount: { en: 'Paid', mm: 'ပေးငွေ', zh: '已付' },
  owed: { en: 'Owed by them', mm: '၎င်းတို့ ပေးရန်', zh: '应付我方' },
  difference: { en: 'Difference', mm: 'ကွာခြားချက်', zh: '差异' },
  remitted_verdict: { en: 'What it comes to', mm: 'ရလဒ်', zh: '核对结果' },
  difference_owner: { en: 'Who follows it up', mm: 'တာဝန်ယူ စုံစမ်းသူ', zh: '跟进人' },
  end: { en: 'How it ends', mm: 'မည်သို့ ပြီးပြတ်သည်', zh: '如何了结' },
  parcel_code: { en: 'Code of the right parcel', mm: 'မှန်ကန်သော ပါဆယ်ကုဒ်', zh: '正确包裹单号' },
  end_note: { en: 'What was found out', mm: 'စုံစမ်းတွေ့ရှိချက်', zh: '查明情况' },
  ended_by: { en: 'Ended by', mm: 'အဆုံးသတ်သူ', zh: '了结人' },
  waits: { en: 'Without an end', mm: 'မပြီးပြတ်သေး', zh: '未了结' },
});

const toneOf = (verdict: RemittedVerdict): StateFace['tone'] =>
  verdict === 'matched' ? 'success' : remittedVerdicts[verdict].waits === 'nothing' ? 'neutral' : 'danger';
const verdictWords: Record<RemittedVerdict, Word> = {
  matched: { en: 'Matched', mm: 'ကိုက်ညီ', zh: '相符' },
  short: { en: 'Short', mm: 'လျော့', zh: '少付' },
  over: { en: 'Over', mm: 'ပို', zh: '多付' },
  unknown: { en: 'Unknown code', mm: 'မသိသောကုဒ်', zh: '未知单号' },
  twice: { en: 'Stands twice', mm: 'နှစ်ကြိမ်ပါသည်', zh: '重复行' },
  early: { en: 'Nothing owed for it', mm: 'ပေးရန်ငွေ မရှိ', zh: '无应付款' },
  taken: { en: 'Paid before', mm: 'ယခင်က ပေးပြီး', zh: '此前已付' },
  unreadable: { en: 'Unreadable', mm: 'ဖတ်၍မရပါ', zh: '无法读取' },
  left_out: { en: 'Left out', mm: 'ချန်ထားသည်', zh: '不计入' },
};
export const remittedFaces = Object.fromEntries(
  Object.entries(verdictWords).map(([verdict, word]) => [verdict, { tone: toneOf(verdict as RemittedVerdict), word }]),
) as Record<RemittedVerdict, StateFace>;

export const remittanceFaces: Record<RemittanceState, StateFace> = {
  pending: { tone: remittanceLife.states.pending.tone, word: { en: 'To be confirmed', mm: 'အတည်ပြုရန်', zh: '待确认' } },
  complete: { tone: remittanceLife.states.complete.tone, word: { en: 'Confirmed', mm: 'အတည်ပြုပြီး', zh: '已确认' } },
  inactive: { tone: remittanceLife.states.inactive.tone, word: { en: 'Void', mm: 'ပယ်ဖျက်ပြီး', zh: '已作废' } },
};

export const remittanceEndWords: Record<RemittanceEnd, Word> = {
  paid_later: { en: 'Paid later', mm: 'နောက်မှ ပေးချေ', zh: '后续付清' },
  charge: { en: 'Charge of Myanmar Post', mm: 'မြန်မာ့စာတိုက် ကြေး', zh: '缅甸邮政收费' },
  written_off: { en: 'Written off', mm: 'ဆုံးရှုံးငွေအဖြစ် ပယ်ဖျက်', zh: '核销' },
  mistake: { en: 'Wrong code: of another parcel', mm: 'ကုဒ်မှား - အခြားပါဆယ်၏ငွေ', zh: '单号有误：属另一包裹' },
  paid_back: { en: 'Paid back to them', mm: '၎င်းတို့သို့ ပြန်ပေး', zh: '退还对方' },
};

export const remittanceCommandWords: Record<RemittanceCommand, { readonly verb: Word; readonly ask: Word }> = {
  match: {
    verb: { en: 'Match again', mm: 'ပြန်တိုက်ဆိုင်မည်', zh: '重新核对' },
    ask: { en: 'Match {name} again?', mm: '{name} ကို ပြန်တိုက်ဆိုင်မလား။', zh: '重新核对 {name}？' },
  },
  leave_out: {
    verb: { en: 'Leave out', mm: 'ချန်ထားမည်', zh: '不计入' },
    ask: { en: 'Leave {name} out?', mm: '{name} ကို ချန်ထားမလား။', zh: '{name} 不计入？' },
  },
  confirm: {
    verb: { en: 'Confirm', mm: 'အတည်ပြုမည်', zh: '确认' },
    ask: {
      en: 'Has the money of {name} come to the bank?',
      mm: '{name} ၏ငွေ ဘဏ်သို့ ရောက်ပြီလား။',
      zh: '{name} 的款项已到银行账户？',
    },
  },
  void: {
    verb: { en: 'Void', mm: 'ပယ်ဖျက်မည်', zh: '作废' },
    ask: {
      en: 'Void {name}? Nothing is booked.',
      mm: '{name} ကို ပယ်ဖျက်မလား။ စာရင်းမသွင်းပါ။',
      zh: '作废 {name}？不会入账。',
    },
  },
  settle: {
    verb: { en: 'Settle', mm: 'ဖြေရှင်းမည်', zh: '了结' },
    ask: { en: 'How does {name} end?', mm: '{name} ကို မည်သို့ အဆုံးသတ်မည်နည်း။', zh: '{name} 如何了结？' },
  },
};
