import { sql } from 'kysely';
import type { Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import {
  countOf,
  stepCountNames,
  stepCounts,
  type StepCount,
  type StepCountName,
} from '@waybill/domain/rooms/dashboard/step-counts.ts';
import type { BranchLine, Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { walkSteps } from '../track-by-date/track-by-date.door.ts';

interface StepSum {
  readonly branch_id: number;
  readonly figure: StepCountName;
  readonly count: number;
  readonly labels: number;
  readonly cod_amount: number;
  readonly shipping_total: number;
}

const statuses = [...new Set(stepCountNames.flatMap((name) => stepCounts[name].statuses))];

/** What each branch did in a period, by figure. */
export async function readSteps(db: Database, viewer: SessionViewer, period: Period): Promise<StepSum[]> {
  const walk = walkSteps(
    viewer,
    { steps: { statuses }, ...period, branchId: null, needsLabel: true },
    sql`e.branch_id, e.status, e.reason is not null as reasoned, e.label_id, l.cod_amount, l.shipping_total`,
  );
  const { rows } = await sql<Omit<StepSum, 'figure'> & { status: string; reasoned: boolean }>`
    select branch_id, status, reasoned, sum(n)::int as count, count(*)::int as labels, sum(cod_amount)::bigint as cod_amount, sum(shipping_total)::bigint as shipping_total
    from (select x.branch_id, x.status, x.reasoned, x.label_id, x.cod_amount, x.shipping_total, count(*) as n from ${walk} x group by 1, 2, 3, 4, 5, 6) one group by 1, 2, 3`.execute(
    db,
  );
  return rows.flatMap(({ status, reasoned, ...row }) => {
    const figure = countOf(status, reasoned);
    return figure ? [{ ...row, figure }] : [];
  });
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

/** A line for every branch that did something or holds cash, even where the viewer may not see how much. */
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
