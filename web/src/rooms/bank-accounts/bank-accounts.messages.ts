import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const bankAccountMessages = words({
  list: { en: 'Bank accounts', mm: 'ဘဏ်စာရင်းများ', zh: '银行账户' },
  create: { en: 'New bank account', mm: 'ဘဏ်စာရင်းအသစ်', zh: '新增银行账户' },
  edit: { en: 'Change bank account', mm: 'ဘဏ်စာရင်း ပြင်ဆင်ရန်', zh: '修改银行账户' },
  day: { en: 'Bank and books', mm: 'ဘဏ်နှင့် စာရင်းစာအုပ်', zh: '银行与账面核对' },
});
