import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the pages of bank statements. */
export const bankLinePageWords = words({
  search: { en: 'Reference, details', mm: 'ရည်ညွှန်းအမှတ်၊ အသေးစိတ်', zh: '参考号、摘要' },
  searchFees: { en: 'Document, note', mm: 'စာရွက်စာတမ်းအမှတ်၊ မှတ်ချက်', zh: '单据、备注' },
  bring: { en: 'Bring statement', mm: 'ရှင်းတမ်း ထည့်သွင်းမည်', zh: '导入对账单' },
  bringText: {
    en: 'Excel or CSV of the bank. Lines that are there already are passed over; what names its document is matched at once.',
    mm: 'ဘဏ်၏ Excel သို့မဟုတ် CSV ဖိုင်။ ရှိပြီးသား စာကြောင်းများကို ကျော်မည်။ စာရွက်စာတမ်းအမှတ် ပါသည်များကို ချက်ချင်း တိုက်ဆိုင်မည်။',
    zh: '银行的 Excel 或 CSV 文件。已有明细会跳过；带有单据号的会立即核对。',
  },
  file: { en: 'Statement', mm: 'ရှင်းတမ်းဖိုင်', zh: '对账单文件' },
  read: { en: 'Bring', mm: 'ထည့်သွင်းမည်', zh: '导入' },
  brought: {
    en: '{lines_new} new lines, {lines_matched} matched, {lines_known} known already',
    mm: 'စာကြောင်းအသစ် {lines_new}၊ တိုက်ဆိုင်ပြီး {lines_matched}၊ ရှိပြီးသား {lines_known}',
    zh: '新明细 {lines_new} 条，已核对 {lines_matched} 条，原有 {lines_known} 条',
  },
  broughtWaiting: {
    en: '{lines_new} new lines, {lines_matched} matched, {lines_known} known already. {lines_waiting} of your own documents wait for another person',
    mm: 'စာကြောင်းအသစ် {lines_new}၊ တိုက်ဆိုင်ပြီး {lines_matched}၊ ရှိပြီးသား {lines_known}။ သင်ပါဝင်သော စာရွက်စာတမ်း {lines_waiting} ခုကို အခြားသူက အတည်ပြုရမည်',
    zh: '新明细 {lines_new} 条，已核对 {lines_matched} 条，原有 {lines_known} 条。{lines_waiting} 条与您经手的单据有关，待他人确认',
  },
  what: { en: 'What the bank says', mm: 'ဘဏ်အရ', zh: '银行记录' },
  match: { en: 'What it stands for', mm: 'သက်ဆိုင်ရာ', zh: '对应项目' },
  candidates: { en: 'What it could be', mm: 'ဖြစ်နိုင်သည်များ', zh: '可能的项目' },
  elsewhere: {
    en: 'It came in on {account}; the books have it on {other}.',
    mm: 'ဘဏ်တွင် {account} သို့ ဝင်ထားပြီး စာရင်းတွင် {other} ၌ ရှိသည်။',
    zh: '银行记在{account}，账面记在{other}。',
  },
  move: {
    en: 'It is booked from {other} to {account}.',
    mm: '{other} မှ {account} သို့ စာရင်းပြောင်းမည်။',
    zh: '将由{other}转记到{account}。',
  },
  none: {
    en: 'The books have nothing of this amount that no line stands for. Book it first, or post it as a charge or interest of the bank.',
    mm: 'ဤပမာဏနှင့် တူသော မတိုက်ဆိုင်ရသေးသည့် စာရင်း မရှိပါ။ အရင် စာရင်းသွင်းပါ သို့မဟုတ် ဘဏ်ဝန်ဆောင်ခ၊ ဘဏ်အတိုးအဖြစ် စာရင်းသွင်းပါ။',
    zh: '账面没有该金额的未核对项目。请先入账，或记为银行收费、银行利息。',
  },
  done: { en: 'Done', mm: 'ပြီးပါပြီ', zh: '已完成' },
  sums: { en: 'What the rows come to', mm: 'အတန်းများ စုစုပေါင်း', zh: '各行合计' },
  rows: { en: 'Charges', mm: 'ဝန်ဆောင်ခ အရေအတွက်', zh: '收费笔数' },
  total: { en: 'Together', mm: 'စုစုပေါင်း', zh: '合计' },
  tooMany: {
    en: 'Too many rows to add up. Choose fewer days.',
    mm: 'ပေါင်းရန် အတန်း များလွန်းသည်။ ရက်လျှော့ရွေးပါ။',
    zh: '行数过多无法合计，请缩短日期范围。',
  },
});
