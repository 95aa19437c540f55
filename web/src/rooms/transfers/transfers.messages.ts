import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const transferMessages = words({
  list: { en: 'Transfers', mm: 'ငွေလွှဲများ', zh: '转账' },
  one: { en: 'Transfer', mm: 'ငွေလွှဲ', zh: '转账' },
  create: { en: 'New transfer', mm: 'ငွေလွှဲအသစ်', zh: '新增转账' },
  settings: { en: 'Bank limits', mm: 'ဘဏ် ကန့်သတ်ချက်များ', zh: '银行限额' },
});
