import { sql, type RawBuilder } from 'kysely';
import { dayBounds } from '@waybill/domain/kernel/calendar.ts';
import { periodBefore, type Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import type { OfficerSums } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { weeksOf } from '@waybill/domain/rooms/officer-dashboard/officer-periods.ts';
import type {
  OfficerBranchLine,
  OfficerDashboard,
} from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import { readTogether } from '../../kernel/hot/remembered-counts.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { officerCounts, officerSteps, planDays, planned, rowsToAdd } from '../reports/reports.door.ts';

/** Both periods lie side by side: one walk over the days from the first of the one before. */
export function bothPeriods(period: Period): {
  readonly whole: Period;
  readonly current: (at: string) => RawBuilder<boolean>;
} {
  const begins = dayBounds(period.from)[0];
  return {
    whole: { from: periodBefore(period).from, to: period.to },
    current: (at) => sql<boolean>`(${sql.ref(at)} >= ${begins})`,
  };
}

const at = sql<Date>`now()`;

interface Counted {
  readonly current: boolean;
  readonly branch_id: number;
  readonly key: string | null;
  /** Weeks before the last one; null for other groupings than steps. */
  readonly week: number | null;
  readonly rows: number;
}

/** The steps of both periods by branch and one of their groupings: kept sums of the days that are over, and the rows of the others. */
async function readCounted(
  db: Database,
  viewer: SessionViewer,
  period: Period,
): Promise<(by: 'step' | 'hours' | 'reason') => Promise<readonly Counted[]>> {
  const { whole } = bothPeriods(period);
  const plan = await planDays(db, viewer, officerSteps, { ...whole });
  return async (by) => {
    const rows = await readTogether(
      db,
      sql<Counted>`${planned(plan)}
      select r.day >= ${period.from}::date as current, r.branch_id, r.key, ${by === 'step' ? sql`(${period.to}::date - r.day) / 7` : sql`null::int`} as week,
        sum(r.rows)::int as rows
      from ${rowsToAdd(viewer, officerSteps, plan, { by, at, filters: { ...whole } })} r
      where r.key is not null
      group by 1, 2, 3, 4`,
    );
    return rows;
  };
}

/** The value up to which a share of the counted rows lies; null of none. */
function percentile(hours: readonly Counted[], share: number): number | null {
  const sorted = hours.map(({ key, rows }) => ({ hours: Number(key), rows })).toSorted((a, b) => a.hours - b.hours);
  const wanted = sorted.reduce((sum, { rows }) => sum + rows, 0) * share;
  let below = 0;
  return sorted.find(({ rows }) => (below += rows) >= wanted)?.hours ?? null;
}

export interface OfficerSteps {
  /** Step counts of these branches, and the time that the delivered parcels took. */
  readonly of: (current: boolean, branches: readonly number[]) => Omit<OfficerSums, 'calls' | 'reached'>;
  /** The attempts of a branch in the latest weeks, the earliest first. */
  readonly weeksOf: (branch: number) => OfficerBranchLine['weeks'];
  /** The parcels that came back, by the reason for which they did, most first. */
  readonly reasons: OfficerDashboard['reasons'];
}

/** Counts the steps of a period and of the one before. */
export async function readOfficerSteps(db: Database, viewer: SessionViewer, period: Period): Promise<OfficerSteps> {
  const counted = await readCounted(db, viewer, period);
  const [steps, hours, reasons] = await Promise.all([counted('step'), counted('hours'), counted('reason')]);
  const weeks = weeksOf(bothPeriods(period).whole);
  const add = (rows: readonly Counted[]) => rows.reduce((sum, row) => sum + row.rows, 0);
  return {
    of: (current, branches) => {
      const own = (row: Counted) => row.current === current && branches.includes(row.branch_id);
      const took = hours.filter(own);
      const done = steps.filter(own);
      return {
        ...(Object.fromEntries(
          officerCounts.map((name) => [name, add(done.filter(({ key }) => key === name))]),
        ) as Record<(typeof officerCounts)[number], number>),
        p50_hours: percentile(took, 0.5),
        p90_hours: percentile(took, 0.9),
      };
    },
    weeksOf: (branch) =>
      weeks.map((week, at) => {
        const own = steps.filter((row) => row.branch_id === branch && row.week === weeks.length - 1 - at);
        const count = (name: (typeof officerCounts)[number]) => add(own.filter(({ key }) => key === name));
        return { ...week, delivered: count('delivered'), failed: count('failed') };
      }),
    reasons: [...new Set(reasons.map(({ key }) => key))]
      .map((reason) => {
        const own = reasons.filter(({ key }) => key === reason);
        return {
          reason: (reason || null) as OfficerDashboard['reasons'][number]['reason'],
          count: add(own.filter(({ current }) => current)),
          previous: add(own.filter(({ current }) => !current)),
        };
      })
      .toSorted(
        (a, b) => b.count - a.count || b.previous - a.previous || (a.reason ?? '~').localeCompare(b.reason ?? '~'),
      ),
  };
}
