import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { decideBy } from '@waybill/domain/kernel/who-may.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { advancePaymentLife, type AdvanceStep } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { channelFee, receivedPostings } from '@waybill/domain/rooms/payment-claims/claim-postings.ts';
import { claimProblem, settleReference } from '@waybill/domain/rooms/payment-claims/decide-claim.ts';
import type { advancePaymentForm } from '@waybill/domain/rooms/payment-claims/payment-claim-forms.ts';
import { paymentLineLife } from '@waybill/domain/rooms/payment-claims/payment-line-states.ts';
import type { AdvancePaymentRow } from '@waybill/contract/rooms/payment-claims/payment-claims.contract.ts';
import { changeRecord, createRecord, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRow } from '../../kernel/lists.ts';
import { ledgerRefOf } from '../bank-accounts/bank-accounts.door.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { readUsableTerms } from '../payment-channels/payment-channels.door.ts';
import { endAdvance, insertAdvance, lockAdvance, type LockedAdvance } from './advance-payments.store.ts';
import { advancePaymentSource } from './payment-claims.queries.ts';
import { readClaimFacts } from './payment-claims.store.ts';
import { lockChannel, lockPaymentLine, placeLines } from './payment-lines.store.ts';

/** Advance payments of parcels that the user sees, for commands. */
const advanceRecord = topicRecord<'advance_payments', LockedAdvance, AdvancePaymentRow>({
  room: 'advance_payments',
  topic: 'payment_claim',
  lock: ({ tx, viewer }, id) => lockAdvance(tx, id, viewer),
  auditSubject: ({ tracking_code, branch_id }) => ({ name: tracking_code, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readRow(tx, advancePaymentSource, viewer, id),
});

/**
 * Announces a payment that a receiver says they made. It is checked like the claim of a delivery, and moves no money. Refused: `not_found`,
 * `paid_ahead_before`, and what `claimProblem` refuses.
 */
export async function announceAdvance(
  context: CommandContext,
  { tracking_code, payment_channel_id, amount, reference }: FormValues<typeof advancePaymentForm>,
): Promise<{ data: AdvancePaymentRow } | Refusal> {
  const { tx, viewer, now } = context;
  const code = readCode(tracking_code)?.code ?? tracking_code.trim().toUpperCase();
  const label = await tx
    .selectFrom('label as l')
    .innerJoin('label_state as s', 's.label_id', 'l.id')
    .select(['l.id', 'l.tracking_code', 's.deliver_branch_id', 's.delivered_at', 's.closed_at'])
    .where('l.tracking_code', '=', code)
    .where(visibleLabels(viewer))
    .executeTakeFirst();
  if (!label) return refuse('not_found');
  await lockChannel(tx, payment_channel_id);
  const paid = { channel_id: payment_channel_id, amount, reference };
  const scan = { scan_id: code, label_id: label.id, branch_id: label.deliver_branch_id, paid };
  const facts = (await readClaimFacts(tx, [scan], now)).get(code) ?? { terms: null, due: 0, used_by: null };
  const due = label.delivered_at === null && label.closed_at === null ? facts.due : 0;
  const problem = claimProblem(paid, { ...facts, due, picture: true });
  if (problem) return problem;
  const id = await insertAdvance(
    tx,
    {
      payment_channel_id,
      label_id: label.id,
      amount,
      reference: reference === null ? null : settleReference(reference),
      announced_by: viewer.id,
    },
    now,
  );
  if (id === null) return refuse('paid_ahead_before');
  const after = { tracking_code: label.tracking_code, amount, reference };
  return createRecord(context, advanceRecord, id, {
    name: label.tracking_code,
    branchId: label.deliver_branch_id,
    after,
  });
}

/** Withdraws a payment that did not come, or keeps one as a surplus of the branch. Refused: `state_not_allowed`, `changed_meanwhile`. */
export function endAdvancePayment(
  context: CommandContext,
  command: AdvanceStep,
  id: number,
  { reason, version }: { readonly reason: string; readonly version: number },
): Changed<AdvancePaymentRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, advanceRecord, id, async (advance) => {
    if (advance.version !== version) return refuse('changed_meanwhile');
    const status = decideBy(advancePaymentLife, viewer, advance.status, command);
    if (isRefusal(status)) return status;
    if (command === 'as_surplus') await keepAsSurplus(context, advance, reason);
    await endAdvance(tx, id, status, { by: viewer.id, now, reason });
    return { action: command, before: { status: advance.status }, after: { status, amount: advance.amount, reason } };
  });
}

/** Books money that came for no delivery: to the bank less the fee, and to the surplus of the branch, from which it is paid back. */
async function keepAsSurplus(
  { tx, viewer, now }: CommandContext,
  advance: LockedAdvance,
  reason: string,
): Promise<void> {
  const { payment_channel_id, branch_id, amount, label_id } = advance;
  const [line, terms] = [
    await lockPaymentLine(tx, advance.line_id as number),
    await readUsableTerms(tx, payment_channel_id),
  ];
  if (!line || !terms) throw new Error(`advance payment ${advance.id} has no line of a statement`);
  const postings = receivedPostings(
    { payment_channel_id, branch_id, staff_id: viewer.id, amount: 0 },
    { received: amount, fee: channelFee(terms, amount), bank: await ledgerRefOf(tx, terms.bank_account_id) },
  );
  const head = { key: `advance:${advance.id}:surplus`, event: 'channel_settled', at: now } as const;
  await writeJournals(tx, [{ ...head, label_id, branch_id, staff_id: viewer.id, note: line.reference, postings }]);
  const matched = paymentLineLife.commands.match.to;
  await placeLines(tx, [{ line_id: line.id, claim_id: null, status: matched }], { by: viewer.id, now, reason });
}
