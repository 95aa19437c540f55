import { words } from '@waybill/domain/kernel/words.ts';

/** Page titles of the tariffs room; they are in the browser's first load, so its bigger words stay out of here. */
export const tariffMessages = words({
  list: { en: 'Prices', mm: 'ဈေးနှုန်းများ', zh: '价格' },
  create: { en: 'New version of the prices', mm: 'ဈေးနှုန်း ဗားရှင်းအသစ်', zh: '新建价格版本' },
  edit: { en: 'Price table', mm: 'ဈေးနှုန်းဇယား', zh: '价格表' },
  quote: { en: 'Price quote', mm: 'ဈေးနှုန်းမေးရန်', zh: '报价' },
});
