import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';
import { firstPages } from './first-pages.ts';
import { namesIn } from '../kernel/path.ts';
import { fillPageTable, isFirstPath } from '../kernel/page-table.ts';

const names = allPages.map(({ name }) => name);

test('N-31 every page has a name and a path of its own', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(allPages.map(({ path }) => path.replace(/\{\w+\}/g, '{}'))).size).toBe(allPages.length);
});

test('L-05 every preset trail leads through pages that exist, and ends', () => {
  for (const page of allPages) {
    const passed = [page.name];
    for (let above = page.trail; above !== undefined; above = allPages.find(({ name }) => name === above)?.trail) {
      expect(names).toContain(above);
      expect(passed).not.toContain(above);
      passed.push(above);
    }
  }
});

test('N-31 standard parameters are those of the path', () => {
  for (const page of allPages)
    expect(namesIn(page.path)).toEqual(expect.arrayContaining(Object.keys(page.params ?? {})));
});

test('N-01 N-02 what a guest can see needs no table of all pages', () => {
  expect(allPages.filter(({ access }) => typeof access === 'string').every((page) => firstPages.includes(page))).toBe(
    true,
  );
  fillPageTable({ first: firstPages, all: async () => allPages });
  expect(['/', '/login', '/login/', '/403', '/404'].map(isFirstPath)).toEqual([true, true, true, true, true]);
  expect(['/staff/active', '/nowhere', '/login/x'].map(isFirstPath)).toEqual([false, false, false]);
});
