import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { addDays } from '@waybill/domain/kernel/calendar.ts';
import { daysIn, type Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import type { CustomerScope } from '@waybill/domain/rooms/reports/report-periods.ts';
import { customerColumn } from '@waybill/contract/rooms/reports/report.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber } from '../../kernel/sql/filters.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { conditionsOf, groupKey, inCollection, wholeFrom, type Summed } from './reports.queries.ts';

type Filters = Readonly<Record<string, string>>;

/** Sums are made anew when how they are made changes, of which the definitions of reports know nothing. */
const madeBy = 1;
/** Beyond so many stretches of days that are read row by row, they are read in one walk. */
const mostWalks = 12;
/** The whole of a day; a grouping is named by its column. */
export const wholeDay = '';

/** By what the sums of these rows are made: kept ones of another are not read. */
export function sumsDefinition({ definition }: Summed): string {
  return createHash('sha256')
    .update(JSON.stringify([madeBy, definition]))
    .digest('hex')
    .slice(0, 16);
}

/** Which days of a period are read from kept sums, and which row by row: those not over, those that changed, and those of which somebody sees another part. */
export interface DayPlan {
  readonly period: Period;
  readonly live: readonly string[];
}

/**
 * Of each day of the period: kept sums, or rows. Read before the rows themselves; a day that changes or is made in between is still counted once, because
 * its sums are replaced as a whole.
 */
export async function planDays(
  db: Database,
  viewer: SessionViewer,
  summed: Summed,
  { from, to, only }: Filters,
): Promise<DayPlan> {
  const period = { from: from ?? '', to: to ?? '' };
  const days = Array.from({ length: daysIn(period) }, (_, at) => addDays(period.from, at));
  const apart = summed.rows.apart?.(viewer, summed.key) ?? null;
  if (only !== undefined || apart === 'every day') return { period, live: days };
  const { rows } = await sql<{ day: string }>`
    select d.day::text as day
    from report_day d
    where d.report = ${summed.key} and d.definition = ${sumsDefinition(summed)} and d.day between ${period.from}::date and ${period.to}::date
      and not exists (select from report_change c where c.kind = d.kind and c.day = d.day)
      and ${apart ? sql`d.day not in (${apart})` : sql`true`}`.execute(db);
  const kept = new Set(rows.map(({ day }) => day));
  return { period, live: days.filter((day) => !kept.has(day)) };
}

/** Days that follow each other, as stretches. @example stretches(['2026-01-01', '2026-01-02', '2026-01-05']) // two of them */
function stretches(days: readonly string[]): Period[] {
  const found: { from: string; to: string }[] = [];
  for (const day of days) {
    const last = found.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else found.push({ from: day, to: day });
  }
  return found;
}

const dates = (days: readonly string[]) => sql`${[...days]}::date[]`;
const eachCustomer: CustomerScope = 'all_customer';

/** Rows themselves, each with its day, branch and the key of a grouping. */
function liveRows(
  viewer: SessionViewer,
  summed: Summed,
  { by, at, filters, also }: { by: string; at: RawBuilder<Date>; filters: Filters; also?: RawBuilder<boolean> },
): RawBuilder<unknown> {
  const { rows, sums } = summed;
  const values = rows.values(viewer, at);
  const key = by === wholeDay ? sql`null::text` : groupKey(rows, by, viewer, at);
  return sql`select ${rows.date} as day, ${sql.ref(rows.branch)} as branch_id, ${key} as key, 1 as rows${sql.join(
    sums.map((column) => sql`, (${values[column]})::bigint as ${sql.ref(column)}`),
    sql``,
  )}
    from ${wholeFrom(rows)}
    where ${conditionsOf(summed, viewer, filters, at)} ${also ? sql`and ${also}` : sql``}`;
}

function keptRows(
  viewer: SessionViewer,
  { key, sums }: Summed,
  { by, filters, plan }: { by: string; filters: Filters; plan: DayPlan },
): RawBuilder<unknown> {
  const { branch_id, branch_collection_id, customers, customer_id } = filters;
  const branch = 's.branch_id';
  const conditions = [
    sql`s.report = ${key} and s.grouping_by = ${customer_id === undefined ? by : customerColumn}`,
    sql`s.day between ${plan.period.from}::date and ${plan.period.to}::date and s.day <> all(${dates(plan.live)})`,
    covered(viewer, branch),
    ...(branch_id === undefined ? [] : [sameNumber(branch)(branch_id)]),
    ...(branch_collection_id === undefined ? [] : [inCollection(branch)(branch_collection_id, viewer)]),
    ...(customers === eachCustomer ? [sql`s.known`] : []),
    ...(customer_id === undefined ? [] : [sql`s.key = ${customer_id}`]),
  ];
  const columns = sums.map((column, at) => sql`, s.sums[${sql.lit(at + 1)}] as ${sql.ref(column)}`);
  return sql`select s.day, s.branch_id, s.key, s.rows${sql.join(columns, sql``)} from report_sum s where ${sql.join(conditions, sql` and `)}`;
}

/**
 * What is to be added up for a question: `day`, `branch_id`, `key` of the grouping `by`, `rows` and the sums. Kept sums of the days of the plan, the rows of
 * the others, and of all days those that still move.
 */
export function rowsToAdd(
  viewer: SessionViewer,
  summed: Summed,
  plan: DayPlan,
  { by, at, filters }: { readonly by: string; readonly at: RawBuilder<Date>; readonly filters: Filters },
): RawBuilder<unknown> {
  // One customer's sums are kept by day alone; the parcels of one customer are found by an index.
  const live = filters['customer_id'] !== undefined && by !== wholeDay && by !== customerColumn;
  const read = live ? { ...plan, live: [] } : plan;
  const walks = live ? [plan.period] : stretches(plan.live);
  const { period } = read;
  const { moving } = summed.rows;
  const keepsNone = live || plan.live.length === daysIn(period);
  const parts = keepsNone
    ? [liveRows(viewer, summed, { by, at, filters })]
    : [
        keptRows(viewer, summed, { by, filters, plan }),
        ...(walks.length > mostWalks
          ? [liveRows(viewer, summed, { by, at, filters, also: sql`${summed.rows.date} = any(${dates(plan.live)})` })]
          : walks.map((days) => liveRows(viewer, summed, { by, at, filters: { ...filters, ...days } }))),
        ...(moving && (moving.columns === 'all' || moving.columns.includes(by))
          ? [
              liveRows(viewer, summed, {
                by,
                at,
                filters,
                also: sql`${moving.rows} and ${summed.rows.date} <> all(${dates(plan.live)})`,
              }),
            ]
          : []),
      ];
  return sql`(${sql.join(parts, sql` union all `)})`;
}
