import { expect, test } from 'vitest';
import { nothingTyped, typeAheadMatch, typeKey } from './type-ahead.ts';

test('K-10 what was typed is forgotten after 350 ms', () => {
  const first = typeKey(nothingTyped, 'p', 1000);
  expect(typeKey(first, 'u', 1350).text).toBe('pu');
  expect(typeKey(first, 'u', 1351).text).toBe('u');
});

const labels = ['Accept', 'Print', 'Put aside', 'ပယ်ဖျက်မည်', '打印'];

test.each([
  ['p', -1, 1],
  ['p', 1, 2],
  ['p', 2, 1],
  ['pp', 1, 2],
  ['pu', 1, 2],
  ['PU', 0, 2],
  ['a', 2, 0],
  ['ပ', 0, 3],
  ['打', 0, 4],
  ['z', 0, undefined],
  ['', 0, undefined],
])('K-10 typing %j with item %i at hand leads to item %j', (text, current, found) => {
  expect(typeAheadMatch(labels, text, current)).toBe(found);
});
