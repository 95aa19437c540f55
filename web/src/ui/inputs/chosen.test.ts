import { expect, test } from 'vitest';
import { isFull, pick } from './chosen.ts';

const many = { multiple: true, max: 2, allowEmpty: true };

test.each([
  ['adds', ['a'], 'b', many, ['a', 'b']],
  ['adds nothing beyond the maximum', ['a', 'b'], 'c', many, ['a', 'b']],
  ['lets go at the maximum', ['a', 'b'], 'a', many, ['b']],
  ['keeps the last when empty is not allowed', ['a'], 'a', { ...many, allowEmpty: false }, ['a']],
  ['lets the last go when empty is allowed', ['a'], 'a', many, []],
  ['replaces where one is chosen', ['a'], 'b', { multiple: false, allowEmpty: false }, ['b']],
  ['lets the one go when empty is allowed', ['a'], 'a', { multiple: false, allowEmpty: true }, []],
  ['keeps the one when empty is not allowed', ['a'], 'a', { multiple: false, allowEmpty: false }, ['a']],
])('P-07 picking %s', (_, chosen, value, rules, after) => {
  expect(pick(chosen, value, rules)).toEqual(after);
});

test('P-07 a maximum is reached only where several may be chosen', () => {
  expect(isFull(['a', 'b'], many)).toBe(true);
  expect(isFull(['a'], many)).toBe(false);
  expect(isFull(['a'], { multiple: false, max: 1, allowEmpty: true })).toBe(false);
});
