import { accountRef, type Posting } from '../ledger/accounts.ts';
import type { FeeBearer, PayMethod } from './clearance-states.ts';

/** What a payment settles and moves, in whole kyat. */
export interface ClearancePayment {
  readonly customer_id: number;
  /** The till that pays when it is paid in cash. */
  readonly branch_id: number;
  /** What the merchant owed and is netted: returns, credit, gate. */
  readonly netted: number;
  readonly received: number;
  readonly fee: number;
  readonly bearer: FeeBearer;
  readonly method: PayMethod;
}

/**
 * The postings of a paid COD clearance: what the merchant owed is settled against what is owed to them, and the rest leaves the bank or the till.
 * An amount paid too little or too much stays on the merchant's account for the next document.
 *
 * Source: decisions 4.1.
 */
export function clearedPostings({
  customer_id,
  branch_id,
  netted,
  received,
  fee,
  bearer,
  method,
}: ClearancePayment): readonly Posting[] {
  const payable = accountRef('payable:merchant', { owner: customer_id });
  const payer = method === 'bank' ? accountRef('bank') : accountRef('cash:branch', { owner: branch_id });
  return [
    { account: payable, amount: netted },
    { account: accountRef('receivable:merchant', { owner: customer_id }), amount: -netted },
    { account: payable, amount: received },
    { account: bearer === 'merchant' ? payable : accountRef('expense', { name: 'bank_statement_fee' }), amount: fee },
    { account: payer, amount: -received - fee },
  ].filter(({ amount }) => amount !== 0);
}
