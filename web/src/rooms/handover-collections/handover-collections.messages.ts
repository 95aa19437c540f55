import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const handoverCollectionMessages = words({
  list: { en: 'Handover collections', mm: 'လွှဲပြောင်းစာရင်းများ', zh: '包裹交接单' },
  one: { en: 'Handover collection', mm: 'လွှဲပြောင်းစာရင်း', zh: '包裹交接单' },
  create: { en: 'Hand parcels over', mm: 'ပါဆယ်များ လွှဲပြောင်းရန်', zh: '交接包裹' },
  paper: { en: 'Print the handover', mm: 'လွှဲပြောင်းစာရင်း ပရင့်ထုတ်ရန်', zh: '打印交接单' },
  cases: { en: 'Handover differences', mm: 'လွှဲပြောင်းမှု ကွာခြားချက်များ', zh: '交接差异' },
});
