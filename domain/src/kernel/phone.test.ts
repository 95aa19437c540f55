import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMyanmarDigits } from './digits.ts';
import { isPhone, normalizePhone, phoneKey, phoneSuggestion } from './phone.ts';

test.each([
  ['09791234567', '09791234567'],
  ['9791234567', '09791234567'],
  ['+95 9 791 234 567', '09791234567'],
  ['＋959791234567', '09791234567'],
  ['+95 (0)9 791 234 567', '09791234567'],
  ['0095-9-791-234-567', '09791234567'],
  ['959791234567', '09791234567'],
  ['95912345', '095912345'],
  ['9512345678', '09512345678'],
  ['+9511234567', '011234567'],
  ['(01) 234 567', '01234567'],
  ['၀၉ ၇၉၁ ၂၃၄ ၅၆၇', '09791234567'],
  ['ဝ၉၇၉၁၂၃၄၅ဝဝ', '09791234500'],
  ['\u202A+95 9 791 234 567\u202C', '09791234567'],
  ['067–412 345', '067412345'],
])('V-01 %s is the phone %s', (typed, phone) => {
  expect(normalizePhone(typed)).toBe(phone);
  expect(isPhone(normalizePhone(typed))).toBe(true);
});

test('V-01 a leading 0 is optional: 7 to 10 digits follow it, the first of them 1 to 9', () => {
  const valid = fc
    .tuple(fc.constantFrom('', '0'), fc.stringMatching(/^[1-9][0-9]{6,9}$/))
    .map(([zero, digits]) => zero + digits);
  fc.assert(
    fc.property(valid, (phone) => {
      expect(isPhone(phone)).toBe(true);
    }),
  );
});

test.each([
  '',
  '0',
  '0123456',
  '912345',
  '012345678901',
  '00979123456',
  '+86 138 0013 8000',
  'abc',
  '09 791 23x 567',
  '0979,1234567',
  '+95',
  '0234567',
])('V-01 %j is no phone', (typed) => {
  expect(isPhone(normalizePhone(typed))).toBe(false);
});

test('V-01 normalising twice changes nothing, and digits and separators do not matter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0?[1-8][0-9]{6,9}$/), (phone) => {
      const stored = normalizePhone(phone);
      expect(normalizePhone(stored)).toBe(stored);
      expect(normalizePhone(toMyanmarDigits(phone).split('').join(' '))).toBe(stored);
      expect(normalizePhone(`+95${stored.slice(1)}`)).toBe(stored);
    }),
  );
});

test.each([
  ['09791', '9791'],
  ['9791', '9791'],
  ['+95 9 791', '9791'],
  ['၀၉၇၉၁', '9791'],
])('V-01 a search for %s looks for %s', (typed, key) => {
  expect(phoneKey(typed)).toBe(key);
});

test('V-01 the country code after a 0 is recognised as a mistake', () => {
  expect(phoneSuggestion('0959 791 234 567')).toBe('09791234567');
  expect(phoneSuggestion('09 791 234 567')).toBeNull();
});
