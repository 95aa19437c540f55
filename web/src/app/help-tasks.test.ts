import { expect, test } from 'vitest';
import { roles, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { aViewer } from '../kernel/testing-pages.ts';
import { allPages } from './all-pages.ts';
import { tasksOf } from './help-tasks.ts';

const keysOf = (role: RoleSlug) => tasksOf(aViewer(role), allPages).map(({ key }) => key);

test.each(['owner', 'manager', 'supervisor', 'staff', 'customer-service', 'super-admin'] as const)(
  'help has the ten tasks of a %s, each in at most six steps',
  (role) => {
    const tasks = tasksOf(aViewer(role), allPages);
    expect(tasks.map(({ steps }) => steps.length >= 1 && steps.length <= 6)).toEqual(Array(10).fill(true));
  },
);

test('help says to nobody what they may not do, and to everybody something', () => {
  for (const role of Object.keys(roles) as RoleSlug[]) expect([role, keysOf(role).length > 0]).toEqual([role, true]);
  expect(keysOf('staff').slice(0, 3)).toEqual(['label', 'scan', 'deliver']);
  expect(keysOf('staff')).not.toContain('staff');
  expect(keysOf('accountant')).not.toContain('scan');
  expect(keysOf('manager')).toContain('staff');
});
