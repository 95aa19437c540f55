import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const runSheetMessages = words({
  list: { en: 'Run sheets', mm: 'ပို့ဆောင်စာရင်းများ', zh: '派件单' },
  one: { en: 'Run sheet', mm: 'ပို့ဆောင်စာရင်း', zh: '派件单' },
  create: { en: 'Open a run sheet', mm: 'ပို့ဆောင်စာရင်း ဖွင့်ရန်', zh: '开派件单' },
  mine: { en: 'My run', mm: 'ကျွန်ုပ်၏ ပို့ဆောင်ရေး', zh: '我的派件' },
});
