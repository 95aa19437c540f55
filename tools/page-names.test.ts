import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPages } from '../web/src/app/all-pages.ts';

test('N-31 the names that the compiler knows are those of the pages, and no others', () => {
  const file = readFileSync(new URL('../web/src/app/generated/page-names.ts', import.meta.url), 'utf8');
  const known = [...file.matchAll(/^ {4}'?([\w.-]+)'?: true;$/gm)].map(([, name]) => name);
  expect(known).toEqual(allPages.map(({ name }) => name).toSorted());
});
