import type { MissingCaseFacts } from '@waybill/domain/rooms/missing-cases/decide-missing-case.ts';
import { missingCaseLife } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { nrcKey } from '@waybill/domain/rooms/emos/emo-identity.ts';
import { ownKindKeys, receiverKeys } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readOutflowRoom, type Leaving } from '../outflows/outflows.door.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import type { LockedMissingCase } from './missing-cases.store.ts';

const paysCases = missingCaseLife.commands.pay.permission;

/** The cash that a compensation takes from a counter, counted by its receiver, by the till, and by the people who confirm and pay it. */
export function outflowOfCase(
  { confirmed_by, source_phone }: Pick<LockedMissingCase, 'confirmed_by' | 'source_phone'>,
  viewer: SessionViewer,
  payee: { readonly payee_phone: string; readonly payee_nrc: string } | null = null,
): Leaving {
  const people = [...new Set([...(confirmed_by === null ? [] : [confirmed_by]), viewer.id])];
  const phones = [...source_phone, ...(payee ? [payee.payee_phone] : [])];
  const nrcs = payee ? [nrcKey(payee.payee_nrc)] : [];
  const keys = [
    ...receiverKeys({ phones, nrcs }),
    ...ownKindKeys('compensation', `till:${viewer.branchId ?? 0}`, people),
  ];
  return { kind: 'compensation', keys, people };
}

/**
 * Facts of a case on which the rules decide for this viewer. Who could use whose account is read only when a proposal waits to be confirmed: then the
 * viewer must be independent of everyone who handled the case, as far as accounts can show.
 */
export async function caseFactsOf(
  db: Database,
  viewer: SessionViewer,
  row: LockedMissingCase,
  now: Date,
  leaving: Leaving = outflowOfCase(row, viewer),
): Promise<MissingCaseFacts> {
  const waits = row.status === missingCaseLife.at.decided && can(viewer, 'missing_case.confirm');
  const apart = async (hand: number) => hand === viewer.id || confirmedByAnother(db, hand, viewer.id, now);
  const pays = row.status === missingCaseLife.at.closed && can(viewer, paysCases) && row.owing_branch_id !== null;
  const confirmer = pays ? row.confirmed_by : null;
  const another = confirmer !== null && (await confirmedByAnother(db, confirmer, viewer.id, now));
  let by_another = true;
  if (waits) for (const hand of row.hands) by_another = by_another && (await apart(hand));
  const room = pays ? await readOutflowRoom(db, viewer, leaving, now) : { limit: 0, left_today: 0 };
  return {
    status: row.status,
    owner_id: row.owner_id,
    hands: row.hands,
    by_another,
    steps: row.steps,
    open_steps: row.open_steps,
    amount: row.amount,
    proposed_by: row.proposed_by,
    another_proposed: !waits || row.proposed_by === null || (await apart(row.proposed_by)),
    at_counter: row.owing_branch_id !== null,
    paid: row.paid_at !== null,
    confirmed_by_another: another ? confirmer : null,
    left_today: room.left_today,
    limit: room.limit,
  };
}
