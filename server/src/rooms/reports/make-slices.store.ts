import { setTimeout as pause } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { businessDate, dayBounds } from '@waybill/domain/kernel/calendar.ts';
import type { Database } from '../../kernel/services.ts';
import { sumsDefinition } from './day-sums.queries.ts';
import { allSummed, countedDays, inOneMoment } from './make-day-sums.store.ts';
import type { Summed } from './reports.queries.ts';
import type { Slice } from './slices.sql.ts';

/** Everything of which slices of the open day are kept. */
export const slicedSummed: readonly Summed[] = allSummed.filter(({ rows }) => rows.sliced);
const kinds = [...new Set(slicedSummed.map(({ kind }) => kind))];

/** Entries of a slice: few enough that those after the last slice are read at once, enough that a day has few slices. */
const entriesOfSlice = 2000;
/** A scan is recorded within this time of its moment unless it comes late, in milliseconds; later ones mark their slice. */
const settledAfterMs = 20_000;

export interface SliceOptions {
  readonly until?: number;
  readonly patience?: number;
  readonly entries?: number;
  readonly settled?: number;
}

/** The rows of a slice. */
export const withinSlice = ({ rows }: Summed, { begins, ends }: Slice): RawBuilder<boolean> =>
  sql<boolean>`${rows.at} >= ${begins}::timestamptz and ${rows.at} < ${ends}::timestamptz`;

/** The slices of a day, in their order. */
async function slicesOf(db: Database, day: string): Promise<Slice[]> {
  return (
    await sql<Slice>`
      select begins::text as begins, ends::text as ends
      from (select distinct begins, ends from report_slice where day = ${day}::date) s
      order by s.begins`.execute(db)
  ).rows;
}

/** Cuts what was recorded since the last slice into slices, up to a moment; what is left is less than one. */
async function cut(
  db: Database,
  day: string,
  { last, upto, entries }: { readonly last: Slice | undefined; readonly upto: Date; readonly entries: number },
): Promise<Slice[]> {
  const begins = sql`${last?.ends ?? dayBounds(day)[0]}::timestamptz`;
  const { rows } = await sql<Slice>`
    with cut as (
      select distinct at
      from (select e.at, row_number() over (order by e.at) as nth
        from only label_entry e
        where e.at > ${begins} and e.at < least(${upto}::timestamptz, ${dayBounds(day)[1]}::timestamptz) and e.viewable) x
      where nth % ${sql.lit(entries)} = 0)
    select coalesce(lag(at) over (order by at), ${begins})::text as begins, at::text as ends from cut order by at`.execute(
    db,
  );
  return rows;
}

/**
 * Raises the moment up to which slices may be made, and answers whether every transaction has ended that wrote without knowing of it: those did not mark what they
 * changed.
 */
async function raiseMoment(db: Database, moment: string, patience: number): Promise<boolean> {
  await sql`update report_frontier set moment = ${moment}::timestamptz, moment_settled_after = null where moment < ${moment}::timestamptz`.execute(
    db,
  );
  await sql`update report_frontier set moment_settled_after = pg_snapshot_xmax(pg_current_snapshot())
    where moment_settled_after is null or moment_settled_after > pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  for (const end = performance.now() + patience; ; await pause(50)) {
    const { rows } = await sql`
      select from report_frontier where pg_snapshot_xmin(pg_current_snapshot()) >= moment_settled_after`.execute(db);
    if (rows.length > 0 || performance.now() >= end) return rows.length > 0;
  }
}

/** Replaces the sums of one slice, all reports in one moment. */
async function makeSlice(db: Database, day: string, slice: Slice): Promise<void> {
  await inOneMoment(db, async (tx) => {
    await sql`delete from report_slice_sum where begins = ${slice.begins}::timestamptz`.execute(tx);
    for (const summed of slicedSummed) {
      await sql`
        insert into report_slice_sum (report, grouping_by, day, begins, branch_id, known, key, rows, sums)
        select ${summed.key}, grouping_by, day, ${slice.begins}::timestamptz, branch_id, known, key, rows, sums
        from (${countedDays(summed, { from: day, to: day }, withinSlice(summed, slice))}) c`.execute(tx);
      await sql`
        insert into report_slice (report, kind, day, begins, ends, definition, made_at)
        values (${summed.key}, ${summed.kind}, ${day}::date, ${slice.begins}::timestamptz, ${slice.ends}::timestamptz, ${sumsDefinition(summed)}, now())
        on conflict (report, begins) do update set ends = excluded.ends, definition = excluded.definition, made_at = excluded.made_at`.execute(
        tx,
      );
    }
    await sql`
      delete from report_slice_change
      where kind = any(${kinds}::text[]) and at >= ${slice.begins}::timestamptz and at < ${slice.ends}::timestamptz`.execute(
      tx,
    );
  });
}

/** The slices that a report lacks, has by an older definition, or of which a row has changed. */
async function slicesToMake(db: Database, day: string, slices: readonly Slice[]): Promise<Slice[]> {
  const wanted = sql.join(slicedSummed.map((one) => sql`(${one.key}, ${sumsDefinition(one)})`));
  const { rows } = await sql<Slice>`
    select w.begins, w.ends
    from unnest(${slices.map(({ begins }) => begins)}::text[], ${slices.map(({ ends }) => ends)}::text[]) w(begins, ends)
    where (select count(*) from report_slice k
        where k.day = ${day}::date and k.begins = w.begins::timestamptz and (k.report, k.definition) in (${wanted})) < ${slicedSummed.length}
      or exists (select from report_slice_change c
        where c.kind = any(${kinds}::text[]) and c.at >= w.begins::timestamptz and c.at < w.ends::timestamptz)
    order by w.begins::timestamptz desc`.execute(db);
  return rows;
}

/** Removes slices and marks of days that nobody reads from slices any more. */
async function dropOld(db: Database): Promise<void> {
  const old = sql`(select day from report_frontier)`;
  await sql`delete from report_slice_sum
    where begins = any(array(select distinct begins from report_slice where day < ${old}))`.execute(db);
  await sql`delete from report_slice where day < ${old}`.execute(db);
  await sql`delete from report_slice_change where at < (${old} + 1)::timestamp at time zone 'Asia/Yangon'`.execute(db);
}

/**
 * Makes the sums of the slices of today that are missing or marked. Each slice is one transaction that looks at one moment, as for days; killed at any point it has
 * made some slices whole and others not at all, and those are read row by row.
 *
 * @example await makeSlices(db, now) // true: nothing is left to make
 */
export async function makeSlices(
  db: Database,
  now: Date,
  {
    until = Number.POSITIVE_INFINITY,
    patience = 5000,
    entries = entriesOfSlice,
    settled = settledAfterMs,
  }: SliceOptions = {},
): Promise<boolean> {
  await dropOld(db);
  const day = businessDate(now);
  const known = await slicesOf(db, day);
  const fresh = await cut(db, day, { last: known.at(-1), upto: new Date(now.getTime() - settled), entries });
  const last = fresh.at(-1) ?? known.at(-1);
  if (!last) return true;
  if (!(await raiseMoment(db, last.ends, patience))) return false;
  for (const slice of await slicesToMake(db, day, [...known, ...fresh])) {
    if (performance.now() > until) return false;
    await makeSlice(db, day, slice);
  }
  return true;
}
