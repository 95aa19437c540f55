import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the COD pages, in the browser's first load; the room's other words stay out of here. */
export const codMessages = words({
  list: { en: 'COD', mm: 'COD', zh: '代收货款' },
  states: { en: 'COD by state', mm: 'အခြေအနေအလိုက် COD', zh: '按状态的代收货款' },
  merchant: { en: 'COD detail', mm: 'COD အသေးစိတ်', zh: '代收货款详情' },
});
