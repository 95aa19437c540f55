import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupThousands, toLatinDigits, toMyanmarDigits } from './digits.ts';

test.each([
  ['၀၁၂၃၄၅၆၇၈၉', '0123456789'],
  ['０９　７９１', '09　791'],
  ['၁ဝဝ', '100'],
  ['ဝ၉၇၉၁ဝ', '097910'],
  ['1ဝ0', '100'],
  ['၁၂/လမန(နိုင်)၁၂၃၄၅၆', '12/လမန(နိုင်)123456'],
  ['ဝင်း', 'ဝင်း'],
  ['၅ဝင်း', '5ဝင်း'],
  ['၅ဝါ', '5ဝါ'],
  ['ကဝ၁', 'ကဝ1'],
  ['abc', 'abc'],
])('T-03 %s is read as %s', (typed, read) => {
  expect(toLatinDigits(typed)).toBe(read);
});

test('T-03 a number survives the way to Myanmar digits and back', () => {
  fc.assert(
    fc.property(fc.integer(), (n) => {
      expect(toLatinDigits(toMyanmarDigits(String(n)))).toBe(String(n));
    }),
  );
});

test('T-03 reading digits twice reads the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0၀၇９ဝက်ာ 9') }), (text) => {
      expect(toLatinDigits(toLatinDigits(text))).toBe(toLatinDigits(text));
    }),
  );
});

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
  [-1000, '−1,000'],
  [-7, '−7'],
  [-0, '0'],
])('T-02 %d is grouped as %s', (n, grouped) => {
  expect(groupThousands(n)).toBe(grouped);
});

test('T-03 a count that is no whole number throws, because it is a bug', () => {
  expect(() => groupThousands(1.5)).toThrow(RangeError);
  expect(() => groupThousands(Number.NaN)).toThrow(RangeError);
});
