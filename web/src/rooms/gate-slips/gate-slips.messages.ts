import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const gateSlipMessages = words({
  list: { en: 'Bus gates', mm: 'ကားဂိတ်များ', zh: '车站交寄' },
  slips: { en: 'Gate slips', mm: 'ဂိတ်ပြေစာများ', zh: '车站单据' },
  one: { en: 'Gate slip', mm: 'ဂိတ်ပြေစာ', zh: '车站单据' },
  create: { en: 'Open a gate slip', mm: 'ဂိတ်ပြေစာ ဖွင့်ရန်', zh: '开车站单据' },
});
