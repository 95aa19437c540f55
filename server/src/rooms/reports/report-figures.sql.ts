import { sql, type RawBuilder } from 'kysely';
import { customerColumn, type Report } from '@waybill/contract/rooms/reports/report.ts';
import type { ReportFigures, ReportLine, ReportSummary } from '@waybill/contract/rooms/reports/reports.contract.ts';
import { covered } from '../../kernel/scope.ts';
import { readTogether } from '../../kernel/hot/remembered-counts.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { customersWithRows, rowsToAdd, wholeDay, type DayPlan } from './day-sums.queries.ts';
import { summedOf, type Summed } from './reports.queries.ts';

interface RowsRequest {
  readonly report: Report;
  readonly filters: Readonly<Record<string, string>>;
  /** Which of its days are read from kept sums. */
  readonly plan: DayPlan;
  /** Up to when ages are counted. */
  readonly at: RawBuilder<Date>;
}
type Sums = Readonly<Record<string, number>> & { readonly rows: number };

const found = (viewer: SessionViewer, { report, plan, at, filters }: RowsRequest, by: string, together: boolean) =>
  rowsToAdd(viewer, summedOf(report), plan, { at, filters, by, together });

const added = (report: Report) =>
  sql.join([
    sql`coalesce(sum(r.rows), 0)::int as rows`,
    ...report.sums.map((key) => sql`coalesce(sum(${sql.ref(`r.${key}`)}), 0)::bigint as ${sql.ref(key)}`),
  ]);

const figuresOf = (report: Report, sums: Sums | undefined): ReportFigures => ({
  rows: sums?.rows ?? 0,
  sums: Object.fromEntries(report.sums.map((key) => [key, sums?.[key] ?? 0])),
});

/** The sums of all rows, and with `by` those of each day or month that has any: one walk over the rows for both. */
export async function readFigures(
  db: Database,
  viewer: SessionViewer,
  request: RowsRequest & { readonly by: 'day' | 'month' | null },
): Promise<Pick<ReportSummary, 'totals' | 'stretches'>> {
  const { report, by } = request;
  const format = by === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD';
  const stretch = by === null ? sql`null::text` : sql`to_char(a.day, ${format})`;
  const rows = await readTogether(
    db,
    sql<Sums & { stretch: string | null }>`
    select r.stretch, ${added(report)}
    from (select ${stretch} as stretch, a.* from ${found(viewer, request, wholeDay, by !== 'day')} a) r
    group by grouping sets ((), (r.stretch))
    order by grouping(r.stretch) desc, r.stretch`,
  );
  const [totals, ...stretches] = rows;
  return {
    totals: figuresOf(report, totals),
    stretches: stretches.flatMap((line) =>
      line.stretch === null || line.rows === 0 ? [] : [{ key: line.stretch, ...figuresOf(report, line) }],
    ),
  };
}

/** How many rows each day has that has any, in their order. */
export async function countDays(
  db: Database,
  viewer: SessionViewer,
  { report, plan, ...request }: RowsRequest,
): Promise<readonly { readonly day: string; readonly rows: number }[]> {
  const summed = summedOf(report);
  // Joins needed only for the sums are left out.
  const rowsAlone: Summed = { ...summed, sums: [], rows: { ...summed.rows, more: sql`` } };
  const rows = await readTogether(
    db,
    sql<{ day: string; rows: number }>`
    select r.day::text as day, sum(r.rows)::int as rows
    from ${rowsToAdd(viewer, rowsAlone, plan, { ...request, by: wholeDay })} r
    group by r.day
    order by r.day`,
  );
  return rows;
}

/** The sums by one of the report's groupings, the largest first. */
export async function readGroupLines(
  db: Database,
  viewer: SessionViewer,
  request: RowsRequest & { readonly by: string },
): Promise<ReportLine[]> {
  const { report, by } = request;
  const named = summedOf(report).rows.keys[by];
  const kind = report.list.columns.find(({ key }) => key === by)?.kind;
  const rows = await readTogether(
    db,
    sql<Sums & { key: string | null; label: string | null }>`
    select x.*, ${named ? named.label(sql`x.key`) : sql`x.key`} as label
    from (select r.key, ${added(report)} from ${found(viewer, request, by, true)} r group by r.key having sum(r.rows) > 0) x
    order by ${sql.ref(`x.${report.sums[0] ?? 'rows'}`)} desc, x.rows desc, x.key`,
  );
  return rows.map((line) => ({
    key: line.key,
    label: line.label !== null && kind === 'named' ? (JSON.parse(line.label) as unknown) : line.label,
    ...figuresOf(report, line),
  }));
}

/** Customers with rows in the period, to choose one of them. */
export async function readCustomers(
  db: Database,
  viewer: SessionViewer,
  request: RowsRequest,
): Promise<ReportSummary['customers']> {
  const named = summedOf(request.report).rows.keys[customerColumn];
  if (!named) return [];
  const rows = await readTogether(
    db,
    sql<{ id: number; name: string }>`
    select x.key::bigint as id, ${named.label(sql`x.key`)} as name
    from (select distinct r.key from ${customersWithRows(viewer, summedOf(request.report), request.plan, request)} r) x
    order by 2, 1
    limit 1000`,
  );
  return [...rows];
}

/** How many of the branches with a till have not closed the last day of the period. */
export async function countOpenDays(
  db: Database,
  viewer: SessionViewer,
  of: { readonly to: string; readonly branch_id?: string; readonly branch_collection_id?: string },
): Promise<number> {
  const rows = await readTogether(
    db,
    sql<{ n: number }>`
    select count(*)::int as n
    from branch b
    join account a on a.kind = 'cash:branch' and a.branch_id = b.id
    where ${covered(viewer, 'b.id')}
      and ${of.branch_id === undefined ? sql<boolean>`true` : sql<boolean>`b.id = ${of.branch_id}::bigint`}
      and ${of.branch_collection_id === undefined ? sql<boolean>`true` : sql<boolean>`b.branch_collection_id = ${of.branch_collection_id}::bigint`}
      and not exists (select from business_day d where d.branch_id = b.id and d.business_date >= ${of.to}::date)`,
  );
  return rows[0]?.n ?? 0;
}
