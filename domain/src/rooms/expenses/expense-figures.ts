import { searchKey } from '../../kernel/text.ts';
import { accountRef, type Posting } from '../ledger/accounts.ts';

/** An expense in the ledger. */
export interface ExpenseMoney {
  readonly branch_id: number;
  readonly category_id: number;
  /** Whole kyat. */
  readonly amount: number;
}

/** Returns the postings of a paid expense: the branch's expense account of this category, and its till. Source: decisions 4.1. */
export function expensePostings({ branch_id, category_id, amount }: ExpenseMoney): readonly Posting[] {
  return [
    { account: accountRef('branch_expense', { owner: branch_id, name: String(category_id) }), amount },
    { account: accountRef('cash:branch', { owner: branch_id }), amount: -amount },
  ];
}

/**
 * Returns the key for comparing vendors, so that a split purchase is found in any spelling: ignores case, spaces, punctuation and digits.
 *
 * @example vendorKey('Shwe  Shop (2)') === vendorKey('SHWE-SHOP')
 */
export function vendorKey(vendor: string): string {
  const key = searchKey(vendor);
  const letters = key.replace(/[^\p{L}\p{M}]/gu, '');
  return letters === '' ? key : letters;
}

/** Budget of a month in whole kyat: planned, spent, and recorded but not yet paid. */
export interface Budget {
  readonly budget: number;
  readonly used: number;
  readonly waiting: number;
}

/** Percentage of a budget from which it is shown as nearly used. */
const nearPercent = 80;

export type BudgetLevel = 'within' | 'near' | 'passed';

/**
 * Returns the state of a budget after spending `more`. It never blocks; the user who records and the one who approves see it.
 *
 * @example budgetLevel({ budget: 100, used: 70, waiting: 20 }, 11) === 'passed'
 */
export function budgetLevel({ budget, used, waiting }: Budget, more = 0): BudgetLevel {
  const spent = used + waiting + more;
  if (spent > budget) return 'passed';
  return spent * 100 >= budget * nearPercent ? 'near' : 'within';
}
