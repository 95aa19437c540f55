import { words } from '@waybill/domain/kernel/words.ts';

export const businessDayPageWords = words({
  search: { en: 'Who counted', mm: 'ရေတွက်သူ', zh: '清点人' },
  close: { en: 'Close the day', mm: 'နေ့စာရင်း ပိတ်ရန်', zh: '关闭营业日' },
  open: { en: 'Not closed yet:', mm: 'မပိတ်ရသေးသည် -', zh: '尚未关账：' },
  since: { en: '{branch} since {date}', mm: '{branch} - {date} မှစ၍', zh: '{branch}（自 {date}）' },
  never: { en: '{branch}, no day so far', mm: '{branch} - တစ်ရက်မျှ မပိတ်ရသေး', zh: '{branch}（从未关账）' },
  title: { en: '{branch}, {date}', mm: '{branch}၊ {date}', zh: '{branch}，{date}' },
  cash: { en: 'Cash of the day', mm: 'နေ့စဉ် ငွေသား', zh: '当日现金' },
  opening: { en: 'In the till at the start', mm: 'အဖွင့် ငွေအံဆွဲလက်ကျန်', zh: '期初钱箱' },
  closing: { en: 'In the till at the end', mm: 'အပိတ် ငွေအံဆွဲလက်ကျန်', zh: '期末钱箱' },
  seeShift: { en: 'Counts and signatures', mm: 'ရေတွက်မှုနှင့် လက်မှတ်များ', zh: '清点与签字' },
});
