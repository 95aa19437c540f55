import { expect, test } from 'vitest';
import { sheetsOf } from './sheets-of.ts';

const room = { first: 20, next: 40, signatures: 5 };
test.each([
  [0, [0]],
  [15, [15]],
  [16, [16, 0]],
  [20, [20, 0]],
  [21, [20, 1]],
  [55, [20, 35]],
  [56, [20, 36, 0]],
  [60, [20, 40, 0]],
  [61, [20, 40, 1]],
])('N-17 %i lines stand on sheets of %j, with room for the signatures on the last', (lines, expected) => {
  expect(sheetsOf(Array.from({ length: lines }), room).map((sheet) => sheet.length)).toEqual(expected);
});
