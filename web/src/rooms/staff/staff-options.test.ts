import { expect, test } from 'vitest';
import { staffList } from '@waybill/contract/rooms/staff/staff.columns.ts';
import { roles, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { branchesToGive, branchNeeded, rolesToGive } from './staff-options.ts';
import { staffPages } from './staff.routes.tsx';

const rows = (Object.keys(roles) as RoleSlug[]).map((slug) => ({ slug, level: roles[slug].level, assignable: true }));
const branches = [{ id: 1 }, { id: 2 }, { id: 3 }];
const giver = { all_branches: false, jointed_branches: [], role: { slug: 'manager' }, branch: { id: 1 } };

test('A-01 a manager is offered roles from their own rank down, and none of head office', () => {
  const offered = rolesToGive(rows, { role: 'manager', level: 45 }, null).map((row) => row.slug);
  expect(offered).toContain('manager');
  expect(offered).not.toContain('owner');
  expect(offered).not.toContain('region-manager');
});

test('A-01 a role that the person has already stays on offer, though the editor could not give it', () => {
  expect(rolesToGive(rows, { role: 'manager', level: 45 }, 'owner').map((row) => row.slug)).toContain('owner');
});

test('A-06 the branches on offer are those the editor covers and those the person has', () => {
  expect(branchesToGive(branches, giver, [])).toEqual([{ id: 1 }]);
  expect(branchesToGive(branches, giver, [3])).toEqual([{ id: 1 }, { id: 3 }]);
  expect(branchesToGive(branches, { ...giver, all_branches: true }, [])).toEqual(branches);
  expect(branchesToGive(branches, { ...giver, role: { slug: 'md' } }, [])).toEqual(branches);
});

test.each([
  ['md', false],
  ['region-manager', false],
  ['manager', true],
  ['staff', true],
  ['call-center', false],
  ['postman', false],
  [null, true],
  ['gone', true],
])('somebody of the role %s must have a branch: %s', (slug, needed) => {
  expect(branchNeeded(rows, slug)).toBe(needed);
});

test('N-07 the staff page is open to whom the staff list is', () => {
  expect(staffPages.find((page) => page.name === 'staff')?.access).toEqual(staffList.access);
});
