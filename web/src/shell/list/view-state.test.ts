import { expect, test } from 'vitest';
import { staffList } from '@waybill/contract/rooms/staff/staff.columns.ts';
import { choiceOf, mendChoice, shownKeys, standardChoice } from './column-choice.ts';
import { parsePlace } from './list-state.ts';
import { fromView, sameView, standardLooks, toView } from './view-state.ts';

const tabs = ['active', 'suspend', 'ban'];
const place = {
  ...parsePlace(staffList)({ search: 'aung', sort: '-branch', role: 'manager', per_page: '100' }),
  page: 4,
};
const screen = { place, tab: 'suspend', choice: choiceOf(staffList, ['branch', 'name', 'email']) };

test('P-09 a saved view brings back tab, search, filters, sort, rows per page and columns, from page one', () => {
  const opened = fromView(staffList, 7, toView(staffList, screen), tabs);
  expect(opened).toEqual({ ...screen, place: { ...place, page: 1, view: 7 }, dropped: [] });
});

test('P-09 a view that names columns and filters the list no longer has opens without them and says which', () => {
  const opened = fromView(
    staffList,
    7,
    {
      search: '',
      sort: 'gone',
      filters: { tab: 'left', role: 'md', township: '4', status: 'dead' },
      columns: ['name', 'salary'],
    },
    tabs,
  );
  expect(opened.dropped).toEqual(['salary', 'township', 'status']);
  expect(opened.place).toMatchObject({ sort: 'name', filters: { role: 'md' } });
  expect(opened.tab).toBeUndefined();
  expect(shownKeys(staffList, opened.choice)).toEqual(['name']);
});

test('P-09 a view is changed when search, filter, sort, tab, rows per page or columns are, and not by turning pages', () => {
  const view = toView(staffList, screen);
  expect(sameView(staffList, view, screen)).toBe(true);
  expect(sameView(staffList, view, { ...screen, place: { ...place, page: 9 } })).toBe(true);
  for (const change of [{ search: 'x' }, { sort: 'name' }, { filters: {} }, { per_page: 20 }]) {
    expect(sameView(staffList, view, { ...screen, place: { ...place, ...change } })).toBe(false);
  }
  expect(sameView(staffList, view, { ...screen, tab: 'active' })).toBe(false);
  expect(sameView(staffList, view, { ...screen, choice: standardChoice(staffList) })).toBe(false);
});

test('P-09 the widths of columns are kept with a view, whatever the order in which they were given', () => {
  const wide = { ...screen, choice: { ...screen.choice, widths: { name: 300, branch: 90 } } };
  const view = toView(staffList, wide);
  expect(view.widths).toEqual({ name: 300, branch: 90 });
  expect(fromView(staffList, 7, { ...view, widths: { ...view.widths, gone: 200 } }, tabs).choice).toEqual(wide.choice);
  expect(sameView(staffList, view, { ...wide, choice: { ...screen.choice, widths: { branch: 90, name: 300 } } })).toBe(
    true,
  );
  expect(sameView(staffList, view, screen)).toBe(false);
  expect(toView(staffList, screen).widths).toBeUndefined();
});

test('P-09 without a view, other columns, widths or another sort are a change of the standard look; a search is none', () => {
  const standard = { place: parsePlace(staffList)({}), choice: standardChoice(staffList) };
  expect(standardLooks(staffList, standard)).toBe(true);
  expect(
    standardLooks(staffList, {
      ...standard,
      place: parsePlace(staffList)({ search: 'aung', role: 'manager', page: '3' }),
    }),
  ).toBe(true);
  expect(standardLooks(staffList, { ...standard, place: parsePlace(staffList)({ sort: '-name' }) })).toBe(false);
  expect(standardLooks(staffList, { ...standard, choice: choiceOf(staffList, ['name', 'branch']) })).toBe(false);
  expect(
    standardLooks(staffList, {
      ...standard,
      choice: { ...standard.choice, order: standard.choice.order.toReversed() },
    }),
  ).toBe(false);
  expect(standardLooks(staffList, { ...standard, choice: { ...standard.choice, widths: { name: 300 } } })).toBe(false);
});

test('P-09 the order in which filters were set does not change a view', () => {
  const view = toView(staffList, { ...screen, place: { ...place, filters: { role: 'md', branch_id: '3' } } });
  expect(sameView(staffList, view, { ...screen, place: { ...place, filters: { branch_id: '3', role: 'md' } } })).toBe(
    true,
  );
});

test('P-09 columns stand in the chosen order and the rest are hidden', () => {
  expect(shownKeys(staffList, standardChoice(staffList))).toEqual([
    'name',
    'user_name',
    'role',
    'branch',
    'phone',
    'status',
    'last_login_at',
  ]);
  expect(shownKeys(staffList, choiceOf(staffList, ['branch', 'branch', 'gone', 'name']))).toEqual(['branch', 'name']);
});

test('P-09 the column that opens a row cannot be hidden', () => {
  expect(shownKeys(staffList, choiceOf(staffList, ['branch']))).toEqual(['name', 'branch']);
  expect(
    shownKeys(staffList, mendChoice(staffList, { order: ['name', 'branch'], hidden: ['name'] })).slice(0, 2),
  ).toEqual(['name', 'branch']);
});

test('P-09 a column choice kept from an older release loses columns that went and gains those that came', () => {
  const mended = mendChoice(staffList, { order: ['phone', 'salary', 'name'], hidden: ['salary'] });
  expect(mended.order.slice(0, 3)).toEqual(['phone', 'name', 'user_name']);
  expect(mended.hidden).toEqual(standardChoice(staffList).hidden);
  for (const nonsense of [null, 3, {}, { order: 'name', hidden: [] }, { order: [1], hidden: [] }])
    expect(mendChoice(staffList, nonsense)).toEqual(standardChoice(staffList));
});
