import { sql, type RawBuilder } from 'kysely';
import { namedJsonOrNull } from '../../kernel/sql/names.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { branchSetupSteps, type BranchSetupStep } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { branchActions, mayUseCollections } from '@waybill/domain/rooms/branches/decide-branch.ts';
import { accountLife, maySignIn } from '@waybill/domain/rooms/staff/account-states.ts';
import { branchList } from '@waybill/contract/rooms/branches/branches.columns.ts';
import type { BranchDetail, BranchOption, BranchRow } from '@waybill/contract/rooms/branches/branches.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { hasPrices } from '../tariffs/tariffs.door.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

interface RawBranch extends Pick<
  IsoRow<'branch'>,
  | 'id'
  | 'code'
  | 'name_en'
  | 'name_mm'
  | 'name_zh'
  | 'type'
  | 'town'
  | 'place_id'
  | 'address'
  | 'phones'
  | 'postcode'
  | 'international_mail'
  | 'status'
  | 'branch_collection_id'
  | 'created_at'
> {
  town_en: string | null;
  town_mm: string | null;
  town_zh: string | null;
  collection: { id: number; name_en: string; name_mm: string; name_zh: string | null } | null;
  active_staff: number;
}

/** A viewer who covers some branches sees these; one who covers all sees all, including closed ones. */
export function branchScope(viewer: SessionViewer): RawBuilder<boolean> {
  return covered(viewer, 'b.id');
}

const working = accountLife.stateNames.filter(maySignIn);
/** Counts active users whose home branch it is. */
export const activeStaff = sql<number>`
  (select count(*)::int from staff st where st.branch_id = b.id and st.status = any(${working}::text[]))`;

/** The branch list (E-06). */
export const branchSource = listSource<RawBranch, BranchRow>({
  definition: branchList,
  id: sql`b.id`,
  from: sql`branch b left join branch_collection c on c.id = b.branch_collection_id left join place bp on bp.id = b.place_id`,
  columns: sql`b.id, b.code, b.name_en, b.name_mm, b.name_zh, b.type, b.place_id, coalesce(bp.name_en, b.town) as town, bp.name_en as town_en, bp.name_mm as town_mm, bp.name_zh as town_zh, b.address, b.phones, b.postcode, b.international_mail, b.status, b.branch_collection_id, b.created_at,
    ${activeStaff} as active_staff, ${namedJsonOrNull('c')} as collection`,
  scope: branchScope,
  sort: {
    code: sql`b.code`,
    name: sql`b.name_en`,
    town: sql`coalesce(bp.name_en, b.town)`,
    postcode: sql`b.postcode`,
    active_staff: activeStaff,
    created_at: sql`b.created_at`,
  },
  search: (term) => contains('b.search_key', term),
  filters: {
    town_unknown: (value) => sql<boolean>`(b.place_id is null) = ${value === 'yes'}`,
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
    place_id: raw.place_id,
    town: { name_en: raw.town_en ?? raw.town, name_mm: raw.town_mm ?? raw.town, name_zh: raw.town_zh },
    address: raw.address,
    phone: raw.phones,
    postcode: raw.postcode,
    international_mail: raw.international_mail,
    status: raw.status,
    branch_collection: mayUseCollections(viewer) ? raw.collection : null,
    active_staff: raw.active_staff,
    created_at: raw.created_at,
  }),
});

function nameOf({ id, name_en, name_mm, name_zh }: RawBranch) {
  return { id, name_en, name_mm, name_zh };
}

/** Reads every branch for the selects of all screens (E-09). */
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

interface RawSetup {
  readonly delivers: boolean;
  readonly on_route: boolean;
  readonly town_id: number | null;
  readonly region_id: number | null;
}

/** Reads the checklist of a new branch: what it needs before it can work, and what exists. */
async function setupOf(db: Database, raw: RawBranch & RawSetup, day: string): Promise<BranchDetail['setup']> {
  const done: Record<BranchSetupStep, boolean> = {
    town: raw.place_id !== null,
    people: raw.active_staff > 0,
    townships: raw.delivers,
    routes: raw.on_route,
    prices: await hasPrices(db, day, { town_id: raw.town_id, region_id: raw.region_id }),
  };
  return branchSetupSteps.map((step) => ({ step, done: done[step] }));
}

/** Reads one branch with the viewer's commands; `null` outside their scope. */
export async function readBranch(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<BranchDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawBranch & RawSetup & { version: number; updated_at: string }>`
    select ${branchSource.columns}, b.version, b.updated_at,
      exists (select from place p where p.delivers_id = b.id and p.in_use) as delivers,
      exists (select from branch_route r where b.id in (r.from_branch_id, r.to_branch_id)) as on_route,
      bp.town_id, bp.region_id
    from ${branchSource.from}
    where b.id = ${id} and ${branchScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const { name: _, ...row } = branchSource.row(raw, viewer);
  return {
    ...row,
    ...nameOf(raw),
    town: raw.town,
    branch_collection_id: raw.branch_collection_id,
    version: raw.version,
    updated_at: raw.updated_at,
    may_edit: can(viewer, 'branch.edit'),
    may_use_collections: mayUseCollections(viewer),
    setup: await setupOf(db, raw, businessDate(now)),
    actions: branchActions(viewer, { status: raw.status, activeStaff: raw.active_staff }),
  };
}
