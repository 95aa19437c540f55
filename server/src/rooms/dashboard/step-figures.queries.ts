import { sql } from 'kysely';
import { periodBefore, type Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import {
  stepCountNames,
  stepCounts,
  type StepCount,
  type StepCountName,
} from '@waybill/domain/rooms/dashboard/step-counts.ts';
import type { BranchLine, Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { readTogether } from '../../kernel/hot/remembered-counts.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { branchSteps, planDays, planned, rowsToAdd } from '../reports/reports.door.ts';

interface StepSum {
  readonly branch_id: number;
  readonly figure: StepCountName;
  readonly count: number;
  readonly labels: number;
  readonly cod_amount: number;
  readonly shipping_total: number;
}

interface Counted {
  /** True for the current period, false for the previous one; null for other days, and for sums of a day. */
  readonly current: boolean | null;
  /** Null for the sums of a branch. */
  readonly day: string | null;
  readonly branch_id: number;
  readonly figure: StepCountName;
  readonly rows: number;
  readonly cod_amount: number;
  readonly shipping_total: number;
}

export interface BranchSteps {
  /** Figures of each branch in the period. */
  readonly now: readonly StepSum[];
  /** The same for the previous period, of which only the counts are shown. */
  readonly before: readonly StepSum[];
  readonly trend: Dashboard['trend'];
}

const at = sql<Date>`now()`;

/**
 * Reads the steps of a period, of the previous one and of the days of the trend, from stored sums where possible. A step repeated with the same parcel within
 * the period counts as another step but not as another parcel.
 */
export async function readSteps(
  db: Database,
  viewer: SessionViewer,
  period: Period,
  days: readonly string[],
): Promise<BranchSteps> {
  const { from: before } = periodBefore(period);
  const drawn = days[0] ?? before;
  const whole = { from: drawn < before ? drawn : before, to: period.to };
  const plan = await planDays(db, viewer, branchSteps, whole);
  const sums = sql`sum(r.rows)::int as rows, sum(r.cod_amount)::bigint as cod_amount, sum(r.shipping_total)::bigint as shipping_total`;
  const again = { ...plan, period, live: plan.live.filter((day) => day >= period.from) };
  const [counted, repeated] = await Promise.all([
    // Rows by day, and rows by branch for both periods.
    readTogether(
      db,
      sql<Counted>`${planned(plan)}
      select p.current, r.branch_id, r.day::text as day, r.key as figure, ${sums}
      from ${rowsToAdd(viewer, branchSteps, plan, { by: 'figure', at, filters: { ...whole } })} r
      cross join lateral (select case when r.day >= ${before}::date then r.day >= ${period.from}::date end as current) p
      group by grouping sets ((r.day, r.key), (p.current, r.branch_id, r.key))`,
    ),
    // The key is the figure and the previous day.
    readTogether(
      db,
      sql<Counted>`${planned(plan)}
      select true as current, r.branch_id, split_part(r.key, ' ', 1) as figure, ${sums}
      from ${rowsToAdd(viewer, branchSteps, again, { by: 'again', at, filters: { ...period } })} r
      where r.key is not null and split_part(r.key, ' ', 2)::date >= ${period.from}::date
      group by 1, 2, 3`,
    ),
  ]);
  const sumsOf = (isCurrent: boolean): StepSum[] =>
    counted.flatMap((row) => {
      if (row.day !== null || row.current !== isCurrent || row.rows === 0) return [];
      const twice = isCurrent
        ? repeated.find(({ branch_id, figure }) => branch_id === row.branch_id && figure === row.figure)
        : undefined;
      return [
        {
          branch_id: row.branch_id,
          figure: row.figure,
          count: row.rows,
          labels: row.rows - (twice?.rows ?? 0),
          cod_amount: row.cod_amount - (twice?.cod_amount ?? 0),
          shipping_total: row.shipping_total - (twice?.shipping_total ?? 0),
        },
      ];
    });
  const counts = new Map(counted.map(({ day, figure, rows }) => [`${day} ${figure}`, rows]));
  const countOn = (day: string, figure: StepCountName) => counts.get(`${day} ${figure}`) ?? 0;
  return {
    now: sumsOf(true),
    before: sumsOf(false),
    trend: days.map((day) => ({
      day,
      accepted: countOn(day, 'accepted'),
      delivered: countOn(day, 'delivered'),
      returned: countOn(day, 'returned'),
    })),
  };
}

const sumOf = (rows: readonly StepSum[], figure: StepCountName, pick: (row: StepSum) => number) =>
  rows.reduce((sum, row) => (row.figure === figure ? sum + pick(row) : sum), 0);

export function figuresOf(now: readonly StepSum[], before: readonly StepSum[]): Dashboard['figures'] {
  return stepCountNames.map((key) => {
    const { money }: StepCount = stepCounts[key];
    return {
      key,
      count: sumOf(now, key, ({ count }) => count),
      labels: sumOf(now, key, ({ labels }) => labels),
      amount: money ? sumOf(now, key, (row) => row[money]) : null,
      previous: sumOf(before, key, ({ count }) => count),
    };
  });
}

/** Returns a line for every branch with activity or cash, even where the viewer may not see the amount. */
export function linesOf(
  branches: readonly BranchLine['branch'][],
  steps: readonly StepSum[],
  cash: ReadonlyMap<number, number | null> | null,
): BranchLine[] {
  return branches.flatMap((branch) => {
    const own = steps.filter(({ branch_id }) => branch_id === branch.id);
    const held = cash?.has(branch.id) ? (cash.get(branch.id) ?? null) : 0;
    if (own.length === 0 && held === 0) return [];
    const count = (figure: StepCountName) => sumOf(own, figure, (row) => row.count);
    return [
      {
        branch,
        accepted: count('accepted'),
        out: count('out'),
        delivered: count('delivered'),
        failed: count('failed'),
        returned: count('returned'),
        cash: cash && held,
      },
    ];
  });
}
