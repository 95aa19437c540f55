import { words } from '@waybill/domain/kernel/words.ts';

/** Words of lists, dates and the search panel, the same on every screen. */
export const inputsWords = words({
  filters: { en: 'Filter', mm: 'စစ်ထုတ်ရန်', zh: '筛选' },
  clear: { en: 'Clear', mm: 'ရှင်းလင်းမည်', zh: '清空' },
  remove: { en: 'Remove {name}', mm: '{name} ကို ဖယ်ရှားမည်', zh: '移除 {name}' },
  off: { en: 'Off', mm: 'ပိတ်', zh: '关' },

  select: { en: 'Select', mm: 'ရွေးချယ်ပါ', zh: '请选择' },
  showOptions: { en: 'Show the options', mm: 'ရွေးစရာများ ပြရန်', zh: '显示选项' },
  noElements: {
    en: 'No elements found. Consider changing the search query.',
    mm: 'ရှာမတွေ့ပါ။ ရှာဖွေသည့်စကားလုံး ပြောင်း၍ ရှာကြည့်ပါ။',
    zh: '未找到任何选项，请更换搜索词。',
  },
  listEmpty: { en: 'List is empty.', mm: 'စာရင်း ဗလာဖြစ်နေသည်။', zh: '列表为空。' },
  optionCount: { en: '{n} options', mm: 'ရွေးစရာ {n} ခု', zh: '{n} 个选项' },

  datePattern: { en: 'dd/mm/yyyy', mm: 'ရက်/လ/နှစ်', zh: '日/月/年' },
  chooseDate: { en: 'Choose a date', mm: 'ရက်စွဲ ရွေးရန်', zh: '选择日期' },
  previousMonth: { en: 'Previous month', mm: 'ယခင်လ', zh: '上个月' },
  nextMonth: { en: 'Next month', mm: 'နောက်လ', zh: '下个月' },
  year: { en: 'Year', mm: 'နှစ်', zh: '年份' },
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
  reset: { en: 'Reset', mm: 'ပြန်လည်သတ်မှတ်ရန်', zh: '重置' },
  resetTip: { en: 'Clear all search fields', mm: 'ရှာဖွေမှုအကွက်အားလုံး ရှင်းရန်', zh: '清空所有搜索条件' },
});
