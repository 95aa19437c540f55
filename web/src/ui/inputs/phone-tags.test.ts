import { expect, test } from 'vitest';
import { enterPhones, phonesOf } from './phone-tags.ts';

const one = ['09791234567'];

test.each([
  ['a typed number', [], '09 791 234 567', one, '', null],
  ['Myanmar digits', [], '၀၉၇၉၁၂၃၄၅၆၇', one, '', null],
  ['the country code', [], '+959791234567', one, '', null],
  ['nothing', one, '  ', one, '', null],
  ['an invalid number', one, '0912', one, '0912', 'invalid'],
  ['the same number written otherwise', one, '9791234567', one, '9791234567', 'twice'],
  ['a second number', one, '01234567', ['09791234567', '01234567'], '', null],
  ['a third number', ['09791234567', '01234567'], '0925012345', ['09791234567', '01234567'], '0925012345', 'limit'],
  ['two pasted numbers', [], '09791234567, 01234567', ['09791234567', '01234567'], '', null],
  ['a pasted list with a wrong one', [], '09791234567၊ 12, 01234567', one, '12, 01234567', 'invalid'],
])('V-10 entering %s', (_, before, text, phones, rest, problem) => {
  expect(enterPhones(before, text, 2)).toEqual({ phones, rest, problem });
});

test('V-10 a limit of 0 is none', () => {
  expect(enterPhones(['09791234567', '01234567'], '0925012345', 0).phones).toHaveLength(3);
});

test.each([
  [['09791234567', ''], one],
  ['["09791234567"]', one],
  ['09791234567', one],
  ['', []],
  [null, []],
  ['[broken', ['[broken']],
  ['9791234567', ['9791234567']],
])('V-10 a field that holds %j holds the phones %j', (stored, phones) => {
  expect(phonesOf(stored)).toEqual(phones);
});
