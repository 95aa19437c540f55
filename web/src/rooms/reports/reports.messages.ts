import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of the pages; they are in the browser's first load. */
export const reportMessages = words({
  title: { en: 'Report', mm: 'အစီရင်ခံစာ', zh: '报表' },
  print: { en: 'Report on paper', mm: 'အစီရင်ခံစာ ပရင့်ထုတ်ရန်', zh: '打印报表' },
});
