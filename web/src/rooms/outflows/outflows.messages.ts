import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the pages, in the browser's first load. */
export const outflowMessages = words({
  limits: { en: 'Limits of outflows', mm: 'ငွေထွက် ကန့်သတ်ပမာဏများ', zh: '付款限额' },
});
