import { expect, test } from 'vitest';
import { differ, differences, merged, sameValue, undecided } from './conflict.ts';

const fields = ['name', 'role', 'phone', 'email', 'branch_id'];
const base = { name: 'Aung', role: 'staff', phone: ['0911'], email: null, branch_id: 3 };
const mine = { ...base, name: 'Aung Aung', phone: ['0911', '0922'] };
const theirs = { ...base, name: 'U Aung', role: 'manager', branch_id: 4 };

test('V-16 after a change meanwhile only the fields that differ are asked about, each with who changed it', () => {
  expect(differences(fields, base, mine, theirs)).toEqual([
    { field: 'name', mine: 'Aung Aung', theirs: 'U Aung', suggested: null },
    { field: 'role', mine: 'staff', theirs: 'manager', suggested: 'theirs' },
    { field: 'phone', mine: ['0911', '0922'], theirs: ['0911'], suggested: 'mine' },
    { field: 'branch_id', mine: 3, theirs: 4, suggested: 'theirs' },
  ]);
});

test('V-16 nothing is saved before a field that both changed is chosen', () => {
  const found = differences(fields, base, mine, theirs);
  expect(undecided(found, {})).toEqual(['name']);
  expect(undecided(found, { name: 'theirs' })).toEqual([]);
});

test('V-16 the choice keeps what I typed everywhere it was not given up', () => {
  const found = differences(fields, base, mine, theirs);
  expect(merged(mine, found, { name: 'mine' })).toEqual({
    name: 'Aung Aung',
    role: 'manager',
    phone: ['0911', '0922'],
    email: null,
    branch_id: 4,
  });
  expect(merged(mine, found, { name: 'theirs', phone: 'theirs', role: 'mine' })).toEqual({
    name: 'U Aung',
    role: 'staff',
    phone: ['0911'],
    email: null,
    branch_id: 4,
  });
});

test('V-16 two people who typed the same have no conflict', () => {
  expect(differences(fields, base, mine, { ...mine })).toEqual([]);
});

test.each([
  [null, '', true],
  [undefined, [], true],
  ['3', 3, true],
  [['a'], ['a'], true],
  [['a', 'b'], ['b', 'a'], false],
  [false, null, false],
  [0, null, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
])('V-11 the values %j and %j are the same to a person: %j', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
  expect(differ(['x'], { x: a }, { x: b })).toBe(!same);
});
