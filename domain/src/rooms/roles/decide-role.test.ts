import { describe, expect, test } from 'vitest';
import { checkForm } from '../../kernel/form.ts';
import { decidePermissions, defaultPermissions, orderedPermissions, permissionGroups } from './decide-role.ts';
import { permissions } from '../../kernel/permissions.ts';
import { roleForm } from './role-form.ts';
import { isSuperRole, roleSlugs } from '../../kernel/roles.ts';

describe('A-01 A-02 the matrix of roles and permissions', () => {
  test('A-01 the groups hold every permission once', () => {
    expect(permissionGroups().flatMap((group) => group.permissions)).toHaveLength(permissions.length);
    expect(new Set(permissionGroups().map((group) => group.room)).size).toBe(permissionGroups().length);
  });

  test.each(roleSlugs.filter(isSuperRole))(
    'A-02 the permissions of the super role %s are fixed, in whatever order they are sent',
    (slug) => {
      const held = defaultPermissions(slug);
      expect(decidePermissions(slug, held, [...held].reverse())).toBeNull();
      expect(decidePermissions(slug, held, held.slice(1))?.fields).toEqual({ permissions: [{ code: 'invalid' }] });
      expect(decidePermissions(slug, [], ['staff.view'])).not.toBeNull();
    },
  );

  test('A-02 any other role may be given any set, also none', () => {
    expect(decidePermissions('staff', ['export.use'], [])).toBeNull();
    expect(decidePermissions('staff', [], permissions)).toBeNull();
  });

  test('N-32 what a role held keeps its place, what is new comes after it in the order of the matrix', () => {
    expect(
      orderedPermissions(
        ['export.use', 'announcement.read'],
        ['view.share', 'announcement.read', 'audit.view', 'export.use'],
      ),
    ).toEqual(['export.use', 'announcement.read', 'audit.view', 'view.share']);
    expect(orderedPermissions(['export.use', 'long.gone'], ['export.use', 'long.gone'])).toEqual(['export.use']);
  });

  test.each([
    [{ permissions: ['staff.fly'] }, 'permissions'],
    [{ name_zh: '' }, 'name_zh'],
    [{ level: 1 }, 'level'],
    [{ slug: 'md' }, 'slug'],
  ])('A-02 a change with %j is refused for %s', (change, field) => {
    const checked = checkForm(roleForm, {
      name_en: 'Clerk',
      name_mm: 'စာရေး',
      name_zh: '文员',
      permissions: ['export.use'],
      ...change,
    });
    expect(checked.ok ? [] : Object.keys(checked.fields)).toEqual([field]);
  });
});
