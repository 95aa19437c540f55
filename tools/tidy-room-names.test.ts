import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { otherNames, otherTables, partialRooms } from './tidy/other-names.ts';
import { otherNouns, tablesOfNoRoom } from './tidy/room-names.ts';

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
