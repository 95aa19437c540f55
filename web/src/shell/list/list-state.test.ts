import fc from 'fast-check';
import { expect, test } from 'vitest';
import { list, perPage } from '@waybill/contract/kernel/list.ts';
import { staffList } from '@waybill/contract/rooms/staff/staff.columns.ts';
import { headSort, parsePlace, sortOf, writePlace, type ListPlace } from './list-state.ts';

const read = parsePlace(staffList);
const fresh: ListPlace = { page: 1, per_page: perPage.fallback, sort: 'name', search: '', filters: {}, view: null };

const sorts = staffList.columns
  .filter((column) => 'sortable' in column)
  .flatMap((column) => [column.key, `-${column.key}`]);
const place = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  per_page: fc.integer({ min: 1, max: perPage.max }),
  sort: fc.constantFrom(...sorts),
  search: fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('၀၉ ၇၉', 'ဒေါ်ခင်', '张 伟', '123', 'true', '0')),
  filters: fc
    .record(
      {
        status: fc.constantFrom('active', 'suspend', 'ban'),
        branch_id: fc.integer({ min: 1, max: 999 }).map(String),
        role: fc.constantFrom('manager', 'md'),
      },
      { requiredKeys: [] },
    )
    .map((filters) => ({ ...filters })),
  view: fc.option(fc.integer({ min: 1, max: 1e9 })),
});

test('N-35 whatever a list shows is read back from its address exactly', () => {
  fc.assert(
    fc.property(place, (before) => {
      const query = new URLSearchParams(writePlace(staffList, before));
      expect(read(Object.fromEntries(query))).toEqual(before);
    }),
  );
});

test('N-35 an address without a query shows the list as it is meant to begin, and writes itself short', () => {
  expect(read({})).toEqual(fresh);
  expect(writePlace(staffList, fresh)).toEqual({});
  expect(writePlace(staffList, { ...fresh, search: 'aung', page: 2, filters: { role: 'md' } })).toEqual({
    search: 'aung',
    role: 'md',
    page: '2',
  });
});

test('N-35 the router may hand over numbers and booleans for what looks like them', () => {
  expect(read({ page: 3, branch_id: 12, search: 959, view: 4 })).toEqual({
    ...fresh,
    page: 3,
    search: '959',
    filters: { branch_id: '12' },
    view: 4,
  });
});

test.each([
  ['page', '0'],
  ['page', '-1'],
  ['page', '1.5'],
  ['page', 'x'],
  ['page', '99999999'],
  ['per_page', '201'],
  ['per_page', '0'],
  ['sort', 'phone'],
  ['sort', '--name'],
  ['sort', 'drop table'],
  ['status', 'dead'],
  ['user_type', ''],
  ['unknown', 'x'],
  ['view', 'abc'],
  ['search', { a: 1 }],
  ['branch_id', 'x'.repeat(101)],
])('N-35 a list opens in spite of the nonsense %s=%j in its address', (key, value) => {
  expect(read({ [key]: value })).toEqual(fresh);
});

test('N-35 dates and yes or no are taken only when they are such', () => {
  const dated = parsePlace(
    list({
      name: 't',
      title: { en: '', mm: '', zh: '' },
      about: { en: '', mm: '', zh: '' },
      access: {},
      sort: 'a',
      columns: [{ key: 'a', word: { en: '', mm: '', zh: '' }, kind: 'text', sortable: true }],
      filters: [
        { key: 'from', word: { en: '', mm: '', zh: '' }, kind: 'date' },
        { key: 'open', word: { en: '', mm: '', zh: '' }, kind: 'yes_no' },
      ],
    }),
  );
  expect(dated({ from: '2026-11-21', open: 'yes' }).filters).toEqual({ from: '2026-11-21', open: 'yes' });
  expect(dated({ from: '21-11-2026', open: 'true' }).filters).toEqual({});
});

test('P-09 heads and address speak of the same sort', () => {
  expect(headSort('-name')).toEqual({ key: 'name', direction: 'desc' });
  expect(sortOf({ key: 'name', direction: 'desc' }, 'x')).toBe('-name');
  expect(sortOf(headSort('name'), 'x')).toBe('name');
  expect(sortOf(undefined, 'name')).toBe('name');
});
