import { words } from '@waybill/domain/kernel/words.ts';

/** Texts around the lines of a price. */
export const priceLinesWords = words({
  apart: { en: 'Not included', mm: 'သီးခြား', zh: '另计' },
  by: {
    en: 'Price table “{name}”, valid from {day}',
    mm: '“{name}” အရ၊ {day} မှ စတင်အကျုံးဝင်',
    zh: '依据“{name}”，自 {day} 起生效',
  },
  caption: { en: 'Price details', mm: 'ဈေးနှုန်း အသေးစိတ်', zh: '价格明细' },
});
