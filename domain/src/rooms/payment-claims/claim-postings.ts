import { accountRef, type AccountRef, type Posting } from '../ledger/accounts.ts';
import type { PaymentChannelValues } from '../payment-channels/payment-channel-form.ts';

/**
 * Returns the provider's fee for a payment, rounding half a kyat up; never more than the payment. Whole kyat; `fee_percent` in hundredths of a percent.
 *
 * @example channelFee({ fee_percent: 50, fee_fixed: 100 }, 45_000) === 325
 */
export function channelFee(
  { fee_percent, fee_fixed }: Pick<PaymentChannelValues, 'fee_percent' | 'fee_fixed'>,
  amount: number,
): number {
  return Math.min(amount, Math.floor((amount * fee_percent + 5_000) / 10_000) + fee_fixed);
}

/** A claim whose money came, or will not. Whole kyat. */
export interface SettledClaim {
  readonly payment_channel_id: number;
  readonly amount: number;
  readonly branch_id: number;
  /** Who answers for it: the courier, or the person at the counter. */
  readonly staff_id: number;
}

const channelOf = ({ payment_channel_id }: SettledClaim) => accountRef('channel', { name: String(payment_channel_id) });
const nonZero = (postings: readonly Posting[]): Posting[] => postings.filter(({ amount }) => amount !== 0);

/**
 * Books a payment that the statement has: to the bank less the provider's fee. What is missing is the person's shortage, what is too much a surplus of
 * the branch.
 *
 * @example receivedPostings(claim, { received: 45_000, fee: 225, bank }) // bank 44_775, bank_statement_fee 225, channel -45_000
 */
export function receivedPostings(
  claim: SettledClaim,
  { received, fee, bank }: { readonly received: number; readonly fee: number; readonly bank: AccountRef },
): Posting[] {
  const missing = claim.amount - received;
  return nonZero([
    { account: bank, amount: received - fee },
    { account: accountRef('expense', { name: 'bank_statement_fee' }), amount: fee },
    { account: accountRef('shortage:staff', { owner: claim.staff_id }), amount: Math.max(0, missing) },
    { account: accountRef('overage', { owner: claim.branch_id }), amount: Math.min(0, missing) },
    { account: channelOf(claim), amount: -claim.amount },
  ]);
}

/** Charges the provider's fee to the merchant whose channel terms say so. */
export function merchantFeePostings(customerId: number, fee: number): Posting[] {
  return nonZero([
    { account: accountRef('payable:merchant', { owner: customerId }), amount: fee },
    { account: accountRef('expense', { name: 'bank_statement_fee' }), amount: -fee },
  ]);
}

/** Books a case that ends without the provider's money, on the account of the person or till that has it. */
export function endedPostings(claim: SettledClaim, account: AccountRef): Posting[] {
  return [
    { account, amount: claim.amount },
    { account: channelOf(claim), amount: -claim.amount },
  ];
}
