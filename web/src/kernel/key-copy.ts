import { keyBucket, keyCopied, keyIn } from './cipher.ts';

/** Copies the key of this browser, once, where it has storage buckets: encrypted values stay readable after damage of the first store. */
export async function copyKey(): Promise<void> {
  if (keyCopied in localStorage) return;
  const [key, copy] = [await keyIn(indexedDB), await keyBucket()];
  if (!key || !copy) return;
  await keyIn(copy, key);
  localStorage.setItem(keyCopied, '');
}
