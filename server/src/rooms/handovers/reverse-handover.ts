import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { settlesOwn } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import type { voidHandoverForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { arrivedPostings, sentPostings } from '@waybill/domain/rooms/handovers/handover-postings.ts';
import { handoverLife, handoverKinds } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { ledgerRefOf, lockBank } from '../bank-accounts/bank-accounts.door.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';
import { lockBalance } from '../ledger/ledger.door.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import { handoverRecord } from './handover.record.ts';
import { isHandoverAtBank, hasSurplusEnd } from './handovers.queries.ts';
import { putBack, type LockedHandover } from './handovers.store.ts';

/** Locks the bank first, as matching of its statement does, so that no line can be matched to what is being reversed. */
const reversedRecord: typeof handoverRecord = {
  ...handoverRecord,
  lock: async (context, id) => {
    await lockBank(context.tx);
    return handoverRecord.lock(context, id);
  },
};

/**
 * Reverses a confirmed handover: its journals are mirrored, the money is the giver's again, and labels that were ready to be cleared because of it wait again.
 * Only while all of it is still where it arrived, and what is missing is still owed. Refused: `cash_moved_on`, `cash_on_statement` for what the bank shows,
 * `shortage_settled` with what is still owed, `state_not_allowed` (open, void or already reversed), `second_person_needed` for the person who confirmed it.
 */
export function reverseHandover(
  context: CommandContext,
  id: number,
  { reason }: FormValues<typeof voidHandoverForm>,
): Changed<HandoverDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, reversedRecord, id, async (handover) => {
    if (handover.status !== handoverLife.at.hand_over || handover.reversed_at !== null)
      return refuse('state_not_allowed');
    if (settlesOwn(viewer, handover)) return refuse('agent_counts_own');
    const confirmed_by = await readConfirmer(context, id);
    if (confirmed_by === viewer.id) return refuse('second_person_needed');
    const refused = await refuseSamePerson(context, [confirmed_by]);
    if (refused) return refused;
    if (await isHandoverAtBank(tx, id)) return refuse('cash_on_statement');
    const owed = await owedForIt(context, handover);
    if (owed !== null && owed < handover.expected - (handover.counted ?? 0))
      return refuse('shortage_settled', { values: { owed: Math.max(owed, 0) } });
    if (await hasSurplusEnd(tx, id)) return refuse('surplus_settled');
    if (!(await isStillThere(context, handover))) return refuse('cash_moved_on');
    const labels = await putBack(tx, handover, viewer.id, now, reason);
    if (labels === null) return refuse('cash_moved_on');
    const street = handoverKinds[handover.kind].leg === 'street';
    const postings = [
      ...(street ? [] : sentPostings(handover.branch_id, handover.expected, handover.commission)),
      ...arrivedPostings({
        ...handover,
        counted: handover.counted ?? 0,
        bank: await ledgerRefOf(tx, handover.bank_account_id),
      }),
    ].map((posting) => ({ ...posting, amount: -posting.amount }));
    await writeJournals(tx, [
      {
        key: `reversed:${id}`,
        event: 'handover_reversed',
        at: now,
        handover_id: id,
        branch_id: handover.branch_id,
        staff_id: handover.giver_staff_id,
        note: reason,
        postings,
      },
    ]);
    if (labels.length > 0) await recomputeCodReadiness(tx, { labels });
    return { action: 'reverse', after: { reason } };
  });
}

async function readConfirmer({ tx }: CommandContext, id: number): Promise<number | null> {
  const { confirmed_by } = await tx
    .selectFrom('cash_handover')
    .select('confirmed_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return confirmed_by;
}

/** Returns what the person who answers for missing cash still owes, locked; null when nothing was missing. Amounts repaid or written off are not owed again. */
async function owedForIt({ tx }: CommandContext, handover: LockedHandover): Promise<number | null> {
  return handover.difference_owner_id === null
    ? null
    : lockBalance(tx, accountRef('shortage:staff', { owner: handover.difference_owner_id }));
}

/** Returns whether the cash is still there: money paid out meanwhile cannot be returned. */
async function isStillThere({ tx }: CommandContext, handover: LockedHandover): Promise<boolean> {
  const keeper = handoverKinds[handover.kind].leg === 'street' ? handover.branch_id : handover.to_branch_id;
  return (
    keeper === null || (await lockBalance(tx, accountRef('cash:branch', { owner: keeper }))) >= (handover.counted ?? 0)
  );
}
