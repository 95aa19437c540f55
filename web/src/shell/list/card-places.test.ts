import { expect, test } from 'vitest';
import { clearanceList, readyList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import { standardChoice } from './column-choice.ts';
import { cardPlaces } from './card-places.ts';
import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import { visibleColumns } from '../../ui/table/columns.ts';

const placesOf = (definition: ListDefinition, place: string) => {
  const places = cardPlaces(visibleColumns(definition.columns, standardChoice(definition)));
  return [...places].flatMap(([key, value]) => (value === place ? [key] : []));
};

test('P-02 on a phone a card has two lines: code and state, then name, place, amount and age', () => {
  expect([placesOf(clearanceList, 'title'), placesOf(clearanceList, 'state')]).toEqual([['number'], ['status']]);
  expect(placesOf(clearanceList, 'brief')).toEqual(['customer', 'actual_clearance_cod', 'issue_date']);
  expect(placesOf(readyList, 'brief')).toEqual(['net_payable', 'oldest']);
  expect([placesOf(labelList, 'title'), placesOf(labelList, 'state')]).toEqual([['tracking_code'], ['status']]);
  expect(placesOf(labelList, 'brief').length).toBeLessThanOrEqual(4);
});

test('P-02 a promised time is the age of a card; other columns are shown after a press', () => {
  const word = { en: 'w', mm: 'w', zh: 'w' };
  const places = cardPlaces([
    { key: 'at', word, kind: 'instant' },
    { key: 'code', word, kind: 'code', main: true },
    { key: 'days', word, kind: 'number', promise: {} },
    { key: 'count', word, kind: 'number' },
  ]);
  expect([...places]).toEqual([
    ['days', 'brief'],
    ['code', 'title'],
  ]);
});
