import { describe, expect, test } from 'vitest';
import {
  changesIn,
  differsFromDefault,
  groupState,
  holds,
  isUnsaved,
  noEdits,
  setRights,
  whoCan,
  type MatrixRole,
} from './matrix-edits.ts';
import { stepInGrid } from './grid-keys.ts';

const postman: MatrixRole = {
  slug: 'postman',
  super: false,
  permissions: ['announcement.read', 'export.use'],
  defaults: ['announcement.read'],
};
const owner: MatrixRole = {
  slug: 'owner',
  super: false,
  permissions: ['staff.view', 'staff.edit'],
  defaults: ['staff.view', 'staff.edit', 'staff.ban'],
};
const admin: MatrixRole = { slug: 'admin', super: true, permissions: ['staff.view'], defaults: ['staff.view'] };
const roles = [admin, owner, postman];

describe('A-02 ticking in the matrix', () => {
  test('A-02 what is ticked and taken back is no change', () => {
    const ticked = setRights(noEdits, postman, ['staff.view'], true);
    expect([holds(postman, ticked, 'staff.view'), isUnsaved(postman, ticked, 'staff.view')]).toEqual([true, true]);
    expect(changesIn(roles, setRights(ticked, postman, ['staff.view'], false))).toEqual([]);
  });

  test('A-02 saving says for each role what it gains and loses, and sends the whole set in the order of the matrix', () => {
    const edits = setRights(
      setRights(
        setRights(noEdits, postman, ['staff.view', 'announcement.write'], true),
        postman,
        ['export.use'],
        false,
      ),
      owner,
      ['staff.ban'],
      true,
    );
    expect(changesIn(roles, edits)).toEqual([
      { slug: 'owner', added: ['staff.ban'], removed: [], permissions: ['staff.view', 'staff.edit', 'staff.ban'] },
      {
        slug: 'postman',
        added: ['announcement.write', 'staff.view'],
        removed: ['export.use'],
        permissions: ['announcement.read', 'announcement.write', 'staff.view'],
      },
    ]);
  });

  test('S-08 what somebody else has meanwhile saved likewise is no change any more', () => {
    const edits = setRights(noEdits, postman, ['staff.view', 'audit.view'], true);
    const meanwhile = { ...postman, permissions: ['announcement.read', 'staff.view'] };
    expect(changesIn([meanwhile], edits)).toEqual([
      {
        slug: 'postman',
        added: ['audit.view'],
        removed: [],
        permissions: ['announcement.read', 'staff.view', 'audit.view'],
      },
    ]);
  });

  test('A-02 of a super role nothing can be changed: it holds everything and differs in nothing', () => {
    expect(setRights(noEdits, admin, ['staff.view'], false)).toBe(noEdits);
    expect([
      holds(admin, noEdits, 'audit.view'),
      differsFromDefault(admin, noEdits, 'audit.view'),
      groupState(admin, noEdits, ['audit.view']),
    ]).toEqual([true, null, 'all']);
  });

  test.each([
    ['announcement.read', null],
    ['export.use', 'added'],
    ['audit.view', null],
  ] as const)('A-02 %s of the postman differs from the default: %s', (permission, expected) => {
    expect(differsFromDefault(postman, noEdits, permission)).toBe(expected);
  });

  test('A-02 a right that was taken is marked as taken, until it is ticked again', () => {
    expect(differsFromDefault(owner, noEdits, 'staff.ban')).toBe('removed');
    expect(differsFromDefault(owner, setRights(noEdits, owner, ['staff.ban'], true), 'staff.ban')).toBeNull();
  });

  test.each([
    [['staff.view', 'staff.edit'], 'all'],
    [['staff.view', 'staff.ban'], 'some'],
    [['audit.view'], 'none'],
  ] as const)('A-02 of %j the owner has %s', (permissions, state) => {
    expect(groupState(owner, noEdits, permissions)).toBe(state);
  });

  test('A-02 who can do something, with what is ticked and not saved', () => {
    expect(whoCan(roles, noEdits, 'staff.view').map((role) => role.slug)).toEqual(['admin', 'owner']);
    expect(
      whoCan(roles, setRights(noEdits, postman, ['staff.view'], true), 'staff.view').map((role) => role.slug),
    ).toEqual(['admin', 'owner', 'postman']);
    expect(whoCan(roles, noEdits, null)).toHaveLength(3);
  });
});

test.each([
  ['ArrowDown', false, { row: 3, column: 2 }],
  ['ArrowUp', false, { row: 1, column: 2 }],
  ['ArrowRight', false, { row: 2, column: 3 }],
  ['ArrowLeft', false, { row: 2, column: 1 }],
  ['PageDown', false, { row: 9, column: 2 }],
  ['PageUp', false, { row: 0, column: 2 }],
  ['Home', false, { row: 2, column: 0 }],
  ['End', false, { row: 2, column: 3 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 9, column: 3 }],
  ['Enter', false, undefined],
])('L-01 in the matrix %s (with Ctrl: %s) leads to %j and never outside', (key, ctrl, expected) => {
  expect(stepInGrid(key, ctrl, { row: 2, column: 2 }, { rows: 10, columns: 4 })).toEqual(expected);
  expect(stepInGrid('ArrowDown', false, { row: 9, column: 3 }, { rows: 10, columns: 4 })).toEqual({
    row: 9,
    column: 3,
  });
});
