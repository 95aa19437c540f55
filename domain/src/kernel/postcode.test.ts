import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPostcode, padPostcode } from './postcode.ts';

test.each([
  ['5010', '05010'],
  ['1', '00001'],
  ['11181', '11181'],
  ['၅၀၁၀', '05010'],
  [' 05010 ', '05010'],
  ['101001', '0101001'],
  ['1145060', '1145060'],
])('V-13 %s is padded to %s', (typed, padded) => {
  expect(padPostcode(typed)).toBe(padded);
  expect(isPostcode(padded)).toBe(true);
});

test.each(['', '12345678', '12 34', 'YGN', '-5010'])('V-13 %j is no postcode', (typed) => {
  expect(isPostcode(padPostcode(typed))).toBe(false);
});

test('V-13 no digit is ever cut off, and padding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,9}$/), (typed) => {
      expect(padPostcode(typed).endsWith(typed)).toBe(true);
      expect(padPostcode(padPostcode(typed))).toBe(padPostcode(typed));
    }),
  );
});
