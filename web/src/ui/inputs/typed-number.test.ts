import { expect, test } from 'vitest';
import { acceptNumber, numberOf, showNumber } from './typed-number.ts';

test.each([
  ['၁၂၃', 0, '123'],
  ['12,000', 0, '12000'],
  ['1၂a3', 0, '123'],
  ['1.5', 0, '1'],
  ['၁.၂၅၉', 2, '1.25'],
  ['1.', 2, '1.'],
  ['.5', 1, '.5'],
  ['1.2.3', 2, '1.23'],
  ['-5', 0, '5'],
  ['', 0, ''],
  ['1234567890123456', 0, null],
  ['12345678901234.99', 2, null],
])('V-12 typing %j with %i decimals leaves %j', (typed, decimals, left) => {
  expect(acceptNumber(typed, decimals)).toBe(left);
});

test.each([
  ['-5', '-5'],
  ['−၁၂,၀၀၀', '-12000'],
  ['5-', '5'],
  ['-', '-'],
])('V-12 M-06 where a number may be below zero typing %j leaves %j', (typed, left) => {
  expect(acceptNumber(typed, 0, true)).toBe(left);
});

test.each([
  ['', null],
  ['-', null],
  ['-12', -12],
  ['.', null],
  ['007', 7],
  ['1.', 1],
  ['.5', 0.5],
])('V-12 the text %j is the number %j', (text, value) => {
  expect(numberOf(text)).toBe(value);
});

test('V-12 a number at rest is grouped when asked', () => {
  expect(showNumber(1234567.5, true)).toBe('1,234,567.5');
  expect(showNumber(1234, false)).toBe('1234');
  expect([showNumber(-1234567, true), showNumber(-123, true)]).toEqual(['-1,234,567', '-123']);
  expect(showNumber(null, true)).toBe('');
});
