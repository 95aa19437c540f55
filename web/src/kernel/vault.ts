import { aesCipher, browserKey, type Cipher } from './cipher.ts';

/** Where sealed values lie: `localStorage`, `sessionStorage`, or memory. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Values kept in the browser, encrypted, each with its expiry (K-09, S-30). Names are plain, so they hold nothing secret. */
export interface Vault {
  /** The value, or `null` when there is none, it has expired, or it cannot be opened. */
  get<T>(name: string): Promise<T | null>;
  /** Keeps a value for `lifetime` milliseconds. A full shelf keeps nothing and is no error: everything here can be asked for again. */
  put(name: string, value: unknown, lifetime: number): Promise<void>;
  drop(name: string): Promise<void>;
  /** Drops everything whose name begins so. */
  dropAll(prefix: string): Promise<void>;
}

const mark = 'waybill:';

/** The name of the value that a storage event is about; `null` when it is none of ours. */
export function nameOfShelfKey(key: string | null): string | null {
  return key?.startsWith(mark) ? key.slice(mark.length) : null;
}

/**
 * One thing at a time, in the order asked: a value that is still being sealed never comes back after it was dropped.
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
      // A value sealed with a key that is gone is as good as none.
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

/** A shelf that is gone with the page, for browsers that cannot seal. */
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

/** Memory needs no seal: nothing of it is ever written down. */
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

/** Does what is kept outlive the page? Not on plain http, where browsers give no encryption: then a person is told so once. */
export async function isVaultLasting(): Promise<boolean> {
  return (await browserVaults()).lasting;
}

/** A vault that may be asked before the key is there. */
function later(pick: (vaults: BrowserVaults) => Vault): Vault {
  return {
    get: async (name) => pick(await browserVaults()).get(name),
    put: async (name, value, lifetime) => pick(await browserVaults()).put(name, value, lifetime),
    drop: async (name) => pick(await browserVaults()).drop(name),
    dropAll: async (prefix) => pick(await browserVaults()).dropAll(prefix),
  };
}

/** What all tabs of this browser share. */
export const deviceVault: Vault = later((vaults) => vaults.device);
/** What belongs to this tab and goes with it: the session on a shared computer, the trail of visited pages. */
export const tabVault: Vault = later((vaults) => vaults.tab);

const hour = 3_600_000;
/** K-09. */
export const lifetimes = {
  routeHistory: 3 * hour,
  windowMarker: 6 * hour,
  branchCache: 24 * hour,
  mainCache: 30 * 24 * hour,
  session: 30 * 24 * hour,
} as const;
