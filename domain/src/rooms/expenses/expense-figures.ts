import { searchKey } from '../../kernel/text.ts';
import { accountRef, type Posting } from '../ledger/accounts.ts';

/** An expense as the ledger sees it. */
export interface ExpenseMoney {
  readonly branch_id: number;
  readonly category_id: number;
  /** Whole kyat. */
  readonly amount: number;
}

/** The postings of a paid expense: the branch's expense of this category, out of its till. Source: decisions 4.1. */
export function expensePostings({ branch_id, category_id, amount }: ExpenseMoney): readonly Posting[] {
  return [
    { account: accountRef('branch_expense', { owner: branch_id, name: String(category_id) }), amount },
    { account: accountRef('cash:branch', { owner: branch_id }), amount: -amount },
  ];
}

/**
 * What a vendor is compared by, so that a purchase that was split is found under whatever spelling: case, spaces, signs and numbers do not matter.
 *
 * @example vendorKey('Shwe  Shop (2)') === vendorKey('SHWE-SHOP')
 */
export function vendorKey(vendor: string): string {
  const key = searchKey(vendor);
  const letters = key.replace(/[^\p{L}\p{M}]/gu, '');
  return letters === '' ? key : letters;
}

/** The budget of a month: what is meant to be spent, what was, and what is recorded and not yet paid. Whole kyat. */
export interface Budget {
  readonly budget: number;
  readonly used: number;
  readonly waiting: number;
}

/** From this share of a budget on, in percent, it is said that it is nearly used. */
const nearPercent = 80;

export type BudgetLevel = 'within' | 'near' | 'passed';

/**
 * How a budget stands once so much more is spent. It never blocks: whoever records and whoever approves is told.
 *
 * @example budgetLevel({ budget: 100, used: 70, waiting: 20 }, 11) === 'passed'
 */
export function budgetLevel({ budget, used, waiting }: Budget, more = 0): BudgetLevel {
  const spent = used + waiting + more;
  if (spent > budget) return 'passed';
  return spent * 100 >= budget * nearPercent ? 'near' : 'within';
}
