import { expect, test } from 'vitest';
import { isTest, sources } from './tidy/sources.ts';

const code = sources.filter(
  (source) =>
    /^(domain|contract|server|web)\/src\//.test(source.file) &&
    !isTest(source) &&
    !/\/testing-[\w-]+\.ts$/.test(source.file),
);

/**
 * Returns the cycles of a graph, the largest first: its strongly connected components with more than one member.
 *
 * @example circlesIn(new Map([['a', ['b']], ['b', ['a']]])) // [['a', 'b']]
 */
function circlesIn(leadsTo: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const place = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (one: string): void => {
    place.set(one, place.size);
    lowest.set(one, place.get(one) as number);
    open.push(one);
    for (const next of leadsTo.get(one) ?? []) {
      if (!place.has(next)) visit(next);
      if (open.includes(next)) lowest.set(one, Math.min(lowest.get(one) as number, lowest.get(next) as number));
    }
    if (lowest.get(one) !== place.get(one)) return;
    const members = open.splice(open.indexOf(one));
    if (members.length > 1) circles.push(members.sort());
  };
  for (const one of leadsTo.keys()) if (!place.has(one)) visit(one);
  return circles.sort((one, other) => other.length - one.length);
}

test('circles are found wherever they begin, and what only leads into one is no part of it', () => {
  const leadsTo = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
    ['d', ['e']],
    ['e', []],
  ]);
  expect(circlesIn(leadsTo)).toEqual([['b', 'c']]);
});

test('no file needs itself through others, not even for a type or for what is loaded later', () => {
  const needs = new Map(
    code.map(({ file, imports }) => [
      file,
      imports.flatMap((found) => (found.file === undefined || found.file === file ? [] : [found.file])),
    ]),
  );
  expect(circlesIn(needs)).toEqual([]);
});

/** The parts of the web that each part may import. Entry files may import all. */
const mayKnow: Readonly<Record<string, readonly string[]>> = {
  ui: ['kernel'],
  kernel: ['ui'],
  shell: ['kernel', 'ui'],
  rooms: ['shell', 'kernel', 'ui'],
  app: ['rooms', 'shell', 'kernel', 'ui'],
};
const partOf = (file: string): string | undefined => /^web\/src\/(\w+)\//.exec(file)?.[1];

test('the kernel of the web knows neither shell nor rooms, the shell knows no room, and only the app knows all', () => {
  const against = code.flatMap(({ file, imports }) => {
    const part = partOf(file);
    if (part === undefined) return [];
    const known = [part, ...(mayKnow[part] ?? [])];
    return imports.flatMap((found) => {
      const other = found.file === undefined ? undefined : partOf(found.file);
      return other === undefined || known.includes(other) ? [] : [`${file} imports ${found.name}`];
    });
  });
  expect(against).toEqual([]);
});

test('no kernel knows a room of any package, and a room of the server knows nothing of the app that knows all', () => {
  const against = code.flatMap(({ file, imports }) => {
    const part = /^(?:\w+\/src\/(kernel)|server\/src\/(rooms))\//.exec(file)?.slice(1).find(Boolean);
    const above = part === 'kernel' ? /^\w+\/src\/(app|rooms)\// : /^server\/src\/app\//;
    if (part === undefined) return [];
    return imports.filter((found) => above.test(found.file ?? '')).map((found) => `${file} imports ${found.name}`);
  });
  expect(against).toEqual([]);
});

const roomOf = (file: string | undefined, side: string): string | undefined =>
  new RegExp(`^${side}/src/rooms/([^/]+)/`).exec(file ?? '')?.[1];

test.each(['server', 'web'])('the rooms of the %s do not need each other in a circle, not even for a type', (side) => {
  const needs = new Map<string, string[]>();
  for (const { file, imports } of code) {
    const room = roomOf(file, side);
    if (room === undefined) continue;
    const others = imports.flatMap((found) => roomOf(found.file, side) ?? []).filter((other) => other !== room);
    needs.set(room, [...(needs.get(room) ?? []), ...others]);
  }
  expect(circlesIn(needs)).toEqual([]);
});
