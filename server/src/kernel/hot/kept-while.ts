import type { Database } from '../services.ts';
import { versionKey, type ListVersions } from './list-versions.ts';

/**
 * What a process keeps in memory for a database for as long as none of these lists changes: made anew when one did. `pool` is what it is kept for, also inside
 * a transaction; `versions` are those of this moment, which come with the session. What is read after them may be newer: who keeps it asks for them once more.
 *
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
