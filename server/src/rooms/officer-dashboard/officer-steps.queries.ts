import { sql, type RawBuilder } from 'kysely';
import { dayBounds } from '@waybill/domain/kernel/calendar.ts';
import { periodBefore, type Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import { stepCounts, type StepCountName } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import type { OfficerSums } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import type { OfficerDashboard } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { lastReturnReason } from '../labels/labels.door.ts';
import { walkSteps } from '../track-by-date/track-by-date.door.ts';
import { regionOf } from './officer-branches.queries.ts';

/** Whose sums they are: of a branch, of a region, or of all. */
export interface Whose {
  readonly current: boolean;
  readonly level: 'branch' | 'region' | 'all';
  readonly branch_id: number | null;
  readonly region: string | null;
}

/** Sums for each branch, each region and all, of the period and of the one before. What is summed has `current`, `branch_id` and `region`. */
const bySet = sql`
  group by grouping sets ((current, branch_id), (current, region), (current))`;
const level = sql`case when grouping(branch_id) = 0 then 'branch' when grouping(region) = 0 then 'region' else 'all' end as level`;

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

const counted = ['accepted', 'delivered', 'failed', 'returned'] as const satisfies readonly StepCountName[];
const statuses = counted.flatMap((name) => stepCounts[name].statuses);
const isStep = (name: (typeof counted)[number]) =>
  sql`status = any(${[...stepCounts[name].statuses]}::text[])${'withReason' in stepCounts[name] ? sql` and reasoned` : sql``}`;

/** What was done, and how long the delivered parcels took. Walks along the steps of the two periods and no others. */
export async function readOfficerSteps(
  db: Database,
  viewer: SessionViewer,
  period: Period,
): Promise<(Whose & Omit<OfficerSums, 'calls' | 'reached'>)[]> {
  const { whole, current } = bothPeriods(period);
  const walk = walkSteps(
    viewer,
    { steps: { statuses }, ...whole, branchId: null },
    sql`e.branch_id, e.status, e.reason is not null as reasoned, ${current('e.at')} as current,
      case when ${sql.ref('e.status')} = any(${[...stepCounts.delivered.statuses]}::text[]) then floor(extract(epoch from e.at - s.accepted_at) / 3600)::int end as hours`,
  );
  const { rows } = await sql<Whose & Omit<OfficerSums, 'calls' | 'reached'>>`
    select current, ${level}, branch_id, region, ${sql.join(
      counted.map((name) => sql`count(*) filter (where ${isStep(name)})::int as ${sql.ref(name)}`),
    )},
      percentile_disc(0.5) within group (order by hours) as p50_hours,
      percentile_disc(0.9) within group (order by hours) as p90_hours
    from (select x.*, ${regionOf} as region from ${walk} x join branch b on b.id = x.branch_id) walked ${bySet}`.execute(
    db,
  );
  return rows;
}

/** The parcels that came back, by the reason for which they did. */
export async function readReturnReasons(
  db: Database,
  viewer: SessionViewer,
  period: Period,
): Promise<OfficerDashboard['reasons']> {
  const { whole, current } = bothPeriods(period);
  const walk = walkSteps(
    viewer,
    { steps: stepCounts.returned, ...whole, branchId: null },
    sql`${lastReturnReason(sql`e.label_id`)} as reason, ${current('e.at')} as current`,
  );
  const { rows } = await sql<OfficerDashboard['reasons'][number]>`
    select x.reason, count(*) filter (where x.current)::int as count, count(*) filter (where not x.current)::int as previous
    from ${walk} x
    group by 1
    order by 2 desc, 3 desc, 1`.execute(db);
  return rows;
}
