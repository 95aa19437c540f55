import { words } from '@waybill/domain/kernel/words.ts';
import {
  expenseCategoryLife,
  type ExpenseCategoryState,
} from '@waybill/domain/rooms/expense-categories/expense-category-states.ts';
import type { StateFace } from '../../kernel/list.ts';
import { branchFieldWords } from '../branches/branches.words.ts';

export const expenseCategoryWords = words({
  list: { en: 'Expense categories', mm: 'အသုံးစရိတ် အမျိုးအစားများ', zh: '支出类别' },
  about: {
    en: 'What branches spend money on stands here, in groups.',
    mm: 'ရုံးခွဲများ အသုံးစရိတ်သုံးသည့် အမျိုးအစားများ အုပ်စုအလိုက် ဤနေရာတွင် ပေါ်မည်။',
    zh: '网点的支出类别按组列在这里。',
  },
});

export const expenseCategoryFieldWords = words({
  name_en: branchFieldWords.name_en,
  name_mm: branchFieldWords.name_mm,
  name_zh: branchFieldWords.name_zh,
  name: { en: 'Category', mm: 'အမျိုးအစား', zh: '类别' },
  parent: { en: 'Group', mm: 'အုပ်စု', zh: '所属组' },
  parent_id: { en: 'Group', mm: 'အုပ်စု', zh: '所属组' },
  used: { en: 'Expenses', mm: 'အသုံးစရိတ် အရေအတွက်', zh: '支出笔数' },
});

export const expenseCategoryCommandWords = {
  close: {
    verb: { en: 'Close', mm: 'ပိတ်မည်', zh: '关闭' },
    ask: {
      en: 'Close {name}? Nothing new can be recorded under it; what was recorded stays.',
      mm: '{name} ကို ပိတ်မလား။ အသစ် မှတ်တမ်းတင်၍ မရတော့ပါ။ ရှိပြီးသား မှတ်တမ်းများ ကျန်ရှိမည်။',
      zh: '关闭{name}？此后不能再记入新支出，已有记录保留。',
    },
  },
  open: {
    verb: { en: 'Open again', mm: 'ပြန်ဖွင့်မည်', zh: '重新开放' },
    ask: { en: 'Open {name} again?', mm: '{name} ကို ပြန်ဖွင့်မလား။', zh: '重新开放{name}？' },
  },
};

export const expenseCategoryStateFaces: Record<ExpenseCategoryState, StateFace> = {
  active: { tone: expenseCategoryLife.states.active.tone, word: { en: 'Open', mm: 'ဖွင့်ထားသည်', zh: '使用中' } },
  inactive: { tone: expenseCategoryLife.states.inactive.tone, word: { en: 'Closed', mm: 'ပိတ်ထားသည်', zh: '已关闭' } },
};
