import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the clearance pages, in the browser's first load; the room's other words stay out of here. */
export const clearanceMessages = words({
  list: { en: 'COD clearance', mm: 'COD ငွေရှင်းခြင်း', zh: '代收货款结算' },
  detail: { en: 'COD clearance detail', mm: 'COD ငွေရှင်းမှု အသေးစိတ်', zh: '代收货款结算详情' },
  ready: { en: 'Ready for clearance', mm: 'ငွေရှင်းရန် အသင့်စာရင်း', zh: '待结算列表' },
  make: { en: 'New clearance', mm: 'ငွေရှင်းတမ်းအသစ်', zh: '新建结算单' },
  credit: { en: 'Credit', mm: 'အကြွေးစာရင်း', zh: '赊账' },
  creditDetail: { en: 'Credit detail', mm: 'အကြွေး အသေးစိတ်', zh: '赊账详情' },
  creditCollections: { en: 'Credit clearances', mm: 'အကြွေးရှင်းတမ်းများ', zh: '赊账结算单' },
  creditCollection: { en: 'Credit clearance', mm: 'အကြွေးရှင်းတမ်း', zh: '赊账结算单详情' },
  returns: { en: 'Returns to merchants', mm: 'ကုန်သည်ထံ ပြန်ပေးရန်', zh: '退还商户' },
  returnMake: { en: 'Returns of a merchant', mm: 'ကုန်သည်၏ ပြန်ပို့ပစ္စည်းများ', zh: '商户退件' },
  returnCollections: { en: 'Return clearances', mm: 'ပြန်ပို့ပစ္စည်း ရှင်းတမ်းများ', zh: '退件结算单' },
  returnCollection: { en: 'Return clearance', mm: 'ပြန်ပို့ပစ္စည်း ရှင်းတမ်း', zh: '退件结算单详情' },
  print: { en: 'Print clearance', mm: 'ငွေရှင်းလွှာ ပရင့်ထုတ်ရန်', zh: '打印结算单' },
  excel: { en: 'Excel of a clearance', mm: 'ငွေရှင်းတမ်း Excel ဖိုင်', zh: '结算单 Excel' },
  settings: { en: 'Clearance settings', mm: 'ငွေရှင်းခြင်း ဆက်တင်', zh: '结算设置' },
});
