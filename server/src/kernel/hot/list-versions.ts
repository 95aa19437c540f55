import { CompiledQuery } from 'kysely';
import { planMark } from './prepared.ts';
import type { Database } from '../services.ts';

/** The versions of all cached lists by their names, counted up by the database itself; one that never changed is not in it. */
export type ListVersions = Readonly<Record<string, number>>;

/** Counted among the lists, and none that anybody keeps: what sessions, people and their branches allow. */
export const accessList = 'access';

/** What all versions add up to, as a value of a statement: none of them ever goes down, so the same sum says that nothing has changed. */
export const versionSum = '(select coalesce(sum(version), 0)::bigint from cache_version)';

export function sumOf(versions: ListVersions): number {
  return Object.values(versions).reduce((sum, version) => sum + version, 0);
}

/** As a value of a statement that reads something else as well. */
export const listVersions = "(select coalesce(json_object_agg(list, version), '{}') from cache_version)";

const text = `${planMark} select ${listVersions} as versions`;

/** What every list that is kept in memory is compared with: one short statement for all of them. */
export async function readListVersions(db: Database): Promise<ListVersions> {
  const { rows } = await db.executeQuery<{ versions: ListVersions }>(CompiledQuery.raw(text));
  return rows[0]?.versions ?? {};
}

/** One text for the versions of these lists, to compare with. */
export function versionKey(versions: ListVersions, lists: readonly string[]): string {
  return lists.map((list) => `${list}${versions[list] ?? 0}`).join('.');
}
