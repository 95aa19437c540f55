import { expect, test } from 'vitest';
import { newElementId } from './element-id.ts';

test('K-10 ids of elements are four random letters and digits, and none is given twice', () => {
  const ids = Array.from({ length: 20_000 }, newElementId);
  expect(ids.filter((id) => !/^[a-z][a-z0-9]{3}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
