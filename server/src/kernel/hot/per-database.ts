import type { Database, Services } from '../services.ts';

/**
 * Keeps a value for each database of the process, created on first use; with a key, one value for each database and key.
 * @example const joined = perDatabase((db) => together((ids: readonly number[]) => readMany(db, ids))); await joined(db)(7);
 */
export function perDatabase<Value>(make: (db: Database, key: string) => Value): (db: Database, key?: string) => Value {
  const kept = new WeakMap<Database, Map<string, Value>>();
  return (db, key = '') => {
    const own = entry(kept, db, () => new Map<string, Value>());
    return entry(own, key, () => make(db, key));
  };
}

interface Entries<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function entry<Key, Value>(entries: Entries<Key, Value>, key: Key, make: () => Value): Value {
  const found = entries.get(key);
  if (found !== undefined) return found;
  const made = make();
  entries.set(key, made);
  return made;
}

/**
 * Returns the key of calls that may be batched: those with the same clock. Owners of sandbox keys have different clocks; in the operator's database
 * there is one.
 */
export const clockOf = ({ services }: { readonly services: Pick<Services, 'sandbox'> }): string =>
  String(services.sandbox?.clockOf ?? '');
