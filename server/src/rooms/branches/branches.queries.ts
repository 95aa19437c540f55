import { sql, type RawBuilder } from 'kysely';
import { namedJsonOrNull } from '../../kernel/sql/names.ts';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import type { BranchType } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import type { BranchState } from '@waybill/domain/rooms/branches/branch-states.ts';
import { branchActions, mayUseCollections } from '@waybill/domain/rooms/branches/decide-branch.ts';
import { accountStates, maySignIn } from '@waybill/domain/rooms/staff/account-states.ts';
import { branchList } from '@waybill/contract/rooms/branches/branches.columns.ts';
import type { BranchDetail, BranchOption, BranchRow } from '@waybill/contract/rooms/branches/branches.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';

interface RawBranch {
  id: number;
  code: string;
  name_en: string;
  name_mm: string;
  name_zh: string | null;
  type: BranchType;
  town: string;
  town_name: BranchRow['town'] | null;
  address: string | null;
  phones: string[];
  postcode: string | null;
  international_mail: boolean;
  status: BranchState;
  branch_collection_id: number | null;
  collection: { id: number; name_en: string; name_mm: string; name_zh: string | null } | null;
  active_staff: number;
  created_at: Date;
}

/** A viewer who covers some branches sees these; who covers all sees all, closed ones too. */
export function branchScope(viewer: SessionViewer): RawBuilder<boolean> {
  return covered(viewer, 'b.id');
}

const working = accountStates.filter(maySignIn);
/** The people whose home branch it is and who may sign in. */
export const activeStaff = sql<number>`
  (select count(*)::int from staff st where st.branch_id = b.id and st.status = any(${working}::text[]))`;

/** A town is stored by its English name. Where that is a known place, screens and files show its name in the reader's language. */
const townName = sql`
  (select json_build_object('name_en', p.name_en, 'name_mm', p.name_mm, 'name_zh', p.name_zh)
    from place p
    where p.type in ('town', 'township') and p.name_en = b.town
    order by p.type, p.id
    limit 1)`;

/** The branch list (E-06). */
export const branchSource = listSource<RawBranch, BranchRow>({
  definition: branchList,
  id: sql`b.id`,
  from: sql`branch b left join branch_collection c on c.id = b.branch_collection_id`,
  columns: sql`b.id, b.code, b.name_en, b.name_mm, b.name_zh, b.type, b.town, ${townName} as town_name, b.address, b.phones, b.postcode, b.international_mail, b.status, b.branch_collection_id, b.created_at,
    ${activeStaff} as active_staff, ${namedJsonOrNull('c')} as collection`,
  scope: branchScope,
  sort: {
    code: sql`b.code`,
    name: sql`b.name_en`,
    town: sql`b.town`,
    postcode: sql`b.postcode`,
    active_staff: activeStaff,
    created_at: sql`b.created_at`,
  },
  search: (term) => contains('b.search_key', term),
  filters: {
    type: sameText('b.type'),
    status: sameText('b.status'),
    branch_collection_id: (value, viewer) =>
      mayUseCollections(viewer) ? sameNumber('b.branch_collection_id')(value) : sql<boolean>`false`,
  },
  row: (raw, viewer) => ({
    id: raw.id,
    code: raw.code,
    name: nameOf(raw),
    type: raw.type,
    town: raw.town_name ?? { name_en: raw.town, name_mm: raw.town, name_zh: null },
    address: raw.address,
    phone: raw.phones,
    postcode: raw.postcode,
    international_mail: raw.international_mail,
    status: raw.status,
    branch_collection: mayUseCollections(viewer) ? raw.collection : null,
    active_staff: raw.active_staff,
    created_at: toIso(raw.created_at),
  }),
});

function nameOf({ id, name_en, name_mm, name_zh }: RawBranch) {
  return { id, name_en, name_mm, name_zh };
}

/** Every branch as the selects of all screens name it (E-09). */
export async function readAllBranches(db: Database): Promise<BranchOption[]> {
  const rows = await db
    .selectFrom('branch')
    .orderBy('code')
    .select([
      'id',
      'code',
      'name_en',
      'name_mm',
      'name_zh',
      'type',
      'town',
      'international_mail',
      'status',
      'branch_collection_id',
    ])
    .execute();
  return rows as BranchOption[];
}

/** One branch with what the viewer may do to it; `null` when it is not the viewer's to see. */
export async function readBranch(db: Database, viewer: SessionViewer, id: number): Promise<BranchDetail | null> {
  const { rows } = await sql<RawBranch & { version: number; updated_at: Date }>`
    select ${branchSource.columns}, b.version, b.updated_at
    from ${branchSource.from}
    where b.id = ${id} and ${branchScope(viewer)}`.execute(db);
  const raw = rows[0];
  if (!raw) return null;
  const { name: _, ...row } = branchSource.row(raw, viewer);
  return {
    ...row,
    ...nameOf(raw),
    town: raw.town,
    branch_collection_id: raw.branch_collection_id,
    version: raw.version,
    updated_at: toIso(raw.updated_at),
    may_edit: can(viewer, 'branch.edit'),
    may_use_collections: mayUseCollections(viewer),
    actions: branchActions(viewer, { status: raw.status, activeStaff: raw.active_staff }),
  };
}
