import { businessDate, toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { daysIn, daysUpTo, lateUpTo, longestPeriod, trendDays } from '@waybill/domain/rooms/dashboard/periods.ts';
import { workQueues } from '@waybill/domain/rooms/labels/work-queues.ts';
import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { covers } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readLateCodStages } from '../ageing/ageing.door.ts';
import { readPaidCod, readReady } from '../clearances/clearances.door.ts';
import { countCod, countHeldCod } from '../cod/cod.door.ts';
import { countQueues } from '../tracking/tracking.door.ts';
import { readCash, readChoices, readMade, readWaiting } from './dashboard.queries.ts';
import { linesOf, figuresOf, readSteps } from './step-figures.queries.ts';

interface DashboardQuestion {
  readonly branch_id?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Reads the dashboard of a day or period for the covered branches, or one of them (N-04). Every number equals a list that can be opened. The cost is bounded by
 * the requested days and open work, never by history. Refused: `branch_not_covered`, `validation_failed` for a period that is too long.
 */
export async function readDashboard(
  { db, viewer, now }: ReadContext,
  { branch_id: branchId, from, to }: DashboardQuestion,
): Promise<{ data: Dashboard } | Refusal<'branch_not_covered' | 'validation_failed'>> {
  if (branchId !== undefined && !covers(viewer, branchId)) return refuse('branch_not_covered');
  const today = businessDate(now);
  const last = to ?? from ?? today;
  const period = { from: from ?? last, to: last };
  const days = daysIn(period);
  if (days < 1 || days > longestPeriod)
    return refuse('validation_failed', {
      fields: {
        to: [{ code: days < 1 ? 'min' : 'max', values: days < 1 ? { min: period.from } : { max: longestPeriod } }],
      },
    });
  const own = branchId === undefined ? viewer : narrowed(viewer, branchId);
  const choices = await readChoices(db, viewer);
  const listsBranches = branchId === undefined && choices.length > 0;
  const seesCod = can(viewer, 'cod.view');
  const [steps, made, queues, waiting, cash, cod, late, held, paid] = await Promise.all([
    readSteps(db, own, period, daysUpTo(last, 2 * trendDays)),
    readMade(db, own, period),
    countQueues(db, own),
    readWaiting(db, own, today),
    listsBranches && can(viewer, 'cash.count') ? readCash(db, own) : null,
    seesCod ? readCod(db, viewer, branchId) : null,
    seesCod ? readLateCodStages(db, own, now) : null,
    seesCod ? countHeldCod(db, viewer, branchId ?? null) : null,
    seesCod ? readPaidCod(db, viewer, period, branchId ?? null) : null,
  ]);
  return {
    data: {
      at: toIso(now),
      ...period,
      days,
      figures: figuresOf(steps.now, steps.before),
      made,
      queues: workQueues.map((queue) => ({ queue, count: queues[queue] ?? 0 })),
      ...waiting,
      late_to: lateUpTo(today),
      late_cod: late,
      cod,
      cod_held: held,
      cod_paid: paid,
      trend: steps.trend,
      choices,
      branches: listsBranches ? linesOf(choices, steps.now, cash) : [],
    },
  };
}

/**
 * Sums unpaid COD by state; for one branch, the COD it delivers, as in its list. Ready COD is the work of the branch responsible for the merchant, wherever it
 * was delivered: counted as in the list of ready COD.
 */
async function readCod(db: Database, viewer: SessionViewer, branchId: number | undefined): Promise<Dashboard['cod']> {
  const [all, ready] = await Promise.all([
    countCod(db, viewer, branchId ?? null),
    readReady(db, viewer, branchId ?? null),
  ]);
  return all.map((state) =>
    state.status === codAt.ready
      ? { status: state.status, count: ready.ready_count, amount: ready.actual_cod_amount }
      : state,
  );
}

/** Returns the viewer limited to one branch. */
function narrowed(viewer: SessionViewer, branchId: number): SessionViewer {
  return { ...viewer, covers: [branchId] };
}
