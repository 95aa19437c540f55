import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const businessDayMessages = words({
  list: { en: 'Closed days', mm: 'စာရင်းပိတ်ပြီးသော ရက်များ', zh: '已关账日' },
  one: { en: 'Closed day', mm: 'စာရင်းပိတ်ပြီးသော ရက်', zh: '已关账日' },
});
