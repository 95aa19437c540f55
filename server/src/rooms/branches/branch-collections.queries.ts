import { sql } from 'kysely';
import { namedJson } from '../../kernel/sql/names.ts';
import { branchCollectionList } from '@waybill/contract/rooms/branches/branches.columns.ts';
import type {
  BranchCollectionDetail,
  BranchCollectionRow,
} from '@waybill/contract/rooms/branches/branches.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

interface RawCollection extends Pick<
  IsoRow<'branch_collection'>,
  'id' | 'name_en' | 'name_mm' | 'name_zh' | 'updated_at'
> {
  branches: BranchCollectionRow['branches'];
  branch_count: number;
  staff_count: number;
}

const branchCount = sql`(select count(*)::int from branch b where b.branch_collection_id = c.id)`;
const staffCount = sql`(select count(*)::int from staff st where st.branch_collection_id = c.id)`;

/** The branch collections; access depends on the role, not on the branch. */
export const collectionSource = listSource<RawCollection, BranchCollectionRow>({
  definition: branchCollectionList,
  id: sql`c.id`,
  from: sql`branch_collection c`,
  columns: sql`c.id, c.name_en, c.name_mm, c.name_zh, c.updated_at, ${branchCount} as branch_count, ${staffCount} as staff_count,
    (select coalesce(json_agg(${namedJson('b', ['code'])} order by b.code), '[]')
       from branch b where b.branch_collection_id = c.id) as branches`,
  scope: () => sql<boolean>`true`,
  sort: { name: sql`c.name_en`, branch_count: branchCount, staff_count: staffCount, updated_at: sql`c.updated_at` },
  search: (term) => contains('c.search_key', term),
  filters: {},
  row: ({ name_en, name_mm, name_zh, ...raw }) => ({
    ...raw,
    name: { id: raw.id, name_en, name_mm, name_zh },
  }),
});

/** Reads all of them, for selects (E-09). */
export async function readAllBranchCollections(db: Database) {
  return db
    .selectFrom('branch_collection')
    .select(['id', 'name_en', 'name_mm', 'name_zh'])
    .orderBy('name_en')
    .execute();
}

/** Reads one collection with its members; `null` when it does not exist. */
export async function readBranchCollection(db: Database, id: number): Promise<BranchCollectionDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawCollection & { version: number; created_at: string }>`
    select ${collectionSource.columns}, c.version, c.created_at from branch_collection c where c.id = ${id}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  return {
    id: raw.id,
    name_en: raw.name_en,
    name_mm: raw.name_mm,
    name_zh: raw.name_zh,
    branches: raw.branches,
    staff_count: raw.staff_count,
    version: raw.version,
    created_at: raw.created_at,
    updated_at: raw.updated_at,
    may_remove: { blocked: raw.staff_count > 0 ? 'in_use' : null },
  };
}
