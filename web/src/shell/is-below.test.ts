import { expect, test } from 'vitest';
import { aPage } from '../kernel/testing-pages.ts';
import { pageAndAbove } from './is-below.ts';

test('L-02 above a record’s page is its list, and a trail that leads in a circle ends', () => {
  const staff = aPage('staff', '/staff/{tab}');
  const edit = aPage('edit-staff', '/edit-staff/{staffID}', { trail: 'staff' });
  const circle = aPage('report', '/report', { trail: 'report' });
  const pages = [staff, edit, circle];
  expect([edit, staff, circle, undefined].map((page) => pageAndAbove(page, pages))).toEqual([
    ['edit-staff', 'staff'],
    ['staff'],
    ['report'],
    [],
  ]);
});
