import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const expenseCategoryMessages = words({
  list: { en: 'Expense categories', mm: 'အသုံးစရိတ် အမျိုးအစားများ', zh: '支出类别' },
  create: { en: 'New category', mm: 'အမျိုးအစားအသစ်', zh: '新建类别' },
});
