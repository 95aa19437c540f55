import { accountRef, type AccountRef, type Posting } from '../ledger/accounts.ts';

/** Payments that a provider's statement settled for one day, and the bank has not shown. Whole kyat, less the provider's fees. */
export interface SettledDay {
  readonly day: string;
  readonly count: number;
  readonly amount: number;
}

/** Days that a lump sum may pay. `difference`: the bank received more (positive) or less. */
export interface PayoutProposal {
  readonly from: string;
  readonly until: string;
  readonly count: number;
  readonly amount: number;
  readonly difference: number;
}

const shown = 3;

/** Returns whether a sum of payments may be what the bank received: a provider's own charges stay below a tenth. @example isNearSum(100_000, 99_000) === true */
export const isNearSum = (amount: number, received: number): boolean =>
  amount > 0 && Math.abs(received - amount) * 10 <= received;

/**
 * Proposes which successive days a lump sum pays: those whose sum differs least, of equal ones the oldest. The days are in their order.
 *
 * @example proposePayouts([{ day: '2026-11-02', count: 2, amount: 99_500 }, { day: '2026-11-03', count: 1, amount: 40_000 }], 99_500)[0] // { from: '2026-11-02', until: '2026-11-02', count: 2, amount: 99_500, difference: 0 }
 * Source: W-03.
 */
export function proposePayouts(days: readonly SettledDay[], received: number): PayoutProposal[] {
  const found: PayoutProposal[] = [];
  for (const [at, { day: from }] of days.entries()) {
    let [count, amount] = [0, 0];
    for (const day of days.slice(at)) {
      count += day.count;
      amount += day.amount;
      if (isNearSum(amount, received))
        found.push({ from, until: day.day, count, amount, difference: received - amount });
    }
  }
  return found.toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference)).slice(0, shown);
}

const channelOf = (channelId: number) => accountRef('channel', { name: String(channelId) });
const nonZero = (postings: readonly Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0);

/** Books a lump sum in place of the payments that it pays. The provider owes what is missing, and has what is too much. */
export function gatheredPostings(
  bank: AccountRef,
  channelId: number,
  { received, amount }: { readonly received: number; readonly amount: number },
): Posting[] {
  return nonZero([
    { account: bank, amount: received },
    { account: bank, amount: -amount },
    { account: channelOf(channelId), amount: amount - received },
  ]);
}

/** Ends a difference with a provider: what it kept is a bank charge, what it paid too much lowers them. `owed`: what it owes by earlier lump sums. */
export function differencePostings(channelId: number, owed: number): Posting[] {
  return [
    { account: accountRef('expense', { name: 'bank_statement_fee' }), amount: owed },
    { account: channelOf(channelId), amount: -owed },
  ];
}
