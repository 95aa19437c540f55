import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { addDays, dayBounds } from '@waybill/domain/kernel/calendar.ts';
import { daysIn, type Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import { wholeMonths, type CustomerScope } from '@waybill/domain/rooms/reports/report-periods.ts';
import { customerColumn } from '@waybill/contract/rooms/reports/report.ts';
import { covered } from '../../kernel/scope.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import { readTogether } from '../../kernel/hot/remembered-counts.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber } from '../../kernel/sql/filters.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { gapsOf, outside, type Slice } from './slices.sql.ts';
import { conditionsOf, groupKey, inCollection, wholeFrom, type Summed } from './reports.queries.ts';

type Filters = Readonly<Record<string, string>>;

/** Increase when the summing code changes, so that stored sums are recomputed. */
const codeVersion = 1;
/** Maximum separate ranges of days that are read row by row; above it they are read in one scan. */
const mostWalks = 12;
/** The whole of a day; a grouping is named by its column. */
export const wholeDay = '';
/** The rows of a day that still move, one by one. */
export const eachRow = '*';
/** The rows of a day that not everybody who covers their branch may see, one by one. */
export const eachLoose = '!';

/** Fingerprint of how these sums are computed; stored sums with another one are ignored. */
export function sumsDefinition({ definition, rows }: Summed): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        codeVersion,
        definition,
        ...(rows.moving?.kept ? [eachRow] : []),
        ...(rows.looseById ? [eachLoose] : []),
      ]),
    )
    .digest('hex')
    .slice(0, 16);
}

/** Which days of a period are read from kept sums, and which row by row: those not over, those that changed, and those of which somebody sees another part. */
export interface DayPlan {
  readonly period: Period;
  readonly live: readonly string[];
  /** Parts of live days that are read from kept sums, in their order. */
  readonly slices: readonly Slice[];
  /** Months none of whose days is live and whose sums are kept as a whole. */
  readonly months: readonly Period[];
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
  const days = daysOf(period);
  const apart = summed.rows.separateDays?.(viewer, summed.key) ?? null;
  if (only !== undefined || apart === 'every day') return { period, live: days, slices: [], months: [] };
  const ofPeriod = sql`report = ${summed.key} and definition = ${sumsDefinition(summed)} and day between ${period.from}::date and ${period.to}::date`;
  // Of a day behind the frontier changes are marked by day, so its slices are not read any more.
  const slices = summed.rows.sliced
    ? sql`
      union all
      select s.day::text, s.begins::text, s.ends::text
      from report_slice s
      where ${ofPeriod} and s.day > (select day from report_frontier)
        and not exists (select from report_slice_change c where c.kind = s.kind and c.at >= s.begins and c.at < s.ends)
      order by begins`
    : sql``;
  const rows = await readTogether(
    db,
    sql<{ day: string; begins: string | null; ends: string | null }>`
    select d.day::text as day, null::text as begins, null::text as ends
    from report_day d
    where ${ofPeriod}
      and not exists (select from report_change c where c.kind = d.kind and c.day = d.day)
      and ${apart ? sql`d.day not in (${apart})` : sql`true`} ${slices}`,
  );
  const kept = new Set(rows.flatMap(({ day, begins }) => (begins === null ? [day] : [])));
  const live = days.filter((day) => !kept.has(day));
  return {
    period,
    live,
    slices: rows.flatMap(({ begins, ends }) => (begins !== null && ends !== null ? [{ begins, ends }] : [])),
    months: await keptMonths(db, summed, { period, live }),
  };
}

async function keptMonths(
  db: Database,
  summed: Summed,
  { period, live }: Pick<DayPlan, 'period' | 'live'>,
): Promise<Period[]> {
  const whole = wholeMonths(period).filter(({ from, to }) => !live.some((day) => day >= from && day <= to));
  if (whole.length === 0) return [];
  const { rows } = await sql<{ month: string }>`
    select m.month::text as month
    from report_month m
    where m.report = ${summed.key} and m.definition = ${sumsDefinition(summed)} and m.month = any(${dates(whole.map(({ from }) => from))})`.execute(
    db,
  );
  const kept = new Set(rows.map(({ month }) => month));
  return whole.filter(({ from }) => kept.has(from));
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

const daysOf = (period: Period): string[] =>
  Array.from({ length: daysIn(period) }, (_, at) => addDays(period.from, at));
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

/** The kept days of the plan that are read one by one, as few stretches. */
function daysOneByOne({ period, live, months }: DayPlan): RawBuilder<boolean> {
  const days = daysOf(period);
  const gone = new Set(live);
  const left = stretches(
    days.filter((day) => !gone.has(day) && !months.some(({ from, to }) => day >= from && day <= to)),
  );
  if (left.length === 0) return sql<boolean>`false`;
  const within = left.map(({ from, to }) => sql`k.day between ${from}::date and ${to}::date`);
  return left.length > mostWalks
    ? sql<boolean>`k.day = any(${dates(left.flatMap((one) => daysOf(one)))})`
    : sql<boolean>`(${sql.join(within, sql` or `)})`;
}

const itself = { key: sql`k.key`, from: sql``, also: sql<boolean>`true` };

/**
 * Selects stored sums by one of the groupings, or with `more` those of rows that still change, whose `key` is read from the joined tables. Those of a
 * month are on its first day.
 */
function keptRows(
  viewer: SessionViewer,
  summed: Summed,
  cut: { by: string; filters: Filters; plan: DayPlan },
  more: KeptJoin = itself,
): RawBuilder<unknown> {
  const { plan } = cut;
  return sql.join(
    keptTables(plan).map((kept) => keptOf(viewer, summed, cut, kept, more)),
    sql` union all `,
  );
}

/** The tables `k` in which the sums of the plan are kept, each with the condition on what of it is read. */
function keptTables(plan: DayPlan): { readonly table: string; readonly days: RawBuilder<boolean> }[] {
  const begins = sql`${plan.slices.map((slice) => slice.begins)}::timestamptz[]`;
  return [
    { table: 'report_sum', days: daysOneByOne(plan) },
    ...(plan.months.length === 0
      ? []
      : [
          {
            table: 'report_month_sum',
            days: sql<boolean>`k.day = any(${dates(plan.months.map(({ from }) => from))})`,
          },
        ]),
    ...(plan.slices.length === 0 ? [] : [{ table: 'report_slice_sum', days: sql<boolean>`k.begins = any(${begins})` }]),
  ];
}

/** Selects rows within the stored sums that are outside this viewer's scope, to subtract them; none for a viewer of all rows. */
function unseenRows(
  viewer: SessionViewer,
  summed: Summed,
  { by, at, filters, plan }: { by: string; at: RawBuilder<Date>; filters: Filters; plan: DayPlan },
): RawBuilder<unknown>[] {
  const { rows, sums } = summed;
  if (!rows.looseById || viewer.covers === 'all') return [];
  const values = rows.values(viewer, at);
  const key = by === wholeDay ? sql`null::text` : groupKey(rows, by, viewer, at);
  const moves = rows.moving && (rows.moving.columns === 'all' || rows.moving.columns.includes(by));
  const ids = keptTables({ ...plan, months: [] }).map(
    ({ table, days }) => sql`select k.key::bigint from ${sql.table(table)} k
      where k.report = ${summed.key} and k.grouping_by = ${eachLoose} and ${days} and ${covered(viewer, 'k.branch_id')}`,
  );
  return [
    sql`select ${rows.date} as day, ${sql.ref(rows.branch)} as branch_id, ${key} as key, -1 as rows${sql.join(
      sums.map((column) => sql`, -(${values[column]})::bigint as ${sql.ref(column)}`),
      sql``,
    )}
      from ${wholeFrom(rows)}
      where ${rows.id} = any(array(${sql.join(ids, sql` union all `)})) and (${rows.scope(viewer)}) is not true
        and ${conditionsOf({ ...summed, rows: { ...rows, scope: () => sql<boolean>`true` } }, viewer, filters, at)}
        ${moves ? sql`and not ${rows.moving?.rows}` : sql``}`,
  ];
}

/** Tables joined to stored sums. */
interface KeptJoin {
  readonly key: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly also: RawBuilder<boolean>;
}

function keptOf(
  viewer: SessionViewer,
  { key, sums }: Summed,
  { by, filters }: { by: string; filters: Filters },
  { table, days }: { table: string; days: RawBuilder<boolean> },
  more: KeptJoin,
): RawBuilder<unknown> {
  const { branch_id, branch_collection_id, customers, customer_id } = filters;
  const branch = 'k.branch_id';
  const conditions = [
    sql`k.report = ${key} and k.grouping_by = ${customer_id === undefined ? by : customerColumn}`,
    days,
    covered(viewer, branch),
    more.also,
    ...(branch_id === undefined ? [] : [sameNumber(branch)(branch_id)]),
    ...(branch_collection_id === undefined ? [] : [inCollection(branch)(branch_collection_id, viewer)]),
    ...(customers === eachCustomer ? [sql`k.known`] : []),
    ...(customer_id === undefined ? [] : [sql`k.key = ${customer_id}`]),
  ];
  const columns = sums.map((column, at) => sql`, k.sums[${sql.lit(at + 1)}] as ${sql.ref(column)}`);
  return sql`select k.day, k.branch_id, (${more.key})::text as key, k.rows${sql.join(columns, sql``)}
    from ${sql.table(table)} k ${more.from} where ${sql.join(conditions, sql` and `)}`;
}

/** Of the kept days, the rows that move: their own sums where these are kept, and otherwise all of it as it is now. */
function movingRows(
  viewer: SessionViewer,
  summed: Summed,
  { by, at, filters, plan }: { by: string; at: RawBuilder<Date>; filters: Filters; plan: DayPlan },
): RawBuilder<unknown>[] {
  const { rows } = summed;
  const { moving } = rows;
  if (!moving || (moving.columns !== 'all' && !moving.columns.includes(by))) return [];
  const key = moving.kept?.values(viewer, at)[by];
  if (!moving.kept || key === undefined)
    return [
      liveRows(viewer, summed, {
        by,
        at,
        filters,
        also: sql`${moving.rows} and ${rows.date} <> all(${dates(plan.live)})`,
      }),
    ];
  const also = sql<boolean>`${moving.rows} and ${rows.scope(viewer)}`;
  // They are kept by day alone.
  const byDay = { ...plan, months: [] };
  return [keptRows(viewer, summed, { by: eachRow, filters, plan: byDay }, { key, from: moving.kept.from, also })];
}

/**
 * Selects the addends of a question: `day`, `branch_id`, `key` of the grouping `by`, `rows` and the sums. Stored sums of the days of the plan, the
 * rows of the others, and of all days those that still change. `together`: the days of a month need not be separate; they may be on its first.
 */
export function rowsToAdd(
  viewer: SessionViewer,
  summed: Summed,
  planned: DayPlan,
  {
    by,
    at,
    filters,
    together = false,
  }: { readonly by: string; readonly at: RawBuilder<Date>; readonly filters: Filters; readonly together?: boolean },
): RawBuilder<unknown> {
  const plan = together ? planned : { ...planned, months: [] };
  // One customer's sums are kept by day alone; the parcels of one customer are found by an index.
  const alone = filters['customer_id'] !== undefined && by !== wholeDay && by !== customerColumn;
  const parts =
    alone || keepsNone(plan)
      ? [liveRows(viewer, summed, { by, at, filters })]
      : [
          keptRows(viewer, summed, { by, filters, plan }),
          ...liveDays(viewer, summed, { by, at, filters, plan }),
          ...movingRows(viewer, summed, { by, at, filters, plan }),
          ...unseenRows(viewer, summed, { by, at, filters, plan }),
        ];
  return sql`(${sql.join(parts, sql` union all `)})`;
}

const keepsNone = ({ period, live, slices }: DayPlan): boolean => slices.length === 0 && live.length === daysIn(period);

/** The rows of the days of which no sums are read. */
function liveDays(
  viewer: SessionViewer,
  summed: Summed,
  { by, at, filters, plan }: { by: string; at: RawBuilder<Date>; filters: Filters; plan: DayPlan },
): RawBuilder<unknown>[] {
  const walks = stretches(plan.live);
  if (walks.length > mostWalks)
    return [
      liveRows(viewer, summed, {
        by,
        at,
        filters,
        also: sql`${summed.rows.date} = any(${dates(plan.live)}) and ${outside(summed, plan.slices)}`,
      }),
    ];
  return walks.flatMap((days, nth) => {
    const part = { by, at, filters: { ...filters, ...days } };
    // Slices are of open days, which are the last ones.
    if (nth < walks.length - 1 || plan.slices.length === 0) return [liveRows(viewer, summed, part)];
    const gaps = gapsOf(plan.slices);
    if (!summed.rows.sliced || gaps.length > mostWalks)
      return [liveRows(viewer, summed, { ...part, also: outside(summed, plan.slices) })];
    const { ids } = summed.rows.sliced;
    const within = sql<boolean>`i.at >= ${dayBounds(days.from)[0]} and i.at < ${dayBounds(days.to)[1]}`;
    return gaps.map((gap) =>
      liveRows(viewer, summed, {
        ...part,
        also: sql`${summed.rows.id} = any(array(${ids(sql<boolean>`${within} and ${gap}`)}))`,
      }),
    );
  });
}

/** Begins a statement over the rows of a plan: one that reads kept sums and few rows has the same good plan for all values. */
export const planned = ({ live, slices }: DayPlan): RawBuilder<unknown> =>
  live.length === 0 || (live.length === 1 && slices.length > 0) ? prepared : sql``;

/**
 * The customers that have a row, as `key`. Of kept sums each customer is looked for once and not each of their days: there are many customers, and many times as
 * many sums of them.
 */
export function customersWithRows(
  viewer: SessionViewer,
  summed: Summed,
  plan: DayPlan,
  { at, filters }: { readonly at: RawBuilder<Date>; readonly filters: Filters },
): RawBuilder<unknown> {
  const by = customerColumn;
  if (summed.rows.looseById && viewer.covers !== 'all')
    return sql`(select r.key from ${rowsToAdd(viewer, summed, plan, { by, at, filters, together: true })} r
      where r.key is not null group by r.key having sum(r.rows) > 0)`;
  const live = keepsNone(plan)
    ? [liveRows(viewer, summed, { by, at, filters })]
    : [
        ...liveDays(viewer, summed, { by, at, filters, plan }),
        ...movingRows(viewer, summed, { by, at, filters, plan }),
      ];
  const kept = keptRows(viewer, summed, { by, filters, plan }, { ...itself, also: sql<boolean>`k.key = cu.id::text` });
  return sql`(${sql.join(
    [
      ...live.map((rows) => sql`select r.key from (${rows}) r where r.key is not null`),
      ...(keepsNone(plan) ? [] : [sql`select cu.id::text as key from customer cu where exists (${kept})`]),
    ],
    sql` union `,
  )})`;
}
