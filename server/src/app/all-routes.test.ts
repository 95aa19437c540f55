import { expect, test } from 'vitest';
import { allLists } from '@waybill/contract/generated/all-lists.ts';
import { roomLists } from './generated/all-rooms.ts';

test('every list of the contract has its rows, and one source of them', () => {
  expect(roomLists.map(({ definition }) => definition.name).sort()).toEqual(allLists.map(({ name }) => name).sort());
});
