import { expect, test } from 'vitest';
import { allLists } from '../generated/all-lists.ts';
import { isLate } from './late.ts';
import type { Column, ListDefinition } from './list.ts';

const word = { en: 'By', mm: 'By', zh: 'By' };
const now = new Date('2026-11-28T12:00:00+06:30');
const column = (kind: Column['kind'], promise: Column['promise']): Column => ({
  key: 'due',
  word,
  kind,
  ...(promise && { promise }),
});

test.each<[string, Column, Record<string, unknown>, boolean]>([
  ['a day is kept until it ends', column('date', {}), { due: '2026-11-28' }, false],
  ['the day before has passed', column('date', {}), { due: '2026-11-27' }, true],
  ['a moment passes at once', column('instant', {}), { due: '2026-11-28T11:59:59+06:30' }, true],
  ['nothing was promised', column('date', {}), { due: null }, false],
  ['a date that is no promise', column('date', undefined), { due: '2026-01-01' }, false],
  [
    'what waits is late',
    column('date', { while: 'status', is: ['open'] }),
    { due: '2026-01-01', status: 'open' },
    true,
  ],
  [
    'what has ended is not',
    column('date', { while: 'status', is: ['open'] }),
    { due: '2026-01-01', status: 'done' },
    false,
  ],
  ['seven days are allowed', column('number', { over: 7 }), { due: 7 }, false],
  ['the eighth is late', column('number', { over: 7 }), { due: 8 }, true],
  ['a yes is late', column('yes_no', {}), { due: true }, true],
])('O-13 %s', (_, of, row, late) => {
  expect(isLate(of, row, now)).toBe(late);
});

/** Dates that are not promises: when a file is deleted, a plan ends, a message is sent. */
const noPromise = [
  'exports.expires_at',
  'api_keys.expires_at',
  'messages.due_at',
  'webhook_deliveries.due_at',
  'pickup_plans.until',
];

test('O-13 every day and moment that is promised in a list says when it is late', () => {
  const promised = /due|promised|until|expires|oldest_due|time_request/;
  const silent = (allLists as readonly ListDefinition[]).flatMap(({ name, columns }) =>
    columns
      .filter(({ key, kind, promise }) => (kind === 'date' || kind === 'instant') && promised.test(key) && !promise)
      .map(({ key }) => `${name}.${key}`),
  );
  expect(silent.toSorted()).toEqual(noPromise.toSorted());
});
