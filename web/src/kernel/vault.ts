import { aesCipher, browserKey, type Cipher } from './cipher.ts';

/** Storage of encrypted values: `localStorage`, `sessionStorage`, or memory. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Encrypted values in the browser, each with its expiry (K-09, S-30). Names are not encrypted, so they must hold nothing secret. */
export interface Vault {
  /** Returns the value, or `null` when it does not exist, has expired, or cannot be decrypted. */
  get<T>(name: string): Promise<T | null>;
  /** Stores a value for `lifetime` milliseconds. A full storage stores nothing and is no error: every value can be fetched again. */
  put(name: string, value: unknown, lifetime: number): Promise<void>;
  drop(name: string): Promise<void>;
  /** Drops every value whose name has this prefix. */
  dropAll(prefix: string): Promise<void>;
}

const mark = 'waybill:';

/** Returns the name of the value that a storage event is about; `null` when it is not from this vault. */
export function nameOfShelfKey(key: string | null): string | null {
  return key?.startsWith(mark) ? key.slice(mark.length) : null;
}

/**
 * Creates a vault. Operations run one at a time, in order: a value that is still being encrypted never reappears after it was dropped.
 *
 * @example const vault = createVault({ shelf: localStorage, cipher, now: Date.now });
 */
export function createVault({ shelf, cipher, now }: { shelf: Shelf; cipher: Cipher; now: () => number }): Vault {
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <T>(work: () => T | Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const open = async <T>(name: string): Promise<T | null> => {
    const sealed = shelf.getItem(mark + name);
    if (sealed === null) return null;
    try {
      const { value, until } = JSON.parse(await cipher.open(sealed, name)) as { value: T; until: number };
      if (until > now()) return value;
    } catch {
      // A value encrypted with a lost key counts as missing.
    }
    shelf.removeItem(mark + name);
    return null;
  };
  const seal = async (name: string, value: unknown, lifetime: number) => {
    const sealed = await cipher.seal(JSON.stringify({ value, until: now() + lifetime }), name);
    try {
      shelf.setItem(mark + name, sealed);
    } catch {
      shelf.removeItem(mark + name);
    }
  };
  const dropAll = (prefix: string) => {
    const names = Array.from({ length: shelf.length }, (_, at) => shelf.key(at));
    for (const name of names) if (name?.startsWith(mark + prefix)) shelf.removeItem(name);
  };
  return {
    get: <T>(name: string) => inOrder(() => open<T>(name)),
    put: (name, value, lifetime) => inOrder(() => seal(name, value, lifetime)),
    drop: (name) => inOrder(() => shelf.removeItem(mark + name)),
    dropAll: (prefix) => inOrder(() => dropAll(prefix)),
  };
}

/** Creates a storage in memory, for browsers without encryption. */
export function memoryShelf(): Shelf {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (at) => [...values.keys()][at] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** No encryption: values in memory are never written to disk. */
export const openCipher: Cipher = { seal: async (text) => text, open: async (text) => text };

interface BrowserVaults {
  readonly device: Vault;
  readonly tab: Vault;
  readonly lasting: boolean;
}

async function openBrowserVaults(): Promise<BrowserVaults> {
  const key = await browserKey();
  const now = () => Date.now();
  if (!key) {
    const device = createVault({ shelf: memoryShelf(), cipher: openCipher, now });
    return { device, tab: device, lasting: false };
  }
  const cipher = aesCipher(key);
  return {
    device: createVault({ shelf: localStorage, cipher, now }),
    tab: createVault({ shelf: sessionStorage, cipher, now }),
    lasting: true,
  };
}

let opened: Promise<BrowserVaults> | undefined;
function browserVaults(): Promise<BrowserVaults> {
  return (opened ??= openBrowserVaults());
}

/** Returns whether stored values outlive the page. Not on plain http, where browsers have no encryption: the person is then notified once. */
export async function isVaultLasting(): Promise<boolean> {
  return (await browserVaults()).lasting;
}

/** Returns a vault that may be used before the key is loaded. */
function later(pick: (vaults: BrowserVaults) => Vault): Vault {
  return {
    get: async (name) => pick(await browserVaults()).get(name),
    put: async (name, value, lifetime) => pick(await browserVaults()).put(name, value, lifetime),
    drop: async (name) => pick(await browserVaults()).drop(name),
    dropAll: async (prefix) => pick(await browserVaults()).dropAll(prefix),
  };
}

/** Values that all tabs of this browser share. */
export const deviceVault: Vault = later((vaults) => vaults.device);
/** Values of this tab only: the session on a shared computer, the trail of visited pages. */
export const tabVault: Vault = later((vaults) => vaults.tab);

const hour = 3_600_000;
/** Lifetimes of stored values (K-09). */
export const lifetimes = {
  routeHistory: 3 * hour,
  windowMarker: 6 * hour,
  branchCache: 24 * hour,
  mainCache: 30 * 24 * hour,
  session: 30 * 24 * hour,
} as const;
