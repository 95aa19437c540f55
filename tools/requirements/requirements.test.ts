import { expect, test } from 'vitest';
import { sources } from '../tidy/sources.ts';
import { requirements } from './requirement-list.ts';
import { fewTests, mayShow, namedBy, showing, stateOf } from './shown.ts';

const tests = sources.filter(({ file }) => mayShow(file));
const named = namedBy(tests);

test('a test names only requirements that there are', () => {
  const known = new Set(requirements.map(({ id }) => id));
  expect([...named.keys()].filter((id) => !known.has(id))).toEqual([]);
});

test('each requirement stands once, and one that is called shown is named by a test of the product, not of its parts alone', () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const unnamed = requirements.filter(({ id }) => showing(named.get(id) ?? []).length === 0);
  expect(unnamed.filter((one) => stateOf(one, 0) === 'shown').map(({ id }) => id)).toEqual([]);
});

test('of the tests that name a requirement those that begin with it stand first, one of each file', () => {
  const found = [
    { file: 'a.test.ts', title: 'P-09 P-08 said beside another' },
    { file: 'b.test.ts', title: 'P-09 of the same file' },
    { file: 'b.test.ts', title: 'P-08 shown' },
    { file: 'c.test.ts', title: 'P-09 too' },
    { file: 'd.test.ts', title: 'P-09 as well' },
  ];
  expect(fewTests('P-08', found).map(({ title }) => title)).toEqual([
    'P-08 shown',
    'P-09 P-08 said beside another',
    'P-09 too',
  ]);
});

test('what tests cannot show because it is time is called measured; what is missing is never called shown', () => {
  expect([
    stateOf({}, 1),
    stateOf({ measured: 'by hand' }, 1),
    stateOf({ measured: 'by hand' }, 0),
    stateOf({ missing: 'all of it' }, 0),
    stateOf({ missing: 'a part', measured: 'by hand' }, 1),
  ]).toEqual(['shown', 'shown', 'measured', 'open', 'in part']);
});
