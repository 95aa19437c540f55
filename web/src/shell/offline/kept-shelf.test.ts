import { expect, test } from 'vitest';
import { createVault, memoryShelf, openCipher } from '../../kernel/vault.ts';
import { createKeptShelf, shelfBounds } from './kept-shelf.ts';

const bounds = { ...shelfBounds, entries: 3, bytes: 100, bytesOfOne: 60 };
function shelfOf() {
  const store = memoryShelf();
  const vault = createVault({ shelf: store, cipher: openCipher, now: () => 1000 });
  return { store, vault, shelf: createKeptShelf(vault, bounds as unknown as typeof shelfBounds) };
}

test('O-03 the answers kept longest ago make room for new ones, by number and by size', async () => {
  const { shelf, store } = shelfOf();
  for (const name of ['a', 'b', 'c', 'a', 'd']) await shelf.keep(name, { data: name, at: 1 });
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(async (name) => (await shelf.find(name))?.data))).toEqual([
    'a',
    undefined,
    'c',
    'd',
  ]);
  await shelf.keep('big', { data: 'x'.repeat(55), at: 2 });
  await shelf.keep('bigger', { data: 'y'.repeat(50), at: 3 });
  expect([(await shelf.find('big'))?.at, (await shelf.find('bigger'))?.at, store.length]).toEqual([undefined, 3, 2]);
});

test('O-03 what is too large is not kept, and neither is what was kept before under its name', async () => {
  const { shelf } = shelfOf();
  await shelf.keep('a', { data: 'old', at: 1 });
  await shelf.keep('a', { data: 'z'.repeat(80), at: 2 });
  expect(await shelf.find('a')).toBeNull();
});

test('O-03 K-09 the sign-out takes every kept answer along, with the lists', async () => {
  const { shelf, store, vault } = shelfOf();
  await shelf.keep('a', { data: 'a', at: 1 });
  await vault.dropAll('list');
  expect([await shelf.find('a'), store.length]).toEqual([null, 0]);
});
