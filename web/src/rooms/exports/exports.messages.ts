import { words } from '@waybill/domain/kernel/words.ts';

/** The title of the exports page, in the browser's first load. */
export const exportMessages = words({
  title: { en: 'Shipping report CSV list', mm: 'ပို့ဆောင်မှု အစီရင်ခံစာ CSV စာရင်း', zh: '运输报表 CSV 列表' },
});
