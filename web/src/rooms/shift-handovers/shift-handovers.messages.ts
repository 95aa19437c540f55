import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const shiftHandoverMessages = words({
  list: { en: 'Shift handovers', mm: 'ဂျူတီ လွှဲပြောင်းမှုများ', zh: '交接班' },
  one: { en: 'Shift handover', mm: 'ဂျူတီ လွှဲပြောင်းမှု', zh: '交接班' },
  create: { en: 'Hand the shift over', mm: 'ဂျူတီ လွှဲပြောင်းရန်', zh: '交班' },
  paper: { en: 'Print the shift handover', mm: 'ဂျူတီလွှဲပြောင်းမှု ပရင့်ထုတ်ရန်', zh: '打印交接班单' },
});
