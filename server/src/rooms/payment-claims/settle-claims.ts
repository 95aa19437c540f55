import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { accountRef, type AccountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import {
  channelFee,
  endedPostings,
  merchantFeePostings,
  receivedPostings,
} from '@waybill/domain/rooms/payment-claims/claim-postings.ts';
import { decideClaim } from '@waybill/domain/rooms/payment-claims/decide-claim.ts';
import { paymentClaimLife, type ClaimEnd } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import type { PaymentClaimRow } from '@waybill/contract/rooms/payment-claims/payment-claims.contract.ts';
import { changeRecord, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRow } from '../../kernel/lists.ts';
import { ledgerRefOf } from '../bank-accounts/bank-accounts.door.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';
import { writeJournals, type NewJournal } from '../ledger/journals.door.ts';
import { lockBalance } from '../ledger/ledger.door.ts';
import { findJournals, isOnClearance, journalsById, writeMirrors } from '../ledger/settlements.door.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import { hasEndRequest } from '../surpluses/surpluses.door.ts';
import { paymentClaimSource } from './payment-claims.queries.ts';
import { endClaims, lockClaims, readSettlement, reopenClaim, type LockedClaim } from './settle-claims.store.ts';

/** The person who answers for a claim: its courier, or who claimed it at the counter. */
const answersFor = ({ courier_id, claimed_by }: LockedClaim): number => courier_id ?? claimed_by;
/** Everybody who took part in a claim. */
export const handsOf = (claim: LockedClaim): number[] => [...new Set([answersFor(claim), claim.claimed_by])];

const settledOf = (claim: LockedClaim) => ({ ...claim, staff_id: answersFor(claim) });

/** A payment that a statement has, and its claim. */
export interface ReceivedPayment {
  readonly claim: LockedClaim;
  /** Whole kyat. */
  readonly amount: number;
  readonly day: string;
  readonly reference: string;
}

/**
 * Settles claims with the payments that the statement has: the money moves from the channel to the bank, the provider's fee is booked, and COD that waited
 * for it passes its gate.
 */
export async function settleClaims(
  { tx, viewer, now }: CommandContext,
  all: readonly ReceivedPayment[],
): Promise<void> {
  if (all.length === 0) return;
  const banks = new Map<number, AccountRef>();
  for (const { bank_account_id } of all.map(({ claim }) => claim))
    if (!banks.has(bank_account_id)) banks.set(bank_account_id, await ledgerRefOf(tx, bank_account_id));
  const fees = new Map(all.map(({ claim, amount }) => [claim.id, channelFee(claim, amount)]));
  const journals = all.flatMap(({ claim, amount, reference }): NewJournal[] => {
    const fee = fees.get(claim.id) ?? 0;
    const bank = banks.get(claim.bank_account_id) as AccountRef;
    const head = { at: now, branch_id: claim.branch_id, staff_id: viewer.id };
    const charged = claim.fee_by === 'merchant' && claim.customer_id !== null && fee > 0 ? claim.customer_id : null;
    return [
      {
        ...head,
        key: settledKey(claim),
        event: 'channel_settled',
        label_id: claim.label_id,
        note: reference,
        postings: receivedPostings(settledOf(claim), { received: amount, fee, bank }),
      },
      ...(charged === null
        ? []
        : [
            {
              ...head,
              key: feeKey(settledKey(claim)),
              event: 'channel_fee' as const,
              note: claim.tracking_code,
              postings: merchantFeePostings(charged, fee),
              item: {
                role: 'carried' as const,
                cod_amount: 0,
                cod_fee: 0,
                shipping: 0,
                return_fee: 0,
                net: -fee,
                customer_id: charged,
              },
            },
          ]),
    ];
  });
  const written = new Map((await writeJournals(tx, journals)).map(({ key, id }) => [key, id]));
  await endClaims(
    tx,
    all.map(({ claim, day }) => ({
      id: claim.id,
      status: paymentClaimLife.at.matched,
      end_journal_id: written.get(settledKey(claim)) as number,
      fee: fees.get(claim.id) ?? 0,
      settled_on: day,
    })),
    { by: viewer.id, now, reason: null },
  );
  await recomputeCodReadiness(tx, { labels: all.map(({ claim }) => claim.label_id) });
}
/** The key of a settlement: a claim that was unmatched is settled again. */
const settledKey = ({ id, version }: LockedClaim) => `claim:${id}:${version}:settled`;
const feeKey = (settled: string) => settled.replace(/settled$/, 'fee');

/**
 * Takes back the settlement of a claim that was matched wrongly: its money, the provider's fee and the fee of the merchant. Refused: `on_clearance`,
 * `payment_at_bank`, and `payment_difference_ended` where a shortage was repaid or a surplus given back.
 */
export async function unsettleClaim({ tx, now }: CommandContext, claim: LockedClaim): Promise<Refusal | null> {
  const settled = await readSettlement(tx, claim);
  const [fee] = await findJournals(tx, [feeKey(settled.key)]);
  const journals = [claim.end_journal_id as number, ...(fee === undefined ? [] : [fee])];
  if (await isOnClearance(tx, [claim.journal_id, ...journals])) return refuse('on_clearance');
  if (settled.at_bank) return refuse('payment_at_bank');
  const short = accountRef('shortage:staff', { owner: answersFor(claim) });
  const isRepaid = settled.shortage > 0 && (await lockBalance(tx, short)) < settled.shortage;
  if (isRepaid || (settled.surplus_id !== null && (await hasEndRequest(tx, settled.surplus_id))))
    return refuse('payment_difference_ended');
  await writeMirrors(tx, journalsById(journals, now));
  await reopenClaim(tx, claim.id, now);
  await recomputeCodReadiness(tx, { labels: [claim.label_id] });
  return null;
}

/** Claims of the covered branches, for commands. */
const paymentClaimRecord = topicRecord<'payment_claims', LockedClaim, PaymentClaimRow>({
  room: 'payment_claims',
  topic: 'payment_claim',
  lock: async ({ tx, viewer }, id) => (await lockClaims(tx, [id], viewer))[0] ?? null,
  auditSubject: ({ tracking_code, branch_id }) => ({ name: tracking_code, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readRow(tx, paymentClaimSource, viewer, id),
});

/** Returns why this person may not settle the claim, or the state that it gets. */
export async function settlingState(
  { tx, viewer, now }: CommandContext,
  claim: LockedClaim,
  command: 'match' | 'unmatch' | ClaimEnd,
  hands = handsOf(claim),
) {
  return decideClaim(
    viewer,
    { status: claim.status, hands, by_another: await isDifferentFromAll(tx, hands, viewer.id, now) },
    command,
  );
}

/** Ends a case without the provider's money: as cash that the courier or the till has, or as the shortage of who claimed it. */
export function endCase(
  context: CommandContext,
  command: ClaimEnd,
  id: number,
  { reason, version }: { readonly reason: string; readonly version: number },
): Changed<PaymentClaimRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, paymentClaimRecord, id, async (claim) => {
    if (claim.version !== version) return refuse('changed_meanwhile');
    const status = await settlingState(context, claim, command);
    if (isRefusal(status)) return status;
    const { branch_id, courier_id, label_id, amount } = claim;
    const inCash = command === 'as_cash';
    const account = inCash
      ? courier_id === null
        ? accountRef('cash:branch', { owner: branch_id })
        : accountRef('cash:courier', { owner: courier_id })
      : accountRef('shortage:staff', { owner: answersFor(claim) });
    const [journal] = await writeJournals(tx, [
      {
        key: `claim:${id}:${command}`,
        event: inCash ? 'channel_as_cash' : 'channel_short',
        at: now,
        label_id,
        branch_id,
        staff_id: answersFor(claim),
        note: reason,
        postings: endedPostings(settledOf(claim), account),
        cash: inCash
          ? { amount, place: courier_id === null ? 'branch' : 'courier', staff_id: courier_id, branch_id }
          : null,
      },
    ]);
    if (!journal) throw new Error(`claim ${id} was ended before`);
    await endClaims(tx, [{ id, status, end_journal_id: journal.id, fee: null, settled_on: null }], {
      by: viewer.id,
      now,
      reason,
    });
    await recomputeCodReadiness(tx, { labels: [label_id] });
    return { action: command, before: { status: claim.status }, after: { status, amount, reason } };
  });
}
