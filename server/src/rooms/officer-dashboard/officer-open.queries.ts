import { sql } from 'kysely';
import { ages, creationRange, type Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import { callAt } from '@waybill/domain/rooms/calls/call-states.ts';
import { dayBounds } from '@waybill/domain/kernel/calendar.ts';
import { codHolders, handoverLife, type CodHolder } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { missingCaseLife } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { oldFrom } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { covered } from '../../kernel/scope.ts';
import { readTogether } from '../../kernel/hot/remembered-counts.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { endingsOfCalls } from '../calls/calls.door.ts';
import { heldCod, knowsHolders } from '../cod/cod.door.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { bothPeriods } from './officer-steps.queries.ts';

export interface CallSums {
  readonly branch_id: number;
  readonly current: boolean;
  readonly calls: number;
  readonly reached: number;
}

/** Sums of the calls that reached a customer and of those that did not, in both periods; calls that were no longer needed are left out. */
export async function readOfficerCalls(
  db: Database,
  viewer: SessionViewer,
  period: Period,
): Promise<readonly CallSums[]> {
  const { whole, current } = bothPeriods(period);
  const rows = await readTogether(
    db,
    sql<CallSums>`
    select t.branch_id, ${current('t.done_at')} as current, count(*)::int as calls, count(*) filter (where ${endingsOfCalls('yes')})::int as reached
    from call_task t
    where t.status = ${sql.lit(callAt.closed)} and t.done_at >= ${dayBounds(whole.from)[0]} and t.done_at < ${dayBounds(whole.to)[1]}
      and (${endingsOfCalls('yes')} or ${endingsOfCalls('no')}) and ${covered(viewer, 't.branch_id')}
    group by 1, 2`,
  );
  return rows;
}

/** Handovers whose count differs, and missing parcels that are searched for, by branch: as their lists have them. */
export async function readOfficerCases(db: Database, viewer: SessionViewer) {
  const rows = await readTogether(
    db,
    sql<{ branch_id: number; differences: number; missing: number }>`
    select branch_id, count(*) filter (where cash)::int as differences, count(*) filter (where not cash)::int as missing
    from (select h.branch_id, true as cash
        from cash_handover h
        where h.status = ${handoverLife.at.active} and h.counted <> h.expected and ${covered(viewer, 'h.branch_id')}
      union all
      select c.branch_id, false
        from missing_case c
        join label_state s on s.label_id = c.label_id
        where c.status = ${missingCaseLife.at.open} and ${covered(viewer, 'c.branch_id')} and ${visibleLabels(viewer)}) open
    group by 1`,
  );
  return rows;
}

/**
 * COD of delivered parcels that has not passed its gate, by branch, by who has the cash and by age in days: from the running tally, and the cash that is
 * still out row by row. That of a branch of which the viewer may have to count a part stays undivided, so that every count is blind (decisions 5).
 */
export async function readHeldCod(db: Database, viewer: SessionViewer, today: string) {
  const spans = ages.map((span) => creationRange(span, today));
  const age = sql`case ${sql.join(
    spans.flatMap(({ from }, at) => (from === null ? [] : [sql`when c.day >= ${from}::date then ${sql.lit(at)}`])),
    sql` `,
  )} else ${sql.lit(spans.length - 1)} end`;
  const rows = await readTogether(
    db,
    sql<{
      branch_id: number;
      holder: CodHolder | null;
      age: number;
      count: number;
      amount: number;
    }>`
    select x.branch_id, case when ${knowsHolders(viewer, sql`x.branch_id`)} then x.holder end as holder, x.age,
      x.count, x.amount
    from (select c.branch_id, c.holder, ${age} as age, sum(c.n)::int as count, sum(c.amount)::bigint as amount
      from ${heldCod(viewer, (branch) => covered(viewer, branch))} c
      group by 1, 2, 3 having sum(c.n) > 0) x`,
  );
  const sum = (of: typeof rows, pick: 'count' | 'amount') => of.reduce((all, row) => all + row[pick], 0);
  const holders = [...codHolders, null].flatMap((holder) => {
    const own = rows.filter((row) => row.holder === holder);
    const aged = spans.map((_, at) => own.filter((row) => row.age === at));
    return own.length === 0
      ? []
      : [{ holder, ages: aged.map((some) => ({ count: sum(some, 'count'), amount: sum(some, 'amount') })) }];
  });
  return {
    spans,
    holders,
    heldBy: (branches: readonly number[]) => {
      const own = rows.filter(({ branch_id }) => branches.includes(branch_id));
      return {
        cod_held: sum(own, 'amount'),
        cod_old: sum(
          own.filter((row) => row.age >= oldFrom),
          'amount',
        ),
      };
    },
  };
}
