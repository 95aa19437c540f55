import { expect, test } from 'vitest';
import { areTwo } from './second-person.ts';

const person = (id: number, heldBy: readonly number[] = [], madeBy: readonly number[] = []) => ({
  id,
  heldBy: new Set([id, ...heldBy]),
  madeBy: new Set([id, ...madeBy]),
});
const supers = new Set([100]);

test.each([
  ['two who have nothing to do with each other', person(1), person(2), true],
  ['one and the same', person(1), person(1), false],
  ['the second was made by the first', person(1), person(2, [1], [1]), false],
  ['the first had a password from the second', person(1, [2]), person(2), false],
  ['a third made both', person(1, [3], [3]), person(2, [3], [3]), false],
  ['a third set the passwords of both', person(1, [3]), person(2, [3]), true],
  ['a super role made both, as where an operator begins', person(1, [100], [100]), person(2, [100], [100]), true],
  ['the super role itself made the second', person(100), person(2, [100], [100]), false],
])('F-06 two people by their accounts: %s', (_, first, second, expected) =>
  expect(areTwo({ first, second, supers })).toBe(expected),
);
