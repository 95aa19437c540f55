import { describe, expect, test } from 'vitest';
import { accessDenial, can, mayEnter, type AccessRule, type Viewer } from './access.ts';

const clerk: Viewer = {
  id: 7,
  role: 'staff',
  level: 55,
  permissions: ['announcement.read'],
  branchId: 1,
  internationalMail: false,
};
const boss: Viewer = {
  id: 1,
  role: 'super-admin',
  level: 1,
  permissions: [],
  branchId: null,
  internationalMail: false,
};

describe('A-04 route access is decided in the order of the specification', () => {
  const cases: [string, AccessRule, Partial<Viewer>, ReturnType<typeof accessDenial>][] = [
    [
      'a global route is open to anybody signed in, whatever else it says',
      { global: true, roles: ['md'], permission: 'staff.ban' },
      {},
      null,
    ],
    ['a role that is not listed stops before the level is asked', { roles: ['md'], upToLevel: 1 }, {}, 'role'],
    ['a listed role goes on to the permission', { roles: ['staff'], permission: 'staff.view' }, {}, 'permission'],
    ['a rank below the limit is stopped', { upToLevel: 50 }, {}, 'level'],
    ['a rank at the limit may enter', { upToLevel: 55 }, {}, null],
    ['levels that are not named are closed', { onlyLevels: [40, 45] }, {}, 'closed_level'],
    ['a named level may enter', { onlyLevels: [55] }, {}, null],
    ['a branch is needed', { needsBranch: true }, { branchId: null }, 'branch'],
    ['the lowest ranks need none', { needsBranch: true }, { branchId: null, level: 60 }, null],
    ['head office needs none', { needsBranch: true }, { branchId: null, level: 30 }, null],
    ['the rank just below head office does', { needsBranch: true }, { branchId: null, level: 35 }, 'branch'],
    ['a callback may say no', { check: () => false, permission: 'announcement.read' }, {}, 'check'],
    ['international mail needs such a branch', { internationalMail: true }, {}, 'international_mail'],
    ['a branch with international mail may', { internationalMail: true }, { internationalMail: true }, null],
    ['a permission that is held opens', { permission: 'announcement.read' }, {}, null],
    ['one that is not does not', { permission: 'staff.view' }, {}, 'permission'],
  ];
  test.each(cases)('%s', (_, rule, change, expected) => {
    expect(accessDenial(rule, { ...clerk, ...change })).toBe(expected);
  });
});

describe('A-04 a permission map', () => {
  const map = { permission: { view: 'announcement.read', write: 'announcement.write' } } as const;
  test('any of its permissions suffices when the route names none', () => expect(mayEnter(map, clerk)).toBe(true));
  test('a permit parameter picks its own', () =>
    expect([mayEnter(map, clerk, 'view'), mayEnter(map, clerk, 'write')]).toEqual([true, false]));
  test('a permit that the map does not know opens nothing', () => expect(mayEnter(map, clerk, 'delete')).toBe(false));
  test('none of its permissions opens nothing', () => expect(mayEnter(map, { ...clerk, permissions: [] })).toBe(false));
});

describe('A-01 super roles', () => {
  test('pass every permission', () => expect(can(boss, 'staff.ban')).toBe(true));
  test('pass the permission step only: a route of other roles stays closed', () =>
    expect(accessDenial({ roles: ['owner'], permission: 'staff.ban' }, boss)).toBe('role'));
});
