import { accountRef, type AccountRef, type ExpenseName, type Posting } from '../ledger/accounts.ts';
import { handoverKinds, type HandoverKind } from './handover-states.ts';

/** A counted handover with the owner of its difference. Whole kyat. */
export interface CountedCash {
  readonly kind: HandoverKind;
  readonly branch_id: number;
  readonly giver_staff_id: number | null;
  /** Office that keeps the cash; `null` is the bank. */
  readonly to_branch_id: number | null;
  /** Ledger account of the bank; defaults to the operator's default account. */
  readonly bank?: AccountRef;
  readonly expected: number;
  readonly counted: number;
  readonly difference_owner_id: number | null;
}

/**
 * Returns the postings of sent cash: it is in transit until another person has counted it. An agent deducts its commission, which is then no longer owed
 * to it.
 *
 * @example sentPostings(3, 58_500, 1_500) // 60_000 leave the till, 58_500 are on their way
 */
export function sentPostings(branchId: number, amount: number, commission = 0): readonly Posting[] {
  return [
    { account: accountRef('cash:transit', { owner: branchId }), amount },
    { account: accountRef('receivable:agent', { owner: branchId }), amount: commission },
    { account: accountRef('cash:branch', { owner: branchId }), amount: -(amount + commission) },
  ].filter((posting) => posting.amount !== 0);
}

/**
 * Moves counted cash to the receiver: the giver's account loses the expected amount, the receiver's gets the counted one. Missing money becomes a debt
 * of its owner, a surplus an overage of the branch. Throws a RangeError when money is missing without an owner.
 *
 * @example arrivedPostings({ kind: 'courier', giver_staff_id: 7, branch_id: 1, to_branch_id: null, expected: 603_000, counted: 600_000, difference_owner_id: 7 })
 * Source: decisions 4.1.
 */
export function arrivedPostings(cash: CountedCash): readonly Posting[] {
  const difference = cash.counted - cash.expected;
  if (difference < 0 && cash.difference_owner_id === null)
    throw new RangeError('missing cash needs somebody who answers for it');
  return [
    { account: receiverOf(cash), amount: cash.counted },
    ...(difference < 0
      ? [{ account: accountRef('shortage:staff', { owner: cash.difference_owner_id }), amount: -difference }]
      : []),
    ...(difference > 0 ? [{ account: accountRef('overage', { owner: cash.branch_id }), amount: -difference }] : []),
    { account: giverOf(cash), amount: -cash.expected },
  ].filter(({ amount }) => amount !== 0);
}

/**
 * Returns the postings of a till's difference between count and books: missing money becomes a debt of its owner, a surplus an overage of the branch.
 * Throws a RangeError when money is missing without an owner.
 */
export function tillDifferencePostings(
  branchId: number,
  difference: number,
  ownerId: number | null,
): readonly Posting[] {
  if (difference < 0 && ownerId === null) throw new RangeError('missing cash needs somebody who answers for it');
  const other =
    difference < 0 ? accountRef('shortage:staff', { owner: ownerId }) : accountRef('overage', { owner: branchId });
  return [
    { account: accountRef('cash:branch', { owner: branchId }), amount: difference },
    { account: other, amount: -difference },
  ];
}

/** Returns the postings of missing cash repaid into a branch's till. */
export function repaidPostings(staffId: number, branchId: number, amount: number): readonly Posting[] {
  return [
    { account: accountRef('cash:branch', { owner: branchId }), amount },
    { account: accountRef('shortage:staff', { owner: staffId }), amount: -amount },
  ];
}

/** Returns the postings of a write-off: the debt ends and becomes the operator's expense. */
export function writtenOffPostings(staffId: number, amount: number): readonly Posting[] {
  return [
    { account: accountRef('expense', { name: 'shortage_written_off' satisfies ExpenseName }), amount },
    { account: accountRef('shortage:staff', { owner: staffId }), amount: -amount },
  ];
}

function giverOf({ kind, giver_staff_id, branch_id }: CountedCash) {
  return handoverKinds[kind].leg === 'street'
    ? accountRef('cash:courier', { owner: giver_staff_id })
    : accountRef('cash:transit', { owner: branch_id });
}

function receiverOf({ kind, to_branch_id, branch_id, bank = accountRef('bank') }: CountedCash) {
  if (handoverKinds[kind].leg === 'street') return accountRef('cash:branch', { owner: branch_id });
  return to_branch_id === null ? bank : accountRef('cash:branch', { owner: to_branch_id });
}
