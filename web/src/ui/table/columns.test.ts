import { expect, test } from 'vitest';
import { moveColumn, nextSort, orderColumns, stickyOffsets, visibleColumns } from './columns.ts';

const columns = [{ key: 'code' }, { key: 'name' }, { key: 'town' }];
const keys = (list: readonly { key: string }[]) => list.map((column) => column.key);

test('P-09 columns stand in the chosen order without the hidden ones', () => {
  expect(keys(visibleColumns(columns, { order: ['town', 'code', 'name'], hidden: ['code'] }))).toEqual([
    'town',
    'name',
  ]);
});

test('P-09 a saved choice survives columns that went and columns that came', () => {
  expect(keys(orderColumns(columns, { order: ['town', 'gone', 'town'], hidden: [] }))).toEqual([
    'town',
    'code',
    'name',
  ]);
  expect(keys(orderColumns(columns, { order: [], hidden: [] }))).toEqual(['code', 'name', 'town']);
});

test.each([
  ['town', -1, ['code', 'town', 'name']],
  ['code', -1, ['code', 'name', 'town']],
  ['code', 1, ['name', 'code', 'town']],
  ['code', 9, ['name', 'town', 'code']],
  ['gone', 1, ['code', 'name', 'town']],
])('P-09 moving the column %s by %i gives %j', (key, by, order) => {
  expect(moveColumn(keys(columns), key, by)).toEqual(order);
});

test('P-09 columns stuck to the start stand next to each other', () => {
  const stuck = stickyOffsets(
    [
      { key: 'code', sticky: 'start', width: 160 },
      { key: 'name', sticky: 'start' },
      { key: 'town', sticky: 'start', width: 9 },
    ],
    96,
  );
  expect([...stuck]).toEqual([
    ['code', 96],
    ['name', 256],
  ]);
  expect(stickyOffsets([{ key: 'code' }, { key: 'name', sticky: 'start', width: 9 }], 40).size).toBe(0);
});

test('P-09 a press on a head sorts up, then down, then not at all', () => {
  const up = nextSort(undefined, 'code');
  const down = nextSort(up, 'code');
  expect([up, down, nextSort(down, 'code')]).toEqual([
    { key: 'code', direction: 'asc' },
    { key: 'code', direction: 'desc' },
    undefined,
  ]);
  expect(nextSort(down, 'name')).toEqual({ key: 'name', direction: 'asc' });
});
