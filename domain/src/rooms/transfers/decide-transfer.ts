import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { type AccountRef, type Posting, accountRef } from '../ledger/accounts.ts';
import type { Viewer } from '../../kernel/access.ts';
import { needsSecondPerson, refuseHands } from '../staff/second-person.ts';
import { transferLife, transferSteps, type TransferState, type TransferStep } from './transfer-states.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a transfer. Money in whole kyat. */
export interface TransferFacts {
  readonly status: TransferState;
  readonly amount: number;
  readonly fee: number;
  readonly created_by: number;
  readonly approved_by: number | null;
  /** Who sent it; null before. */
  readonly sent_by: number | null;
  /** Branch of the receiving till. */
  readonly to_branch_id: number | null;
  /** The actor is a different person from the requester and, once sent, the sender. */
  readonly by_another: boolean;
  /** Limit of the actor, and the lowest of anybody. */
  readonly limit: number;
  readonly lowest_limit: number;
  /** Left today from the same account, or by the same people, without a second person; fees included. */
  readonly left_today: number;
  /** A statement line is matched to one of its postings. */
  readonly on_statement: boolean;
}

export type TransferRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'transfer_above_limit'
  | 'transfer_other_branch'
  | 'transfer_on_statement'
  | 'second_person_needed'
  | 'not_independent'
  | 'approval_not_needed';

/** Returns all that leaves the account, with the fee. */
export const amountWithFee = ({ amount, fee }: Pick<TransferFacts, 'amount' | 'fee'>): number => amount + fee;

/**
 * Returns the next state of a command, or the refusal. Above a limit a second person approves, never the requester; amounts split over a day count
 * together. The branch whose till has the cash sends it and reverses it. A transfer on a statement has happened and cannot be voided. Source: decisions
 * 15.
 */
export function decideTransfer(
  actor: Viewer,
  transfer: TransferFacts,
  command: TransferStep,
): TransferState | Refusal<TransferRefusal> {
  return decideBy(transferLife, actor, transfer.status, command, () => problemOf(actor, transfer, command));
}

function problemOf(actor: Viewer, transfer: TransferFacts, command: TransferStep): Refusal<TransferRefusal> | null {
  const { created_by, by_another, limit, lowest_limit, left_today, approved_by } = transfer;
  const leaves = amountWithFee(transfer);
  switch (command) {
    case 'approve': {
      if (!needsSecondPerson({ approved_by, leaves, left_today, limit: lowest_limit }))
        return refuse('approval_not_needed');
      return refuseHands(actor.id, [created_by], by_another);
    }
    case 'refuse':
      return refuseHands(actor.id, [created_by], by_another);
    case 'send':
      if (isElsewhere(actor, transfer)) return refuse('transfer_other_branch');
      return needsSecondPerson({ approved_by, leaves, left_today, limit })
        ? refuse('transfer_above_limit', { values: { limit } })
        : null;
    case 'void':
      if (transfer.on_statement) return refuse('transfer_on_statement');
      if (isElsewhere(actor, transfer)) return refuse('transfer_other_branch');
      return problemOfHand(actor, transfer);
    case 'withdraw':
      return null;
  }
}

/** Returns the people who must differ from the actor: the requester and, once sent, the sender. */
export const involvedPerson = ({ created_by, sent_by }: Pick<TransferFacts, 'created_by' | 'sent_by'>): number =>
  sent_by ?? created_by;

function problemOfHand(actor: Viewer, transfer: TransferFacts): Refusal<TransferRefusal> | null {
  return refuseHands(actor.id, [involvedPerson(transfer)], transfer.by_another);
}

const isElsewhere = (actor: Viewer, { to_branch_id }: TransferFacts) =>
  to_branch_id !== null && actor.branchId !== to_branch_id;

/** Returns the commands a screen offers, each with the reason when it is blocked; without an approval that is not needed. */
export function transferActions(
  actor: Viewer,
  transfer: TransferFacts,
): OfferedAction<TransferStep, TransferRefusal>[] {
  return actionsBy(transferLife, transfer.status, (command) => decideTransfer(actor, transfer, command), {
    of: transferSteps,
    hides: ['approval_not_needed'],
    approves: transferLife.commands.approve.permission,
  });
}

/** Returns the postings of a transfer: from one account to the other or a till; the fee is a bank charge on its own line, as on statements. */
export function transferPostings({
  from,
  to,
  amount,
  fee,
}: {
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly amount: number;
  readonly fee: number;
}): readonly Posting[] {
  const moved = [
    { account: to, amount },
    { account: from, amount: -amount },
  ];
  return fee === 0 ? moved : [...moved, ...chargePostings(from, fee)];
}

/** Returns the postings that move an amount from the account in our books to the one at the bank; incoming is positive. */
export function movePostings(from: AccountRef, to: AccountRef, amount: number): readonly Posting[] {
  return [
    { account: to, amount },
    { account: from, amount: -amount },
  ];
}

/** Returns the postings of the bank's interest. */
export function interestPostings(to: AccountRef, interest: number): readonly Posting[] {
  return [
    { account: to, amount: interest },
    { account: accountRef('income', { name: 'bank_interest' }), amount: -interest },
  ];
}

/** Returns the postings of a bank charge. */
export function chargePostings(from: AccountRef, charge: number): readonly Posting[] {
  return [
    { account: accountRef('expense', { name: 'bank_statement_fee' }), amount: charge },
    { account: from, amount: -charge },
  ];
}
