import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { accountLife, maySignIn, type AccountCommand, type AccountState } from './account-states.ts';
import { accountActions } from './account-actions.ts';
import { decideAccount, decideEdit, decidePasswordReset } from './decide-staff.ts';
import { areDifferentPeople } from './second-person.ts';

const viewer = (
  role: string,
  level: number,
  permissions: readonly string[] = ['staff.suspend', 'staff.ban', 'staff.edit', 'staff.create'],
): Viewer => ({ id: 1, role, level, permissions, branchId: 1, internationalMail: false });
const owner = viewer('owner', 40);
const superAdmin = viewer('super-admin', 1, []);

/** Result of every command in every state, for a super-admin. */
const life: Record<AccountState, Partial<Record<AccountCommand, AccountState>>> = {
  active: { suspend: 'suspend', ban: 'ban' },
  suspend: { reactivate: 'active', ban: 'ban' },
  ban: { unban: 'active' },
};

describe('the life of an account', () => {
  for (const state of accountLife.stateNames)
    for (const command of accountLife.commandNames) {
      const expected = life[state][command];
      test(`${command} from ${state} ${expected ? `leads to ${expected}` : 'is refused'}`, () => {
        const decided = decideAccount(superAdmin, { id: 9, status: state, level: 55 }, command);
        expect(isRefusal(decided) ? decided.code : decided).toBe(expected ?? 'state_not_allowed');
      });
    }
  test('only an active account signs in', () =>
    expect(accountLife.stateNames.map(maySignIn)).toEqual([true, false, false]));
  test('it begins active', () => expect(accountLife.initial).toBe('active'));
});

describe('F-06 who may act on whom', () => {
  const cases: [string, Viewer, { id: number; status: AccountState; level: number }, AccountCommand, string][] = [
    ['nobody suspends themselves', owner, { id: 1, status: 'active', level: 40 }, 'suspend', 'own_account'],
    [
      'nobody suspends somebody of a higher rank',
      owner,
      { id: 2, status: 'active', level: 28 },
      'suspend',
      'higher_rank',
    ],
    ['the same rank may', owner, { id: 2, status: 'active', level: 40 }, 'suspend', 'suspend'],
    [
      'without the permission nothing is said of the person',
      viewer('supervisor', 50, []),
      { id: 2, status: 'ban', level: 55 },
      'suspend',
      'missing_permission',
    ],
    ['an owner bans', owner, { id: 2, status: 'suspend', level: 55 }, 'ban', 'ban'],
    ['only a super role lifts a ban', owner, { id: 2, status: 'ban', level: 55 }, 'unban', 'super_roles_only'],
  ];
  test.each(cases)('%s', (_, actor, target, command, expected) => {
    const decided = decideAccount(actor, target, command);
    expect(isRefusal(decided) ? decided.code : decided).toBe(expected);
  });
  test('a detail offers what leads out of the state, with the reason when it is blocked', () => {
    expect(accountActions(owner, { id: 2, status: 'ban', level: 55 })).toEqual([
      { command: 'unban', blocked: 'super_roles_only' },
    ]);
    expect(accountActions(owner, { id: 2, status: 'active', level: 55 })).toEqual([
      { command: 'suspend', blocked: null },
      { command: 'ban', blocked: null },
    ]);
  });
});

describe('F-06 who may edit whom', () => {
  test('a higher rank is left alone', () =>
    expect(decideEdit(owner, { id: 2, status: 'active', level: 30 }, 30)?.code).toBe('higher_rank'));
  test("one edits oneself, but not one's own role", () => {
    expect(decideEdit(owner, { id: 1, status: 'active', level: 40 }, 40)).toBeNull();
    expect(decideEdit(owner, { id: 1, status: 'active', level: 40 }, 45)?.code).toBe('own_account');
  });
  test('a new role must be one the actor may give', () => {
    expect(decideEdit(owner, { id: 2, status: 'active', level: 55 }, 45)).toBeNull();
    expect(decideEdit(owner, null, 30)?.code).toBe('role_not_assignable');
  });
  test("a password of a higher rank, or one's own, is not reset", () => {
    expect(decidePasswordReset(owner, { id: 2, status: 'active', level: 30 })?.code).toBe('higher_rank');
    expect(decidePasswordReset(owner, { id: 1, status: 'active', level: 40 })?.code).toBe('own_account');
    expect(decidePasswordReset(owner, { id: 2, status: 'active', level: 55 })).toBeNull();
  });
});

const act = (account: number, actor: number, ...witnesses: number[]) => ({ account, actor, witnesses });
const supers = new Set([100, 101]);

test.each<[string, number[], ReturnType<typeof act>[], boolean]>([
  ['two who have nothing to do with each other', [1, 2], [], true],
  ['one and the same', [1, 1], [], false],
  ['the second was made by the first', [1, 2], [act(2, 1)], false],
  ['the first had a password from the second', [1, 2], [act(1, 2)], false],
  ['a third made both', [1, 2], [act(1, 3), act(2, 3)], false],
  ['a third made one and set the password of the other', [1, 2], [act(1, 3), act(2, 3)], false],
  ['a super role made both', [1, 2], [act(1, 100), act(2, 100)], false],
  ['two super roles made one each', [1, 2], [act(1, 100), act(2, 101)], true],
  ['a chain of three accounts leads back', [1, 2], [act(5, 1), act(6, 5), act(2, 6)], false],
  ['two chains begin with one person', [1, 2], [act(5, 9), act(1, 5), act(6, 9), act(2, 6)], false],
  ['a circle of accounts that made each other', [1, 3], [act(1, 2), act(2, 1)], true],
  ['a second person confirmed one of them', [1, 2], [act(1, 3, 4), act(2, 3)], true],
  ['the witness was made by the actor', [1, 2], [act(4, 3), act(1, 3, 4), act(2, 3)], false],
  ['the witness of a super role is none', [1, 2], [act(1, 100, 4), act(2, 100)], false],
  ['the witness of a super role is another', [1, 2], [act(1, 100, 101), act(2, 100)], true],
  ['the witness itself may be the second person', [1, 4], [act(1, 3, 4)], true],
  ['an act after the confirmation counts again', [1, 2], [act(1, 3, 4), act(1, 3), act(2, 3)], false],
  ['the third of three is made by the first', [1, 2, 3], [act(3, 1)], false],
])('F-06 different people by their accounts: %s', (_, accounts, acts, expected) =>
  expect(areDifferentPeople(accounts, { acts, supers })).toBe(expected),
);
