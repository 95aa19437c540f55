import { sql, type RawBuilder } from 'kysely';
import { editsRoutes } from '@waybill/domain/rooms/branch-routes/branch-route-form.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { branchRouteList } from '@waybill/contract/rooms/branch-routes/branch-routes.columns.ts';
import type {
  BranchRouteDetail,
  BranchRouteRow,
  BranchWay,
} from '@waybill/contract/rooms/branch-routes/branch-routes.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber } from '../../kernel/sql/filters.ts';
import { namedJson } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { waitingFor } from './waiting-parcels.store.ts';

/** The hops of route `r` in their order. */
const hops = sql`(
  select coalesce(json_agg(${namedJson('v', ['code'])} order by h.hop), '[]')
  from branch_route_hop h
  join branch v on v.id = h.via_branch_id
  where h.branch_route_id = r.id
)`;

/** Finds a route by any of its branches. */
function names(term: string): RawBuilder<boolean> {
  return sql<boolean>`(${contains('f.search_key', term)} or ${contains('t.search_key', term)} or exists (
    select from branch_route_hop h
    join branch v on v.id = h.via_branch_id
    where h.branch_route_id = r.id and ${contains('v.search_key', term)}
  ))`;
}

/** Routes between branches (S-05). They belong to the whole operator. */
export const branchRouteSource = listSource<BranchRouteRow>({
  definition: branchRouteList,
  id: sql`r.id`,
  from: sql`branch_route r join branch f on f.id = r.from_branch_id join branch t on t.id = r.to_branch_id`,
  columns: sql`r.id, r.updated_at, ${namedJson('f', ['code'])} as "from", ${namedJson('t', ['code'])} as "to", ${hops} as hops`,
  scope: () => sql<boolean>`true`,
  sort: { from: sql`f.code`, to: sql`t.code`, updated_at: sql`r.updated_at` },
  search: names,
  filters: { from_branch_id: sameNumber('r.from_branch_id'), to_branch_id: sameNumber('r.to_branch_id') },
});

/** Reads one route with the viewer's commands; `null` when it does not exist. */
export async function readBranchRoute(
  db: Database,
  viewer: SessionViewer,
  id: number,
): Promise<BranchRouteDetail | null> {
  const rows = await readRecords(
    db,
    sql<BranchRouteRow & { version: number; created_at: string; waiting: number }>`
    select ${branchRouteSource.columns}, r.version, r.created_at,
      (select count(*)::int ${waitingFor(sql`r.from_branch_id`, sql`r.to_branch_id`)}) as waiting
    from ${branchRouteSource.from}
    where r.id = ${id}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  return {
    ...raw,
    may_edit: can(viewer, editsRoutes),
  };
}

/** Reads the current way between two branches; `null` when one of them does not exist. */
export async function readWay(db: Database, from: number, to: number): Promise<BranchWay | null> {
  const { rows } = await sql<BranchWay>`
    select ${namedJson('f', ['code'])} as "from", ${namedJson('t', ['code'])} as "to", r.id as route_id,
      case when r.id is null then '[]' else ${hops} end as hops
    from branch f
    join branch t on t.id = ${to}
    left join branch_route r on r.from_branch_id = f.id and r.to_branch_id = t.id
    where f.id = ${from}`.execute(db);
  return rows[0] ?? null;
}
