import { expect, test } from 'vitest';
import { aPage } from '../kernel/testing-pages.ts';
import { entryOf, isBelow } from './is-below.ts';

const staff = aPage('staff', '/staff/{tab}');
const edit = aPage('edit-staff', '/edit-staff/{staffID}', { trail: 'staff' });
const pages = [staff, edit, aPage('report', '/report')];

test('L-02 the menu shows where one is, also on a page below its entry', () => {
  expect([
    isBelow(staff, 'staff', pages),
    isBelow(edit, 'staff', pages),
    isBelow(edit, 'report', pages),
    isBelow(undefined, 'staff', pages),
  ]).toEqual([true, true, false, false]);
});

test('L-02 a page with an entry of its own marks no other in the menu', () => {
  const settle = aPage('exception-scans', '/exception-scans', { trail: 'staff' });
  const all = [...pages, settle];
  expect([settle, edit, staff, pages[2]].map((page) => entryOf(page, ['staff', 'exception-scans'], all))).toEqual([
    'exception-scans',
    'staff',
    'staff',
    undefined,
  ]);
});
