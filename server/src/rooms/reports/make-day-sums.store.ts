import { setTimeout as pause } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { daysIn, type Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import { allReports } from '@waybill/contract/generated/all-reports.ts';
import type { Database } from '../../kernel/services.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { branchSteps } from './branch-steps.sql.ts';
import { eachLoose, eachRow, sumsDefinition, wholeDay } from './day-sums.queries.ts';
import { officerSteps } from './officer-steps.sql.ts';
import { groupKey, summedOf, wholeFrom, type Summed } from './reports.queries.ts';

/** Everything of which sums are kept. */
export const allSummed: readonly Summed[] = [
  ...allReports.map((report) => summedOf(report)),
  officerSteps,
  branchSteps,
];

const clock = sql<Date>`now()`;
/** Days summed in one transaction: few enough for a short one, many enough that five years take minutes. */
const together = 10;

/**
 * The sums of some days as they are now: `day`, `grouping_by`, `branch_id`, `known`, `key`, `rows`, `sums`; and beside them, as `loose`, whether one of the
 * rows is not seen by everybody who covers the branch.
 */
export function countedDays(
  summed: Summed,
  { from, to }: Period,
  within: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<unknown> {
  const { rows, sums, groups, customers } = summed;
  const values = rows.values(systemViewer, clock);
  const keys = groups.map((column, at) => sql`${groupKey(rows, column, systemViewer, clock)} as ${sql.ref(`g${at}`)}`);
  const added = sums.map((column, at) => sql`${values[column]} as ${sql.ref(`c${at}`)}`);
  const known = customers && rows.customer ? sql`${sql.ref(rows.customer.id)} is not null` : sql`false`;
  const named = groups.map((column, at) => sql`when grouping(${sql.ref(`g${at}`)}) = 0 then ${sql.lit(column)}`);
  const keyed = groups.map((_, at) => sql`when grouping(${sql.ref(`g${at}`)}) = 0 then ${sql.ref(`g${at}`)}`);
  const { moving } = rows;
  const moves = (column: string) => moving && (moving.columns === 'all' || moving.columns.includes(column));
  const ofDay = sql`day, branch_id, known`;
  const byColumn = groups.map(
    (column, at) => sql`(${ofDay}${moves(column) ? sql`, moving` : sql``}, ${sql.ref(`g${at}`)})`,
  );
  const each = moving?.kept ? sql`case when ${moving.rows} then ${moving.kept.id} end` : null;
  const rowByRow = sql.lit(eachRow);
  const ids = [
    ...(each ? [{ name: 'each', as: eachRow, set: sql`(${ofDay}, moving, each)` }] : []),
    ...(rows.looseById ? [{ name: 'loose_id', as: eachLoose, set: sql`(${ofDay}, loose_id)` }] : []),
  ];
  const byId = (value: (one: (typeof ids)[number]) => RawBuilder<unknown>) =>
    sql.join(
      ids.map((one) => sql`when grouping(${sql.ref(one.name)}) = 0 then ${value(one)}`),
      sql` `,
    );
  return sql`
    select * from (select day, case ${byId(({ as }) => sql.lit(as))} ${sql.join(named, sql` `)} else ${sql.lit(wholeDay)} end as grouping_by, branch_id, known,
      case ${byId(({ name }) => sql`${sql.ref(name)}::text`)} ${sql.join(keyed, sql` `)} end as key, count(*)::int as rows,
      array[${sql.join(sums.map((_, at) => sql`coalesce(sum(${sql.ref(`c${at}`)}), 0)::bigint`))}]::bigint[] as sums, bool_or(loose) as loose, ${moving ? sql`moving` : sql`false as moving`}
    from (select ${sql.join([
      sql`${rows.date} as day`,
      sql`${sql.ref(rows.branch)} as branch_id`,
      sql`${known} as known`,
      sql`coalesce(${rows.loose ?? sql`false`}, false) as loose`,
      ...(moving ? [sql`${moving.rows} as moving`] : []),
      ...(each ? [sql`${each} as each`] : []),
      ...(rows.looseById ? [sql`case when ${rows.loose ?? sql`false`} then ${rows.id} end as loose_id`] : []),
      ...keys,
      ...added,
    ])}
      from ${wholeFrom(rows)}
      where ${rows.where} and ${rows.days.from(from)} and ${rows.days.to(to)} and ${within}) found
    group by grouping sets ((${ofDay}${moving?.columns === 'all' ? sql`, moving` : sql``}), ${sql.join([...byColumn, ...ids.map(({ set }) => set)])})) summed
    where coalesce(moving, false) = (grouping_by = ${rowByRow}) and (grouping_by <> ${sql.lit(eachLoose)} or key is not null)`;
}

/** Replaces the sums of some days. */
async function makeDays(tx: Database, summed: Summed, days: Period): Promise<void> {
  await sql`delete from report_sum where report = ${summed.key} and day between ${days.from}::date and ${days.to}::date`.execute(
    tx,
  );
  await sql`
    with counted as materialized (${countedDays(summed, days)}),
    written as (
      insert into report_sum (report, grouping_by, day, branch_id, known, key, rows, sums)
      select ${summed.key}, grouping_by, day, branch_id, known, key, rows, sums from counted order by grouping_by, day)
    insert into report_day (report, kind, day, definition, made_at, loose)
    select ${summed.key}, ${summed.kind}, d::date, ${sumsDefinition(summed)}, now(),
      coalesce((select array_agg(distinct c.branch_id)
        from counted c
        where c.loose and c.day = d::date and c.grouping_by = ${wholeDay} and c.branch_id is not null), '{}')
    from generate_series(${days.from}::date, ${days.to}::date, interval '1 day') d
    on conflict (report, day) do update set definition = excluded.definition, made_at = excluded.made_at, loose = excluded.loose`.execute(
    tx,
  );
}

/** The months of these days that have sums of all their days, by their first days; `also` narrows them. */
const completeMonths = (summed: Summed, { from, to }: Period, also = sql<boolean>`true`) => sql`
  select m::date as month
  from generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') m
  where ${also} and (select count(*) from report_day k
    where k.report = ${summed.key} and k.definition = ${sumsDefinition(summed)} and k.day >= m and k.day < m + interval '1 month')
    = extract(day from m + interval '1 month' - interval '1 day')`;

/** The sums of months from those of their days; rows that still move are kept by day alone. */
export function addedMonths(summed: Summed, months: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select k.grouping_by, date_trunc('month', k.day)::date as day, k.branch_id, k.known, k.key, sum(k.rows)::int as rows,
      array[${sql.join(summed.sums.map((_, at) => sql`sum(k.sums[${sql.lit(at + 1)}])::bigint`))}]::bigint[] as sums
    from (${months}) m
    join report_sum k on k.report = ${summed.key} and k.day >= m.month and k.day < m.month + interval '1 month'
    where k.grouping_by not in (${eachRow}, ${eachLoose})
    group by 1, 2, 3, 4, 5`;
}

/** Replaces the sums of the months of some days; those of a month that is not complete any more go. */
async function makeMonths(tx: Database, summed: Summed, days: Period): Promise<void> {
  const within = sql`between date_trunc('month', ${days.from}::date)::date and ${days.to}::date`;
  await sql`delete from report_month_sum where report = ${summed.key} and day ${within}`.execute(tx);
  await sql`delete from report_month where report = ${summed.key} and month ${within}`.execute(tx);
  await sql`
    with complete as materialized (${completeMonths(summed, days)}),
    written as (
      insert into report_month_sum (report, grouping_by, day, branch_id, known, key, rows, sums)
      select ${summed.key}, a.* from (${addedMonths(summed, sql`select month from complete`)} order by 1, 5, 2) a)
    insert into report_month (report, month, definition) select ${summed.key}, month, ${sumsDefinition(summed)} from complete`.execute(
    tx,
  );
}

/** The sums of months whose days were made before sums of months were kept. */
async function makeOldMonths(db: Database, summed: Summed, upto: string): Promise<void> {
  const missing = sql<boolean>`not exists (select from report_month o
    where o.report = ${summed.key} and o.definition = ${sumsDefinition(summed)} and o.month = m)`;
  const {
    rows: [first],
  } = await sql<{
    day: string | null;
  }>`select min(day)::text as day from report_day where report = ${summed.key}`.execute(db);
  if (!first?.day) return;
  const { rows } = await sql<{ month: string }>`
    select month::text as month from (${completeMonths(summed, { from: first.day, to: upto }, missing)}) c order by 1 desc`.execute(
    db,
  );
  for (const { month } of rows) await inOneMoment(db, (tx) => makeMonths(tx, summed, { from: month, to: month }));
}

/** One transaction that looks at one moment. */
export const inOneMoment = (db: Database, work: (tx: Database) => Promise<void>): Promise<void> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local statement_timeout = '120s'`.execute(tx);
      await work(tx);
    });

/**
 * Raises the day up to which sums may be computed, and returns it once every transaction has ended that began before and did not mark its changes.
 * Null when one is still writing after `patience`, in milliseconds. Transaction ids noted by another server, in a restored database, are replaced.
 */
async function raiseFrontier(db: Database, yesterday: string, patience: number): Promise<string | null> {
  await sql`update report_frontier set day = ${yesterday}::date, settled_after = null where day < ${yesterday}::date`.execute(
    db,
  );
  await sql`update report_frontier set settled_after = pg_snapshot_xmax(pg_current_snapshot())
    where settled_after is null or settled_after > pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  for (const until = performance.now() + patience; ; await pause(100)) {
    const { rows } = await sql<{ day: string }>`
      select day::text as day from report_frontier where pg_snapshot_xmin(pg_current_snapshot()) >= settled_after`.execute(
      db,
    );
    if (rows[0] || performance.now() >= until) return rows[0]?.day ?? null;
  }
}

/** The days of which the sums of one kind are missing, of an older definition, or marked; the newest first, those that lie together made together. */
async function daysToMake(db: Database, of: readonly Summed[], upto: string): Promise<Period[]> {
  const wanted = sql.join(of.map((one) => sql`(${one.key}, ${sumsDefinition(one)})`));
  const { rows } = await sql<{ day: string }>`
    select d.day::date::text as day
    from (select least((select min(business_date) from journal), day_in_yangon((select min(created_at) from label))) as first) begun
    cross join lateral generate_series(begun.first, ${upto}::date, interval '1 day') d(day)
    where (select count(*) from report_day k where k.day = d.day and (k.report, k.definition) in (${wanted})) < ${of.length}
      or exists (select from report_change c where c.kind = ${of[0]?.kind} and c.day = d.day)
    order by d.day desc`.execute(db);
  const found: { from: string; to: string }[] = [];
  for (const { day } of rows) {
    const last = found.at(-1);
    if (last && addDays(day, 1) === last.from && daysIn(last) < together) last.from = day;
    else found.push({ from: day, to: day });
  }
  return found;
}

/**
 * Makes the sums of all days that are over and whose sums are missing or marked. Each stretch of days is one transaction that looks at one moment: what changes
 * meanwhile leaves a mark that it does not see and does not take away. Killed at any point it has made some days whole and others not at all.
 *
 * @example await makeDaySums(db, now) // true: nothing is left to make
 */
export async function makeDaySums(
  db: Database,
  now: Date,
  { until = Number.POSITIVE_INFINITY, patience = 10_000 }: { readonly until?: number; readonly patience?: number } = {},
): Promise<boolean> {
  const upto = await raiseFrontier(db, addDays(businessDate(now), -1), patience);
  if (upto === null) return false;
  for (const kind of new Set(allSummed.map((one) => one.kind))) {
    const of = allSummed.filter((one) => one.kind === kind);
    for (const days of await daysToMake(db, of, upto)) {
      if (performance.now() > until) return false;
      await inOneMoment(db, async (tx) => {
        for (const summed of of) {
          await makeDays(tx, summed, days);
          await makeMonths(tx, summed, days);
        }
        await sql`delete from report_change where kind = ${kind} and day between ${days.from}::date and ${days.to}::date`.execute(
          tx,
        );
      });
    }
    for (const summed of of) await makeOldMonths(db, summed, upto);
  }
  return true;
}
