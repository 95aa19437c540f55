import { CompiledQuery } from 'kysely';
import { planMark } from './prepared.ts';
import type { Database } from '../services.ts';

/** The versions of all cached lists by their names, counted up by the database itself; one that never changed is not in it. */
export type ListVersions = Readonly<Record<string, number>>;

/** Counted like a list although nobody keeps it: the rights of sessions, people and their branches. */
export const accessList = 'access';

/** The sum of all versions, as a value of a statement. No version ever goes down, so an equal sum means that nothing has changed. */
export const versionSum = '(select coalesce(sum(version), 0)::bigint from cache_version)';

export function sumOf(versions: ListVersions): number {
  return Object.values(versions).reduce((sum, version) => sum + version, 0);
}

/** All versions as a value of a statement that reads something else as well. */
export const listVersions = "(select coalesce(json_object_agg(list, version), '{}') from cache_version)";

const text = `${planMark} select ${listVersions} as versions`;

/** The versions of all cached lists, by one short statement. */
export async function readListVersions(db: Database): Promise<ListVersions> {
  const { rows } = await db.executeQuery<{ versions: ListVersions }>(CompiledQuery.raw(text));
  return rows[0]?.versions ?? {};
}

/** One text for the versions of these lists, to compare with. */
export function versionKey(versions: ListVersions, lists: readonly string[]): string {
  return lists.map((list) => `${list}${versions[list] ?? 0}`).join('.');
}
