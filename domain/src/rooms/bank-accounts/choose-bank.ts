import { rule } from '../../kernel/rules.ts';

/** The facts of a bank account that matter when choosing one. */
export interface BankChoice {
  readonly open: boolean;
  /** The only branch whose documents use it; `null` for all. */
  readonly branch_id: number | null;
}

/** The bank account field of forms that move money by bank; empty means the default account. */
export const bankChoice = rule.idRef();

/**
 * Returns why a document of this branch cannot use the account; null when it can. Closed accounts are not used for new documents, accounts of another
 * branch never.
 *
 * @example bankProblem({ open: true, branch_id: 2 }, 1) === 'bank_account_elsewhere'
 * Source: decisions 15.
 */
export function bankProblem(
  account: BankChoice,
  branchId: number,
): 'bank_account_closed' | 'bank_account_elsewhere' | null {
  if (!account.open) return 'bank_account_closed';
  return account.branch_id === null || account.branch_id === branchId ? null : 'bank_account_elsewhere';
}
