import { words } from '@waybill/domain/kernel/words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export const businessDayPageWords = words({
  search: commonFieldWords.counted_by,
  close: { en: 'Close the day', mm: 'နေ့စာရင်း ပိတ်ရန်', zh: '关闭营业日' },
  open: { en: 'Not closed yet:', mm: 'မပိတ်ရသေးသည် -', zh: '尚未关账：' },
  since: { en: '{branch} since {date}', mm: '{branch} - {date} မှစ၍', zh: '{branch}（自 {date}）' },
  never: { en: '{branch}, never closed', mm: '{branch} - တစ်ရက်မျှ မပိတ်ရသေး', zh: '{branch}（从未关账）' },
  title: { en: '{branch}, {date}', mm: '{branch}၊ {date}', zh: '{branch}，{date}' },
  cash: { en: 'Cash of the day', mm: 'နေ့စဉ် ငွေသား', zh: '当日现金' },
  opening: { en: 'Till at the start', mm: 'အဖွင့် ငွေအံဆွဲလက်ကျန်', zh: '期初钱箱' },
  closing: { en: 'Till at the end', mm: 'အပိတ် ငွေအံဆွဲလက်ကျန်', zh: '期末钱箱' },
  seeShift: { en: 'Counts and signatures', mm: 'ရေတွက်မှုနှင့် လက်မှတ်များ', zh: '清点与签字' },
});
