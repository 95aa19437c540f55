import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { commissionPostings } from '@waybill/domain/rooms/agent-services/commissions.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { payEmoForm, refundEmoForm } from '@waybill/domain/rooms/emos/emo-forms.ts';
import { isSameNrc } from '@waybill/domain/rooms/emos/emo-identity.ts';
import { emoPaidPostings } from '@waybill/domain/rooms/emos/emo-postings.ts';
import { emoTriesMax } from '@waybill/domain/rooms/emos/emo-states.ts';
import type { EmoDetail } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { changeRecord, changeState, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import { readCommission, readEarned, serviceProblem } from '../agent-services/agent-services.door.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';
import { arriveUnnamed } from '../handovers/handovers.door.ts';
import { requireFactorAgain } from '../outflows/factor-again.door.ts';
import { lockOutflow, payOut } from '../outflows/outflows.door.ts';
import { nrcSettler } from '../places/places.door.ts';
import { isEmoCode } from './emo-code.ts';
import { decideOnEmo, emoRecord } from './emo.record.ts';
import { countTry, findEmo, outflowOfEmo, setEmo, takeBackTry, type EmoRecord } from './emos.store.ts';

type Answer = Changed<EmoDetail>;

/** Accepts an order at the paying branch: from then on the sender cannot cancel it. */
export function takeEmo(context: CommandContext, id: number): Answer {
  const { tx, viewer, now } = context;
  return changeRecord(context, emoRecord, id, async (emo) => {
    const status = await decideOnEmo(context, emo, 'take');
    if (isRefusal(status)) return status;
    await setEmo(tx, id, { status, taken_by: viewer.id, taken_at: now }, now);
    return { action: 'take', branchId: emo.pay_branch_id, before: { status: emo.status }, after: { status } };
  });
}

/** Approves paying out above the limit, as the second person; the approver cannot pay. */
export function approveEmo(context: CommandContext, id: number): Answer {
  const { tx, viewer, now } = context;
  return changeRecord(context, emoRecord, id, async (emo) => {
    const decided = await decideOnEmo(context, emo, 'approve');
    if (isRefusal(decided)) return decided;
    const unproved = await requireFactorAgain(context, { kind: 'emo_payout', record_id: id, amount: emo.amount });
    if (unproved) return unproved;
    await setEmo(tx, id, { approved_by: viewer.id, approved_at: now }, now);
    return { action: 'approve', branchId: emo.pay_branch_id, after: { amount: emo.amount } };
  });
}

/** Allows five more tries of the code, decided by a person other than the one who locked it. */
export function unlockEmo(context: CommandContext, id: number): Answer {
  const { tx, now } = context;
  return changeRecord(context, emoRecord, id, async (emo) => {
    const decided = await decideOnEmo(context, emo, 'unlock');
    if (isRefusal(decided)) return decided;
    await setEmo(tx, id, { tries: 0 }, now);
    return { action: 'unlock', branchId: emo.pay_branch_id, before: { tries: emo.tries }, after: { tries: 0 } };
  });
}

/**
 * Checks card and code before the transaction: the try is counted first and stays counted whatever is refused afterwards. A person without the permission to
 * pay does not get a try. Returns the hash that the code matches.
 */
export async function tryEmoCode(
  context: ReadContext,
  id: number,
  { card_nrc, pickup_code }: FormValues<typeof payEmoForm>,
): Promise<Buffer | Refusal> {
  const { db, viewer, now, services } = context;
  const emo = await findEmo(db, viewer, id);
  if (!emo) return refuse('not_found');
  const decided = await decideOnEmo(context, emo, 'pay');
  if (isRefusal(decided)) return decided;
  const secret = await installationSecret(db, services);
  const settled = (await nrcSettler(db, [card_nrc]))(card_nrc);
  const counted = await countTry(db, id, viewer.id, now);
  if (!counted || !emo.code_hash) {
    // Locked, or just paid by another person: the second one is told which.
    const seen = await findEmo(db, viewer, id);
    const problem = seen && (await decideOnEmo(context, seen, 'pay'));
    return isRefusal(problem) ? problem : refuse('emo_locked');
  }
  if (!isSameNrc(settled, emo.payee_nrc)) return refuse('emo_wrong_nrc');
  if (!isEmoCode(secret, id, pickup_code, emo.code_hash))
    return counted.left === 0 ? refuse('emo_locked') : refuse('emo_wrong_code', { values: { left: counted.left } });
  await takeBackTry(db, id, counted.try_id);
  return emo.code_hash;
}

/**
 * Pays out to the payee at the named branch, after card and code were checked. Refused: `not_enough_cash` above the till's balance, `emo_approval_needed` above
 * the limit, `state_not_allowed` for the second of two.
 */
export function payEmo(context: CommandContext, id: number, fitted: Buffer): Answer {
  const { tx, viewer, now } = context;
  return changeRecord(context, emoRecord, id, async (emo) => {
    await lockOutflow(tx, outflowOfEmo(emo, viewer));
    const status = await decideOnEmo(context, emo, 'pay');
    if (isRefusal(status)) return status;
    // A new code was created meanwhile: the given one is no longer valid.
    if (!emo.code_hash?.equals(fitted)) return refuse('emo_wrong_code', { values: { left: emoTriesMax - emo.tries } });
    const refused =
      (await serviceProblem(tx, emo.pay_branch_id, 'emo', now)) ?? (await payCash(context, emo, 'emo_paid'));
    if (refused) return refused;
    await setEmo(tx, id, { status, paid_by: viewer.id, paid_at: now }, now);
    return {
      action: 'pay',
      branchId: emo.pay_branch_id,
      before: { status: emo.status },
      after: { status, amount: emo.amount },
    };
  });
}

/**
 * Refunds the amount to the sender at the selling branch, against their card: of an order that was not accepted, or not collected. The fee stays. Refused:
 * `emo_wrong_nrc`, `not_enough_cash`, `second_person_needed` above the limit for the person who sold it.
 */
export function refundEmo(
  context: CommandContext,
  command: 'cancel' | 'refund',
  id: number,
  { card_nrc, reason }: FormValues<typeof refundEmoForm>,
): Answer {
  const { tx, viewer, now } = context;
  return changeState(context, emoRecord, id, {
    command,
    reason,
    decide: async (emo) => {
      await lockOutflow(tx, outflowOfEmo(emo, viewer));
      return decideOnEmo(context, emo, command);
    },
    check: async (_status, emo) =>
      isSameNrc((await nrcSettler(tx, [card_nrc]))(card_nrc), emo.sender_nrc)
        ? payCash(context, emo, 'emo_refunded')
        : refuse('emo_wrong_nrc'),
    set: (status) => setEmo(tx, id, { status, refunded_by: viewer.id, refunded_at: now, refund_reason: reason }, now),
  });
}

/**
 * Takes the amount from the till of the current branch, if it has enough. A till that pays an order acts for head office, so the same amount of parcels' money
 * in it counts as arrived. An agent earns commission on a payout, but not on a refund to the sender.
 */
async function payCash(
  context: CommandContext,
  emo: EmoRecord,
  event: 'emo_paid' | 'emo_refunded',
): Promise<Refusal | null> {
  const { tx, viewer, now } = context;
  const branch_id = event === 'emo_paid' ? emo.pay_branch_id : emo.sell_branch_id;
  const earned =
    event === 'emo_paid'
      ? await readCommission(tx, { event, branch_id, fee: emo.fee }, now)
      : -(await readEarned(tx, `emo_sold:${emo.id}`));
  const paid = await payOut(context, {
    ...outflowOfEmo(emo, viewer),
    record_id: emo.id,
    amount: emo.amount,
    alone: event === 'emo_paid' ? emo.approved_by === null : emo.sold_by === viewer.id,
    till: branch_id,
    journals: [
      {
        key: `${event}:${emo.id}`,
        event,
        branch_id,
        note: emo.number,
        postings: [...emoPaidPostings({ amount: emo.amount, branch_id }), ...commissionPostings(branch_id, earned)],
      },
    ],
  });
  if (isRefusal(paid)) return paid;
  await recomputeCodReadiness(tx, { labels: await arriveUnnamed(tx, branch_id, null) });
  return null;
}
