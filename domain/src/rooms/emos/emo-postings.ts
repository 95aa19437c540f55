import { accountRef, type Posting } from '../ledger/accounts.ts';

/** An order in the ledger, in whole kyat. */
export interface EmoMoney {
  readonly amount: number;
  readonly fee: number;
  /** The branch whose till takes or gives the cash. */
  readonly branch_id: number;
}

/** Returns the postings of a sale: amount and fee enter the till, and the amount becomes a liability (decisions 4.1). */
export function emoSoldPostings({ amount, fee, branch_id }: EmoMoney): readonly Posting[] {
  return [
    { account: accountRef('cash:branch', { owner: branch_id }), amount: amount + fee },
    { account: accountRef('emo_payable'), amount: -amount },
    { account: accountRef('income', { name: 'emo' }), amount: -fee },
  ].filter((posting) => posting.amount !== 0);
}

/** Returns the postings of a payout to the payee or a refund to the sender: the amount leaves the paying branch's till. The fee stays. */
export function emoPaidPostings({ amount, branch_id }: Omit<EmoMoney, 'fee'>): readonly Posting[] {
  return [
    { account: accountRef('emo_payable'), amount },
    { account: accountRef('cash:branch', { owner: branch_id }), amount: -amount },
  ];
}
