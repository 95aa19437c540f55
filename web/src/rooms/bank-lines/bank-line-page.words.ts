import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Words of the pages of bank statements. */
export const bankLinePageWords = words({
  search: { en: 'Reference, details', mm: 'ရည်ညွှန်းအမှတ်၊ အသေးစိတ်', zh: '参考号、摘要' },
  searchFees: { en: 'Document, note', mm: 'စာရွက်စာတမ်းအမှတ်၊ မှတ်ချက်', zh: '单据、备注' },
  payouts: { en: 'Lump sum of a channel?', mm: 'ငွေပေးချေနည်း စုပေါင်းငွေလား။', zh: '渠道合并到账？' },
  payoutSum: {
    en: '{count} payments, {sum} after fees',
    mm: 'ပေးချေမှု {count} ခု၊ ဝန်ဆောင်ခနုတ်ပြီး {sum}',
    zh: '{count} 笔付款，扣费后 {sum}',
  },
  payoutShort: {
    en: '{sum} less than that: the channel owes it until it is paid or ended.',
    mm: '{sum} လျော့နေသည်။ မပေးမချင်း သို့မဟုတ် မပိတ်မချင်း ငွေပေးချေနည်းက ပေးရန်ရှိသည်။',
    zh: '少 {sum}：在补付或了结前由渠道欠付。',
  },
  payoutOver: {
    en: '{sum} more than that: it stays with the channel until it is ended.',
    mm: '{sum} ပိုနေသည်။ မပိတ်မချင်း ငွေပေးချေနည်းအတွက် မှတ်ထားမည်။',
    zh: '多 {sum}：在了结前记在渠道名下。',
  },
  bring: { en: 'Import statement', mm: 'ရှင်းတမ်း ထည့်သွင်းမည်', zh: '导入对账单' },
  bringText: {
    en: 'The file is read first and nothing is stored. Lines that are here already are passed over.',
    mm: 'ဖိုင်ကို အရင်ဖတ်ပြမည်၊ ဘာမျှ မသိမ်းသေးပါ။ ရှိပြီးသား စာကြောင်းများကို ကျော်မည်။',
    zh: '先读取文件供查看，不会保存。已有明细会跳过。',
  },
  fileHint: {
    en: 'Excel (.xlsx), CSV, MT940 or OFX, as the bank or wallet gives it',
    mm: 'ဘဏ် သို့မဟုတ် ပိုက်ဆံအိတ်က ထုတ်ပေးသည့်အတိုင်း Excel (.xlsx)၊ CSV၊ MT940 သို့မဟုတ် OFX',
    zh: '银行或钱包导出的 Excel（.xlsx）、CSV、MT940 或 OFX 文件',
  },
  reading: { en: 'Reading the file…', mm: 'ဖိုင်ကို ဖတ်နေသည်…', zh: '正在读取文件…' },
  lines: { en: 'Statement lines', mm: 'ရှင်းတမ်း စာကြောင်း', zh: '对账单明细' },
  days: { en: 'First and last day', mm: 'ပထမနှင့် နောက်ဆုံးရက်', zh: '首日和末日' },
  balanceFollows: {
    en: 'The balance follows from line to line.',
    mm: 'လက်ကျန်သည် စာကြောင်းတိုင်းတွင် ကိုက်ညီသည်။',
    zh: '余额逐行连续。',
  },
  columnsAsk: {
    en: 'These are not the headings of this account. The columns were recognised by their words, as named below.',
    mm: 'ဤစာရင်း၏ ခေါင်းစဉ်များ မဟုတ်ပါ။ ကော်လံများကို စကားလုံးအရ အောက်ပါအတိုင်း ခွဲခြားထားသည်။',
    zh: '这些不是此账户的列标题。各列按标题文字识别，见下方。',
  },
  leftAsk: {
    en: '{n} rows may be lines but cannot be read:',
    mm: 'အတန်း {n} ခုသည် စာကြောင်း ဖြစ်နိုင်သော်လည်း ဖတ်၍မရပါ။',
    zh: '{n} 行可能是明细，但无法读取：',
  },
  gapAsk: {
    en: 'The balance does not follow in {n} places. A line may be missing.',
    mm: 'နေရာ {n} ခုတွင် လက်ကျန် မကိုက်ပါ။ စာကြောင်း ကျန်ခဲ့ခြင်း ဖြစ်နိုင်သည်။',
    zh: '有 {n} 处余额不连续，可能缺少明细。',
  },
  gap: {
    en: '{expected} by the lines before it, {found} in the file',
    mm: 'အထက်စာကြောင်းများအရ {expected}၊ ဖိုင်တွင် {found}',
    zh: '按前面明细应为 {expected}，文件中为 {found}',
  },
  row: { en: 'Row {n}:', mm: 'အတန်း {n} -', zh: '第 {n} 行：' },
  datesAsk: {
    en: '“{text}” in this file can be {day} or {month} (day-month-year). Which comes first?',
    mm: 'ဤဖိုင်ရှိ “{text}” သည် {day} သို့မဟုတ် {month} (ရက်-လ-နှစ်) ဖြစ်နိုင်သည်။ မည်သည်က အရင်လာသနည်း။',
    zh: '文件中的“{text}”可能是 {day} 或 {month}（日-月-年）。哪个在前？',
  },
  datesOnly: {
    en: 'All dates of this file are right only when the month comes first: “{text}” is {month} (day-month-year). Is it so?',
    mm: 'လ အရင်ရေးမှသာ ဤဖိုင်ရှိ ရက်စွဲအားလုံး မှန်သည်။ “{text}” သည် {month} (ရက်-လ-နှစ်) ဖြစ်မည်။ ဟုတ်ပါသလား။',
    zh: '只有月在前时，文件中的日期才都正确：“{text}”即 {month}（日-月-年）。是这样吗？',
  },
  otherAccount: {
    en: 'The file names the account {number}, which is not the one you chose.',
    mm: 'ဖိုင်တွင် စာရင်းအမှတ် {number} ပါသည်။ သင်ရွေးထားသော စာရင်း မဟုတ်ပါ။',
    zh: '文件中的账号是 {number}，与所选账户不同。',
  },
  jump: {
    en: 'Row {n} is of {day}, far from the line before it. Check the dates.',
    mm: 'အတန်း {n} သည် {day} ဖြစ်ပြီး ရှေ့စာကြောင်းနှင့် ရက်ကွာလွန်းသည်။ ရက်စွဲများကို စစ်ဆေးပါ။',
    zh: '第 {n} 行日期为 {day}，与前一行相隔过久，请检查日期。',
  },
  rounded: {
    en: '{n} amounts with pyas are rounded to kyat; the exact figure stays with the line',
    mm: 'ပြားပါသော ငွေပမာဏ {n} ခုကို ကျပ်ဖြင့် ဖြတ်တောက်မည်။ အတိအကျ ပမာဏကို စာကြောင်းတွင် သိမ်းထားမည်',
    zh: '{n} 笔带小数的金额取整到元，精确金额保留在明细中',
  },
  joined: {
    en: 'words of {n} further rows joined to their lines',
    mm: 'အောက်အတန်း {n} ခု၏ စာသားကို သက်ဆိုင်ရာ စာကြောင်းတွင် ပေါင်းထားသည်',
    zh: '{n} 行续行文字已并入所属明细',
  },
  firstLines: { en: 'First lines', mm: 'ပထမ စာကြောင်းများ', zh: '前几条明细' },
  leftOut: { en: 'Rows left out: {n}', mm: 'ချန်ထားသော အတန်း {n}', zh: '未导入 {n} 行' },
  file: { en: 'Statement', mm: 'ရှင်းတမ်းဖိုင်', zh: '对账单文件' },
  read: { en: 'Import', mm: 'ထည့်သွင်းမည်', zh: '导入' },
  brought: {
    en: '{lines_new} new lines, {lines_matched} matched, {lines_known} already imported',
    mm: 'စာကြောင်းအသစ် {lines_new}၊ တိုက်ဆိုင်ပြီး {lines_matched}၊ ရှိပြီးသား {lines_known}',
    zh: '新明细 {lines_new} 条，已核对 {lines_matched} 条，原有 {lines_known} 条',
  },
  broughtWaiting: {
    en: '{lines_new} new lines, {lines_matched} matched, {lines_known} already imported. {lines_waiting} lines of your own documents wait for another person',
    mm: 'စာကြောင်းအသစ် {lines_new}၊ တိုက်ဆိုင်ပြီး {lines_matched}၊ ရှိပြီးသား {lines_known}။ သင်ပါဝင်သော စာရွက်စာတမ်း {lines_waiting} ခုကို အခြားသူက အတည်ပြုရမည်',
    zh: '新明细 {lines_new} 条，已核对 {lines_matched} 条，原有 {lines_known} 条。{lines_waiting} 条与您经手的单据有关，待他人确认',
  },
  what: { en: 'Bank record', mm: 'ဘဏ်အရ', zh: '银行记录' },
  match: { en: 'Entry in the books', mm: 'သက်ဆိုင်ရာ', zh: '对应项目' },
  candidates: { en: 'Possible matches', mm: 'ဖြစ်နိုင်သည်များ', zh: '可能的项目' },
  elsewhere: {
    en: 'The bank has it on {account}; the books have it on {other}.',
    mm: 'ဘဏ်တွင် {account} သို့ ဝင်ထားပြီး စာရင်းတွင် {other} ၌ ရှိသည်။',
    zh: '银行记在{account}，账面记在{other}。',
  },
  move: {
    en: 'It will be moved from {other} to {account}.',
    mm: '{other} မှ {account} သို့ စာရင်းပြောင်းမည်။',
    zh: '将由{other}转记到{account}。',
  },
  none: {
    en: 'The books have no unmatched entry of this amount. Book it first, or post it as a bank charge or interest.',
    mm: 'ဤပမာဏနှင့် တူသော မတိုက်ဆိုင်ရသေးသည့် စာရင်း မရှိပါ။ အရင် စာရင်းသွင်းပါ သို့မဟုတ် ဘဏ်ဝန်ဆောင်ခ၊ ဘဏ်အတိုးအဖြစ် စာရင်းသွင်းပါ။',
    zh: '账面没有该金额的未核对项目。请先入账，或记为银行收费、银行利息。',
  },
  done: { en: 'Done', mm: 'ပြီးပါပြီ', zh: '已完成' },
  sums: { en: 'Total of the rows', mm: 'အတန်းများ စုစုပေါင်း', zh: '各行合计' },
  rows: { en: 'Charges', mm: 'ဝန်ဆောင်ခ အရေအတွက်', zh: '收费笔数' },
  total: commonWords.total,
  tooMany: {
    en: 'Too many rows to add up. Choose fewer days.',
    mm: 'ပေါင်းရန် အတန်း များလွန်းသည်။ ရက်လျှော့ရွေးပါ။',
    zh: '明细过多，无法合计，请缩短日期范围。',
  },
});
