import { accountRef, type AccountRef, type Posting } from '../ledger/accounts.ts';
import { itemRoles, type ItemRole } from '../ledger/open-items.ts';
import type { FeeBearer } from './clearance-states.ts';

/** Amounts of a payment, in whole kyat. */
export interface ClearancePayment {
  readonly customer_id: number;
  /** Bank account or till that pays. */
  readonly payer: AccountRef;
  /** Netted debts of the merchant: returns, credit, gate. */
  readonly netted: number;
  readonly received: number;
  readonly fee: number;
  readonly bearer: FeeBearer;
}

/**
 * Returns the postings of a paid COD clearance: the merchant's debts are netted against what is due to them, the rest leaves the bank or till. Over- and
 * underpayments stay on the merchant's account for the next document. Source: decisions 4.1.
 */
export function clearedPostings({
  customer_id,
  payer,
  netted,
  received,
  fee,
  bearer,
}: ClearancePayment): readonly Posting[] {
  const payable = accountRef('payable:merchant', { owner: customer_id });
  return [
    { account: payable, amount: netted },
    { account: accountRef('receivable:merchant', { owner: customer_id }), amount: -netted },
    { account: payable, amount: received },
    { account: bearer === 'merchant' ? payable : accountRef('expense', { name: 'bank_statement_fee' }), amount: fee },
    { account: payer, amount: -received - fee },
  ].filter(({ amount }) => amount !== 0);
}

/** A merchant's payment that settles lines of a document, in whole kyat. */
export interface CollectedPayment {
  readonly customer_id: number;
  /** Bank account or till that receives it. */
  readonly taker: AccountRef;
  /** Settled amount of each line; negative, as the merchant owed it. */
  readonly parts: readonly { readonly role: ItemRole; readonly amount: number }[];
}

/**
 * Returns the postings of a collected payment: cash or bank against the merchant's debt, on the account of each line.
 *
 * @example collectedPostings({ customer_id: 3, taker: accountRef('cash:branch', { owner: 1 }), parts: [{ role: 'credit', amount: -2_500 }] })
 * Source: decisions 4.1.
 */
export function collectedPostings({ customer_id, taker, parts }: CollectedPayment): readonly Posting[] {
  const sumOn = (account: string) =>
    parts.reduce((sum, { role, amount }) => (itemRoles[role].account === account ? sum + amount : sum), 0);
  const accounts = (['receivable:merchant', 'payable:merchant'] as const).map((kind) => ({
    account: accountRef(kind, { owner: customer_id }),
    amount: sumOn(kind),
  }));
  const paid = parts.reduce((sum, { amount }) => sum + amount, 0);
  return [{ account: taker, amount: -paid }, ...accounts].filter(({ amount }) => amount !== 0);
}
