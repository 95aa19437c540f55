import { sql } from 'kysely';
import { prepared } from '../../kernel/hot/prepared.ts';
import type { Database } from '../../kernel/services.ts';
import type { ListVersions } from '../../kernel/viewer.ts';

interface Kept {
  version: number;
  readonly permissions: Map<string, readonly string[]>;
}

const kept = new WeakMap<Database, Kept>();

/**
 * The permissions of a role in their order, kept in memory for as long as the matrix has this version. Every request asks for the version with
 * its session, so an edited right counts at once although it is not read every time.
 */
export async function permissionsOfRole(db: Database, slug: string, version: number): Promise<readonly string[]> {
  let rights = kept.get(db);
  if (!rights || rights.version !== version) {
    rights = { version, permissions: new Map() };
    kept.set(db, rights);
  }
  const known = rights.permissions.get(slug);
  if (known) return known;
  const { rows } = await sql<{ permissions: string[]; version: number }>`${prepared}
    select array(select permission from role_permission where role_slug = ${slug} order by position) as permissions,
      ${matrixVersion} as version`.execute(db);
  const { permissions, version: readAt } = rows[0] ?? { permissions: [], version: 0 };
  // A change between the two statements makes these rights newer than the version: good for this request, but not to be kept under it.
  if (readAt === version) rights.permissions.set(slug, permissions);
  return permissions;
}

/** Counted up by the database itself with every change of the matrix. */
const matrix = 'role';
const matrixVersion = sql<number>`coalesce((select version from cache_version where list = ${sql.lit(matrix)}), 0)`;

/** The same of versions that were read. */
export const matrixVersionOf = (versions: ListVersions): number => versions[matrix] ?? 0;
