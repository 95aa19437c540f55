import { accountRef, type Posting } from '../ledger/accounts.ts';

/** An order as the ledger sees it, in whole kyat. */
export interface EmoMoney {
  readonly amount: number;
  readonly fee: number;
  /** The branch whose till takes or gives the cash. */
  readonly branch_id: number;
}

/** Sold: amount and fee come into the till, the amount is owed from then on (decisions 4.1). */
export function emoSoldPostings({ amount, fee, branch_id }: EmoMoney): readonly Posting[] {
  return [
    { account: accountRef('cash:branch', { owner: branch_id }), amount: amount + fee },
    { account: accountRef('emo_payable'), amount: -amount },
    { account: accountRef('income', { name: 'emo' }), amount: -fee },
  ].filter((posting) => posting.amount !== 0);
}

/** Paid out to the payee, or back to the sender: the amount leaves the till of the branch that pays. The fee stays. */
export function emoPaidPostings({ amount, branch_id }: Omit<EmoMoney, 'fee'>): readonly Posting[] {
  return [
    { account: accountRef('emo_payable'), amount },
    { account: accountRef('cash:branch', { owner: branch_id }), amount: -amount },
  ];
}
