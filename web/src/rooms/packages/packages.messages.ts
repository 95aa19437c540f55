import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load. */
export const packageMessages = words({
  print: { en: 'Paper', mm: 'စာရွက်စာတမ်း', zh: '单据' },
  report: { en: 'Parcels of a merchant', mm: 'ကုန်သည်၏ ပါဆယ်များ', zh: '商户包裹' },
});
