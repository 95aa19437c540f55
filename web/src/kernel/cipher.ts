/** Seals texts. `name` is bound into the seal, so that a value copied under another name does not open. */
export interface Cipher {
  seal(text: string, name: string): Promise<string>;
  /** Rejects when the value was not sealed by this key under this name. */
  open(sealed: string, name: string): Promise<string>;
}

const ivBytes = 12;

/** AES-GCM with a key that a page can use and never read (S-30, decisions 8). */
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

/** The key of this browser: made once, kept in IndexedDB, not extractable. `null` where the browser has no such thing (plain http on a LAN, some private windows). */
export async function browserKey(): Promise<CryptoKey | null> {
  if (typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle) return null;
  try {
    const database = await openDatabase();
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    return await keepFirst(database, made);
  } catch {
    return null;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('waybill', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('keys');
  return settled(request);
}

/** Two tabs may open at once: the key that is stored first is the one both use. */
async function keepFirst(database: IDBDatabase, made: CryptoKey): Promise<CryptoKey> {
  const keys = database.transaction('keys', 'readwrite').objectStore('keys');
  const kept = (await settled(keys.get('vault'))) as CryptoKey | undefined;
  if (!kept) await settled(keys.put(made, 'vault'));
  database.close();
  return kept ?? made;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

/** In pieces, because a call takes only so many arguments and a cached list is long. */
function toBase64(bytes: Uint8Array): string {
  const piece = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece));
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
