import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';
import { sidebar } from './sidebar.ts';
import { recordSearches } from './record-searches.ts';

test('L-01 what the palette finds opens a page that exists', () => {
  const names = allPages.map(({ name }) => name);
  for (const search of recordSearches) expect(names).toContain(search.page);
});

test('L-02 an entry of the sidebar gives its page the parameters of its path', () => {
  const targets = sidebar.flatMap(({ target, submenu }) => [
    ...(target ? [target] : []),
    ...(submenu ?? []).map((link) => link.target),
  ]);
  for (const { name, params } of targets) {
    const page = allPages.find((row) => row.name === name);
    const unplaced = Object.keys(params ?? {}).filter((param) => page && !page.path.includes(`{${param}}`));
    expect(unplaced, name).toEqual([]);
  }
});
