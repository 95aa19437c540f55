import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const mailbagMessages = words({
  list: { en: 'Mailbags', mm: 'စာပို့အိတ်များ', zh: '邮袋' },
  one: { en: 'Mailbag', mm: 'စာပို့အိတ်', zh: '邮袋' },
  create: { en: 'Open a mailbag', mm: 'စာပို့အိတ် ဖွင့်ရန်', zh: '开袋' },
  receiver: { en: 'Mailbag receiver', mm: 'စာပို့အိတ် လက်ခံခြင်း', zh: '邮袋接收' },
  manifest: { en: 'Manifest', mm: 'ပါဆယ်စာရင်းလွှာ', zh: '清单' },
  cases: { en: 'Mailbag differences', mm: 'စာပို့အိတ် ကွာခြားချက်များ', zh: '邮袋差异' },
});
