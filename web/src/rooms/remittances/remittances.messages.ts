import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const remittanceMessages = words({
  list: { en: 'From the mail post', mm: 'စာတိုက်မှ ရငွေ', zh: '邮政汇款' },
  one: { en: 'Remittance', mm: 'ငွေလွှဲစာရင်း', zh: '汇款单' },
  create: { en: 'New remittance', mm: 'ငွေလွှဲစာရင်းအသစ်', zh: '新增汇款单' },
  paper: { en: 'Print', mm: 'ပရင့်ထုတ်မည်', zh: '打印' },
});
