import { describe, expect, test } from 'vitest';
import { permissions } from './permissions.ts';
import { roleDefaults } from '../rooms/roles/role-defaults.ts';
import { isSuperRole, matrixRoles, mayAssignRole, needsNoBranch, rank, roleSlugs, superRoles } from './roles.ts';

/** Section 7 of the decisions, typed again by hand. */
const levels: Record<string, number> = {
  'super-admin': 1,
  md: 5,
  admin: 10,
  'operation-admin': 12,
  'general-manager': 15,
  'deputy-general-manager': 17,
  'assistant-general-manager': 19,
  'it-support-hq': 20,
  'tech-support': 22,
  'region-manager': 25,
  'it-support-region': 27,
  'finance-manager': 28,
  'deputy-finance-manager': 29,
  'assistant-finance-manager': 30,
  'warehouse-manager': 35,
  'deputy-warehouse-manager': 37,
  'assistant-warehouse-manager': 39,
  owner: 40,
  manager: 45,
  'deputy-manager': 47,
  'assistant-manager': 48,
  supervisor: 50,
  accountant: 52,
  staff: 55,
  'customer-service': 60,
  'call-center': 60,
  postman: 65,
  courier: 65,
  'mail-collector': 70,
};

describe('A-01 roles', () => {
  test('every role has its level', () =>
    expect(Object.fromEntries(roleSlugs.map((slug) => [slug, roleDefaults[slug].level]))).toEqual(levels));
  test('the super roles are super-admin, md and admin', () =>
    expect(superRoles).toEqual(['super-admin', 'md', 'admin']));
  test('a role holds only permissions that exist, each once', () => {
    for (const slug of roleSlugs) {
      const held: readonly string[] = roleDefaults[slug].permissions;
      expect(
        held.filter((name) => !(permissions as readonly string[]).includes(name)),
        slug,
      ).toEqual([]);
      expect(new Set(held).size, slug).toBe(held.length);
    }
  });
  test('an unknown slug is no super role', () => expect(isSuperRole('root')).toBe(false));
});

test('A-02 the matrix is for super-admin and md, not for admin', () =>
  expect(matrixRoles).toEqual(['super-admin', 'md']));

test('the ranks that rules are made of', () => {
  expect(rank).toEqual({
    luxury: 30,
    owner: 40,
    noCurrentBranch: 60,
    editableRole: 30,
    street: 65,
    merchant: 80,
    qandaCreate: 19,
  });
  expect([30, 31, 59, 60].map(needsNoBranch)).toEqual([true, false, false, true]);
});

describe('who may assign which role', () => {
  const cases: [string, string, number, number, boolean][] = [
    ['a manager makes a supervisor', 'manager', 45, 50, true],
    ['a manager makes another manager', 'manager', 45, 45, true],
    ['a manager makes no owner', 'manager', 45, 40, false],
    ['a general manager makes no head-office role', 'general-manager', 15, 28, false],
    ['a general manager makes an owner', 'general-manager', 15, 40, true],
    ['an admin makes a finance manager', 'admin', 10, 28, true],
    ['an admin makes no managing director', 'admin', 10, 5, false],
    ['a super-admin makes another', 'super-admin', 1, 1, true],
  ];
  test.each(cases)('%s', (_, role, level, target, expected) =>
    expect(mayAssignRole({ role, level }, { level: target })).toBe(expected),
  );
});
