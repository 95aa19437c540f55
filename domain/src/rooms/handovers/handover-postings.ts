import { accountRef, type AccountRef, type ExpenseName, type Posting } from '../ledger/accounts.ts';
import { handoverKinds, type HandoverKind } from './handover-states.ts';

/** A counted handover; a difference has somebody who answers for it. Whole kyat. */
export interface CountedCash {
  readonly kind: HandoverKind;
  readonly branch_id: number;
  readonly giver_staff_id: number | null;
  /** The office that keeps it; `null` is the bank. */
  readonly to_branch_id: number | null;
  /** Which account of the ledger the bank is; the default one unless it is said. */
  readonly bank?: AccountRef;
  readonly expected: number;
  readonly counted: number;
  readonly difference_owner_id: number | null;
}

/**
 * A branch sends cash: it is in transit until somebody else has counted it. An agent keeps a commission of it, which is owed to them no longer.
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
 * Moves counted cash from the giver to the receiver: the receiver holds what was counted, the giver no longer what was expected. Missing money is
 * owed by whoever answers for it, a surplus is kept as an overage of the branch. Throws a RangeError when money is missing and nobody answers for
 * it.
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
 * What a counted till has less or more than the books say: missing money is owed by whoever answers for it, a surplus is kept as an overage of the branch.
 * Throws a RangeError when money is missing and nobody answers for it.
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

/** Somebody pays back missing cash that they owe, into the till of a branch. */
export function repaidPostings(staffId: number, branchId: number, amount: number): readonly Posting[] {
  return [
    { account: accountRef('cash:branch', { owner: branchId }), amount },
    { account: accountRef('shortage:staff', { owner: staffId }), amount: -amount },
  ];
}

/** Missing cash is written off: nobody owes it any more, it is an expense of the operator. */
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
