import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const openingBalanceMessages = words({ list: { en: 'Opening balances', mm: 'အဖွင့်လက်ကျန်များ', zh: '期初余额' } });
