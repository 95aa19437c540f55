import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the cash pages, in the browser's first load; the room's other words stay out of here. */
export const handoverMessages = words({
  list: { en: 'Cash handovers', mm: 'ငွေသား လွှဲပြောင်းမှုများ', zh: '现金交接' },
  one: { en: 'Cash handover', mm: 'ငွေသား လွှဲပြောင်းမှု', zh: '现金交接单' },
  print: { en: 'Print cash handover', mm: 'ငွေသား လွှဲပြောင်းမှု ပရင့်ထုတ်ရန်', zh: '打印现金交接单' },
  mine: { en: 'My cash', mm: 'ကျွန်ုပ်လက်ဝယ် ငွေသား', zh: '我的现金' },
  differences: { en: 'Cash differences', mm: 'ငွေကွာဟချက်', zh: '现金差异' },
  surplusSettings: { en: 'Surplus cash', mm: 'ပိုငွေ', zh: '长款' },
  desk: { en: 'Cash desk', mm: 'ငွေကောင်တာ', zh: '收款台' },
});
