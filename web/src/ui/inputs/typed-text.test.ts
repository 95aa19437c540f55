import { expect, test } from 'vitest';
import { acceptText } from './typed-text.ts';

test('V-11 / and \\ are stripped as typed from plain text and kept elsewhere', () => {
  expect(acceptText('a/b\\c', { max: 0, strip: true })).toBe('abc');
  expect(acceptText('https://x', { max: 0, strip: false })).toBe('https://x');
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, null],
  ['abc/', 3, 'abc'],
  ['abcd', 0, 'abcd'],
  ['မြို့', 6, 'မြို့'],
  ['😀😀', 2, '😀😀'],
])('V-11 of %j with a maximum of %i comes %j', (typed, max, accepted) => {
  expect(acceptText(typed, { max, strip: true })).toBe(accepted);
});
