import { expect, test } from 'vitest';
import { allState, tickFromHistory, tickSpan, toggleAll, toggleCode, toggleRow } from './selection.ts';

const page = ['a', 'b', 'c'];
const ids = (set: ReadonlySet<string> | undefined) => (set ? [...set].sort() : undefined);
const nothing = { rowIds: [], history: [] };

test.each([
  { ticked: [], rows: page, box: 'none' },
  { ticked: ['a'], rows: page, box: 'some' },
  { ticked: ['a', 'b', 'c'], rows: page, box: 'all' },
  { ticked: ['a', 'b', 'c', 'z'], rows: page, box: 'all' },
  { ticked: ['z'], rows: page, box: 'none' },
  { ticked: ['z'], rows: [], box: 'none' },
])('P-04 with $ticked ticked of the rows $rows the select-all box says $box', ({ ticked, rows, box }) => {
  expect(allState(new Set(ticked), rows)).toBe(box);
});

test('P-04 select-all ticks every row of the page, a second time unticks them, and other pages keep their ticks', () => {
  const once = toggleAll(new Set(['b', 'z']), page);
  expect(ids(once)).toEqual(['a', 'b', 'c', 'z']);
  expect(ids(toggleAll(once, page))).toEqual(['z']);
});

test('P-04 a row is ticked and unticked without touching the others', () => {
  const ticked = toggleRow(new Set(['a']), 'b');
  expect(ids(ticked)).toEqual(['a', 'b']);
  expect(ids(toggleRow(ticked, 'a'))).toEqual(['b']);
});

test('P-09 a span reaches both ways and shrinks back to what was ticked before it', () => {
  const before = new Set(['z']);
  expect(ids(tickSpan(before, page, 0, 2))).toEqual(['a', 'b', 'c', 'z']);
  expect(ids(tickSpan(before, page, 2, 1))).toEqual(['b', 'c', 'z']);
  expect(ids(tickSpan(before, page, 0, 0))).toEqual(['a', 'z']);
});

test('P-04 rows in the history are ticked when the data changes', () => {
  expect(ids(tickFromHistory(new Set(), { rowIds: page, history: ['b', 'x'] }, nothing))).toEqual(['b']);
});

test('P-04 data without a row of the history ticks nothing', () => {
  expect(tickFromHistory(new Set(['a']), { rowIds: page, history: ['x'] }, nothing)).toBeUndefined();
});

test('P-04 a refresh does not tick again what a person has unticked', () => {
  const seen = { rowIds: page, history: ['b'] };
  expect(tickFromHistory(new Set(), { rowIds: ['b', 'c', 'd'], history: ['b'] }, seen)).toBeUndefined();
});

test('P-04 a history that comes after the data ticks its rows', () => {
  expect(ids(tickFromHistory(new Set(['c']), { rowIds: page, history: ['a'] }, { rowIds: page, history: [] }))).toEqual(
    ['a', 'c'],
  );
});

const rows = [
  { id: 'a', code: 'EX473124829XM' },
  { id: 'b', code: 'VP 1180 2217 4 XM' },
];

test('P-04 searching by tracking code ticks its row, and a second time unticks it', () => {
  const once = toggleCode(new Set(), rows, 'EX473124829XM');
  expect(once).toMatchObject({ found: 'ticked', id: 'a', index: 0 });
  const twice = toggleCode(new Set(['a']), rows, 'EX473124829XM');
  expect(twice).toMatchObject({ found: 'unticked', id: 'a' });
});

test.each(['vp118022174xm', 'VP 1180 2217 4 XM', ' VP1180-2217-4-XM\n'])(
  'P-04 spaces, hyphens and case do not matter in a searched code: %j',
  (code) => {
    expect(toggleCode(new Set(), rows, code)).toMatchObject({ found: 'ticked', id: 'b' });
  },
);

test.each(['', '   ', 'EX000000000XM', 'EX4731'])('P-04 a code that is not in the list is told: %j', (code) => {
  expect(toggleCode(new Set(), rows, code)).toEqual({ found: 'absent' });
});
