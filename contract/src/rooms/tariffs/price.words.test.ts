import { describe, expect, test } from 'vitest';
import { locales } from '@waybill/domain/kernel/locale.ts';
import type { PriceWhy } from '@waybill/domain/rooms/tariffs/price-why.ts';
import { sayPercent } from '@waybill/domain/kernel/money.ts';
import { sayWhy } from './price.words.ts';

const names = (en: string, mm: string) => ({ name_en: en, name_mm: mm, name_zh: null });
const step: PriceWhy = {
  kind: 'step',
  service_type: 'express',
  item_type: 'parcel',
  zone: 'same_town',
  from_region: null,
  to_region: null,
  weight_g: 12_500,
  up_to_g: 10_000,
  price: 5_200,
  further_kg: 3,
  each_further_kg: 300,
};
const whys: readonly (readonly [PriceWhy, string])[] = [
  [step, 'Express Parcel, Same town: 5,200 Ks up to 10 kg and 3 × 300 Ks per extra kg started'],
  [
    { ...step, weight_g: 800, up_to_g: 1_000, further_kg: 0 },
    'Express Parcel, Same town: 0.8 kg is within the step up to 1 kg',
  ],
  [
    { ...step, zone: 'region_pair', from_region: names('Yangon', 'ရန်ကုန်'), to_region: names('Mandalay', 'မန္တလေး') },
    'Express Parcel, Yangon → Mandalay: 5,200 Ks up to 10 kg and 3 × 300 Ks per extra kg started',
  ],
  [{ kind: 'flat' }, 'Agreed for this label'],
  [{ kind: 'rate' }, 'Fixed rate of the price table'],
  [{ kind: 'own_rate' }, 'Agreed with the customer'],
  [{ kind: 'oversize', weight_g: 31_000, over_g: 30_000 }, '31 kg is over 30 kg'],
  [{ kind: 'percent', of: 'declared_value', basis: 150_000, percent: 150 }, '1.5% of the declared value of 150,000 Ks'],
  [{ kind: 'percent', of: 'after_discount', basis: 4_370, percent: 500 }, '5% of 4,370 Ks after discount'],
  [{ kind: 'fixed_discount', agreed: 300, basis: 2_500 }, '300 Ks agreed with the customer'],
  [
    { kind: 'fixed_discount', agreed: 9_000, basis: 2_500 },
    '9,000 Ks agreed with the customer, but at most the price of 2,500 Ks',
  ],
  [{ kind: 'cod', plan: 'standard', basis: 50_000, percent: 200 }, '2% of the COD amount of 50,000 Ks'],
];

describe('F-03 T-01 why a line of a price is what it is', () => {
  test.each(whys)('F-03 %j', (why, sentence) => {
    expect(sayWhy(why, 'en')).toBe(sentence);
  });

  test('T-01 every reason is a whole sentence in all three languages, none of them with a gap', () => {
    const sentences = whys.flatMap(([why]) => locales.map((locale) => sayWhy(why, locale)));
    expect(sentences.filter((sentence) => /[{}]|undefined|NaN/.test(sentence))).toEqual([]);
    expect(sayWhy(whys[2]?.[0] as PriceWhy, 'mm')).toContain('ရန်ကုန် → မန္တလေး');
    expect(sayWhy(whys[2]?.[0] as PriceWhy, 'zh')).toContain('Yangon → Mandalay');
  });

  test.each([
    [200, '2%'],
    [50, '0.5%'],
    [5, '0.05%'],
    [10_000, '100%'],
    [0, '0%'],
  ])('F-03 %i hundredths are %s', (hundredths, sentences) => {
    expect(sayPercent(hundredths)).toBe(sentences);
  });
});
