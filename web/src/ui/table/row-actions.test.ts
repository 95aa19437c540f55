import { expect, test } from 'vitest';
import { actionsOf, outcomeOf, splitActions, eventOf, type RowAction } from './row-actions.ts';

interface Label {
  id: number;
  code: string;
  done?: boolean;
}
const label: Label = { id: 7, code: 'EX473124829XM' };
const action = (more: Partial<RowAction<Label>>): RowAction<Label> => ({ key: 'do', title: 'Do', ...more });

test('P-05 an action leads to a named route with params and query of its row, in a new tab when it says so', () => {
  const plain = action({
    name: 'label-detail',
    params: (row) => ({ id: row.id }),
    query: { tab: 'search' },
    newTab: true,
  });
  expect(outcomeOf(plain, label)).toEqual({
    route: { name: 'label-detail', params: { id: 7 }, query: { tab: 'search' } },
    newTab: true,
  });
});

test('P-05 an address wins over a named route', () => {
  expect(outcomeOf(action({ name: 'x', link: (row) => `/label/${row.code}` }), label)).toEqual({
    link: '/label/EX473124829XM',
    newTab: false,
  });
});

test('P-05 a prevented action leads nowhere', () => {
  expect(outcomeOf(action({ link: '/x', prevent: true }), label)).toEqual({ newTab: false });
  expect(outcomeOf(action({ link: '/x', prevent: (row) => row.done ?? false }), label)).toEqual({
    link: '/x',
    newTab: false,
  });
});

test('P-05 a delete asks first, with its own question or the usual one', () => {
  expect(outcomeOf(action({ delete: true }), label).ask).toBe(true);
  expect(outcomeOf(action({ delete: { question: 'Remove it?' } }), label).ask).toEqual({ question: 'Remove it?' });
});

test('P-05 an event carries the row and its label id', () => {
  expect(eventOf(action({ event: 'print', labelId: (row) => row.id }), label)).toEqual({
    event: 'print',
    row: label,
    labelId: 7,
  });
  expect(eventOf(action({ labelId: 7 }), label)).toBeUndefined();
});

test('P-05 an action can be hidden for a row', () => {
  expect(
    actionsOf([action({ hidden: (row) => row.id === 7 }), action({ key: 'other' })], label).map((one) => one.key),
  ).toEqual(['other']);
});

test.each([
  [1, 1, 0],
  [3, 3, 0],
  [4, 2, 2],
  [6, 2, 4],
])('P-05 of %i actions %i are buttons and %i stand in the menu', (all, shown, more) => {
  const split = splitActions(
    Array.from({ length: all }, (_, at) => action({ key: String(at) })),
    2,
  );
  expect([split.shown.length, split.more.length]).toEqual([shown, more]);
});
