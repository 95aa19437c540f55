import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of the pages; they are in the browser's first load. */
export const trackByDateMessages = words({
  title: { en: 'Track by date', mm: 'ရက်စွဲဖြင့် ခြေရာခံရန်', zh: '按日期跟踪' },
  excel: { en: 'Track by date as Excel', mm: 'ရက်စွဲဖြင့် ခြေရာခံမှု - Excel', zh: '按日期跟踪 Excel' },
});
