import { expect, test } from 'vitest';
import { pagesOf, parsePage, pageWindow } from './page-window.ts';

test.each([
  { page: 1, last: 0, shows: [] },
  { page: 1, last: 1, shows: [1] },
  { page: 1, last: 3, shows: [1, 2, 3] },
  { page: 3, last: 5, shows: [1, 2, 3, 4, 5] },
  { page: 4, last: 7, shows: [1, 2, 3, 4, 5, 6, 7] },
  { page: 1, last: 125, shows: [1, 2, 3, 'gap', 125] },
  { page: 5, last: 125, shows: [1, 'gap', 3, 4, 5, 6, 7, 'gap', 125] },
  { page: 10, last: 20, shows: [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20] },
  { page: 125, last: 125, shows: [1, 'gap', 123, 124, 125] },
  { page: 999, last: 3, shows: [1, 2, 3] },
])('P-01 page $page of $last shows the first, the last and two pages on either side', ({ page, last, shows }) => {
  expect(pageWindow(page, last)).toEqual(shows);
});

test('K-10 the range of the window can be set and is 2 by default', () => {
  expect(pageWindow(10, 20, 1)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  expect(pageWindow(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
});

test.each([
  [0, 1],
  [1, 1],
  [9, 1],
  [10, 2],
  [18, 2],
  [19, 3],
])('K-10 %i rows fill %i pages of nine unless told otherwise', (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});

test.each([
  ['1', 1],
  ['20', 20],
  [' 7 ', 7],
  ['007', 7],
  ['0', undefined],
  ['21', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e1', undefined],
  ['', undefined],
  ['two', undefined],
  ['9999999999', undefined],
])('P-01 of the texts that can be typed, only a number from 1 to the page count is a page: %j', (text, page) => {
  expect(parsePage(text, 20)).toBe(page);
});
