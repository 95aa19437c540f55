import { words } from '@waybill/domain/kernel/words.ts';
import { expenseCategoryLife } from '@waybill/domain/rooms/expense-categories/expense-category-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { branchFieldWords } from '../branches/branches.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const expenseCategoryWords = words({
  list: { en: 'Expense categories', mm: 'အသုံးစရိတ် အမျိုးအစားများ', zh: '支出类别' },
  about: {
    en: 'No categories yet. Expense categories of the branches appear here, in groups.',
    mm: 'ရုံးခွဲများ အသုံးစရိတ်သုံးသည့် အမျိုးအစားများ အုပ်စုအလိုက် ဤနေရာတွင် ပေါ်မည်။',
    zh: '网点的支出类别按组列在这里。',
  },
});

const groupWord = { en: 'Group', mm: 'အုပ်စု', zh: '所属组' };

export const expenseCategoryFieldWords = words({
  name_en: branchFieldWords.name_en,
  name_mm: branchFieldWords.name_mm,
  name_zh: branchFieldWords.name_zh,
  name: { en: 'Category', mm: 'အမျိုးအစား', zh: '类别' },
  parent: groupWord,
  parent_id: groupWord,
  used: commonFieldWords.expense_count,
});

export const expenseCategoryCommandWords = {
  close: {
    verb: commonWords.close,
    ask: {
      en: 'Close {name}? Nothing new can be recorded under it; existing records stay.',
      mm: '{name} ကို ပိတ်မလား။ အသစ် မှတ်တမ်းတင်၍ မရတော့ပါ။ ရှိပြီးသား မှတ်တမ်းများ ကျန်ရှိမည်။',
      zh: '关闭{name}？此后不能再记入新支出，已有记录保留。',
    },
  },
  open: {
    verb: commonWords.openAgain,
    ask: commonWords.askOpenAgain,
  },
};

export const expenseCategoryStateFaces = facesOf(expenseCategoryLife, {
  active: commonWords.open,
  inactive: commonWords.closed,
});
