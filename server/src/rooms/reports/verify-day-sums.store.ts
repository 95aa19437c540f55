import { sql } from 'kysely';
import type { Database } from '../../kernel/services.ts';
import { slicedSummed, withinSlice } from './make-slices.store.ts';
import { sumsDefinition } from './day-sums.queries.ts';
import { addedMonths, allSummed, countedDays } from './make-day-sums.store.ts';
import type { Summed } from './reports.queries.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** A day of a report whose kept sums are not those of its rows. */
export type SumFinding = Pick<TableRow<'report_day'>, 'report' | 'day'>;

/** Returns stored months that differ from the sum of their days. The first day of such a month is marked. */
async function verifyMonths(db: Database, summed: Summed, days: readonly string[]): Promise<SumFinding[]> {
  const months = sql`
    select m.month
    from report_month m
    where m.report = ${summed.key} and m.month in (select date_trunc('month', d)::date from unnest(${[...days]}::date[]) d)`;
  const { rows } = await sql<SumFinding>`
    with added as materialized (select grouping_by, day, branch_id, known, key, rows, sums from (${addedMonths(summed, months)}) a),
    stored as materialized (
      select grouping_by, day, branch_id, known, key, rows, sums from report_month_sum
      where report = ${summed.key} and day in (${months})),
    differs as (
      (select * from added except all select * from stored)
      union all
      (select * from stored except all select * from added))
    select distinct ${summed.key}::text as report, day::text as day from differs order by 2`.execute(db);
  for (const { day } of rows)
    await sql`insert into report_change (kind, day) values (${summed.kind}, ${day}::date)`.execute(db);
  return rows;
}

/**
 * Recounts kept days from their rows, those that were made longest ago first, and their months from the days, and answers the days that differ; they are marked, so that they are read row by
 * row until they are made again. Days that are marked already are left out: of them it is known that they are old.
 *
 * @example await verifyDaySums(db, 366) // []
 */
export async function verifyDaySums(db: Database, most: number): Promise<SumFinding[]> {
  const findings: SumFinding[] = [];
  for (const summed of allSummed) {
    const { rows: kept } = await sql<{ day: string }>`
      select d.day::text as day
      from report_day d
      where d.report = ${summed.key} and d.definition = ${sumsDefinition(summed)}
      order by d.made_at, d.day
      limit ${most}`.execute(db);
    for (const { day } of kept) {
      // One statement sees one moment: what changes meanwhile has marked the day by the same change.
      const { rows } = await sql<{ day: string }>`
        with counted as materialized (select day, grouping_by, branch_id, known, key, rows, sums from (${countedDays(summed, { from: day, to: day })}) c),
        stored as materialized (select day, grouping_by, branch_id, known, key, rows, sums from report_sum where report = ${summed.key} and day = ${day}::date)
        select ${day} as day
        where (exists (select * from counted except all select * from stored) or exists (select * from stored except all select * from counted))
          and not exists (select from report_change c where c.kind = ${summed.kind} and c.day = ${day}::date)`.execute(
        db,
      );
      if (rows.length === 0) continue;
      findings.push({ report: summed.key, day });
      await sql`insert into report_change (kind, day) values (${summed.kind}, ${day}::date)`.execute(db);
    }
    findings.push(
      ...(await verifyMonths(
        db,
        summed,
        kept.map(({ day }) => day),
      )),
    );
    await sql`update report_day set made_at = now() where report = ${summed.key} and day = any(${kept.map(({ day }) => day)}::date[])`.execute(
      db,
    );
  }
  return findings;
}

/** Recounts the kept slices of the open day and answers those that differ; their moments are marked, so that their rows are read until they are made again. */
export async function verifySlices(db: Database): Promise<SumFinding[]> {
  const findings: SumFinding[] = [];
  for (const summed of slicedSummed) {
    const { rows: kept } = await sql<{ day: string; begins: string; ends: string }>`
      select day::text as day, begins::text as begins, ends::text as ends
      from report_slice
      where report = ${summed.key} and definition = ${sumsDefinition(summed)} and day > (select day from report_frontier)
      order by begins`.execute(db);
    for (const { day, begins, ends } of kept) {
      const counted = countedDays(summed, { from: day, to: day }, withinSlice(summed, { begins, ends }));
      const { rows } = await sql<SumFinding>`
        with counted as materialized (select day, grouping_by, branch_id, known, key, rows, sums from (${counted}) c),
        stored as materialized (
          select day, grouping_by, branch_id, known, key, rows, sums from report_slice_sum
          where report = ${summed.key} and begins = ${begins}::timestamptz),
        differs as (
          select where (exists (select * from counted except all select * from stored) or exists (select * from stored except all select * from counted))
            and not exists (select from report_slice_change c
              where c.kind = ${summed.kind} and c.at >= ${begins}::timestamptz and c.at < ${ends}::timestamptz)),
        marked as (insert into report_slice_change (kind, at) select ${summed.kind}, ${begins}::timestamptz from differs)
        select ${summed.key}::text as report, ${begins}::text as day from differs`.execute(db);
      findings.push(...rows);
    }
  }
  return findings;
}
