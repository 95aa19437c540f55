import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of the pages; they are in the browser's first load. */
export const officerDashboardMessages = words({
  title: { en: 'Officer dashboard', mm: 'အရာရှိ ဒက်ရှ်ဘုတ်', zh: '管理仪表盘' },
});
