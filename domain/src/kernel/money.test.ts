import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from './locale.ts';
import { compactAmount, formatKyat, formatWeight, percentHalfUp, sayKyat, toGrams } from './money.ts';

test.each([
  ['en', '12,345 Ks'],
  ['mm', '12,345 ကျပ်'],
  ['zh', '12,345 缅元'],
] as const)('T-02 money in %s is %s', (locale, text) => {
  expect(sayKyat(12_345, locale)).toBe(text);
  expect(formatKyat(-1_000, locale).amount).toBe('−1,000');
});

test('T-02 a fraction of a kyat throws, because it is a bug', () => {
  expect(() => formatKyat(0.5, 'en')).toThrow(RangeError);
  expect(() => sayKyat(2 ** 53, 'en')).toThrow(RangeError);
});

describe('compact amounts', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1K'],
    [1_099, '1K'],
    [1_100, '1.1K'],
    [12_345, '12.3K'],
    [99_999, '99.9K'],
    [100_000, '1L'],
    [583_000, '5.8L'],
    [999_999, '9.9L'],
    [1_000_000, '1M'],
    [38_450_000, '38.4M'],
    [1_999_999_999, '1,999.9M'],
    [-1_500, '−1.5K'],
  ])('K-08 %d is shown as %s', (n, shown) => {
    expect(compactAmount(n, 'en')).toBe(shown);
  });

  test('K-08 lakhs are said in Myanmar', () => {
    expect(compactAmount(583_000, 'mm')).toBe('5.8 သိန်း');
    expect(compactAmount(583_000, 'zh')).toBe('5.8L');
  });

  test('K-08 a compact amount never shows more than there is, and less by under a tenth of its unit', () => {
    const unit: Record<string, number> = { K: 1_000, L: 100_000, M: 1_000_000 };
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 10_000_000_000 }), (n) => {
        const shown = compactAmount(n, 'en');
        const of = unit[shown.slice(-1)] ?? 1;
        const value = Number(shown.slice(0, -1).replaceAll(',', '')) * of;
        expect(value).toBeLessThanOrEqual(n + 1e-6);
        expect(n - value).toBeLessThan(of / 10 + 1e-6);
      }),
    );
  });
});

describe('percentages', () => {
  test.each([
    [299_999, 200, 6_000],
    [300_000, 100, 3_000],
    [25, 200, 1],
    [24, 200, 0],
    [100, 50, 1],
    [99, 50, 0],
    [0, 200, 0],
    [-25, 200, -1],
  ])('T-02 of %d, %d hundredths of a percent are %d whole kyat', (amount, percent, whole) => {
    expect(percentHalfUp(amount, percent)).toBe(whole);
  });

  test('T-02 a percentage is exact for any amount that money can have', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 10_000 }), (amount, percent) => {
        const error = BigInt(percentHalfUp(amount, percent)) * 10_000n - BigInt(amount) * BigInt(percent);
        expect(error >= -5_000n && error <= 5_000n).toBe(true);
        expect(percentHalfUp(-amount, percent) + percentHalfUp(amount, percent)).toBe(0);
      }),
    );
  });
});

describe('weights', () => {
  test.each([
    [0, '0 kg'],
    [5, '0.005 kg'],
    [500, '0.5 kg'],
    [1_000, '1 kg'],
    [1_250, '1.25 kg'],
    [1_234_567, '1,234.567 kg'],
    [-250, '−0.25 kg'],
  ])('T-02 %d g are shown as %s', (grams, shown) => {
    expect(formatWeight(grams, 'en')).toBe(shown);
  });

  test('T-02 the unit of weight is said in every language', () => {
    expect(locales.map((locale) => formatWeight(2_000, locale))).toEqual(['2 ကီလိုဂရမ်', '2 kg', '2 公斤']);
  });

  test.each([
    [1.25, 1250],
    [0.0005, 1],
    [1.005, 1005],
    [1.0005, 1001],
    [2.675, 2675],
  ])('T-02 %d kg are %d g', (kg, grams) => {
    expect(toGrams(kg)).toBe(grams);
  });
});
