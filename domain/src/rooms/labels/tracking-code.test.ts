import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit, makeBagCode, makeTrackingCode, productOf, products, readCode } from './tracking-code.ts';

describe('F-01 codes of parcels', () => {
  test.each([
    [47312482, 9],
    [0, 5],
    [1, 4],
    [12345678, 5],
    [10000000, 3],
    [99999999, 5],
  ])('F-01 the check digit of %i is %i', (serial, digit) => expect(checkDigit(serial)).toBe(digit));

  test('F-01 a code has thirteen characters, the product in front and our suffix at the end', () => {
    expect(makeTrackingCode('EX', 47312482)).toBe('EX473124829XM');
    expect(makeBagCode(47312482)).toBe('MB473124829XM');
  });

  test.each([
    ['EX473124829XM', 'label', 'EX473124829XM'],
    ['ex 4731 2482 9 xm', 'label', 'EX473124829XM'],
    [' EX-47312482-9-XM\r\n', 'label', 'EX473124829XM'],
    ['EX၄၇၃၁၂၄၈၂၉XM', 'label', 'EX473124829XM'],
    ['EX473124829XMEX473124829XM', 'label', 'EX473124829XM'],
    ['RR473124829MM', 'post', 'RR473124829MM'],
    ['MB473124829XM', 'bag', 'MB473124829XM'],
  ])('F-01 %j is read as a %s', (text, kind, code) => expect(readCode(text)).toMatchObject({ kind, code }));

  test.each([
    ['EX473124828XM'],
    ['EX473124892XM'],
    ['EX47312482XM'],
    ['QQ473124829XM'],
    ['EX473124829XX'],
    ['EX473124829XMEX473124829XN'],
    [''],
    ['javascript:alert(1)'],
  ])('F-01 %j is no code', (text) => expect(readCode(text)).toBeNull());

  test('F-01 a code of four thousand signs is refused without being read', () =>
    expect(readCode('၄'.repeat(4000))).toBeNull());

  test('F-01 whatever is mistyped in one digit, or by two neighbours that change places, is refused', () => {
    const serial = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(
        serial,
        fc.constantFrom(...products),
        fc.integer({ min: 2, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (n, product, at, by) => {
          const code = makeTrackingCode(product, n);
          expect(readCode(code)?.serial).toBe(n);
          const digit = (Number(code[at]) + by) % 10;
          const wrong = code.slice(0, at) + String(digit) + code.slice(at + 1);
          // The check digit maps eleven remainders to ten digits, so one pair of remainders shares a digit.
          const twin = readCode(wrong);
          if (twin) expect([0, 5]).toContain(Number(code[10]));
        },
      ),
    );
  });

  test('F-01 letters have a product of their own, unless the service is the post office’s', () => {
    expect([
      productOf('express', 'parcel'),
      productOf('express', 'letter'),
      productOf('register', 'letter'),
      productOf('vpl', 'letter'),
      productOf('vpp', 'parcel'),
      productOf('special', 'parcel'),
    ]).toEqual(['EX', 'LT', 'LT', 'VL', 'VP', 'SP']);
  });
});
