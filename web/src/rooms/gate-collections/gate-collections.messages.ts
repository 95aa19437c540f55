import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const gateCollectionMessages = words({
  list: { en: 'Gate collections', mm: 'ဂိတ်ငွေစာရင်းများ', zh: '车站结算单' },
  one: { en: 'Gate collection', mm: 'ဂိတ်ငွေစာရင်း', zh: '车站结算单' },
  merchant: { en: 'Gate parcels', mm: 'ဂိတ်ချ ပါဆယ်များ', zh: '车站包裹' },
  paper: { en: 'Print', mm: 'ပရင့်ထုတ်မည်', zh: '打印' },
});
