import { words } from '@waybill/domain/kernel/words.ts';

export const moveInPageWords = words({
  begin: { en: 'What is brought in', mm: 'သွင်းယူမည့်အရာ', zh: '迁入内容' },
  nameHint: {
    en: 'For example the former system and the branches.',
    mm: 'ဥပမာ - စနစ်ဟောင်းအမည်နှင့် ရုံးခွဲများ။',
    zh: '例如旧系统名称和网点。',
  },
  dayHint: {
    en: 'Its money enters the books on this day.',
    mm: 'ငွေစာရင်းများ ဤရက်တွင် စာရင်းဝင်မည်။',
    zh: '款项在这一天入账。',
  },
  sheets: { en: 'Sheets', mm: 'စာရင်းဖိုင်များ', zh: '表格' },
  none: {
    en: 'No sheet yet. Download a template, fill it in or use your own file, and add it.',
    mm: 'စာရင်းဖိုင် မရှိသေးပါ။ ပုံစံဖိုင်ကို ဖြည့်၍ သို့မဟုတ် ကိုယ်ပိုင်ဖိုင်ကို ထည့်ပါ။',
    zh: '还没有表格。请下载模板填写，或直接添加自己的文件。',
  },
  templates: { en: 'Download a template', mm: 'ပုံစံဖိုင် ဒေါင်းလုဒ်ဆွဲရန်', zh: '下载模板' },
  rows: { en: 'Rows: {n}', mm: 'အတန်း - {n}', zh: '{n} 行' },
  bad: { en: 'To fix: {n}', mm: 'ပြင်ရန် - {n}', zh: '待修正 {n} 行' },
  left: {
    en: 'Left out, hidden or struck out: {n}',
    mm: 'ဖျောက်ထား သို့မဟုတ် မျဉ်းဖြတ်ထား၍ ချန်ထား - {n}',
    zh: '隐藏或划掉而未取用 {n} 行',
  },
  missing: { en: 'No column for: {names}', mm: 'ကော်လံ မတွေ့ပါ - {names}', zh: '缺少列：{names}' },
  notRead: { en: 'Not read: {names}', mm: 'မဖတ်သော ကော်လံ - {names}', zh: '未读取的列：{names}' },
  columnsOf: { en: 'Columns of {name}', mm: '{name} ၏ ကော်လံများ', zh: '{name} 的列' },
  columnsText: {
    en: 'Choose what each column of the file is.',
    mm: 'ဖိုင်ရှိ ကော်လံတစ်ခုစီ၏ အဓိပ္ပာယ်ကို ရွေးပါ။',
    zh: '选择文件中每一列的含义。',
  },
  ignored: { en: 'Not read', mm: 'မဖတ်ပါ', zh: '不读取' },
  check: { en: 'Check the rows', mm: 'အတန်းများ စစ်ဆေးမည်', zh: '检查各行' },
  takeOut: { en: 'Take this sheet out', mm: 'ဤဖိုင်ကို ထုတ်မည်', zh: '移除此表格' },
  takeOutAsk: {
    en: 'Take {name} out? You can add the corrected file afterwards.',
    mm: '{name} ကို ထုတ်မလား။ ပြင်ပြီးသောဖိုင်ကို နောက်မှ ထည့်နိုင်သည်။',
    zh: '移除 {name}？之后可以添加更正后的文件。',
  },
  download: { en: 'Download these rows', mm: 'ဤအတန်းများကို ဒေါင်းလုဒ်ဆွဲမည်', zh: '下载这些行' },
  row: { en: 'Row {n}', mm: 'အတန်း {n}', zh: '第 {n} 行' },
  more: {
    en: 'The first 100 rows are shown. The download has all of them.',
    mm: 'ပထမ အတန်း ၁၀၀ ကို ပြထားသည်။ ဒေါင်းလုဒ်ဖိုင်တွင် အားလုံး ပါသည်။',
    zh: '仅显示前 100 行，下载文件包含全部。',
  },
  report: { en: 'This is what is brought in', mm: 'သွင်းယူသည့် စာရင်းချုပ်', zh: '迁入内容汇总' },
  count: { en: 'How many', mm: 'အရေအတွက်', zh: '数量' },
  signNote: {
    en: 'Compare every figure with the former system. Bank accounts and terms of the sheets count as confirmed with your signature.',
    mm: 'ကိန်းဂဏန်းတိုင်းကို စနစ်ဟောင်းနှင့် တိုက်ဆိုင်ပါ။ စာရင်းဖိုင်ရှိ ဘဏ်အကောင့်နှင့် သဘောတူညီချက်များကို သင့်လက်မှတ်ဖြင့် အတည်ပြုပြီး ဖြစ်မည်။',
    zh: '请将每个数字与旧系统核对。表格中的银行账户和条款将随您的签字视为已确认。',
  },
  people: { en: 'Signatures', mm: 'လက်မှတ်များ', zh: '签字' },
  added: { en: 'Sheet added and checked.', mm: 'စာရင်းဖိုင် ထည့်ပြီး စစ်ဆေးပြီး။', zh: '表格已添加并检查。' },
});
