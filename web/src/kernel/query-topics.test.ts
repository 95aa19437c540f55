import { expect, test } from 'vitest';
import { changesKeptLists, isChangedBy } from './query-topics.ts';

test.each([
  ['transfer', 'transfers.detail', true],
  ['transfer', 'bank_accounts.reconcile', true],
  ['transfer', 'expenses.list', false],
  ['hold_mail', 'tracking.shipping', true],
  ['missing_case', 'audit.ofRecord', true],
  ['canned_answers', 'canned_answers.all', true],
  ['canned_answers', 'support_tickets.list', false],
] as const)('after a change of %s, %s is read again: %s', (change, call, isRead) => {
  expect(isChangedBy(call, change)).toBe(isRead);
});

test('E-09 selects read their lists again when a record that they offer has changed', () => {
  expect(changesKeptLists(['expense', 'branch'])).toBe(true);
  expect(changesKeptLists('expense')).toBe(false);
});
