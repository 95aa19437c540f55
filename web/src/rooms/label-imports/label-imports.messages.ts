import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of the pages of order sheets; they are in the browser's first load. */
export const labelImportMessages = words({
  list: { en: 'Order sheets', mm: 'အော်ဒါစာရင်းများ', zh: '订单表' },
  one: { en: 'Order sheet', mm: 'အော်ဒါစာရင်း', zh: '订单表' },
});
