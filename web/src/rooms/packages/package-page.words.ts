import { words } from '@waybill/domain/kernel/words.ts';

export const packagePageWords = words({
  parcels: { en: 'Parcels of a merchant', mm: 'ကုန်သည်၏ ပါဆယ်များ', zh: '商户包裹' },
  make: { en: 'Document of a period', mm: 'ကာလအလိုက် စာရွက်', zh: '期间单据' },
  makeText: {
    en: 'Parcels accepted on these days, as a document. The link works only for you, for 15 minutes.',
    mm: 'ဤရက်များတွင် လက်ခံခဲ့သည့် ပါဆယ်များကို စာရွက်ပေါ်တွင် ပြမည်။ လင့်ခ်ကို သင်သာ 15 မိနစ်အတွင်း ဖွင့်နိုင်သည်။',
    zh: '这些日期内收件的包裹单据。链接仅供您在 15 分钟内打开。',
  },
  open: { en: 'Open document', mm: 'စာရွက် ဖွင့်မည်', zh: '打开单据' },
  accepted: { en: 'Accepted', mm: 'လက်ခံသည့်ရက်', zh: '收件日期' },
  total: {
    en: '{n} [parcel|parcels], {delivered} delivered, {returned} returned, COD {cod}',
    mm: 'ပါဆယ် {n} ခု၊ ပို့ပြီး {delivered}၊ ပြန်ပို့ {returned}၊ COD {cod}',
    zh: '共 {n} 件，送达 {delivered}，退回 {returned}，COD {cod}',
  },
  none: {
    en: 'No parcels were accepted on these days.',
    mm: 'ဤရက်များတွင် လက်ခံထားသည့် ပါဆယ် မရှိပါ။',
    zh: '这些日期没有收件。',
  },
  gives: { en: 'Operator', mm: 'ဝန်ဆောင်မှုပေးသူ', zh: '承运方' },
});
