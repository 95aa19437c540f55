import { expect, test } from 'vitest';
import { allAuditActions, auditActions, auditRooms } from '../../audit-actions.ts';
import { changesOf } from './audit-changes.ts';

test.each([
  [
    'a changed field',
    { status: 'active', name: 'Su' },
    { status: 'suspend', name: 'Su' },
    [{ field: 'status', before: 'active', after: 'suspend' }],
  ],
  [
    'a new record, empty fields left out',
    null,
    { name: 'Su', email: null, phone: [], remark: '', all: false },
    [
      { field: 'name', before: null, after: 'Su' },
      { field: 'all', before: null, after: false },
    ],
  ],
  ['a removed record', { name: 'Su' }, null, [{ field: 'name', before: 'Su', after: null }]],
  [
    'a field that was emptied',
    { email: 'su@a.example' },
    { email: null },
    [{ field: 'email', before: 'su@a.example', after: null }],
  ],
  [
    'a list, by what came and went',
    { branches: [1, 2] },
    { branches: [2, 3] },
    [{ field: 'branches', before: [1, 2], after: [2, 3], added: [3], removed: [1] }],
  ],
  ['a list that began empty', { branches: [] }, { branches: [2] }, [{ field: 'branches', before: null, after: [2] }]],
  ['nothing kept', null, null, []],
  [
    'a member called like a part of every object',
    JSON.parse('{"__proto__": 1}'),
    { toString: null },
    [{ field: '__proto__', before: 1, after: null }],
  ],
])('A-08 a line tells %s', (_, before, after, expected) => {
  expect(changesOf(before, after)).toEqual(expected);
});

test('A-08 every action is named once, and every room has some', () => {
  expect(new Set(allAuditActions).size).toBe(allAuditActions.length);
  for (const room of auditRooms) expect(auditActions[room].length).toBeGreaterThan(0);
});
