import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the parcels' pages, in the browser's first load; the room's other words stay out of here. */
export const trackingMessages = words({
  parcels: { en: 'Parcels', mm: 'ပါဆယ်များ', zh: '包裹' },
  exceptions: { en: 'Scans to settle', mm: 'ဖြေရှင်းရန် စကင်များ', zh: '待处理扫描' },
  track: { en: 'Parcel tracking', mm: 'ပါဆယ် ခြေရာခံရန်', zh: '包裹跟踪' },
  timeline: { en: 'Movements', mm: 'ရွေ့လျားမှုများ', zh: '流转记录' },
});
