import { expect, test } from 'vitest';
import { everySource, isTest, sources } from './tidy/sources.ts';

/** Exports that nothing of the product uses yet: prepared for coming rooms, or required by name. */
const kept = new Set([
  // Codes of bags are already told apart from those of parcels; the room of bags will make them.
  'makeBagCode',
  // The specification lists the client's helpers (C-03).
  'del',
  'postForm',
  'withHashid',
]);

const exported = /^export (?:async )?(?:const|let|function\*?|class|interface|type|abstract class) (\w+)/gm;
const names = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];
const countOf = (list: readonly string[], name: string): number => list.filter((one) => one === name).length;

test('nothing is exported that the product does not use: not only tests, and not only its own line', () => {
  const users = new Map<string, Set<string>>();
  for (const { file, text } of everySource)
    if (!/\.(test|e2e)\.tsx?$/.test(file))
      for (const name of names(text)) users.set(name, (users.get(name) ?? new Set()).add(file));
  const dead = sources
    .filter((source) => !isTest(source) && !/^(?:e2e|tools)\/|\/testing-[\w-]+\.ts$/.test(source.file))
    .flatMap(({ file, text }) => {
      const own = names(text.replaceAll(/\/\*[^]*?\*\//g, ''));
      return [...text.matchAll(exported)]
        .map((found) => found[1] ?? '')
        .filter((name) => !kept.has(name) && (users.get(name)?.size ?? 0) < 2 && countOf(own, name) < 2)
        .map((name) => `${file}: ${name}`);
    });
  expect(dead).toEqual([]);
});

/** Every store has these for its own record; no file imports those of two stores. */
const ofEachStore = new Set(['setStatus', 'valuesOf']);

test('no package exports two functions or values of one name, but for a part and what fetches it when it is needed', () => {
  const owners = new Map<string, Set<string>>();
  for (const { file, text } of sources.filter((source) => !isTest(source) && /^\w+\/src\//.test(source.file)))
    for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:const|function\*?) (\w+)(?! = lazyPart\()/gm)) {
      const key = `${file.split('/')[0]} ${name}`;
      if (!ofEachStore.has(name)) owners.set(key, (owners.get(key) ?? new Set()).add(file));
    }
  expect(owners.size).toBeGreaterThan(2000);
  expect([...owners].filter(([, files]) => files.size > 1).map(([key, files]) => [key, ...files])).toEqual([]);
});
