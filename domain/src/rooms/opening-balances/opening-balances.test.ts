import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { accountRef, sumOf } from '../ledger/accounts.ts';
import type { Viewer } from '../../kernel/access.ts';
import { decideOpeningBalance, openedPostings } from './decide-opening-balance.ts';

const person = (id: number) => ({ id, permissions: ['bank_account.edit'] }) as unknown as Viewer;

test.each([
  ['confirm', 'pending', 1, 'second_person_needed'],
  ['confirm', 'pending', 2, 'complete'],
  ['confirm', 'complete', 3, 'state_not_allowed'],
  ['void', 'pending', 1, 'void'],
  ['void', 'complete', 1, 'second_person_needed'],
  ['void', 'complete', 2, 'second_person_needed'],
  ['void', 'complete', 3, 'void'],
  ['void', 'void', 3, 'state_not_allowed'],
] as const)('M-05 an opening balance: %s of a %s one by person %i: %s', (command, status, id, wanted) => {
  const confirmed_by = status === 'complete' ? 2 : null;
  const decided = decideOpeningBalance(person(id), { status, created_by: 1, confirmed_by, by_another: true }, command);
  expect(isRefusal(decided) ? decided.code : decided).toBe(wanted);
});

test('M-05 an account of the same hands confirms nothing; what opens an account balances, overdrawn too', () => {
  const facts = { status: 'pending', created_by: 1, confirmed_by: null, by_another: false } as const;
  expect(decideOpeningBalance(person(2), facts, 'confirm')).toMatchObject({ code: 'not_independent' });
  expect([5_000, -5_000].map((amount) => sumOf(openedPostings(accountRef('bank'), amount)))).toEqual([0, 0]);
});
