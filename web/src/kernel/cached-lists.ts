import { addressOf, type Query } from './request.ts';
import type { Vault } from './vault.ts';

/** A cached list, with the version of the lists and its owner. */
interface Kept<T> {
  readonly key: string;
  readonly data: T;
}

export interface CachedLists {
  /**
   * Returns the list of an address and its parameters: the cached one while the cache key is unchanged, else fetched, once for all concurrent callers (C-03).
   */
  get<T>(path: string, params?: Query, lifetime?: number): Promise<T>;
  /** Fetches the cache key; a new one invalidates all cached lists. Returns whether it was new. */
  refresh(): Promise<boolean>;
  /** Drops every list, so that no data of one person or branch is shown to the next. */
  forget(): Promise<void>;
}

const prefix = 'list:';
const keyName = 'list-key';

export interface CachedListsParts {
  readonly vault: Vault;
  readonly fetchList: (path: string, params: Query | undefined) => Promise<unknown>;
  /** Fetches the server's key, which changes when any cached list changes. */
  readonly fetchKey: () => Promise<string>;
  /** Default lifetime of a cached list, in milliseconds. */
  readonly lifetime: number;
}

export function createCachedLists({ vault, fetchList, fetchKey, lifetime: usual }: CachedListsParts): CachedLists {
  let key: Promise<string> | null = null;
  let era = 0;
  const inFlight = new Map<string, Promise<unknown>>();

  const askKey = async () => {
    const fresh = await fetchKey();
    await vault.put(keyName, fresh, usual);
    return fresh;
  };
  const keyNow = () => {
    key ??= vault.get<string>(keyName).then((kept) => kept ?? askKey());
    key.catch(() => {
      key = null;
    });
    return key;
  };
  const load = async (address: string, path: string, params: Query | undefined, lifetime: number) => {
    const [began, current] = [era, await keyNow()];
    const kept = await vault.get<Kept<unknown>>(prefix + address);
    if (kept?.key === current) return kept.data;
    const data = await fetchList(path, params);
    if (began === era) await vault.put(prefix + address, { key: current, data }, lifetime);
    return data;
  };
  return {
    get: <T>(path: string, params?: Query, lifetime = usual) => {
      const address = addressOf(
        path,
        params && Object.fromEntries(Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1))),
      );
      const running = inFlight.get(address);
      if (running) return running as Promise<T>;
      const started = load(address, path, params, lifetime).finally(() => {
        if (inFlight.get(address) === started) inFlight.delete(address);
      });
      inFlight.set(address, started);
      return started as Promise<T>;
    },
    refresh: async () => {
      const before = await (key ?? vault.get<string>(keyName));
      key = askKey();
      // Without an earlier key there is nothing old to drop.
      const changed = (await key) !== before && before !== null;
      if (changed) await vault.dropAll(prefix);
      return changed;
    },
    forget: async () => {
      era += 1;
      key = null;
      inFlight.clear();
      await vault.drop(keyName);
      await vault.dropAll(prefix);
    },
  };
}
