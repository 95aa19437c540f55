import { expect, test } from 'vitest';
import { movesOf } from './collection-moves.ts';

const branches = [
  { id: 1, branch_collection_id: null },
  { id: 2, branch_collection_id: 8 },
  { id: 3, branch_collection_id: 9 },
];

test.each([
  [[1, 2, 3], 9, [{ branch: 2, from: 8 }]],
  [
    [1, 2, 3],
    null,
    [
      { branch: 2, from: 8 },
      { branch: 3, from: 9 },
    ],
  ],
  [[1, 3], 9, []],
  [[], null, []],
  [[77], 9, []],
])('A-02 of the chosen %j the collection %j is told which leave another one: %j', (chosen, own, moves) => {
  expect(movesOf(branches, chosen, own)).toEqual(moves);
});
