import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the print pages, in the browser's first load; the room's other words stay out of here. */
export const printMessages = words({
  one: { en: 'Print label', mm: 'လေဘယ် ပရင့်ထုတ်ရန်', zh: '打印运单' },
  customs: { en: 'Customs declaration', mm: 'အကောက်ခွန် ကြေညာလွှာ', zh: '海关申报单' },
  many: { en: 'Multi-label print', mm: 'လေဘယ်များ အတူ ပရင့်ထုတ်ရန်', zh: '批量打印运单' },
});
