import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the clearance pages, in the browser's first load; the room's other words stay out of here. */
export const clearanceMessages = words({
  list: { en: 'COD clearance', mm: 'COD ငွေရှင်းခြင်း', zh: '代收货款结算' },
  detail: { en: 'COD clearance detail', mm: 'COD ငွေရှင်းမှု အသေးစိတ်', zh: '代收货款结算详情' },
  ready: { en: 'Ready for clearance', mm: 'ငွေရှင်းရန် အသင့်စာရင်း', zh: '待结算列表' },
  make: { en: 'New clearance', mm: 'ငွေရှင်းတမ်းအသစ်', zh: '新建结算单' },
  print: { en: 'Print clearance', mm: 'ငွေရှင်းလွှာ ပရင့်ထုတ်ရန်', zh: '打印结算单' },
  excel: { en: 'Excel of a clearance', mm: 'ငွေရှင်းတမ်း Excel ဖိုင်', zh: '结算单 Excel' },
  settings: { en: 'Clearance settings', mm: 'ငွေရှင်းခြင်း ဆက်တင်', zh: '结算设置' },
});
