import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { otherNames, otherTables, partialRooms } from './tidy/other-names.ts';
import { otherNouns, tablesOfNoRoom } from './tidy/room-names.ts';
import { isTest, sources } from './tidy/sources.ts';

/** Words without a meaning in a name, such as "said". Names say what a value is: input, options, values, request, outcome, state. */
const vague = new Set(['said', 'told', 'asked', 'given', 'standing', 'house']);
/** An error code that clients already know. */
const known = new Set(['return_not_asked']);

const declared = /\b(?:const|let|function|interface|type|class)\s+(\w+)|^\s*(?:readonly\s+)?(\w+)\??:/gm;
const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());

test('names are nouns of the field, not that something was said, told, asked or given', () => {
  const names = sources.flatMap(({ file, text }) =>
    [...text.matchAll(declared)].map((found) => ({ file, name: found[1] ?? found[2] ?? '' })),
  );
  expect(names.length).toBeGreaterThan(10_000);
  expect(names.filter(({ name }) => !known.has(name) && wordsOf(name).some((word) => vague.has(word)))).toEqual([]);
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

const roomsOf = (side: string): string[] => readdirSync(`${side}/src/rooms`);
const rooms = roomsOf('contract');

test('a room has one noun in its API paths, page addresses and permissions; other nouns are listed with their reason', () => {
  const found = [...otherNouns()].flatMap(([room, nouns]) => [...nouns].map((noun) => `${room}: ${noun}`));
  const listed = Object.entries(otherNames).flatMap(([room, nouns]) =>
    Object.keys(nouns).map((noun) => `${room}: ${noun}`),
  );
  expect(found.length).toBeGreaterThan(50);
  expect(found.toSorted()).toEqual(listed.toSorted());
});

test('a table begins with the noun of its room; other tables are listed with the room that writes them', () => {
  expect(tablesOfNoRoom(rooms)).toEqual(Object.keys(otherTables));
  expect(Object.values(otherTables).filter((room) => room !== 'kernel' && !rooms.includes(room))).toEqual([]);
});

test('a room has the same name in all packages', () => {
  const others = ['domain', 'server', 'web'].flatMap((side) => roomsOf(side).filter((room) => !rooms.includes(room)));
  expect(others.toSorted()).toEqual(Object.keys(partialRooms));
});

test('an exported type has one meaning: no two files of the packages export one name', () => {
  const owners = new Map<string, string[]>();
  for (const { file, text } of sources.filter(
    (source) => /^\w+\/src\//.test(source.file) && !/\.test\.tsx?$/.test(source.file),
  ))
    for (const [, name = ''] of text.matchAll(/^export (?:abstract )?(?:class|interface|type) (\w+)/gm))
      owners.set(name, [...(owners.get(name) ?? []), file]);
  expect(owners.size).toBeGreaterThan(1500);
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
});
