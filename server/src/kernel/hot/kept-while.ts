import type { Database } from '../services.ts';
import { versionKey, type ListVersions } from './list-versions.ts';

/**
 * Keeps a value in memory for a database for as long as none of these lists changes; it is made anew after a change. `pool` names the database, also inside a
 * transaction; `versions` are those of this moment, which come with the session. What is read after them may be newer, so a caller that keeps it reads the
 * versions once more.
 * @example const known = keptWhile(['branch', 'place'], () => new Map<number, BranchFacts>()); known(pool, viewer.versions).get(7);
 */
export function keptWhile<Value>(
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
