import { expect, test } from 'vitest';
import { aesCipher } from './cipher.ts';
import { createVault, memoryShelf, openCipher } from './vault.ts';

const aKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

async function open() {
  const clock = { now: 1000 };
  const shelf = memoryShelf();
  const vault = createVault({ shelf, cipher: aesCipher(await aKey()), now: () => clock.now });
  return { clock, shelf, vault };
}

test('K-09 a stored value comes back until its expiry, and then is gone from the shelf', async () => {
  const { clock, shelf, vault } = await open();
  await vault.put('user', { name: 'Daw Hnin Ei' }, 500);
  clock.now = 1499;
  expect(await vault.get('user')).toEqual({ name: 'Daw Hnin Ei' });
  clock.now = 1500;
  expect(await vault.get('user')).toBeNull();
  expect(shelf.length).toBe(0);
});

test('K-09 S-30 nothing of a stored value can be read on the shelf', async () => {
  const { shelf, vault } = await open();
  await vault.put('session', { token: 'secret-token' }, 500);
  const kept = shelf.getItem(shelf.key(0) ?? '') ?? '';
  expect(kept).not.toBe('');
  expect(atob(kept)).not.toContain('secret-token');
});

test('S-30 a value that was changed, moved to another name or sealed by another key counts as none', async () => {
  const { shelf, vault } = await open();
  await vault.put('session', 'one', 500);
  const name = shelf.key(0) as string;
  const sealed = shelf.getItem(name) as string;
  shelf.setItem(name.replace('session', 'user'), sealed);
  expect(await vault.get('user')).toBeNull();
  const stranger = createVault({ shelf, cipher: aesCipher(await aKey()), now: () => 1000 });
  expect(await stranger.get('session')).toBeNull();
  shelf.setItem(name, 'not even base64 !');
  expect(await vault.get('session')).toBeNull();
});

test('S-30 a value still being sealed does not come back after it was dropped', async () => {
  const { vault } = await open();
  void vault.put('session', 'one', 500);
  await vault.drop('session');
  expect(await vault.get('session')).toBeNull();
});

test('K-09 values are dropped by the beginning of their name', async () => {
  const { vault } = await open();
  await vault.put('list:/api/branch', [1], 500);
  await vault.put('list:/api/town', [2], 500);
  await vault.put('preferences', 3, 500);
  await vault.dropAll('list:');
  expect([
    await vault.get('list:/api/branch'),
    await vault.get('list:/api/town'),
    await vault.get('preferences'),
  ]).toEqual([null, null, 3]);
});

test('K-09 a full shelf keeps nothing and breaks nothing', async () => {
  const full = {
    ...memoryShelf(),
    setItem: () => {
      throw new Error('quota');
    },
  };
  const vault = createVault({ shelf: full, cipher: openCipher, now: () => 0 });
  await vault.put('list:/api/branch', [1], 500);
  expect(await vault.get('list:/api/branch')).toBeNull();
});
