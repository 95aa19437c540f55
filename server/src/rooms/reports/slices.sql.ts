import { sql, type RawBuilder } from 'kysely';
import type { Summed } from './reports.queries.ts';

/** A part of an open day of which sums are kept: moments as the database writes them, the last one excluded. */
export interface Slice {
  readonly begins: string;
  readonly ends: string;
}

/** Rows that are in none of these slices. */
export const outside = ({ rows }: Summed, slices: readonly Slice[]): RawBuilder<boolean> =>
  slices.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`not exists (select
        from unnest(${slices.map(({ begins }) => begins)}::timestamptz[], ${slices.map(({ ends }) => ends)}::timestamptz[]) k(begins, ends)
        where ${rows.at} >= k.begins and ${rows.at} < k.ends)`;

/** The moments `i.at` before, between and after slices. */
export function gapsOf(slices: readonly Slice[]): RawBuilder<boolean>[] {
  return [null, ...slices].flatMap((slice, nth) => {
    const next = slices[nth];
    if (slice && slice.ends === next?.begins) return [];
    return [
      sql<boolean>`${slice ? sql`i.at >= ${slice.ends}::timestamptz` : sql`true`} and ${next ? sql`i.at < ${next.begins}::timestamptz` : sql`true`}`,
    ];
  });
}
