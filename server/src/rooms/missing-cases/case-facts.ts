import type { MissingCaseFacts } from '@waybill/domain/rooms/missing-cases/decide-missing-case.ts';
import { missingCaseAt, missingCaseLife } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { suggestCompensation } from '@waybill/domain/rooms/missing-cases/suggest-compensation.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { inHandsDays } from '@waybill/domain/rooms/staff/second-person.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readOutflowLimits } from '../outflows/outflows.door.ts';
import { confirmedByAnother } from '../staff/staff.door.ts';
import { readCompensatedAlone, readCompensationLeft, type CaseRow } from './missing-cases.store.ts';

const paysCases = missingCaseLife.commands.pay.permission;

/**
 * What the rules need to know of a case for this person. Who is whose second person is asked only where something waits to be confirmed: whoever had a hand in
 * the case and the person must be two, as far as accounts can show.
 */
export async function caseFactsOf(
  db: Database,
  viewer: SessionViewer,
  row: CaseRow,
  now: Date,
): Promise<MissingCaseFacts> {
  const waits = row.status === missingCaseAt.decided && can(viewer, 'missing_case.confirm');
  const apart = async (hand: number) => hand === viewer.id || confirmedByAnother(db, hand, viewer.id, now);
  const pays = row.status === missingCaseAt.closed && can(viewer, paysCases) && row.owing_branch_id !== null;
  const confirmer = pays ? row.confirmed_by : null;
  const another = confirmer !== null && (await confirmedByAnother(db, confirmer, viewer.id, now));
  let by_another = true;
  if (waits) for (const hand of row.hands) by_another = by_another && (await apart(hand));
  const since = new Date(now.getTime() - inHandsDays * 86_400_000);
  return {
    status: row.status,
    owner_id: row.owner_id,
    hands: row.hands,
    by_another,
    steps: row.steps,
    open_steps: row.open_steps,
    outcome: row.outcome,
    amount: row.amount,
    suggested: suggestCompensation(row).amount,
    proposed_by: row.proposed_by,
    another_proposed: !waits || row.proposed_by === null || (await apart(row.proposed_by)),
    paid_alone: waits ? await readCompensatedAlone(db, row, since) : 0,
    at_counter: row.owing_branch_id !== null,
    paid: row.paid_at !== null,
    confirmed_by_another: another ? confirmer : null,
    left_today: pays ? await readCompensationLeft(db, { staffId: viewer.id, branchId: viewer.branchId }, now) : 0,
    limit: waits || pays ? (await readOutflowLimits(db, 'compensation', viewer, now)).limit : 0,
  };
}
