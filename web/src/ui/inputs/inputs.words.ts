import { words } from '@waybill/domain/kernel/words.ts';

/** Words of lists, dates and the search panel, the same on every screen. */
export const inputsWords = words({
  filters: { en: 'Filter', mm: 'စစ်ထုတ်ရန်', zh: '筛选' },
  clear: { en: 'Clear', mm: 'ရှင်းလင်းမည်', zh: '清空' },
  remove: { en: 'Remove {name}', mm: '{name} ကို ဖယ်ရှားမည်', zh: '移除 {name}' },
  off: { en: 'Off', mm: 'ပိတ်', zh: '关' },
  on: { en: 'On', mm: 'ဖွင့်', zh: '开' },

  select: { en: 'Select', mm: 'ရွေးချယ်ပါ', zh: '请选择' },
  showOptions: { en: 'Show the options', mm: 'ရွေးစရာများ ပြရန်', zh: '显示选项' },
  noElements: {
    en: 'No elements found. Consider changing the search query.',
    mm: 'ရှာမတွေ့ပါ။ ရှာဖွေသည့်စကားလုံး ပြောင်း၍ ရှာကြည့်ပါ။',
    zh: '未找到任何选项，请更换搜索词。',
  },
  listEmpty: { en: 'List is empty.', mm: 'စာရင်း ဗလာဖြစ်နေသည်။', zh: '列表为空。' },
  listLoading: { en: 'loading...', mm: 'ဖွင့်နေသည်...', zh: '加载中...' },
  maxSelected: {
    en: 'Maximum of {n} options selected. First remove a selected option to select another.',
    mm: 'အများဆုံး {n} ခု ရွေးပြီးပါပြီ။ နောက်တစ်ခု ရွေးရန် ရွေးထားသည့်တစ်ခုကို အရင်ဖယ်ပါ။',
    zh: '最多可选 {n} 项。请先移除一个已选项再选择。',
  },
  optionCount: { en: '{n} options', mm: 'ရွေးစရာ {n} ခု', zh: '{n} 个选项' },

  datePattern: { en: 'dd/mm/yyyy', mm: 'ရက်/လ/နှစ်', zh: '日/月/年' },
  chooseDate: { en: 'Choose a date', mm: 'ရက်စွဲ ရွေးရန်', zh: '选择日期' },
  previousMonth: { en: 'Previous month', mm: 'ယခင်လ', zh: '上个月' },
  nextMonth: { en: 'Next month', mm: 'နောက်လ', zh: '下个月' },
  month: { en: 'Month', mm: 'လ', zh: '月' },
  year: { en: 'Year', mm: 'ခုနှစ်', zh: '年' },
  today: { en: 'Today', mm: 'ယနေ့', zh: '今天' },
  dateWrong: {
    en: 'Enter a date as day/month/year, for example {example}.',
    mm: 'ရက်စွဲကို ရက်/လ/နှစ် ပုံစံဖြင့် ဖြည့်ပါ။ ဥပမာ - {example}',
    zh: '请按 日/月/年 输入日期，例如 {example}。',
  },
  dateOutside: {
    en: 'Choose a date from {from} to {to}.',
    mm: '{from} မှ {to} အတွင်း ရက်စွဲ ရွေးပါ။',
    zh: '请选择 {from} 至 {to} 之间的日期。',
  },
  dateFrom: { en: 'From date', mm: 'ရက်စွဲမှ', zh: '开始日期' },
  dateTo: { en: 'To date', mm: 'ရက်စွဲအထိ', zh: '结束日期' },
  dateOrder: {
    en: 'The start date must not be after the end date.',
    mm: 'စတင်ရက်သည် ပြီးဆုံးရက်ထက် နောက်မကျရပါ။',
    zh: '开始日期不能晚于结束日期。',
  },

  search: { en: 'Search', mm: 'ရှာဖွေရန်', zh: '搜索' },
  reset: { en: 'Reset', mm: 'ပြန်လည်သတ်မှတ်ရန်', zh: '重置' },
  resetTip: { en: 'Clear all search fields', mm: 'ရှာဖွေမှုအကွက်အားလုံး ရှင်းရန်', zh: '清空所有搜索条件' },
});
