import { expect, test } from 'vitest';
import { paletteGroups, stepCommand, type PaletteCommand, rankCommands } from './palette-list.ts';

const run = () => {};
const command = (id: string, group: string, label: string): PaletteCommand => ({ id, group, label, run });
const commands = [
  command('staff', 'Go to', 'Staff'),
  command('labels', 'Go to', 'Labels'),
  command('print', 'Selection', 'Print labels'),
];

test('P-09 the palette groups what it lists, the best answer first', () => {
  const found = [command('EX1', 'Parcels', 'EX 4731 2482 9 XM')];
  expect(
    paletteGroups(commands, 'labels', found).map((group) => [group.name, group.commands.map((one) => one.id)]),
  ).toEqual([
    ['Go to', ['labels']],
    ['Selection', ['print']],
    ['Parcels', ['EX1']],
  ]);
  expect(paletteGroups(commands, '', []).map((group) => group.name)).toEqual(['Go to', 'Selection']);
});

test.each([
  [undefined, 1, 'a'],
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  [undefined, -1, 'c'],
  ['gone', 1, 'a'],
])('P-09 from %s by %i the arrow keys reach %s', (active, by, next) => {
  expect(stepCommand(['a', 'b', 'c'], active, by)).toBe(next);
});

test('P-09 with nothing listed the arrow keys reach nothing', () => {
  expect(stepCommand([], undefined, 1)).toBeUndefined();
});

const entries = [
  { label: 'Labels' },
  { label: 'New label' },
  { label: 'Print labels' },
  { label: 'အစီရင်ခံစာ', keywords: ['Report', '报表'] },
  { label: 'Call log' },
];
const answersTo = (query: string) => rankCommands(entries, query).map((command) => command.label);

test.each([
  ['', ['Labels', 'New label', 'Print labels', 'အစီရင်ခံစာ', 'Call log']],
  ['lab', ['Labels', 'New label', 'Print labels']],
  ['nl', ['New label']],
  ['abel', ['Labels', 'New label', 'Print labels']],
  ['prlbl', ['Print labels']],
  ['rep', ['အစီရင်ခံစာ']],
  ['အစီ', ['အစီရင်ခံစာ']],
  ['报', ['အစီရင်ခံစာ']],
  ['  CALL  log ', ['Call log']],
  ['zzz', []],
])('P-09 the palette answers %j with %j', (query, labels) => {
  expect(answersTo(query)).toEqual(labels);
});
