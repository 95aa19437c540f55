import { words } from '@waybill/domain/kernel/words.ts';

/** What the pages of the sender's desk are called, by desk. */
export const deskMessages = words({
  accept: { en: 'Label accept', mm: 'လေဘယ် လက်ခံရန်', zh: '运单收件' },
  return: { en: 'Label return', mm: 'လေဘယ် ပြန်အပ်ရန်', zh: '运单退还' },
});
