import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of the pages; they are in the browser's first load. */
export const dashboardMessages = words({
  title: { en: 'Dashboard', mm: 'ဒက်ရှ်ဘုတ်', zh: '仪表盘' },
});
