import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of the label pages; they are in the browser's first load. */
export const labelMessages = words({
  list: { en: 'Labels', mm: 'လေဘယ်များ', zh: '运单' },
  create: { en: 'New label', mm: 'လေဘယ်အသစ်', zh: '新建运单' },
  edit: { en: 'Edit label', mm: 'လေဘယ် ပြင်ဆင်ရန်', zh: '编辑运单' },
  detail: { en: 'Label detail', mm: 'လေဘယ် အသေးစိတ်', zh: '运单详情' },
  shipping: { en: 'Shipping status detail', mm: 'ပို့ဆောင်မှု အခြေအနေ အသေးစိတ်', zh: '运输状态详情' },
});
