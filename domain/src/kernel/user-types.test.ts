import { describe, expect, test } from 'vitest';
import { can, mayEnter, type Viewer } from './access.ts';
import { roleDefaults } from '../rooms/roles/role-defaults.ts';
import { typeProblem, typedReach, userTypes, type UserType } from './user-types.ts';

const somebody = (role: 'md' | 'manager' | 'staff', userType: UserType): Viewer => ({
  id: 1,
  role,
  level: roleDefaults[role].level,
  permissions: roleDefaults[role].permissions,
  userType,
  branchId: 1,
  internationalMail: true,
});

describe('A-07 the user type', () => {
  test.each([
    ['fcs', true, true, true],
    ['agent', true, true, true],
    ['mpost', true, true, false],
    ['mail_collector', true, false, false],
    ['za', false, false, false],
  ] as const)(
    'A-07 %s: sees parcels %s, the mail post %s, cash counts %s, as a manager and in a super role',
    (type, ...may) => {
      for (const role of ['manager', 'md'] as const)
        expect([
          can(somebody(role, type), 'label.view'),
          can(somebody(role, type), 'mail_post.view'),
          can(somebody(role, type), 'cash.count'),
        ]).toEqual(may);
    },
  );

  test('A-07 a type gives nothing that the role has not', () => {
    for (const type of userTypes) expect(can(somebody('staff', type), 'cash.count')).toBe(false);
  });

  test('A-07 what names no permission is open to the operator’s own people and agents only, what is for everybody to all', () => {
    const open = (rule: object) => userTypes.filter((type) => mayEnter(rule, somebody('manager', type)));
    expect(open({ upToLevel: 50 })).toEqual(['fcs', 'agent']);
    expect(open({ internationalMail: true })).toEqual(['fcs', 'agent']);
    expect(open({ global: true })).toEqual(userTypes);
  });

  test.each([
    ['fcs', 'all', 'all'],
    ['mpost', 'all', 'all'],
    ['agent', 'all', [7]],
    ['agent', [7, 8], [7]],
    ['za', 'all', []],
  ] as const)('A-07 %s with %j of the account covers %j', (userType, account, covered) => {
    expect(typedReach({ userType }, 7, account)).toEqual(covered);
  });

  test.each([
    ['fcs', 1, true, null],
    ['agent', 45, false, null],
    ['agent', 45, true, 'type_of_one_branch'],
    ['za', 30, false, 'type_of_head_office'],
    ['mpost', 31, true, null],
  ] as const)('A-07 an account of type %s at level %i, all branches %s: %s', (type, level, all_branches, problem) => {
    expect(typeProblem(type, { level, all_branches })).toBe(problem);
  });
});
