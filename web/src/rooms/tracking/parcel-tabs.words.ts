import { words } from '@waybill/domain/kernel/words.ts';

/** The tabs of a parcel's page. */
export const parcelTabsWords = words({
  tabs: { en: 'Sections of this page', mm: 'ဤစာမျက်နှာ၏ အပိုင်းများ', zh: '本页各部分' },
  overview: { en: 'Overview', mm: 'အကျဉ်းချုပ်', zh: '概览' },
});
