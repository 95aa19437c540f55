import { storageBuckets } from './storage-buckets.ts';

/** Encrypts texts. `name` is authenticated with the value, so a value copied under another name cannot be decrypted. */
export interface Cipher {
  seal(text: string, name: string): Promise<string>;
  /** Rejects when the value was not encrypted with this key under this name. */
  open(sealed: string, name: string): Promise<string>;
}

const ivBytes = 12;

/** AES-GCM with a non-extractable key (S-30, decisions 8). */
export function aesCipher(key: CryptoKey): Cipher {
  const bound = (name: string) => new TextEncoder().encode(name);
  return {
    async seal(text, name) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const sealed = new Uint8Array(
        await crypto.subtle.encrypt(
          { name: 'AES-GCM', iv, additionalData: bound(name) },
          key,
          new TextEncoder().encode(text),
        ),
      );
      const all = new Uint8Array(ivBytes + sealed.length);
      all.set(iv);
      all.set(sealed, ivBytes);
      return toBase64(all);
    },
    async open(sealed, name) {
      const all = fromBase64(sealed);
      const opened = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: all.subarray(0, ivBytes), additionalData: bound(name) },
        key,
        all.subarray(ivBytes),
      );
      return new TextDecoder().decode(opened);
    },
  };
}

/**
 * Returns the key of this browser: created once, kept in IndexedDB, not extractable. `null` where the browser cannot do this (plain http on a LAN, some private
 * windows). A copy exists, because without the key no encrypted value can be read.
 */
export async function browserKey(): Promise<CryptoKey | null> {
  if (!globalThis.crypto?.subtle) return null;
  try {
    const found = await keyIn(indexedDB);
    if (found) return found;
    const copy = keyCopied in localStorage ? await keyBucket().catch(() => null) : null;
    const lost = copy && (await keyIn(copy));
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    return await keyIn(indexedDB, lost ?? made);
  } catch {
    return null;
  }
}

/** Name of the storage bucket with the key's copy, a separate database that survives damage of the first; also the localStorage mark that the copy exists. */
export const keyCopied = 'waybill-key';

/** Returns the database of the key's copy; `undefined` where the browser has no storage buckets. */
export const keyBucket = async (): Promise<IDBFactory | undefined> =>
  (await storageBuckets()?.open(keyCopied, { persisted: true }))?.indexedDB;

/** Returns the key in a browser store; stores `other` when it has no key. Two tabs may do this at once: both use the one stored first. */
export async function keyIn(store: IDBFactory, other?: CryptoKey): Promise<CryptoKey | null> {
  const request = store.open('waybill', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('keys');
  const database = await settled(request);
  const keys = database.transaction('keys', 'readwrite').objectStore('keys');
  const kept = (await settled(keys.get('vault'))) as CryptoKey | undefined;
  if (!kept && other) await settled(keys.put(other, 'vault'));
  database.close();
  return kept ?? other ?? null;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

/** Converts in slices, because a call takes a limited number of arguments and a cached list is long. */
function toBase64(bytes: Uint8Array): string {
  const piece = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece));
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
