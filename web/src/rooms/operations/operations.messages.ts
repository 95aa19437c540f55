import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of the pages; they are in the browser's first load. */
export const operationsMessages = words({
  title: { en: 'System monitor', mm: 'စနစ် စောင့်ကြည့်ရေး', zh: '系统监控' },
});
