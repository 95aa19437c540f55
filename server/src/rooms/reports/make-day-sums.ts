import { setTimeout as pause } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { daysIn, type Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import { allReports } from '@waybill/contract/generated/all-reports.ts';
import type { Database } from '../../kernel/services.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { eachRow, sumsDefinition, wholeDay } from './day-sums.ts';
import { officerSteps } from './officer-steps.ts';
import { groupKey, summedOf, wholeFrom, type Summed } from './reports.queries.ts';

/** Everything of which sums are kept. */
export const allSummed: readonly Summed[] = [...allReports.map((report) => summedOf(report)), officerSteps];

const clock = sql<Date>`now()`;
/** So many days are made together: few enough for a short transaction, many enough that five years are made in minutes. */
const together = 10;

/**
 * The sums of some days as they are now: `day`, `grouping_by`, `branch_id`, `known`, `key`, `rows`, `sums`; and beside them, as `loose`, whether one of the
 * rows is not seen by everybody who covers the branch.
 */
export function countedDays(summed: Summed, { from, to }: Period): RawBuilder<unknown> {
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
  return sql`
    select * from (select day, case ${each ? sql`when grouping(each) = 0 then ${rowByRow}` : sql``} ${sql.join(named, sql` `)} else ${sql.lit(wholeDay)} end as grouping_by, branch_id, known,
      case ${each ? sql`when grouping(each) = 0 then each::text` : sql``} ${sql.join(keyed, sql` `)} end as key, count(*)::int as rows,
      array[${sql.join(sums.map((_, at) => sql`coalesce(sum(${sql.ref(`c${at}`)}), 0)::bigint`))}]::bigint[] as sums, bool_or(loose) as loose, ${moving ? sql`moving` : sql`false as moving`}
    from (select ${sql.join([
      sql`${rows.date} as day`,
      sql`${sql.ref(rows.branch)} as branch_id`,
      sql`${known} as known`,
      sql`coalesce(${rows.loose ?? sql`false`}, false) as loose`,
      ...(moving ? [sql`${moving.rows} as moving`] : []),
      ...(each ? [sql`${each} as each`] : []),
      ...keys,
      ...added,
    ])}
      from ${wholeFrom(rows)}
      where ${rows.where} and ${rows.days.from(from)} and ${rows.days.to(to)}) found
    group by grouping sets ((${ofDay}${moving?.columns === 'all' ? sql`, moving` : sql``}), ${sql.join([...byColumn, ...(each ? [sql`(${ofDay}, moving, each)`] : [])])})) summed
    where coalesce(moving, false) = (grouping_by = ${rowByRow})`;
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

/**
 * Raises the day up to which sums may be made, and answers it once everybody has ended who wrote without knowing of it: they did not mark what they changed.
 * Null when somebody still writes after the `patience`, in milliseconds. What a restored database has noted of another server's transactions is noted anew.
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
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          await sql`set local statement_timeout = '120s'`.execute(tx);
          for (const summed of of) await makeDays(tx, summed, days);
          await sql`delete from report_change where kind = ${kind} and day between ${days.from}::date and ${days.to}::date`.execute(
            tx,
          );
        });
    }
  }
  return true;
}
