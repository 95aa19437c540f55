import type { Database } from '../services.ts';
import { versionKey } from './list-versions.ts';
import type { ListVersions } from '../viewer.ts';

/**
 * Caches a value in memory per database until one of these lists changes; then it is computed again. `pool` names the database, also inside a
 * transaction; `versions` are the current ones, which are read with the session. Data read after them may be newer, so a caller that stores it reads
 * the versions once more.
 * @example const known = cachedByLists(['branch', 'place'], () => new Map<number, LabelBranch>()); known(pool, viewer.versions).get(7);
 */
export function cachedByLists<Value>(
  lists: readonly string[],
  make: () => Value,
): (pool: Database, versions: ListVersions) => Value {
  const kept = new WeakMap<Database, { readonly version: string; readonly value: Value }>();
  return (pool, versions) => {
    const version = versionKey(versions, lists);
    const known = kept.get(pool);
    if (known?.version === version) return known.value;
    const made = { version, value: make() };
    kept.set(pool, made);
    return made.value;
  };
}
