import { CompiledQuery } from 'kysely';
import { planMark } from './prepared.ts';
import type { Database } from '../services.ts';
import type { ListVersions } from '../viewer.ts';

/** Versioned like a list although it is not cached: rights of sessions, users and their branches. */
export const accessList = 'access';

/** The sum of all versions, as an SQL value. Versions never decrease, so an equal sum means that nothing has changed. */
export const versionSum = '(select coalesce(sum(version), 0)::bigint from cache_version)';

export function sumOf(versions: ListVersions): number {
  return Object.values(versions).reduce((sum, version) => sum + version, 0);
}

/** All versions as an SQL value, for a statement that reads something else as well. */
export const listVersions = "(select coalesce(json_object_agg(list, version), '{}') from cache_version)";

const text = `${planMark} select ${listVersions} as versions`;

/** Reads the versions of all cached lists by one short statement. */
export async function readListVersions(db: Database): Promise<ListVersions> {
  const { rows } = await db.executeQuery<{ versions: ListVersions }>(CompiledQuery.raw(text));
  return rows[0]?.versions ?? {};
}

/** Returns the versions of these lists as one text, for comparison. */
export function versionKey(versions: ListVersions, lists: readonly string[]): string {
  return lists.map((list) => `${list}${versions[list] ?? 0}`).join('.');
}
