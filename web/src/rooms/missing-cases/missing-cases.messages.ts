import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const missingCaseMessages = words({
  list: { en: 'Missing cases', mm: 'ပျောက်ဆုံးမှုများ', zh: '丢失案件' },
  receipt: { en: 'Receipt of compensation', mm: 'လျော်ကြေး လက်ခံဖြတ်ပိုင်း', zh: '赔偿收据' },
  one: { en: 'Missing case', mm: 'ပျောက်ဆုံးမှု', zh: '丢失案件' },
});
