import { describe, expect, test } from 'vitest';
import { checkForm } from '../../kernel/form.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { roleDefaults } from '../roles/role-defaults.ts';
import { roleSlugs, type RoleSlug } from '../../kernel/roles.ts';
import type { Viewer } from '../../kernel/access.ts';
import { branchCollectionForm, editBranchForm, newBranchForm } from './branch-form.ts';
import { branchLife, isOpenBranch, type BranchCommand, type BranchState } from './branch-states.ts';
import { branchActions, decideBranch, mayUseCollections } from './decide-branch.ts';

const viewer = (role: RoleSlug): Viewer => ({
  id: 1,
  role,
  level: roleDefaults[role].level,
  permissions: roleDefaults[role].permissions,
  branchId: 1,
  internationalMail: false,
});
const outcome = (role: RoleSlug, status: BranchState, activeStaff: number, command: BranchCommand) => {
  const decided = decideBranch(viewer(role), { status, activeStaff }, command);
  return isRefusal(decided) ? decided.code : decided;
};

const filled = {
  code: 'ygn',
  name_en: 'Yangon',
  name_mm: 'ရန်ကုန်',
  name_zh: null,
  type: 'fcs',
  place_id: 7,
  address: 'No. 12/A',
  phone: ['09791234567'],
  postcode: '5010',
  international_mail: true,
  branch_collection_id: null,
};
const wrong = (change: object) => {
  const checked = checkForm(newBranchForm, { ...filled, ...change });
  return checked.ok
    ? {}
    : Object.fromEntries(Object.entries(checked.fields).map(([field, problems]) => [field, problems[0]?.code]));
};

describe('a branch', () => {
  test.each([
    ['operation-admin', 'active', 0, 'close', 'inactive'],
    ['operation-admin', 'active', 1, 'close', 'in_use'],
    ['operation-admin', 'inactive', 0, 'open', 'active'],
    ['operation-admin', 'inactive', 3, 'open', 'active'],
    ['operation-admin', 'inactive', 0, 'close', 'state_not_allowed'],
    ['operation-admin', 'active', 0, 'open', 'state_not_allowed'],
    ['owner', 'active', 0, 'close', 'missing_permission'],
    ['md', 'active', 2, 'close', 'in_use'],
  ] as const)('%s, branch %s with %i people, %s: %s', (role, status, people, command, expected) => {
    expect(outcome(role, status, people, command)).toBe(expected);
  });

  test('offers exactly the commands its state allows, and says why one is blocked', () => {
    expect(branchActions(viewer('md'), { status: 'active', activeStaff: 2 })).toEqual([
      { command: 'close', blocked: 'in_use' },
    ]);
    expect(branchActions(viewer('md'), { status: 'inactive', activeStaff: 0 })).toEqual([
      { command: 'open', blocked: null },
    ]);
    expect(branchActions(viewer('owner'), { status: 'active', activeStaff: 0 })).toEqual([
      { command: 'close', blocked: 'missing_permission', permission: 'branch.edit' },
    ]);
  });

  test('is open in exactly one of its states, and each command leads into or out of it', () => {
    expect(branchLife.stateNames.filter(isOpenBranch)).toEqual(['active']);
    expect(branchLife.commandNames).toEqual(['close', 'open']);
  });

  test('A-02 only super admin and md put branches into collections', () => {
    expect(roleSlugs.filter((role) => mayUseCollections({ role }))).toEqual(['super-admin', 'md']);
  });
});

describe('V-03 the form of a branch', () => {
  test('V-03 V-13 the code is written in capitals, the postcode padded, the slash of an address kept', () => {
    expect(checkForm(newBranchForm, filled)).toEqual({
      ok: true,
      values: { ...filled, code: 'YGN', postcode: '05010' },
    });
  });

  test.each([
    [{ code: 'YG' }, { code: 'slug' }],
    [{ code: 'YGNN' }, { code: 'slug' }],
    [{ code: 'Y-N' }, { code: 'slug' }],
    [{ code: 'ရကန' }, { code: 'slug' }],
    [{ code: '' }, { code: 'required' }],
    [
      { name_en: ' ', name_mm: null },
      { name_en: 'required', name_mm: 'required' },
    ],
    [{ name_zh: undefined }, {}],
    [{ type: 'hub' }, { type: 'select' }],
    [{ type: null }, { type: 'select' }],
    [{ place_id: null }, { place_id: 'select' }],
    [{ town: 'Path' }, { town: 'unknown_field' }],
    [{ postcode: '12a' }, { postcode: 'postcode' }],
    [{ postcode: null, phone: [], address: null }, {}],
    [{ phone: ['12'] }, { phone: 'phone' }],
    [{ colour: 'red' }, { colour: 'unknown_field' }],
  ])('V-03 with %j is refused for %j', (change, problems) => {
    expect(wrong(change)).toEqual(problems);
  });

  test('the code cannot be changed later', () => {
    expect(checkForm(editBranchForm, filled)).toEqual({ ok: false, fields: { code: [{ code: 'unknown_field' }] } });
  });

  test('A-02 a collection names its branches once each', () => {
    expect(checkForm(branchCollectionForm, { name_en: 'Shan', name_mm: 'ရှမ်း', branches: ['3', 3, 4] })).toEqual({
      ok: true,
      values: { name_en: 'Shan', name_mm: 'ရှမ်း', name_zh: null, branches: [3, 4] },
    });
  });
});
