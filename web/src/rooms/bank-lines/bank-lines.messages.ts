import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const bankLineMessages = words({
  list: { en: 'Bank statement', mm: 'ဘဏ်ရှင်းတမ်း', zh: '银行对账单' },
  one: { en: 'Line of the statement', mm: 'ရှင်းတမ်း စာကြောင်း', zh: '对账单明细' },
  fees: { en: 'Bank statement fees', mm: 'ဘဏ်ရှင်းတမ်း ဝန်ဆောင်ခများ', zh: '银行对账单费' },
});
