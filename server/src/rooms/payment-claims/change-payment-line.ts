import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { decideBy } from '@waybill/domain/kernel/who-may.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { openClaimStates } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { paymentLineLife } from '@waybill/domain/rooms/payment-claims/payment-line-states.ts';
import type { PaymentLineRow } from '@waybill/contract/rooms/payment-claims/payment-claims.contract.ts';
import { changeRecord, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRow } from '../../kernel/lists.ts';
import { paymentLineSource } from './payment-claims.queries.ts';
import { leaveToPeople, lockPaymentLine, placeLines, type LockedPaymentLine } from './payment-lines.store.ts';
import { findClaim, lockClaims } from './settle-claims.store.ts';
import { handsOf, settleClaims, settlingState, unsettleClaim } from './settle-claims.ts';

/** Lines of providers' statements, for commands. */
const paymentLineRecord = topicRecord<'payment_claims', LockedPaymentLine, PaymentLineRow>({
  room: 'payment_claims',
  topic: 'payment_claim',
  lock: ({ tx }, id) => lockPaymentLine(tx, id),
  auditSubject: ({ reference }) => ({ name: reference, branchId: null }),
  read: ({ tx, viewer }, id) => readRow(tx, paymentLineSource, viewer, id),
});

/**
 * Matches a line by hand: with the claim that the import found, or with that of a parcel. Where the amounts differ, or the importer took part in the claim,
 * the importer is no second person. Refused: `payment_not_claimed`, `second_person_needed`, `not_independent`.
 */
export function matchPaymentLine(
  context: CommandContext,
  id: number,
  { tracking_code, version }: { readonly tracking_code: string | null; readonly version: number },
): Changed<PaymentLineRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, paymentLineRecord, id, async (line) => {
    if (line.version !== version) return refuse('changed_meanwhile');
    const status = decideBy(paymentLineLife, viewer, line.status, 'match');
    if (isRefusal(status)) return status;
    const code = tracking_code === null ? null : readCode(tracking_code)?.code;
    const claimId = code ? await findClaim(tx, line.payment_channel_id, code) : line.claim_id;
    const [claim] = claimId === null ? [] : await lockClaims(tx, [claimId]);
    if (!claim || code === undefined || !openClaimStates.includes(claim.status)) return refuse('payment_not_claimed');
    const { brought_by } = await tx
      .selectFrom('payment_file')
      .select('brought_by')
      .where('id', '=', line.payment_file_id)
      .executeTakeFirstOrThrow();
    const hands = handsOf(claim);
    const bringerToo = line.amount !== claim.amount || hands.includes(brought_by);
    const settled = await settlingState(
      context,
      claim,
      'match',
      bringerToo ? [...new Set([...hands, brought_by])] : hands,
    );
    if (isRefusal(settled)) return settled;
    await settleClaims(context, [{ claim, amount: line.amount, day: line.day, reference: line.reference }]);
    await placeLines(tx, [{ line_id: id, claim_id: claim.id, status }], { by: viewer.id, now });
    return {
      action: 'match',
      before: { status: line.status },
      after: { status, tracking_code: claim.tracking_code, amount: line.amount },
    };
  });
}

/**
 * Takes a line off the claim that it settled wrongly: both are open again, and only a person matches the line. Neither who matched it nor who took part in
 * the claim. Refused: `second_person_needed`, `not_independent`, and what `unsettleClaim` refuses.
 */
export function unmatchPaymentLine(
  context: CommandContext,
  id: number,
  { reason, version }: { readonly reason: string; readonly version: number },
): Changed<PaymentLineRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, paymentLineRecord, id, async (line) => {
    if (line.version !== version) return refuse('changed_meanwhile');
    const status = decideBy(paymentLineLife, viewer, line.status, 'unmatch');
    if (isRefusal(status)) return status;
    const [claim] = line.claim_id === null ? [] : await lockClaims(tx, [line.claim_id]);
    if (!claim) return refuse('payment_not_claimed');
    const hands = [...new Set([...handsOf(claim), ...(line.decided_by === null ? [] : [line.decided_by])])];
    const opened = await settlingState(context, claim, 'unmatch', hands);
    if (isRefusal(opened)) return opened;
    const held = await unsettleClaim(context, claim);
    if (held) return held;
    await placeLines(tx, [{ line_id: id, claim_id: null, status }], { by: viewer.id, now, reason });
    await leaveToPeople(tx, id);
    return {
      action: 'unmatch',
      before: { status: line.status, tracking_code: claim.tracking_code },
      after: { status, amount: line.amount, reason },
    };
  });
}

/** Leaves a line out with a reason, or looks at it again. */
export function setAsidePaymentLine(
  context: CommandContext,
  command: 'leave' | 'reopen',
  id: number,
  { reason = null, version }: { readonly reason?: string | null; readonly version: number },
): Changed<PaymentLineRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, paymentLineRecord, id, async (line) => {
    if (line.version !== version) return refuse('changed_meanwhile');
    const status = decideBy(paymentLineLife, viewer, line.status, command);
    if (isRefusal(status)) return status;
    await placeLines(tx, [{ line_id: id, claim_id: null, status }], { by: viewer.id, now, reason });
    return { action: command, before: { status: line.status }, after: { status, reason } };
  });
}
