import { CompiledQuery } from 'kysely';
import { planMark } from './db/prepared.ts';
import type { Database } from './services.ts';

/** The versions of all cached lists by their names, counted up by the database itself; one that never changed is not in it. */
export type ListVersions = Readonly<Record<string, number>>;

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
