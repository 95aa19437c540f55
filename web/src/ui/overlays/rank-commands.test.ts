import { expect, test } from 'vitest';
import { rankCommands } from './rank-commands.ts';

const commands = [
  { label: 'Labels' },
  { label: 'New label' },
  { label: 'Print labels' },
  { label: 'အစီရင်ခံစာ', keywords: ['Report', '报表'] },
  { label: 'Call log' },
];
const found = (query: string) => rankCommands(commands, query).map((command) => command.label);

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
  expect(found(query)).toEqual(labels);
});
