import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { PrintedFeeName } from '@waybill/domain/rooms/labels/label-money.ts';

/** What stands on paper beside the label's own facts. */
export const paperWords = words({
  sheetOf: { en: 'Page {n} of {all}', mm: 'စာမျက်နှာ {n} / {all}', zh: '第 {n}/{all} 页' },
  to: { en: 'To', mm: 'လက်ခံသူ', zh: '收件人' },
  from: { en: 'From', mm: 'ပေးပို့သူ', zh: '寄件人' },
  collect: { en: 'Collect', mm: 'ကောက်ခံရန်', zh: '应收' },
  collectNothing: { en: 'Nothing to collect', mm: 'ငွေကောက်ရန် မရှိ', zh: '无需收款' },
  cod: { en: 'COD', mm: 'COD', zh: '代收货款' },
  shipping: { en: 'Shipping', mm: 'ပို့ဆောင်ခ', zh: '运费' },
  piece: { en: 'Piece', mm: 'အထုပ်', zh: '件' },
  weight: { en: 'Weight', mm: 'အလေးချိန်', zh: '重量' },
  item: { en: 'Contents', mm: 'ပစ္စည်း', zh: '内件' },
  services: { en: 'Services', mm: 'ဝန်ဆောင်မှု', zh: '增值服务' },
  date: { en: 'Date', mm: 'ရက်စွဲ', zh: '日期' },
  by: { en: 'Operator', mm: 'တာဝန်ခံ', zh: '经办人' },
  remark: { en: 'Remark', mm: 'မှတ်ချက်', zh: '备注' },
  reference: { en: 'Ref.', mm: 'ရည်ညွှန်း', zh: '参考号' },
  postcode: { en: 'Postcode', mm: 'စာပို့သင်္ကေတ', zh: '邮编' },
  atBranch: { en: 'Fetched at the branch', mm: 'ရုံးခွဲတွင် လာယူမည်', zh: '网点自取' },
  atPost: { en: 'Pick up at post office', mm: 'စာတိုက်တွင် လာထုတ်မည်', zh: '邮局自提' },
  gate: { en: 'Gate submit', mm: 'ဂိတ်ချ', zh: '车站交寄' },
  invoice: { en: 'Invoice', mm: 'ငွေတောင်းခံလွှာ', zh: '发票' },
  fees: { en: 'Fees', mm: 'ဝန်ဆောင်ခများ', zh: '费用' },
  total: { en: 'Shipping in all', mm: 'ပို့ဆောင်ခ စုစုပေါင်း', zh: '运费合计' },
  goods: { en: 'Contents', mm: 'ပါဝင်သည့် ပစ္စည်းများ', zh: '内含物品' },
  declared: { en: 'Value of the goods', mm: 'ပစ္စည်းတန်ဖိုး', zh: '物品价值' },
  pieces: { en: 'Pieces', mm: 'အထုပ်အရေအတွက်', zh: '件数' },
  senderSigns: { en: "Sender's signature", mm: 'ပေးပို့သူ လက်မှတ်', zh: '寄件人签名' },
  receiverSigns: { en: "Receiver's signature", mm: 'လက်ခံသူ လက်မှတ်', zh: '收件人签名' },
  origin: { en: 'Origin branch', mm: 'မူလရုံးခွဲ', zh: '始发网点' },
  country: { en: 'Country', mm: 'နိုင်ငံ', zh: '国家' },
  destination: { en: 'Destination branch', mm: 'ဦးတည်ရာရုံးခွဲ', zh: '目的网点' },
});

/** The lines of the invoice. */
export const feeWords: Record<PrintedFeeName, Word> = {
  shipping_fee: { en: 'Shipping fee', mm: 'ပို့ဆောင်ခ', zh: '运费' },
  services_fee: { en: 'Services fee', mm: 'အပိုဝန်ဆောင်ခ', zh: '增值服务费' },
  insurance_fee: { en: 'Insurance fee', mm: 'အာမခံကြေး', zh: '保价费' },
  extra_charge: { en: 'Extra charge', mm: 'ထပ်ဆောင်းကုန်ကျငွေ', zh: '额外收费' },
  discount: { en: 'Discount', mm: 'လျှော့ငွေ', zh: '折扣' },
  tax: { en: 'Tax', mm: 'အခွန်', zh: '税费' },
};
