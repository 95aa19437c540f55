import { sql, type RawBuilder } from 'kysely';
import { can } from '@waybill/domain/kernel/access.ts';
import { countCap } from '@waybill/contract/kernel/list.ts';
import type { AgeingGroups } from '@waybill/contract/rooms/ageing/ageing.contract.ts';
import { conditionOf, type AnySource, type ListQuestion } from '../../kernel/lists.ts';
import type { Database } from '../../kernel/services.ts';
import { namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { ageingCodList, ageingParcelList } from '@waybill/contract/rooms/ageing/ageing.columns.ts';
import { lateCodAt } from './late-cod.queries.ts';
import { lateParcelsAt } from './late-parcels.queries.ts';
import { codStay } from './stay.sql.ts';

/** Returns the end of a moment's minute, so that requests of one minute share their answer. */
export function minuteOf(now: Date): RawBuilder<Date> {
  return sql<Date>`${new Date(Math.floor(now.getTime() / 60_000) * 60_000 + 59_999)}::timestamptz`;
}

/** The columns by which rows are counted, each under the name of the filter that its groups set. */
interface GroupColumns {
  readonly branch_id: RawBuilder<unknown>;
  readonly holder_id: RawBuilder<unknown>;
  readonly status: RawBuilder<unknown>;
  /** The filter that a group of `status` sets. */
  readonly statusFilter: string;
}

export const parcelGroups: GroupColumns = {
  branch_id: sql`s.holder_branch_id`,
  holder_id: sql`s.holder_staff_id`,
  status: sql`s.status`,
  statusFilter: 'status' satisfies (typeof ageingParcelList)['filters'][number]['key'],
};
export const codGroups: GroupColumns = {
  branch_id: sql`m.branch_id`,
  holder_id: sql`m.staff_id`,
  status: codStay,
  statusFilter: 'stay' satisfies (typeof ageingCodList)['filters'][number]['key'],
};

/**
 * Counts a list's rows in each group, the largest first; each kind of group is counted under the filters of the others, so that another can be
 * chosen.
 */
export async function readGroups(
  db: Database,
  source: AnySource,
  viewer: SessionViewer,
  { search, ...filters }: { search: string } & Record<string, string | undefined>,
  columns: GroupColumns,
): Promise<AgeingGroups> {
  const counted = (column: RawBuilder<unknown>, own: string) => {
    const question: ListQuestion = { search, filters: { ...filters, [own]: undefined } };
    return sql`
      select ${column} as value, count(*)::int as count
      from ${source.from}
      where ${conditionOf(source, viewer, question)} group by 1`;
  };
  const [branches, holders, statuses] = await Promise.all([
    sql<AgeingGroups['branch_id'][number]>`
      select g.value::text as value, null::text as name, ${namedJsonOrNull('gb')} as branch, g.count
      from (${counted(columns.branch_id, 'branch_id')}) g join branch gb on gb.id = g.value order by g.count desc, gb.code`.execute(
      db,
    ),
    sql<AgeingGroups['branch_id'][number]>`
      select g.value::text as value, ${personName('g.value')} as name, null::json as branch, g.count
      from (${counted(columns.holder_id, 'holder_id')}) g where g.value is not null order by g.count desc, name`.execute(
      db,
    ),
    sql<AgeingGroups['branch_id'][number]>`
      select g.value, null::text as name, null::json as branch, g.count
      from (${counted(columns.status, columns.statusFilter)}) g order by g.count desc, g.value`.execute(db),
  ]);
  return { branch_id: branches.rows, holder_id: holders.rows, status: statuses.rows };
}

/** Counts late records for each tab that the viewer may open. */
export async function countLate(db: Database, viewer: SessionViewer, now: Date): Promise<Record<string, number>> {
  const moment = minuteOf(now);
  const tabs = {
    ...(can(viewer, 'label.view') ? { parcels: lateParcelsAt(moment) } : {}),
    ...(can(viewer, 'cod.view') ? { cod: lateCodAt(moment) } : {}),
  } as Readonly<Record<string, AnySource>>;
  const counts = await Promise.all(
    Object.entries(tabs).map(async ([tab, source]) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n
        from (select 1 from ${source.from} where ${source.scope(viewer)} limit ${countCap}) c`.execute(db);
      return [tab, rows[0]?.n ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}
