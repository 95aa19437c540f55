import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { decideHandover, needsOwner, type HandoverRefusal } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import type { countForm, settleForm, voidHandoverForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { arrivedPostings, sentPostings } from '@waybill/domain/rooms/handovers/handover-postings.ts';
import { handoverKinds } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { tillKeys } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { needsSecondPerson } from '@waybill/domain/rooms/staff/second-person.ts';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { ledgerRefOf } from '../bank-accounts/bank-accounts.door.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { lockOutflow, payOut, readOutflowRoom, releaseOutflow } from '../outflows/outflows.door.ts';
import { confirmedByAnother, refuseSamePerson } from '../staff/second-person.door.ts';
import { arriveUnnamed } from './covered-cash.store.ts';
import { handoverRecord } from './handover.record.ts';
import { confirmHandover, setCounted, voidHandover, type LockedHandover } from './handovers.store.ts';
import { isPerson } from './handovers.queries.ts';

type Answer = Changed<HandoverDetail>;

/**
 * Stores the receiver's own count before anything is revealed. When it equals the expected amount, the handover is confirmed at once; otherwise nothing is
 * posted and the difference waits for its owner. Refused: `already_counted` for the second of two cashiers, `second_person_needed` for the giver,
 * `not_independent` for an account that may be the giver's.
 */
export function countHandover(context: CommandContext, id: number, { counted }: FormValues<typeof countForm>): Answer {
  const { tx, viewer, now } = context;
  return changeRecord(context, handoverRecord, id, async (handover) => {
    const decided = decideHandover(viewer, handover, 'count');
    if (isRefusal(decided))
      return decided.code === countedBefore ? { ...decided, values: await readCounter(tx, id) } : decided;
    const refused = await countProblem(context, handover);
    if (refused) return refused;
    await setCounted(tx, id, counted, viewer.id, now);
    if (counted === handover.expected) await confirm(context, { ...handover, counted }, null);
    return { action: 'count', after: { counted } };
  });
}

/**
 * Checks the counting person. For cash sent by a branch they are the second person. An account that the sender could have used is not independent: such a count
 * is refused above the limit. Couriers' cash is never counted by such an account.
 */
async function countProblem(context: CommandContext, handover: LockedHandover): Promise<Refusal | null> {
  const { tx, viewer, now } = context;
  const { kind, created_by, branch_id, id: record_id, expected: amount } = handover;
  if (handoverKinds[kind].leg === 'street') return refuseSamePerson(context, involvedPeople(handover));
  if (await confirmedByAnother(tx, created_by, viewer.id, now)) return null;
  const leaving = { kind: 'handover_out', keys: tillKeys(branch_id), people: [created_by, viewer.id] } as const;
  await lockOutflow(tx, leaving);
  const room = await readOutflowRoom(tx, viewer, leaving, now);
  if (needsSecondPerson({ approved_by: null, leaves: amount, ...room })) return refuse('not_independent');
  await payOut(context, { ...leaving, record_id, amount, alone: true, till: null, journals: [] });
  return null;
}

/** Returns the people involved so far: the giver, and those who counted. */
const involvedPeople = ({ giver_staff_id, created_by, counted_by }: LockedHandover) => [
  giver_staff_id ?? created_by,
  counted_by,
];

/** Names the owner of the difference and confirms the handover. Refused: `owner_needed` when money is missing and no owner is named, and by the rules. */
export function settleHandover(
  context: CommandContext,
  id: number,
  { owner_staff_id, note }: FormValues<typeof settleForm>,
): Answer {
  return changeRecord(context, handoverRecord, id, async (handover) => {
    const decided = decideHandover(context.viewer, handover, 'settle');
    if (isRefusal(decided)) return decided;
    const refused = await refuseSamePerson(context, involvedPeople(handover));
    if (refused) return refused;
    const owner = needsOwner(handover) ? owner_staff_id : null;
    if (needsOwner(handover) && owner === null)
      return refuse('owner_needed', { fields: { owner_staff_id: [{ code: 'select' }] } });
    if (owner !== null && !(await isPerson(context, owner)))
      return refuse('validation_failed', { fields: { owner_staff_id: [{ code: 'select' }] } });
    const { expected, counted } = handover;
    await confirm(context, { ...handover, counted: counted ?? 0, difference_owner_id: owner }, note);
    return { action: 'settle', after: { expected, counted, difference_owner_id: owner, note } };
  });
}

/** Voids the handover: nothing was handed over. Cash that a branch had sent is its own again. */
export function voidOpenHandover(
  context: CommandContext,
  id: number,
  { reason }: FormValues<typeof voidHandoverForm>,
): Answer {
  const { tx, viewer, now } = context;
  return changeRecord(context, handoverRecord, id, async (handover) => {
    const decided = decideHandover(viewer, handover, 'void');
    if (isRefusal(decided)) return decided;
    const refused = handover.counted === null ? null : await refuseSamePerson(context, involvedPeople(handover));
    if (refused) return refused;
    await voidHandover(tx, id, reason);
    await releaseOutflow(tx, { kind: 'handover_out', record_id: id });
    if (handoverKinds[handover.kind].leg === 'branch') {
      const postings = sentPostings(handover.branch_id, handover.expected, handover.commission).map((posting) => ({
        ...posting,
        amount: -posting.amount,
      }));
      await writeJournals(tx, [
        {
          key: `unsent:${id}`,
          event: 'handover_reversed',
          at: now,
          handover_id: id,
          branch_id: handover.branch_id,
          staff_id: viewer.id,
          note: reason,
          postings,
        },
      ]);
    }
    return {
      action: 'void',
      before: { status: handover.status, counted: handover.counted },
      after: { status: decided, reason },
    };
  });
}

async function confirm(
  context: CommandContext,
  handover: LockedHandover & { readonly counted: number },
  note: string | null,
): Promise<void> {
  const { tx, viewer, now } = context;
  const street = handoverKinds[handover.kind].leg === 'street';
  const labels = await confirmHandover(tx, handover, viewer.id, now, note);
  await writeJournals(tx, [
    {
      key: `arrived:${handover.id}`,
      event: street ? 'handed_over' : 'arrived',
      at: now,
      handover_id: handover.id,
      branch_id: handover.to_branch_id ?? handover.branch_id,
      staff_id: handover.giver_staff_id ?? viewer.id,
      note,
      postings: arrivedPostings({ ...handover, bank: await ledgerRefOf(tx, handover.bank_account_id) }),
    },
  ]);
  const unnamed = street ? [] : await arriveUnnamed(tx, handover.branch_id, handover.id);
  if (labels.length + unnamed.length > 0) await recomputeCodReadiness(tx, { labels: [...labels, ...unnamed] });
}

/** Returns the first cashier, whom the second of two is told (S-08). */
async function readCounter(tx: CommandContext['tx'], id: number): Promise<{ by: string; at: string }> {
  const first = await tx
    .selectFrom('cash_handover as h')
    .innerJoin('staff as st', 'st.id', 'h.counted_by')
    .select(['st.name', 'h.counted_at'])
    .where('h.id', '=', id)
    .executeTakeFirst();
  return { by: first?.name ?? '–', at: first?.counted_at ? formatDateTime(first.counted_at) : '–' };
}

const countedBefore: HandoverRefusal = 'already_counted';
