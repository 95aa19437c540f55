import { expect, test } from 'vitest';
import { stepTo } from './list-keys.ts';

const ten = Array.from({ length: 10 }, (_, at) => at === 0 || at === 4 || at === 9);

test.each([
  ['ArrowDown', -1, 1],
  ['ArrowDown', 3, 5],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 1, 1],
  ['ArrowUp', 5, 3],
  ['ArrowUp', -1, 8],
  ['Home', 5, 1],
  ['End', 1, 8],
  ['PageDown', 1, 8],
  ['PageUp', 8, 1],
  ['a', 3, undefined],
])('P-07 the key %s at option %i leads to option %j, over the disabled ones', (key, active, next) => {
  expect(stepTo(key, active, ten)).toBe(next);
});

test('P-07 in an empty list no key leads anywhere', () => {
  expect(stepTo('ArrowDown', -1, [])).toBe(-1);
  expect(stepTo('End', -1, [])).toBe(-1);
});
