import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const priceExceptionMessages = words({
  list: { en: 'Price exceptions', mm: 'ဈေးနှုန်းခြွင်းချက်', zh: '价格例外' },
});
