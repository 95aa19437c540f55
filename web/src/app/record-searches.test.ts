import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';
import { isGroup } from '../shell/menu-map.ts';
import { menuMap } from './sidebar.ts';
import { recordSearches } from './record-searches.ts';

test('L-01 what the palette finds opens a page that exists', () => {
  const names = allPages.map(({ name }) => name);
  for (const search of recordSearches) expect(names).toContain(search.page);
});

test('L-02 an entry of the sidebar gives its page the parameters of its path', () => {
  const targets = [...menuMap.source, ...menuMap.jobs, ...menuMap.bottom].flatMap((item) =>
    (isGroup(item) ? item.entries : [item]).flatMap(({ tabs }) => tabs.map(({ target }) => target)),
  );
  for (const { name, params } of targets) {
    const page = allPages.find((row) => row.name === name);
    const unplaced = Object.keys(params ?? {}).filter((param) => page && !page.path.includes(`{${param}}`));
    expect(unplaced, name).toEqual([]);
  }
});
