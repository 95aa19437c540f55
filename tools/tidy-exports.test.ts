import { expect, test } from 'vitest';
import { everySource, isTest, sources } from './tidy/sources.ts';

/** Exports that the product does not use yet: prepared for later rooms, or required by name. */
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
    .filter((source) => !isTest(source) && !/^(?:e2e|tools|clients)\/|\/testing-[\w-]+\.ts$/.test(source.file))
    .flatMap(({ file, text }) => {
      const own = names(text.replaceAll(/\/\*[^]*?\*\//g, ''));
      return [...text.matchAll(exported)]
        .map((found) => found[1] ?? '')
        .filter((name) => !kept.has(name) && (users.get(name)?.size ?? 0) < 2 && countOf(own, name) < 2)
        .map((name) => `${file}: ${name}`);
    });
  expect(dead).toEqual([]);
});

test('what is exported is used by another file, and what is declared to be exported is used at all', () => {
  const users = new Map<string, Set<string>>();
  for (const { file, text } of everySource)
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) users.set(word, (users.get(word) ?? new Set()).add(file));
  // A name that continues in braces belongs to a template, and is complete only when the template is filled in.
  const declared = /^export (?:async )?(?:function\*?|const|let|class|interface|type)\s+([\w$]+)(?![\w${])/gm;
  const dead = sources.flatMap(({ file, text }) =>
    [...text.matchAll(declared)].flatMap(([line, name = '']) => {
      // Nearly every name ends here; to count it in its own file costs a hundred times as much.
      if ((users.get(name)?.size ?? 0) > 1 || kept.has(name)) return [];
      const here = text.match(new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}(?![\\w$])`, 'g'))?.length ?? 0;
      const isType = /^export (interface|type)/.test(line);
      return isType && here > 1 ? [] : [`${file}: ${name}`];
    }),
  );
  expect(dead).toEqual([]);
});
