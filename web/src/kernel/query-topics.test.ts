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
  ['price_exception', 'labels.quote', true],
] as const)('after a change of %s, %s is read again: %s', (change, call, isRead) => {
  expect(isChangedBy(call, change)).toBe(isRead);
});

test('a query that is refetched after live events of a topic is also read again after commands of that topic', () => {
  expect(isChangedBy('clearances.ready', 'handover')).toBe(false);
  expect(isChangedBy('clearances.ready', 'handover', ['labels', 'handover', 'clearance'])).toBe(true);
  expect(isChangedBy('track_by_date.list', ['expense', 'labels'], 'labels')).toBe(true);
  expect(isChangedBy('track_by_date.list', 'expense', 'labels')).toBe(false);
});

test('E-09 selects read their lists again when a record that they offer has changed', () => {
  expect(changesKeptLists(['expense', 'branch'])).toBe(true);
  expect(changesKeptLists('expense')).toBe(false);
});
