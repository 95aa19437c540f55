import { expect, test } from 'vitest';
import { announcementList } from '@waybill/contract/rooms/announcements/announcements.columns.ts';
import { announcementLife } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { roleDefaults } from '@waybill/domain/rooms/roles/role-defaults.ts';
import { announcementPages } from './announcements.routes.tsx';
import { reachOf } from './reach.ts';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
const person = { all_branches: false, role: { slug: 'manager' }, branch: null, jointed_branches: [] };

test.each([
  [
    'a manager speaks to the branch they work in now',
    { ...person, branch: { id: 2 }, jointed_branches: [{ id: 2 }, { id: 3 }] },
    false,
    [2],
  ],
  [
    'somebody who works in none speaks to all of theirs',
    { ...person, jointed_branches: [{ id: 1 }, { id: 3 }] },
    false,
    [1, 3],
  ],
  ['somebody of all branches speaks to all', { ...person, all_branches: true, branch: { id: 2 } }, true, [1, 2, 3]],
  ['a super role speaks to all', { ...person, role: { slug: 'md' } }, true, [1, 2, 3]],
])('N-29 %s', (_, who, all, branches) => {
  expect(reachOf(who, rows)).toEqual({ all, branches: branches.map((id) => ({ id })) });
});

test('N-32 every role may read announcements by its defaults, so that nobody is without a home', () => {
  const page = announcementPages.find((row) => row.name === 'announcement.list');
  expect(page?.access).toEqual({ permission: 'announcement.read' });
  for (const row of Object.values(roleDefaults)) expect(row.permissions).toContain('announcement.read');
  expect(announcementList.access).toEqual({ global: true });
});

test('N-29 the pages of writers ask for what publishing asks for', () => {
  for (const name of ['announcement.create', 'announcement.edit'])
    expect(announcementPages.find((row) => row.name === name)?.access).toEqual({
      permission: announcementLife.commands.publish.permission,
    });
});
